-- The last accrual that one claim takes: it ends after 20000 open ones, so that no claim holds the account for long, but
-- not before they give the least that can be claimed.
CREATE FUNCTION rebate_claim_bound(p_merchant text, p_member bigint, p_least bigint) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(min(o.id), 9223372036854775807)
    FROM (SELECT id, row_number() OVER open AS place, sum(amount_micro) OVER open AS micro FROM rebate_accrual
           WHERE member_id = p_member AND merchant_id = p_merchant AND claim_id IS NULL WINDOW open AS (ORDER BY id)) o
   WHERE o.place >= 20000
     AND o.micro + coalesce((SELECT carried_micro FROM rebate_purse WHERE member_id = p_member AND merchant_id = p_merchant), 0)
         >= greatest(1, p_least)::numeric * 1000000
$$;
--> statement-breakpoint

-- Claims a member's rebate: all accruals up to a fixed one, as many as one claim takes, and what was carried, rounded down once; the rest is carried.
-- The account is locked first, as every bet does, which then waits for nothing that a claim holds.
--   p_number  which of the member's claims it is: the same again changes nothing
--   p_least   the least that can be claimed
--   p_tenths  how many tenths of it have to be staked
-- Answers {status: OK | ALREADY, claim} or {status: BELOW}, which changes nothing.
CREATE OR REPLACE FUNCTION rebate_claim_make(
  p_merchant text, p_member bigint, p_currency text, p_exponent smallint, p_id text, p_number integer, p_up_to bigint,
  p_least bigint, p_tenths integer
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  m member_money := member_money_lock(p_merchant, p_currency, p_exponent, p_member);
  p rebate_purse%ROWTYPE;
  v_open numeric;
  v_staked numeric;
  v_total numeric;
  v_amount bigint;
  v_debt bigint;
  v_turnover bigint;
BEGIN
  INSERT INTO rebate_purse (merchant_id, member_id) VALUES (p_merchant, p_member) ON CONFLICT DO NOTHING;
  SELECT * INTO p FROM rebate_purse WHERE member_id = p_member AND merchant_id = p_merchant FOR UPDATE;
  IF p.claims + 1 <> p_number THEN
    RETURN jsonb_build_object('status', 'ALREADY', 'claim', (
      SELECT id FROM rebate_claim WHERE member_id = p_member AND merchant_id = p_merchant AND number = p_number));
  END IF;
  p_up_to := least(p_up_to, rebate_claim_bound(p_merchant, p_member, p_least));
  SELECT coalesce(sum(amount_micro), 0), coalesce(sum(turnover_minor), 0) INTO v_open, v_staked FROM rebate_accrual
   WHERE member_id = p_member AND merchant_id = p_merchant AND claim_id IS NULL AND id <= p_up_to;
  v_total := p.carried_micro + v_open;
  v_amount := floor(v_total / 1000000);
  IF v_amount < greatest(1, p_least) THEN RETURN jsonb_build_object('status', 'BELOW'); END IF;
  v_debt := least(m.owed, v_amount);
  v_turnover := v_amount * p_tenths / 10;
  INSERT INTO rebate_claim (id, merchant_id, member_id, number, up_to, currency, exponent, amount_minor, turnover_minor,
                            staked_minor, balance_after_minor)
  VALUES (p_id, p_merchant, p_member, p_number, p_up_to, p_currency, p_exponent, v_amount, v_turnover, v_staked,
          m.available + v_amount - v_debt);
  UPDATE rebate_accrual SET claim_id = p_id
   WHERE member_id = p_member AND merchant_id = p_merchant AND claim_id IS NULL AND id <= p_up_to;
  UPDATE rebate_purse SET carried_micro = v_total - v_amount::numeric * 1000000, claims = claims + 1
   WHERE member_id = p_member AND merchant_id = p_merchant;
  PERFORM payment_post(p_merchant, 'rebate', 'rebate ' || p_id,
    ARRAY[ledger_part_account_id(p_merchant, p_currency, p_exponent, 'rewards', 'manualRebate', p_member), m.player_id, m.debt_id],
    ARRAY[-v_amount, v_amount - v_debt, v_debt], jsonb_build_object('claim', p_id));
  PERFORM turnover_grant(p_merchant, p_member, p_currency, p_exponent, 'rebate', p_id, 'manualRebate', v_turnover);
  PERFORM rebate_correct(p_merchant, p_member);
  RETURN jsonb_build_object('status', 'OK', 'claim', p_id);
END $$;
