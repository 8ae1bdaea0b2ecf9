CREATE TABLE "rebate_accrual" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "rebate_accrual_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"adapter" text NOT NULL,
	"round_id" text NOT NULL,
	"vendor" text NOT NULL,
	"game_type" text NOT NULL,
	"turnover_minor" bigint NOT NULL,
	"rate_bp" integer NOT NULL,
	"amount_micro" numeric NOT NULL,
	"version" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"claim_id" text,
	CONSTRAINT "rebate_accrual_member_id_round_id_adapter_pk" PRIMARY KEY("member_id","round_id","adapter"),
	CONSTRAINT "rebate_accrual_id" UNIQUE("id"),
	CONSTRAINT "rebate_accrual_amount" CHECK ("rebate_accrual"."amount_micro" = "rebate_accrual"."turnover_minor"::numeric * "rebate_accrual"."rate_bp" * 100),
	CONSTRAINT "rebate_accrual_signs" CHECK ("rebate_accrual"."turnover_minor" >= 0 and "rebate_accrual"."rate_bp" > 0)
);
--> statement-breakpoint
CREATE TABLE "rebate_claim" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"up_to" bigint NOT NULL,
	"currency" text NOT NULL,
	"exponent" smallint NOT NULL,
	"amount_minor" bigint NOT NULL,
	"turnover_minor" bigint NOT NULL,
	"staked_minor" numeric NOT NULL,
	"balance_after_minor" bigint NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "rebate_claim_number" UNIQUE("member_id","merchant_id","number"),
	CONSTRAINT "rebate_claim_amount" CHECK ("rebate_claim"."amount_minor" > 0 and "rebate_claim"."turnover_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "rebate_correction" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rebate_correction_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"claim_id" text NOT NULL,
	"adapter" text NOT NULL,
	"round_id" text NOT NULL,
	"sank_micro" numeric NOT NULL,
	"amount_minor" bigint NOT NULL,
	"taken_minor" bigint DEFAULT 0 NOT NULL,
	"opened_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"tried_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "rebate_correction_taken" CHECK ("rebate_correction"."taken_minor" between 0 and "rebate_correction"."amount_minor")
);
--> statement-breakpoint
CREATE TABLE "rebate_plan" (
	"merchant_id" text NOT NULL,
	"since" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"version" text NOT NULL,
	"plan" jsonb NOT NULL,
	CONSTRAINT "rebate_plan_merchant_id_since_pk" PRIMARY KEY("merchant_id","since")
);
--> statement-breakpoint
CREATE TABLE "rebate_purse" (
	"merchant_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"carried_micro" numeric DEFAULT '0' NOT NULL,
	"claims" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "rebate_purse_member_id_merchant_id_pk" PRIMARY KEY("member_id","merchant_id"),
	CONSTRAINT "rebate_purse_carried" CHECK ("rebate_purse"."carried_micro" >= 0)
);
--> statement-breakpoint
ALTER TABLE "rebate_accrual" ADD CONSTRAINT "rebate_accrual_claim_id_rebate_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."rebate_claim"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebate_claim" ADD CONSTRAINT "rebate_claim_member" FOREIGN KEY ("merchant_id","member_id") REFERENCES "public"."member"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebate_correction" ADD CONSTRAINT "rebate_correction_claim_id_rebate_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."rebate_claim"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebate_purse" ADD CONSTRAINT "rebate_purse_member" FOREIGN KEY ("merchant_id","member_id") REFERENCES "public"."member"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rebate_accrual_open" ON "rebate_accrual" USING btree ("member_id","merchant_id","id") WHERE "rebate_accrual"."claim_id" is null;--> statement-breakpoint
CREATE INDEX "rebate_accrual_by_claim" ON "rebate_accrual" USING btree ("claim_id");--> statement-breakpoint
CREATE INDEX "rebate_claim_by_time" ON "rebate_claim" USING btree ("member_id","merchant_id","at");--> statement-breakpoint
CREATE INDEX "rebate_correction_open" ON "rebate_correction" USING btree ("merchant_id","member_id","id") WHERE "rebate_correction"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "rebate_correction_by_claim" ON "rebate_correction" USING btree ("claim_id");--> statement-breakpoint

-- Keeps a merchant's rates, once for as long as they stay the same.
CREATE FUNCTION rebate_plan_keep(p_merchant text, p_version text, p_plan jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('rebate plan ' || p_merchant, 0));
  INSERT INTO rebate_plan (merchant_id, version, plan)
  SELECT p_merchant, p_version, p_plan
   WHERE p_version IS DISTINCT FROM (SELECT version FROM rebate_plan WHERE merchant_id = p_merchant ORDER BY since DESC LIMIT 1);
END $$;
--> statement-breakpoint

-- Reckons the rebate of settled rounds, each once: a round that has changed since moves by the difference, at the rate it had.
-- What is not claimed changes; of what is claimed as much comes back, first of what was carried, and a correction is opened.
-- One call at a time for a merchant, so that numbers of accruals rise in the order in which they can be seen.
--   p_rounds  [{m: member, a: adapter, r: round, v: vendor, g: game type, t: turnover, bp: rate, p: version, at}], amounts as text
CREATE FUNCTION rebate_accrue(p_merchant text, p_rounds jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  r record;
  a rebate_accrual%ROWTYPE;
  v_amount numeric;
  v_carried numeric;
  v_back bigint;
BEGIN
  INSERT INTO rebate_purse (merchant_id, member_id)
  SELECT DISTINCT p_merchant, (j ->> 'm')::bigint FROM jsonb_array_elements(p_rounds) j ORDER BY 2 ON CONFLICT DO NOTHING;
  PERFORM FROM rebate_purse WHERE merchant_id = p_merchant
     AND member_id IN (SELECT (j ->> 'm')::bigint FROM jsonb_array_elements(p_rounds) j) ORDER BY member_id FOR UPDATE;
  FOR r IN
    SELECT (j ->> 'm')::bigint AS member, j ->> 'a' AS adapter, j ->> 'r' AS round, j ->> 'v' AS vendor, j ->> 'g' AS game_type,
           (j ->> 't')::bigint AS turnover, (j ->> 'bp')::int AS rate, j ->> 'p' AS version, (j ->> 'at')::timestamptz AS at
      FROM jsonb_array_elements(p_rounds) WITH ORDINALITY AS e (j, place) ORDER BY place
  LOOP
    SELECT * INTO a FROM rebate_accrual WHERE member_id = r.member AND round_id = r.round AND adapter = r.adapter;
    IF NOT FOUND THEN
      CONTINUE WHEN r.rate = 0 OR r.turnover = 0;
      INSERT INTO rebate_accrual (merchant_id, member_id, adapter, round_id, vendor, game_type, turnover_minor, rate_bp,
                                  amount_micro, version, at)
      VALUES (p_merchant, r.member, r.adapter, r.round, r.vendor, r.game_type, r.turnover, r.rate,
              r.turnover::numeric * r.rate * 100, r.version, r.at);
      CONTINUE;
    END IF;
    CONTINUE WHEN a.turnover_minor = r.turnover;
    v_amount := r.turnover::numeric * a.rate_bp * 100;
    UPDATE rebate_accrual SET turnover_minor = r.turnover, amount_micro = v_amount WHERE id = a.id;
    CONTINUE WHEN a.claim_id IS NULL;
    UPDATE rebate_purse SET carried_micro = greatest(0, carried_micro + v_amount - a.amount_micro)
     WHERE member_id = r.member AND merchant_id = p_merchant AND carried_micro + v_amount - a.amount_micro >= 0;
    CONTINUE WHEN FOUND;
    SELECT carried_micro + v_amount - a.amount_micro INTO v_carried FROM rebate_purse
     WHERE member_id = r.member AND merchant_id = p_merchant;
    v_back := ceil(-v_carried / 1000000);
    UPDATE rebate_purse SET carried_micro = v_carried + v_back::numeric * 1000000
     WHERE member_id = r.member AND merchant_id = p_merchant;
    INSERT INTO rebate_correction (merchant_id, member_id, claim_id, adapter, round_id, sank_micro, amount_minor)
    VALUES (p_merchant, r.member, a.claim_id, r.adapter, r.round, a.amount_micro - v_amount, v_back);
  END LOOP;
END $$;
--> statement-breakpoint

-- Takes from a member what corrections are still open for, as far as there is money, the oldest first. Less has to be staked
-- for what is gone. What is missing stays open until the next claim.
CREATE FUNCTION rebate_correct(p_merchant text, p_member bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  c record;
  m member_money;
  q turnover_requirement%ROWTYPE;
  v_own bigint;
  v_less bigint;
BEGIN
  FOR c IN
    SELECT o.*, k.currency, k.exponent, k.amount_minor AS claimed, k.turnover_minor AS needed
      FROM rebate_correction o JOIN rebate_claim k ON k.id = o.claim_id
     WHERE o.member_id = p_member AND o.merchant_id = p_merchant AND o.closed_at IS NULL ORDER BY o.id
  LOOP
    m := member_money_lock(p_merchant, c.currency, c.exponent, p_member);
    -- Another look may have taken it while this one waited for the account.
    SELECT amount_minor - taken_minor INTO v_own FROM rebate_correction WHERE id = c.id AND closed_at IS NULL FOR UPDATE;
    CONTINUE WHEN v_own IS NULL;
    v_own := greatest(0, least(m.available, v_own));
    IF v_own > 0 THEN
      PERFORM payment_post(p_merchant, 'rebateTakenBack',
        'rebateTakenBack ' || c.id || ' ' || (SELECT taken_minor FROM rebate_correction WHERE id = c.id),
        ARRAY[m.player_id, ledger_part_account_id(p_merchant, c.currency, c.exponent, 'rewards', 'manualRebate', p_member)],
        ARRAY[-v_own, v_own], jsonb_build_object('claim', c.claim_id, 'round', c.round_id));
      v_less := floor(c.needed::numeric * v_own / c.claimed);
      SELECT * INTO q FROM turnover_requirement WHERE source_reference = c.claim_id AND source_kind = 'rebate'
         AND merchant_id = p_merchant AND finished_at IS NULL FOR UPDATE;
      IF FOUND AND q.needed_minor - v_less > q.done_minor THEN
        UPDATE turnover_requirement SET needed_minor = needed_minor - v_less WHERE id = q.id;
      ELSIF q.id IS NOT NULL THEN
        UPDATE turnover_requirement SET done_minor = needed_minor, finished_at = clock_timestamp() WHERE id = q.id;
        DELETE FROM turnover_share WHERE requirement_id = q.id;
      END IF;
    END IF;
    UPDATE rebate_correction
       SET taken_minor = taken_minor + v_own, tried_at = clock_timestamp(),
           closed_at = CASE WHEN taken_minor + v_own = amount_minor THEN clock_timestamp() END
     WHERE id = c.id;
  END LOOP;
END $$;
--> statement-breakpoint

-- Claims a member's rebate: all accruals up to a fixed one, and what was carried, rounded down once; the rest is carried.
-- The account is locked first, as every bet does, which then waits for nothing that a claim holds.
--   p_number  which of the member's claims it is: the same again changes nothing
--   p_least   the least that can be claimed
--   p_tenths  how many tenths of it have to be staked
-- Answers {status: OK | ALREADY, claim} or {status: BELOW}, which changes nothing.
CREATE FUNCTION rebate_claim_make(
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
