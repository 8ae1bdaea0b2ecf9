-- What a member has of the own stakes is told apart from what agents earn of their teams' (docs/decisions/120), and a period
-- keeps what a replay of it needs.
ALTER TABLE "agent_rebate_pay" ADD COLUMN "own_micro" numeric;--> statement-breakpoint
ALTER TABLE "agent_rebate_pay" ADD COLUMN "own_minor" bigint;--> statement-breakpoint
ALTER TABLE "agent_rebate_pay" ADD COLUMN "is_held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "agent_rebate_purse" ADD COLUMN "own_carried_micro" numeric DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "agent_rebate_run" ADD COLUMN "earned_hash" text;--> statement-breakpoint
ALTER TABLE "agent_rebate_pay" ADD CONSTRAINT "agent_rebate_pay_own" CHECK ("agent_rebate_pay"."own_minor" between 0 and "agent_rebate_pay"."amount_minor");--> statement-breakpoint
-- Only who is blocked or closed was paid nothing of a whole unit.
UPDATE agent_rebate_pay SET is_held = true
 WHERE paid_at IS NOT NULL AND amount_minor = 0 AND carried_in_micro + earned_micro >= 1000000;
--> statement-breakpoint
-- Of who never earned of others all is of the own stakes; of others it is not known what was carried of which.
WITH own AS (
  SELECT merchant_id, agent_id FROM agent_rebate WHERE run_id IS NOT NULL GROUP BY merchant_id, agent_id
  HAVING bool_and(member_id = agent_id)
), kept AS (
  UPDATE agent_rebate_purse p SET own_carried_micro = p.carried_micro
    FROM own WHERE own.merchant_id = p.merchant_id AND own.agent_id = p.agent_id)
UPDATE agent_rebate_pay p SET own_micro = p.earned_micro, own_minor = p.amount_minor
  FROM own WHERE own.merchant_id = p.merchant_id AND own.agent_id = p.agent_id;
--> statement-breakpoint

-- The rate of each agent above at a round's moment, the member first, and what of it goes to the one right below on the way:
-- the difference is the share. The member gives way to what the round gives back to claim.
CREATE FUNCTION agent_rebate_shares(
  p_merchant text, p_member bigint, p_adapter text, p_round text, p_at timestamptz, p_most int
) RETURNS TABLE (agent_id bigint, distance int, rate_bp int, below_bp int) LANGUAGE sql STABLE AS $$
  SELECT agent_id, distance, least(rebate_bp, p_most),
         coalesce(lag(least(rebate_bp, p_most)) OVER (ORDER BY distance), (
           SELECT x.rate_bp FROM rebate_accrual x
            WHERE x.member_id = p_member AND x.round_id = p_round AND x.adapter = p_adapter), 0)
    FROM team_path(p_merchant, p_member, p_at)
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION agent_rebate_accrue(p_merchant text, p_rounds jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  r record;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('agent rebates of ' || p_merchant, 0));
  FOR r IN
    SELECT (j ->> 'm')::bigint AS member, j ->> 'a' AS adapter, j ->> 'r' AS round, (j ->> 't')::bigint AS turnover,
           (j ->> 'bp')::int AS most, (j ->> 'at')::timestamptz AS at
      FROM jsonb_array_elements(p_rounds) WITH ORDINALITY AS e (j, place) ORDER BY place
  LOOP
    IF EXISTS (SELECT FROM agent_rebate WHERE member_id = r.member AND round_id = r.round AND adapter = r.adapter) THEN
      INSERT INTO agent_rebate (merchant_id, agent_id, member_id, adapter, round_id, turnover_minor, share_bp, amount_micro, at)
      SELECT p_merchant, agent_id, r.member, r.adapter, r.round, r.turnover - sum(turnover_minor), share_bp,
             (r.turnover - sum(turnover_minor)) * share_bp * 100, r.at
        FROM agent_rebate WHERE member_id = r.member AND round_id = r.round AND adapter = r.adapter
       GROUP BY agent_id, share_bp HAVING sum(turnover_minor) <> r.turnover;
      CONTINUE;
    END IF;
    CONTINUE WHEN r.turnover = 0;
    INSERT INTO agent_rebate (merchant_id, agent_id, member_id, adapter, round_id, turnover_minor, share_bp, amount_micro, at)
    SELECT p_merchant, agent_id, r.member, r.adapter, r.round, r.turnover, rate_bp - below_bp,
           r.turnover::numeric * (rate_bp - below_bp) * 100, r.at
      FROM agent_rebate_shares(p_merchant, r.member, r.adapter, r.round, r.at, r.most)
     WHERE rate_bp > below_bp ORDER BY distance;
  END LOOP;
END $$;
--> statement-breakpoint

-- Closes a period once, as before; what is of the own stakes is summed for itself, and what all came to is hashed.
CREATE OR REPLACE FUNCTION agent_rebate_close(
  p_merchant text, p_key text, p_from timestamptz, p_to timestamptz, p_currency text, p_exponent smallint
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  v_run bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('agent rebates of ' || p_merchant, 0));
  INSERT INTO agent_rebate_run (merchant_id, key, from_at, to_at, currency, exponent)
  VALUES (p_merchant, p_key, p_from, p_to, p_currency, p_exponent) ON CONFLICT DO NOTHING RETURNING id INTO v_run;
  IF v_run IS NULL THEN RETURN NULL; END IF;
  WITH taken AS (
    UPDATE agent_rebate SET run_id = v_run WHERE merchant_id = p_merchant AND run_id IS NULL AND at < p_to
    RETURNING agent_id, member_id, turnover_minor, amount_micro
  ), summed AS (
    SELECT agent_id, sum(turnover_minor) AS turnover, sum(amount_micro) AS micro,
           coalesce(sum(amount_micro) FILTER (WHERE member_id = agent_id), 0) AS own
      FROM taken GROUP BY agent_id
  )
  INSERT INTO agent_rebate_pay (merchant_id, run_id, agent_id, turnover_minor, earned_micro, own_micro)
  SELECT p_merchant, v_run, agent_id, turnover, micro, own FROM summed
  UNION ALL
  -- Who was kept from being paid is so when let in again.
  SELECT p_merchant, v_run, p.agent_id, 0, 0, 0
    FROM agent_rebate_purse p JOIN member m ON m.merchant_id = p.merchant_id AND m.id = p.agent_id AND m.status = 'active'
   WHERE p.merchant_id = p_merchant AND p.carried_micro >= 1000000
     AND NOT EXISTS (SELECT FROM summed s WHERE s.agent_id = p.agent_id);
  UPDATE agent_rebate_run
     SET earned_hash = (
       SELECT encode(sha256(convert_to(coalesce(string_agg(
                format('%s %s %s %s', agent_id, turnover_minor, earned_micro, own_micro), E'\n' ORDER BY agent_id), ''), 'UTF8')), 'hex')
         FROM agent_rebate_pay WHERE merchant_id = p_merchant AND run_id = v_run)
   WHERE id = v_run;
  RETURN v_run;
END $$;
--> statement-breakpoint

-- Pays an agent what a closed period came to, once, as before: rounded down once. What of it is of the own stakes is posted as
-- such, with what was carried of them; the rest as what the team's came to.
CREATE OR REPLACE FUNCTION agent_rebate_pay_make(p_merchant text, p_run bigint, p_agent bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_run agent_rebate_run%ROWTYPE;
  m member_money;
  v_earned numeric;
  v_carried numeric;
  v_own_earned numeric;
  v_own_carried numeric;
  v_held boolean;
  v_amount bigint;
  v_own bigint;
  v_team bigint;
  v_debt bigint;
  v_part bigint;
BEGIN
  SELECT * INTO STRICT v_run FROM agent_rebate_run WHERE id = p_run AND merchant_id = p_merchant;
  m := member_money_lock(p_merchant, v_run.currency, v_run.exponent, p_agent);
  SELECT earned_micro, coalesce(own_micro, 0) INTO v_earned, v_own_earned FROM agent_rebate_pay
   WHERE run_id = p_run AND agent_id = p_agent AND merchant_id = p_merchant AND paid_at IS NULL FOR UPDATE;
  IF NOT FOUND THEN RETURN; END IF;
  INSERT INTO agent_rebate_purse (merchant_id, agent_id) VALUES (p_merchant, p_agent) ON CONFLICT DO NOTHING;
  SELECT carried_micro, own_carried_micro INTO v_carried, v_own_carried FROM agent_rebate_purse
   WHERE merchant_id = p_merchant AND agent_id = p_agent FOR UPDATE;
  v_held := NOT EXISTS (SELECT FROM member WHERE merchant_id = p_merchant AND id = p_agent AND status = 'active');
  v_amount := CASE WHEN v_held THEN 0 ELSE greatest(0, floor((v_carried + v_earned) / 1000000)) END;
  v_own := least(v_amount, greatest(0, floor((v_own_carried + v_own_earned) / 1000000)));
  v_team := v_amount - v_own;
  UPDATE agent_rebate_pay
     SET carried_in_micro = v_carried, carried_out_micro = v_carried + v_earned - v_amount::numeric * 1000000,
         amount_minor = v_amount, own_micro = v_own_earned, own_minor = v_own, is_held = v_held, paid_at = clock_timestamp()
   WHERE run_id = p_run AND agent_id = p_agent;
  UPDATE agent_rebate_purse
     SET carried_micro = v_carried + v_earned - v_amount::numeric * 1000000,
         own_carried_micro = v_own_carried + v_own_earned - v_own::numeric * 1000000
   WHERE merchant_id = p_merchant AND agent_id = p_agent;
  IF v_amount = 0 THEN RETURN; END IF;
  v_part := ledger_part_account_id(p_merchant, v_run.currency, v_run.exponent, 'rewards', 'agentRebate', p_agent);
  v_debt := least(m.owed, v_team);
  IF v_team > 0 THEN
    PERFORM payment_post(p_merchant, 'agentRebate', 'agentRebate ' || p_run || ' ' || p_agent,
      ARRAY[v_part, m.player_id, m.debt_id], ARRAY[-v_team, v_team - v_debt, v_debt], jsonb_build_object('run', p_run::text));
  END IF;
  v_debt := least(m.owed - v_debt, v_own);
  IF v_own > 0 THEN
    PERFORM payment_post(p_merchant, 'ownRebate', 'ownRebate ' || p_run || ' ' || p_agent,
      ARRAY[v_part, m.player_id, m.debt_id], ARRAY[-v_own, v_own - v_debt, v_debt], jsonb_build_object('run', p_run::text));
  END IF;
END $$;
--> statement-breakpoint

-- What is given of the own stakes counts for a team's result as every rebate does.
CREATE OR REPLACE FUNCTION contract_read(
  p_merchant text, p_kind text, p_run bigint, p_currency text, p_bases text[], p_froms timestamptz[], p_tos timestamptz[],
  p_since timestamptz[], p_after bigint, p_most int, OUT changed text[], OUT last bigint
) LANGUAGE plpgsql
  -- Each row is found by its key: a plan that was made while the tables were small would read them whole.
  SET enable_seqscan TO off SET enable_hashjoin TO off SET enable_mergejoin TO off
AS $$
BEGIN
  WITH chosen AS MATERIALIZED (
    SELECT member_id FROM team_member WHERE merchant_id = p_merchant AND member_id > p_after ORDER BY member_id LIMIT p_most
  ), base AS MATERIALIZED (
    -- What was committed a moment after it was written was not seen then.
    SELECT key, from_at, to_at, since - interval '10 minutes' AS since
      FROM unnest(p_bases, p_froms, p_tos, p_since) AS b (key, from_at, to_at, since)
  ), span AS MATERIALIZED (
    SELECT min(from_at) AS from_at, max(to_at) AS to_at FROM base
  ), found AS (
    SELECT b.key, m.member_id, p.game_type, sum(p.stake_minor) AS stake, sum(p.win_minor) AS win, 0::numeric AS given
      FROM chosen m
     CROSS JOIN span s
     CROSS JOIN LATERAL (
       SELECT quarter, game_type, stake_minor - open_stake_minor AS stake_minor, win_minor - open_win_minor AS win_minor,
              moved_at
         FROM play_sum
        WHERE merchant_id = p_merchant AND member_id = m.member_id AND currency = p_currency
          AND quarter >= s.from_at AND quarter < s.to_at OFFSET 0) p
      JOIN base b ON p.quarter >= b.from_at AND p.quarter < b.to_at
     GROUP BY b.key, b.since, m.member_id, p.game_type
    HAVING b.since IS NULL OR max(p.moved_at) > b.since
    UNION ALL
    SELECT b.key, m.member_id, '', 0, 0, sum(g.in_minor - g.out_minor)
      FROM chosen m
     CROSS JOIN span s
     CROSS JOIN LATERAL (
       SELECT id FROM ledger_account
        WHERE merchant_id = p_merchant AND currency = p_currency AND kind = 'player' AND owner = m.member_id::text OFFSET 0) a
     CROSS JOIN LATERAL (
       SELECT quarter, in_minor, out_minor
         FROM ledger_sum
        WHERE account_id = a.id AND quarter >= s.from_at AND quarter < s.to_at
          AND kind IN ('rebate', 'rebateClaim', 'agentRebate', 'ownRebate', 'bonus', 'reward', 'rewardTakenBack', 'points') OFFSET 0) g
      JOIN base b ON g.quarter >= b.from_at AND g.quarter < b.to_at
     GROUP BY b.key, b.since, m.member_id
    HAVING b.since IS NULL OR max(g.quarter) > b.since - interval '15 minutes'
  ), led AS (
    SELECT f.*, k.stake_minor, k.win_minor, k.given_minor, coalesce(k.leader_id, l.leader_id) AS leader_id
      FROM found f
      LEFT JOIN LATERAL (
        SELECT leader_id, stake_minor, win_minor, given_minor FROM contract_input
         WHERE merchant_id = p_merchant AND kind = p_kind AND base = f.key AND member_id = f.member_id
           AND game_type = f.game_type
         ORDER BY run_id DESC LIMIT 1) k ON true
      LEFT JOIN LATERAL (
        SELECT h.holder_id AS leader_id
          FROM team_line t
         CROSS JOIN LATERAL (
           SELECT holder_id FROM contract_holder
            WHERE merchant_id = p_merchant AND kind = p_kind AND base = f.key AND holder_id = t.upline_id OFFSET 0) h
         WHERE t.merchant_id = p_merchant AND t.member_id = f.member_id AND k.leader_id IS NULL
         ORDER BY t.distance LIMIT 1) l ON true
  ), noted AS (
    INSERT INTO contract_input (merchant_id, kind, base, member_id, game_type, run_id, leader_id, stake_minor, win_minor, given_minor)
    SELECT p_merchant, p_kind, key, member_id, game_type, p_run, leader_id, stake, win, given
      FROM led
     WHERE leader_id IS NOT NULL
       AND (coalesce(stake_minor, 0), coalesce(win_minor, 0), coalesce(given_minor, 0)) <> (stake, win, given)
    RETURNING base
  )
  SELECT (SELECT coalesce(array_agg(DISTINCT base), '{}') FROM noted), (SELECT max(member_id) FROM chosen)
    INTO changed, last;
END $$;
