CREATE TABLE "agent_rebate" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agent_rebate_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" text NOT NULL,
	"agent_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"adapter" text NOT NULL,
	"round_id" text NOT NULL,
	"turnover_minor" bigint NOT NULL,
	"share_bp" integer NOT NULL,
	"amount_micro" numeric NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"noted_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"run_id" bigint,
	CONSTRAINT "agent_rebate_amount" CHECK ("agent_rebate"."amount_micro" = "agent_rebate"."turnover_minor"::numeric * "agent_rebate"."share_bp" * 100),
	CONSTRAINT "agent_rebate_share" CHECK ("agent_rebate"."share_bp" > 0 and "agent_rebate"."turnover_minor" <> 0)
);
--> statement-breakpoint
CREATE TABLE "agent_rebate_pay" (
	"merchant_id" text NOT NULL,
	"run_id" bigint NOT NULL,
	"agent_id" bigint NOT NULL,
	"turnover_minor" numeric NOT NULL,
	"earned_micro" numeric NOT NULL,
	"carried_in_micro" numeric,
	"carried_out_micro" numeric,
	"amount_minor" bigint,
	"paid_at" timestamp with time zone,
	CONSTRAINT "agent_rebate_pay_run_id_agent_id_pk" PRIMARY KEY("run_id","agent_id"),
	CONSTRAINT "agent_rebate_pay_sums" CHECK ("agent_rebate_pay"."paid_at" is null or "agent_rebate_pay"."carried_in_micro" + "agent_rebate_pay"."earned_micro" = "agent_rebate_pay"."amount_minor"::numeric * 1000000 + "agent_rebate_pay"."carried_out_micro"),
	CONSTRAINT "agent_rebate_pay_amount" CHECK ("agent_rebate_pay"."amount_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "agent_rebate_plan" (
	"merchant_id" text NOT NULL,
	"since" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"version" text NOT NULL,
	"plan" jsonb NOT NULL,
	CONSTRAINT "agent_rebate_plan_merchant_id_since_pk" PRIMARY KEY("merchant_id","since")
);
--> statement-breakpoint
CREATE TABLE "agent_rebate_purse" (
	"merchant_id" text NOT NULL,
	"agent_id" bigint NOT NULL,
	"carried_micro" numeric DEFAULT '0' NOT NULL,
	CONSTRAINT "agent_rebate_purse_merchant_id_agent_id_pk" PRIMARY KEY("merchant_id","agent_id")
);
--> statement-breakpoint
CREATE TABLE "agent_rebate_run" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agent_rebate_run_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" text NOT NULL,
	"key" text NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"to_at" timestamp with time zone NOT NULL,
	"currency" text NOT NULL,
	"exponent" smallint NOT NULL,
	"closed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "agent_rebate_run_key" UNIQUE("merchant_id","key"),
	CONSTRAINT "agent_rebate_run_from" UNIQUE("merchant_id","from_at"),
	CONSTRAINT "agent_rebate_run_span" CHECK ("agent_rebate_run"."to_at" > "agent_rebate_run"."from_at")
);
--> statement-breakpoint
CREATE TABLE "team_rate" (
	"merchant_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"upline_id" bigint,
	"rebate_bp" integer NOT NULL,
	CONSTRAINT "team_rate_merchant_id_member_id_since_pk" PRIMARY KEY("merchant_id","member_id","since")
);
--> statement-breakpoint
ALTER TABLE "agent_rebate" ADD CONSTRAINT "agent_rebate_run_id_agent_rebate_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."agent_rebate_run"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_rebate_pay" ADD CONSTRAINT "agent_rebate_pay_run_id_agent_rebate_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."agent_rebate_run"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_rebate_by_round" ON "agent_rebate" USING btree ("member_id","round_id","adapter");--> statement-breakpoint
CREATE INDEX "agent_rebate_by_run" ON "agent_rebate" USING btree ("merchant_id","agent_id","run_id","member_id","id");--> statement-breakpoint
CREATE INDEX "agent_rebate_open" ON "agent_rebate" USING btree ("merchant_id","at") WHERE "agent_rebate"."run_id" is null;--> statement-breakpoint
CREATE INDEX "agent_rebate_pay_by_agent" ON "agent_rebate_pay" USING btree ("merchant_id","agent_id","run_id");--> statement-breakpoint
CREATE INDEX "agent_rebate_pay_open" ON "agent_rebate_pay" USING btree ("merchant_id","run_id","agent_id") WHERE "agent_rebate_pay"."paid_at" is null;--> statement-breakpoint
-- What agents earn of their teams' stakes (docs/decisions/106).

-- Who stood above and at which rate is kept with the moment: a round is reckoned by that of its own.
INSERT INTO team_rate (merchant_id, member_id, since, upline_id, rebate_bp)
SELECT merchant_id, member_id, placed_at, upline_id, rebate_bp FROM team_member;
--> statement-breakpoint
CREATE FUNCTION team_rate_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO team_rate (merchant_id, member_id, since, upline_id, rebate_bp)
  VALUES (NEW.merchant_id, NEW.member_id, CASE TG_OP WHEN 'INSERT' THEN NEW.placed_at ELSE clock_timestamp() END,
          NEW.upline_id, NEW.rebate_bp)
  ON CONFLICT (merchant_id, member_id, since) DO UPDATE SET upline_id = excluded.upline_id, rebate_bp = excluded.rebate_bp;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER keeps_rate AFTER INSERT ON team_member FOR EACH ROW
  WHEN (NEW.member_id IS NOT NULL) EXECUTE FUNCTION team_rate_keep();
--> statement-breakpoint
CREATE TRIGGER keeps_changed_rate AFTER UPDATE OF upline_id, rebate_bp ON team_member FOR EACH ROW
  WHEN (OLD.upline_id IS DISTINCT FROM NEW.upline_id OR OLD.rebate_bp <> NEW.rebate_bp) EXECUTE FUNCTION team_rate_keep();
--> statement-breakpoint

-- An agent at the top has the merchant's own rate, and no less than those right below.
CREATE FUNCTION team_top_rate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM member WHERE merchant_id = NEW.merchant_id AND id = NEW.member_id AND kind IN (1, 2, 41, 42)) THEN
    NEW.rebate_bp := greatest(NEW.rebate_bp, (
      SELECT (plan ->> 'bp')::int FROM agent_rebate_plan WHERE merchant_id = NEW.merchant_id ORDER BY since DESC LIMIT 1));
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER has_merchants_rate BEFORE INSERT OR UPDATE OF upline_id ON team_member FOR EACH ROW
  WHEN (NEW.upline_id IS NULL) EXECUTE FUNCTION team_top_rate();
--> statement-breakpoint

-- Keeps what a merchant pays, once for as long as it stays the same, and gives it to the agents at the top.
CREATE FUNCTION agent_rebate_plan_keep(p_merchant text, p_version text, p_plan jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('agent rebates of ' || p_merchant, 0));
  INSERT INTO agent_rebate_plan (merchant_id, version, plan)
  SELECT p_merchant, p_version, p_plan
   WHERE p_version IS DISTINCT FROM (
     SELECT version FROM agent_rebate_plan WHERE merchant_id = p_merchant ORDER BY since DESC LIMIT 1);
  IF NOT FOUND OR (p_plan ->> 'bp')::int = 0 THEN RETURN; END IF;
  WITH top AS (
    SELECT t.member_id, greatest((p_plan ->> 'bp')::int, (
             SELECT max(b.rebate_bp) FROM team_member b WHERE b.merchant_id = p_merchant AND b.upline_id = t.member_id)) AS bp
      FROM team_member t JOIN member m ON m.merchant_id = t.merchant_id AND m.id = t.member_id AND m.kind IN (1, 2, 41, 42)
     WHERE t.merchant_id = p_merchant AND t.upline_id IS NULL ORDER BY t.member_id FOR UPDATE OF t)
  UPDATE team_member t SET rebate_bp = top.bp FROM top
   WHERE t.merchant_id = p_merchant AND t.member_id = top.member_id AND t.rebate_bp <> top.bp;
END $$;
--> statement-breakpoint

-- Who stood above a member at a moment, themselves first, each with the rate of then.
CREATE FUNCTION team_path(p_merchant text, p_member bigint, p_at timestamptz)
  RETURNS TABLE (agent_id bigint, distance int, rebate_bp int) LANGUAGE sql STABLE AS $$
  WITH RECURSIVE path AS (
    SELECT p.member_id, p.upline_id, p.rebate_bp, 0 AS distance
      FROM (SELECT * FROM team_rate WHERE merchant_id = p_merchant AND member_id = p_member AND since <= p_at
             ORDER BY since DESC LIMIT 1) p
    UNION ALL
    SELECT u.member_id, u.upline_id, u.rebate_bp, path.distance + 1
      FROM path
     CROSS JOIN LATERAL (
       SELECT * FROM team_rate WHERE merchant_id = p_merchant AND member_id = path.upline_id AND since <= p_at
        ORDER BY since DESC LIMIT 1) u)
  SELECT member_id, distance, rebate_bp FROM path
$$;
--> statement-breakpoint

-- Reckons what agents earn of settled rounds, each once: every agent above has the own rate less the one right below on the
-- way, the member the own rate less what the round gives back to claim. A round that has changed since is noted again by
-- the difference, for those who had a part in it. One call at a time for a merchant.
--   p_rounds  [{m: member, a: adapter, r: round, t: turnover, bp: the merchant's rate, at}], amounts as text
CREATE FUNCTION agent_rebate_accrue(p_merchant text, p_rounds jsonb) RETURNS void LANGUAGE plpgsql AS $$
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
    SELECT p_merchant, agent_id, r.member, r.adapter, r.round, r.turnover, share, r.turnover::numeric * share * 100, r.at
      FROM (SELECT agent_id, distance,
                   least(rebate_bp, r.most) - coalesce(lag(least(rebate_bp, r.most)) OVER (ORDER BY distance), (
                     SELECT x.rate_bp FROM rebate_accrual x
                      WHERE x.member_id = r.member AND x.round_id = r.round AND x.adapter = r.adapter), 0) AS share
              FROM team_path(p_merchant, r.member, r.at)) p
     WHERE share > 0 ORDER BY distance;
  END LOOP;
END $$;
--> statement-breakpoint

-- Closes a period once: what is open of rounds that began before its end is paid with it, late ones of earlier periods too.
-- Answers its run; null where it was closed before.
CREATE FUNCTION agent_rebate_close(
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
    RETURNING agent_id, turnover_minor, amount_micro
  ), summed AS (
    SELECT agent_id, sum(turnover_minor) AS turnover, sum(amount_micro) AS micro FROM taken GROUP BY agent_id
  )
  INSERT INTO agent_rebate_pay (merchant_id, run_id, agent_id, turnover_minor, earned_micro)
  SELECT p_merchant, v_run, agent_id, turnover, micro FROM summed
  UNION ALL
  -- Who was kept from being paid is so when let in again.
  SELECT p_merchant, v_run, p.agent_id, 0, 0
    FROM agent_rebate_purse p JOIN member m ON m.merchant_id = p.merchant_id AND m.id = p.agent_id AND m.status = 'active'
   WHERE p.merchant_id = p_merchant AND p.carried_micro >= 1000000
     AND NOT EXISTS (SELECT FROM summed s WHERE s.agent_id = p.agent_id);
  RETURN v_run;
END $$;
--> statement-breakpoint

-- Pays an agent what a closed period came to, once: with what was carried, rounded down once. Where more came back than was
-- earned, nothing is taken of the wallet: it is carried. The account is locked first, as every bet does.
CREATE FUNCTION agent_rebate_pay_make(p_merchant text, p_run bigint, p_agent bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_run agent_rebate_run%ROWTYPE;
  m member_money;
  v_earned numeric;
  v_carried numeric;
  v_amount bigint;
  v_debt bigint;
BEGIN
  SELECT * INTO STRICT v_run FROM agent_rebate_run WHERE id = p_run AND merchant_id = p_merchant;
  m := member_money_lock(p_merchant, v_run.currency, v_run.exponent, p_agent);
  SELECT earned_micro INTO v_earned FROM agent_rebate_pay
   WHERE run_id = p_run AND agent_id = p_agent AND merchant_id = p_merchant AND paid_at IS NULL FOR UPDATE;
  IF NOT FOUND THEN RETURN; END IF;
  INSERT INTO agent_rebate_purse (merchant_id, agent_id) VALUES (p_merchant, p_agent) ON CONFLICT DO NOTHING;
  SELECT carried_micro INTO v_carried FROM agent_rebate_purse
   WHERE merchant_id = p_merchant AND agent_id = p_agent FOR UPDATE;
  v_amount := CASE WHEN EXISTS (SELECT FROM member WHERE merchant_id = p_merchant AND id = p_agent AND status = 'active')
                   THEN greatest(0, floor((v_carried + v_earned) / 1000000)) ELSE 0 END;
  UPDATE agent_rebate_pay
     SET carried_in_micro = v_carried, carried_out_micro = v_carried + v_earned - v_amount::numeric * 1000000,
         amount_minor = v_amount, paid_at = clock_timestamp()
   WHERE run_id = p_run AND agent_id = p_agent;
  UPDATE agent_rebate_purse SET carried_micro = v_carried + v_earned - v_amount::numeric * 1000000
   WHERE merchant_id = p_merchant AND agent_id = p_agent;
  IF v_amount = 0 THEN RETURN; END IF;
  v_debt := least(m.owed, v_amount);
  PERFORM payment_post(p_merchant, 'agentRebate', 'agentRebate ' || p_run || ' ' || p_agent,
    ARRAY[ledger_part_account_id(p_merchant, v_run.currency, v_run.exponent, 'rewards', 'agentRebate', p_agent), m.player_id,
          m.debt_id],
    ARRAY[-v_amount, v_amount - v_debt, v_debt], jsonb_build_object('run', p_run::text));
END $$;
