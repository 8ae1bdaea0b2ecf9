-- What programmes decide on a fact they decide on most others too: each set of decisions is kept once, and facts name it.
CREATE TABLE "reward_judgement" (
	"merchant_id" text NOT NULL,
	"digest" text NOT NULL,
	"decisions" jsonb NOT NULL,
	CONSTRAINT "reward_judgement_merchant_id_digest_pk" PRIMARY KEY("merchant_id","digest")
);
--> statement-breakpoint
ALTER TABLE "reward_fact" ADD COLUMN "judgement" text;--> statement-breakpoint
ALTER TABLE "reward_fact" ALTER COLUMN "decisions" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "reward_fact" ADD CONSTRAINT "reward_fact_decided" CHECK (("judgement" is null) <> ("decisions" is null)) NOT VALID;--> statement-breakpoint
DROP INDEX "reward_fact_by_time";--> statement-breakpoint
-- Reckons rounds by the rate of each, once. What changed since moves by the difference at the rate it had, and what of it
-- was claimed is carried or corrected.
CREATE OR REPLACE FUNCTION rebate_accrue(p_merchant text, p_rounds jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  r record;
  v_amount numeric;
  v_carried numeric;
  v_back bigint;
BEGIN
  INSERT INTO rebate_purse (merchant_id, member_id)
  SELECT DISTINCT p_merchant, n.m FROM jsonb_to_recordset(p_rounds) AS n (m bigint) ORDER BY 2 ON CONFLICT DO NOTHING;
  PERFORM FROM rebate_purse WHERE merchant_id = p_merchant
     AND member_id = ANY (ARRAY(SELECT DISTINCT n.m FROM jsonb_to_recordset(p_rounds) AS n (m bigint))) ORDER BY member_id FOR UPDATE;
  FOR r IN
    SELECT n.m AS member, n.a AS adapter, n.r AS round, n.t AS turnover, a.id, a.claim_id, a.rate_bp, a.amount_micro
      FROM ROWS FROM (jsonb_to_recordset(p_rounds) AS (m bigint, a text, r text, t bigint)) WITH ORDINALITY AS n (m, a, r, t, place)
      JOIN LATERAL (SELECT * FROM rebate_accrual x
                     WHERE x.member_id = n.m AND x.round_id = n.r AND x.adapter = n.a OFFSET 0) a ON a.turnover_minor <> n.t
     ORDER BY n.place
  LOOP
    v_amount := r.turnover::numeric * r.rate_bp * 100;
    UPDATE rebate_accrual SET turnover_minor = r.turnover, amount_micro = v_amount WHERE id = r.id;
    CONTINUE WHEN r.claim_id IS NULL;
    UPDATE rebate_purse SET carried_micro = greatest(0, carried_micro + v_amount - r.amount_micro)
     WHERE member_id = r.member AND merchant_id = p_merchant AND carried_micro + v_amount - r.amount_micro >= 0;
    CONTINUE WHEN FOUND;
    SELECT carried_micro + v_amount - r.amount_micro INTO v_carried FROM rebate_purse
     WHERE member_id = r.member AND merchant_id = p_merchant;
    v_back := ceil(-v_carried / 1000000);
    UPDATE rebate_purse SET carried_micro = v_carried + v_back::numeric * 1000000
     WHERE member_id = r.member AND merchant_id = p_merchant;
    INSERT INTO rebate_correction (merchant_id, member_id, claim_id, adapter, round_id, sank_micro, amount_minor)
    VALUES (p_merchant, r.member, r.claim_id, r.adapter, r.round, r.amount_micro - v_amount, v_back);
  END LOOP;
  INSERT INTO rebate_accrual (merchant_id, member_id, adapter, round_id, vendor, game_type, turnover_minor, rate_bp,
                              amount_micro, version, at)
  SELECT p_merchant, n.m, n.a, n.r, n.v, n.g, n.t, n.bp, n.t::numeric * n.bp * 100, n.p, n.at
    FROM ROWS FROM (jsonb_to_recordset(p_rounds)
           AS (m bigint, a text, r text, v text, g text, t bigint, bp int, p text, at timestamptz))
         WITH ORDINALITY AS n (m, a, r, v, g, t, bp, p, at, place)
   WHERE n.bp <> 0 AND n.t <> 0 ORDER BY n.place
  ON CONFLICT (member_id, round_id, adapter) DO NOTHING;
END $$;
--> statement-breakpoint
-- Reckons the points of facts by the rate of each, once; what changed since moves by the difference at the rate it had.
CREATE OR REPLACE FUNCTION point_accrue(p_merchant text, p_facts jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  r record;
  v_micro numeric;
BEGIN
  INSERT INTO point_purse (merchant_id, member_id, kind)
  SELECT DISTINCT p_merchant, n.m, n.kd FROM jsonb_to_recordset(p_facts) AS n (m bigint, kd text) ORDER BY 2, 3
  ON CONFLICT DO NOTHING;
  PERFORM FROM point_purse WHERE merchant_id = p_merchant
     AND member_id = ANY (ARRAY(SELECT DISTINCT n.m FROM jsonb_to_recordset(p_facts) AS n (m bigint))) ORDER BY member_id, kind FOR UPDATE;
  FOR r IN
    SELECT n.m AS member, n.s AS source, n.k AS key, n.a AS amount, a.kind, a.points, a.per_minor, a.micro
      FROM ROWS FROM (jsonb_to_recordset(p_facts) AS (m bigint, s text, k text, a bigint)) WITH ORDINALITY AS n (m, s, k, a, place)
      JOIN LATERAL (SELECT * FROM point_accrual x
                     WHERE x.member_id = n.m AND x.key = n.k AND x.source = n.s OFFSET 0) a ON a.amount_minor <> n.a
     ORDER BY n.place
  LOOP
    v_micro := div(r.amount::numeric * r.points * 1000000, r.per_minor);
    UPDATE point_accrual SET amount_minor = r.amount, micro = v_micro
     WHERE member_id = r.member AND key = r.key AND source = r.source;
    UPDATE point_purse SET micro = micro + v_micro - r.micro, is_due = div(micro + v_micro - r.micro, 1000000) <> posted
     WHERE member_id = r.member AND kind = r.kind AND merchant_id = p_merchant;
  END LOOP;
  WITH made AS (
    INSERT INTO point_accrual (merchant_id, member_id, source, key, kind, amount_minor, points, per_minor, micro, version, at)
    SELECT p_merchant, n.m, n.s, n.k, n.kd, n.a, n.p, n.per, div(n.a::numeric * n.p * 1000000, n.per), n.v, n.at
      FROM ROWS FROM (jsonb_to_recordset(p_facts)
             AS (m bigint, s text, k text, kd text, a bigint, p int, per bigint, v text, at timestamptz))
           WITH ORDINALITY AS n (m, s, k, kd, a, p, per, v, at, place)
     WHERE n.p <> 0 AND n.a <> 0 ORDER BY n.place
    ON CONFLICT (member_id, key, source) DO NOTHING RETURNING member_id, kind, micro),
  summed AS (SELECT member_id, kind, sum(micro) AS micro FROM made GROUP BY member_id, kind)
  UPDATE point_purse p SET micro = p.micro + s.micro, is_due = div(p.micro + s.micro, 1000000) <> p.posted
    FROM summed s WHERE p.member_id = s.member_id AND p.kind = s.kind AND p.merchant_id = p_merchant;
END $$;
--> statement-breakpoint
-- Gives a member a reward, once for its source. What was taken back is given anew where its fact holds again, or another
-- entitles to it; nothing of it is missing then.
--   p_budget    what the programme may give in the budget's period
--   p_once      address, device: one member of each only
--   p_excludes  programmes of which a member may have one only
-- Answers OK, ALREADY, BUDGET, ADDRESS, DEVICE or EXCLUSIVE; all but OK change nothing.
CREATE OR REPLACE FUNCTION reward_issue(p reward, p_budget bigint, p_once text[], p_excludes text[]) RETURNS text
  LANGUAGE plpgsql AS $$
DECLARE
  r reward%ROWTYPE;
  c reward_correction%ROWTYPE;
  v_amount bigint := p.amount_minor;
  v_is_whole boolean;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('reward ' || p.member_id, 0));
  SELECT * INTO r FROM reward
   WHERE member_id = p.member_id AND programme_id = p.programme_id AND source = p.source FOR UPDATE;
  IF FOUND AND r.state <> 'takenBack' THEN RETURN 'ALREADY'; END IF;
  IF r.id IS NOT NULL THEN
    SELECT * INTO c FROM reward_correction WHERE reward_id = r.id AND turn = r.turn FOR UPDATE;
    IF c.reward_id IS NOT NULL AND coalesce(c.taken_minor, 0) = 0 THEN
      -- It was never taken from the member, so it is theirs as before, for the fact that holds now.
      UPDATE reward_correction SET closed_at = coalesce(closed_at, clock_timestamp()), closed_by = coalesce(closed_by, 'rule'),
                                   taken_minor = 0
       WHERE reward_id = r.id AND turn = r.turn;
      UPDATE reward SET state = 'claimed', reason = NULL, turn = turn + 1, fact_kind = p.fact_kind, fact_key = p.fact_key,
                        inputs = p.inputs
       WHERE id = r.id;
      RETURN 'OK';
    END IF;
    -- What came back whole is given anew as any other; of what came back in part the member has the rest still.
    v_is_whole := c.reward_id IS NULL OR c.taken_minor = r.amount_minor;
    IF NOT v_is_whole THEN v_amount := c.taken_minor; END IF;
  END IF;
  IF 'address' = ANY (p_once) AND p.address IS NOT NULL THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('reward ' || p.programme_id || ' ' || p.address, 0));
    IF EXISTS (SELECT FROM reward o WHERE o.programme_id = p.programme_id AND o.merchant_id = p.merchant_id
                  AND o.address = p.address AND o.member_id <> p.member_id AND o.state NOT IN ('rejected', 'takenBack')) THEN
      RETURN 'ADDRESS';
    END IF;
  END IF;
  IF 'device' = ANY (p_once) AND p.device IS NOT NULL THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('reward ' || p.programme_id || ' ' || p.address || p.device, 0));
    IF EXISTS (SELECT FROM reward o WHERE o.programme_id = p.programme_id AND o.merchant_id = p.merchant_id
                  AND o.address = p.address AND o.device = p.device AND o.member_id <> p.member_id
                  AND o.state NOT IN ('rejected', 'takenBack')) THEN
      RETURN 'DEVICE';
    END IF;
  END IF;
  IF EXISTS (SELECT FROM reward o WHERE o.member_id = p.member_id AND o.merchant_id = p.merchant_id
                AND o.programme_id = ANY (p_excludes) AND o.state IN ('applying', 'issued', 'claimed')) THEN
    RETURN 'EXCLUSIVE';
  END IF;
  IF NOT reward_budget_take(p.merchant_id, p.programme_id, p.budget_period, v_amount, p_budget) THEN RETURN 'BUDGET'; END IF;
  IF r.id IS NOT NULL THEN
    UPDATE reward_correction SET closed_at = clock_timestamp(), closed_by = 'rule'
     WHERE reward_id = r.id AND turn = r.turn AND closed_at IS NULL;
    UPDATE reward SET state = p.state, turn = turn + 1, reason = NULL, amount_minor = v_amount, version = p.version,
                      turnover_minor = CASE WHEN v_is_whole THEN p.turnover_minor ELSE 0 END,
                      fact_kind = p.fact_kind, fact_key = p.fact_key, inputs = p.inputs, budget_period = p.budget_period,
                      expires_at = p.expires_at, made_at = clock_timestamp(), ended_at = NULL
     WHERE id = r.id;
  ELSE
    INSERT INTO reward (id, merchant_id, member_id, programme_id, version, source, fact_kind, fact_key, kind, currency, exponent,
                        amount_minor, turnover_minor, state, is_auto, comment, inputs, address, device, budget_period, expires_at)
    VALUES (p.id, p.merchant_id, p.member_id, p.programme_id, p.version, p.source, p.fact_kind, p.fact_key, p.kind, p.currency,
            p.exponent, p.amount_minor, p.turnover_minor, p.state, p.is_auto, p.comment, p.inputs, p.address, p.device,
            p.budget_period, p.expires_at);
  END IF;
  RETURN 'OK';
END $$;
