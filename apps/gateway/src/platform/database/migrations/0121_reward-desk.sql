-- Takes from the member what of a corrected reward is still missing, as far as there is money now. Answers how much came.
CREATE FUNCTION reward_collect(p_merchant text, p_id text, p_turn integer, p_operator text) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  r reward%ROWTYPE;
  c reward_correction%ROWTYPE;
  m member_money;
  v_own bigint;
  v_purse bigint;
BEGIN
  SELECT * INTO r FROM reward WHERE id = p_id AND merchant_id = p_merchant FOR UPDATE;
  SELECT * INTO c FROM reward_correction WHERE reward_id = p_id AND turn = p_turn FOR UPDATE;
  IF r.id IS NULL OR c.taken_minor IS NULL OR c.closed_at IS NOT NULL THEN RETURN NULL; END IF;
  IF r.kind IN ('points', 'tickets') THEN
    v_purse := reward_purse_id(r);
    SELECT least(balance_minor, c.amount_minor - c.taken_minor) INTO v_own FROM ledger_account WHERE id = v_purse FOR UPDATE;
  ELSE
    m := member_money_lock(r.merchant_id, r.currency, r.exponent, r.member_id);
    v_purse := m.player_id;
    v_own := greatest(0, least(m.available, c.amount_minor - c.taken_minor));
  END IF;
  IF v_own = 0 THEN RETURN 0; END IF;
  PERFORM payment_post(r.merchant_id, 'rewardTakenBack', 'rewardTakenBack ' || r.id || ' ' || p_turn || ' ' || c.taken_minor,
    ARRAY[v_purse, ledger_part_account_id(r.merchant_id, r.currency, r.exponent, 'rewards', r.programme_id, r.member_id)],
    ARRAY[-v_own, v_own], jsonb_build_object('reward', r.id, 'programme', r.programme_id));
  PERFORM reward_budget_return(r, v_own);
  UPDATE reward_correction
     SET taken_minor = taken_minor + v_own,
         closed_at = CASE WHEN taken_minor + v_own = amount_minor THEN clock_timestamp() END,
         closed_by = CASE WHEN taken_minor + v_own = amount_minor THEN p_operator END
   WHERE reward_id = p_id AND turn = p_turn;
  PERFORM reward_tell(r.merchant_id, r.member_id);
  RETURN v_own;
END $$;
--> statement-breakpoint

-- Leaves to the member what of a corrected reward is still missing. Answers whether there was such a correction.
CREATE FUNCTION reward_forgive(p_merchant text, p_id text, p_turn integer, p_operator text) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  -- In the order of everything else: the reward before its correction.
  PERFORM FROM reward WHERE id = p_id AND merchant_id = p_merchant FOR UPDATE;
  UPDATE reward_correction SET closed_at = clock_timestamp(), closed_by = p_operator
   WHERE reward_id = p_id AND turn = p_turn AND merchant_id = p_merchant AND closed_at IS NULL AND taken_minor IS NOT NULL;
  RETURN FOUND;
END $$;
