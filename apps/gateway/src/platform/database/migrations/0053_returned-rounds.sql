-- As before, but a round whose stake went back is over: nothing is left to finish.
CREATE OR REPLACE FUNCTION withdrawal_facts(
  p_merchant text, p_member bigint, p_currency text, p_exponent smallint, p_weights jsonb,
  p_payee text, p_day_began timestamptz, p_since timestamptz
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_account bigint := ledger_account_id(p_merchant, p_currency, p_exponent, 'player', p_member::text);
  v_available bigint;
  v_payee payee%ROWTYPE;
BEGIN
  SELECT balance_minor INTO v_available FROM ledger_account WHERE id = v_account FOR UPDATE;
  PERFORM turnover_feed(p_merchant, p_member, p_currency, p_exponent, p_weights);
  SELECT * INTO v_payee FROM payee
   WHERE id = p_payee AND member_id = p_member AND merchant_id = p_merchant AND removed_at IS NULL;
  RETURN jsonb_build_object(
    'available', v_available::text,
    'left', turnover_left(p_merchant, p_member, p_currency)::text,
    'debt', coalesce((SELECT -balance_minor FROM ledger_account WHERE merchant_id = p_merchant AND currency = p_currency
                         AND kind = 'debt' AND owner = p_member::text), 0)::text,
    'openRounds', (SELECT count(*) FROM game_round WHERE merchant_id = p_merchant AND member_id = p_member
                      AND opened_at > p_since AND closed_at IS NULL
                      AND game_round_state(bet_minor, win_minor, returned_minor, closed_at) = 'open'),
    'dayCount', (SELECT count(*) FROM withdrawal WHERE member_id = p_member AND merchant_id = p_merchant
                    AND requested_at >= p_day_began AND state NOT IN ('rejected', 'cancelled', 'returned')),
    'dayAmount', (SELECT coalesce(sum(amount_minor), 0) FROM withdrawal
                   WHERE member_id = p_member AND merchant_id = p_merchant AND requested_at >= p_day_began
                     AND state NOT IN ('rejected', 'cancelled', 'returned'))::text,
    'paidBefore', EXISTS (SELECT FROM withdrawal WHERE member_id = p_member AND merchant_id = p_merchant
                             AND state IN ('paid', 'received')),
    'payeePaidBefore', EXISTS (SELECT FROM withdrawal w JOIN payee o ON o.id = w.payee_id
                                WHERE w.member_id = p_member AND w.merchant_id = p_merchant
                                  AND o.fingerprint = v_payee.fingerprint AND w.state IN ('paid', 'received')),
    'payeeCoolMinutes', CASE WHEN v_payee.id IS NOT NULL THEN
       greatest(0, ceil(extract(epoch FROM v_payee.usable_at - clock_timestamp()) / 60))::int END,
    'payeeOfOthers', EXISTS (SELECT FROM payee o WHERE o.fingerprint = v_payee.fingerprint
                                AND o.merchant_id = p_merchant AND o.member_id <> p_member),
    'sharedAddress', EXISTS (SELECT FROM session own JOIN session other
                                 ON other.ip = own.ip AND other.user_agent = own.user_agent
                                AND other.merchant_id = p_merchant AND other.member_id <> p_member
                                AND other.created_at > p_since - interval '29 days'
                              WHERE own.merchant_id = p_merchant AND own.member_id = p_member AND own.ip IS NOT NULL
                                AND own.created_at > p_since - interval '29 days'),
    'waysIn', (SELECT coalesce(jsonb_agg(DISTINCT name), '[]') FROM turnover_requirement
                WHERE member_id = p_member AND merchant_id = p_merchant AND source_kind = 'deposit'));
END $$;
