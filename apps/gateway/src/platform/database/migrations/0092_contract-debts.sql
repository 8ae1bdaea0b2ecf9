-- What may be taken of members' accounts to pay those below: what is free to be withdrawn,
-- less what a member owes the house.
CREATE OR REPLACE FUNCTION contract_free(p_merchant text, p_members bigint[], p_currency text, p_exponent smallint, p_weights jsonb)
  RETURNS TABLE (member_id bigint, free bigint) LANGUAGE plpgsql AS $$
DECLARE
  v_member bigint;
BEGIN
  FOREACH v_member IN ARRAY p_members LOOP
    PERFORM turnover_feed(p_merchant, v_member, p_currency, p_exponent, p_weights);
    RETURN QUERY SELECT v_member, greatest(0, a.balance_minor - turnover_left(p_merchant, v_member, p_currency)
             + coalesce((SELECT d.balance_minor FROM ledger_account d
                          WHERE d.merchant_id = p_merchant AND d.currency = p_currency AND d.kind = 'debt'
                            AND d.owner = v_member::text), 0))
      FROM ledger_account a
     WHERE a.merchant_id = p_merchant AND a.currency = p_currency AND a.kind = 'player' AND a.owner = v_member::text;
  END LOOP;
END $$;
