CREATE TABLE "point_accrual" (
	"merchant_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"source" text NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"points" integer NOT NULL,
	"per_minor" bigint NOT NULL,
	"micro" numeric NOT NULL,
	"version" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "point_accrual_member_id_key_source_pk" PRIMARY KEY("member_id","key","source"),
	CONSTRAINT "point_accrual_signs" CHECK ("point_accrual"."amount_minor" >= 0 and "point_accrual"."points" > 0 and "point_accrual"."per_minor" > 0),
	CONSTRAINT "point_accrual_micro" CHECK ("point_accrual"."micro" = div("point_accrual"."amount_minor"::numeric * "point_accrual"."points" * 1000000, "point_accrual"."per_minor"))
);
--> statement-breakpoint
CREATE TABLE "point_code" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"item_id" text NOT NULL,
	"sealed_code" "bytea" NOT NULL,
	"fingerprint" "bytea" NOT NULL,
	"order_id" text,
	"added_by" text NOT NULL,
	"added_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "point_code_once" UNIQUE("merchant_id","item_id","fingerprint"),
	CONSTRAINT "point_code_order" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "point_conversion" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"points" bigint NOT NULL,
	"currency" text NOT NULL,
	"exponent" smallint NOT NULL,
	"amount_minor" bigint NOT NULL,
	"turnover_minor" bigint NOT NULL,
	"client_key" text NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "point_conversion_key" UNIQUE("member_id","merchant_id","client_key"),
	CONSTRAINT "point_conversion_signs" CHECK ("point_conversion"."points" > 0 and "point_conversion"."amount_minor" > 0 and "point_conversion"."turnover_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "point_order" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"item_id" text NOT NULL,
	"kind" text NOT NULL,
	"picture" text NOT NULL,
	"name" jsonb NOT NULL,
	"points" bigint NOT NULL,
	"state" text NOT NULL,
	"sealed_address" "bytea",
	"reason" text,
	"tracking" text,
	"decided_by" text,
	"client_key" text NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"made_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"moved_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "point_order_key" UNIQUE("member_id","merchant_id","client_key"),
	CONSTRAINT "point_order_state" CHECK ("state" in ('ordered', 'approved', 'sent', 'done', 'rejected')),
	CONSTRAINT "point_order_points" CHECK ("point_order"."points" > 0),
	CONSTRAINT "point_order_address" CHECK (("kind" = 'physical') = ("sealed_address" is not null))
);
--> statement-breakpoint
CREATE TABLE "point_plan" (
	"merchant_id" text NOT NULL,
	"since" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"version" text NOT NULL,
	"plan" jsonb NOT NULL,
	CONSTRAINT "point_plan_merchant_id_since_pk" PRIMARY KEY("merchant_id","since")
);
--> statement-breakpoint
CREATE TABLE "point_purse" (
	"merchant_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"micro" numeric DEFAULT '0' NOT NULL,
	"posted" bigint DEFAULT 0 NOT NULL,
	"turns" integer DEFAULT 0 NOT NULL,
	"is_due" boolean DEFAULT false NOT NULL,
	CONSTRAINT "point_purse_member_id_kind_merchant_id_pk" PRIMARY KEY("member_id","kind","merchant_id"),
	CONSTRAINT "point_purse_signs" CHECK ("point_purse"."micro" >= 0 and "point_purse"."posted" >= 0)
);
--> statement-breakpoint
CREATE TABLE "point_stock" (
	"merchant_id" text NOT NULL,
	"item_id" text NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "point_stock_merchant_id_item_id_pk" PRIMARY KEY("merchant_id","item_id"),
	CONSTRAINT "point_stock_sold" CHECK ("point_stock"."sold" >= 0)
);
--> statement-breakpoint
ALTER TABLE "point_code" ADD CONSTRAINT "point_code_order_id_point_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."point_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_conversion" ADD CONSTRAINT "point_conversion_member" FOREIGN KEY ("merchant_id","member_id") REFERENCES "public"."member"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_order" ADD CONSTRAINT "point_order_member" FOREIGN KEY ("merchant_id","member_id") REFERENCES "public"."member"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_purse" ADD CONSTRAINT "point_purse_member" FOREIGN KEY ("merchant_id","member_id") REFERENCES "public"."member"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "point_accrual_by_time" ON "point_accrual" USING btree ("member_id","merchant_id","at");--> statement-breakpoint
CREATE INDEX "point_code_free" ON "point_code" USING btree ("merchant_id","item_id","added_at") WHERE "point_code"."order_id" is null;--> statement-breakpoint
CREATE INDEX "point_conversion_by_time" ON "point_conversion" USING btree ("member_id","merchant_id","at");--> statement-breakpoint
CREATE INDEX "point_order_by_member" ON "point_order" USING btree ("member_id","merchant_id","made_at");--> statement-breakpoint
CREATE INDEX "point_order_open" ON "point_order" USING btree ("merchant_id","made_at") WHERE "point_order"."state" in ('ordered', 'approved', 'sent');--> statement-breakpoint
CREATE INDEX "point_purse_due" ON "point_purse" USING btree ("merchant_id","member_id") WHERE "point_purse"."is_due";--> statement-breakpoint

-- Keeps what a merchant gives points for, once for as long as it stays the same.
CREATE FUNCTION point_plan_keep(p_merchant text, p_version text, p_plan jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('point plan ' || p_merchant, 0));
  INSERT INTO point_plan (merchant_id, version, plan)
  SELECT p_merchant, p_version, p_plan
   WHERE p_version IS DISTINCT FROM (SELECT version FROM point_plan WHERE merchant_id = p_merchant ORDER BY since DESC LIMIT 1);
END $$;
--> statement-breakpoint

-- Reckons what facts earn, each once: one that has changed since moves by the difference, at the rate it had. Nothing is
-- posted here, because an account of points would be locked before the next member's purse.
--   p_facts  [{m: member, s: source, k: key, kd: kind, a: amount, p: points, per, v: version, at}], amounts as text
CREATE FUNCTION point_accrue(p_merchant text, p_facts jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  r record;
  a point_accrual%ROWTYPE;
  v_micro numeric;
BEGIN
  INSERT INTO point_purse (merchant_id, member_id, kind)
  SELECT DISTINCT p_merchant, (j ->> 'm')::bigint, j ->> 'kd' FROM jsonb_array_elements(p_facts) j ORDER BY 2, 3
  ON CONFLICT DO NOTHING;
  PERFORM FROM point_purse WHERE merchant_id = p_merchant
     AND member_id IN (SELECT (j ->> 'm')::bigint FROM jsonb_array_elements(p_facts) j) ORDER BY member_id, kind FOR UPDATE;
  FOR r IN
    SELECT (j ->> 'm')::bigint AS member, j ->> 's' AS source, j ->> 'k' AS key, j ->> 'kd' AS kind, (j ->> 'a')::bigint AS amount,
           (j ->> 'p')::int AS points, (j ->> 'per')::bigint AS per, j ->> 'v' AS version, (j ->> 'at')::timestamptz AS at
      FROM jsonb_array_elements(p_facts) WITH ORDINALITY AS e (j, place) ORDER BY place
  LOOP
    SELECT * INTO a FROM point_accrual WHERE member_id = r.member AND key = r.key AND source = r.source;
    IF NOT FOUND THEN
      CONTINUE WHEN r.points = 0 OR r.amount = 0;
      v_micro := div(r.amount::numeric * r.points * 1000000, r.per);
      INSERT INTO point_accrual (merchant_id, member_id, source, key, kind, amount_minor, points, per_minor, micro, version, at)
      VALUES (p_merchant, r.member, r.source, r.key, r.kind, r.amount, r.points, r.per, v_micro, r.version, r.at);
      UPDATE point_purse SET micro = micro + v_micro, is_due = div(micro + v_micro, 1000000) <> posted
       WHERE member_id = r.member AND kind = r.kind AND merchant_id = p_merchant;
      CONTINUE;
    END IF;
    CONTINUE WHEN a.amount_minor = r.amount;
    v_micro := div(r.amount::numeric * a.points * 1000000, a.per_minor);
    UPDATE point_accrual SET amount_minor = r.amount, micro = v_micro
     WHERE member_id = r.member AND key = r.key AND source = r.source;
    UPDATE point_purse SET micro = micro + v_micro - a.micro, is_due = div(micro + v_micro - a.micro, 1000000) <> posted
     WHERE member_id = r.member AND kind = a.kind AND merchant_id = p_merchant;
  END LOOP;
END $$;
--> statement-breakpoint

-- A member's account of points, made at its first use; it never goes below zero. It is locked until the transaction ends.
CREATE FUNCTION point_account_lock(p_merchant text, p_member bigint, OUT id bigint, OUT balance bigint) LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_account (merchant_id, currency, exponent, kind, owner, floor_minor)
  VALUES (p_merchant, 'POINTS', 0, 'points', p_member::text, 0) ON CONFLICT DO NOTHING;
  id := ledger_account_id(p_merchant, 'POINTS', 0::smallint, 'points', p_member::text);
  SELECT a.balance_minor INTO balance FROM ledger_account a WHERE a.id = point_account_lock.id FOR UPDATE;
END $$;
--> statement-breakpoint

-- Puts into a member's account what was earned in whole points, and takes out what was undone, as far as there is any: what
-- is missing is taken of what is earned next.
CREATE FUNCTION point_settle(p_merchant text, p_member bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  p point_purse%ROWTYPE;
  v_account record;
  v_move bigint;
BEGIN
  -- In the order of everything else: the purses before the account.
  PERFORM FROM point_purse WHERE member_id = p_member AND merchant_id = p_merchant ORDER BY kind FOR UPDATE;
  FOR p IN
    SELECT * FROM point_purse
     WHERE member_id = p_member AND merchant_id = p_merchant AND div(micro, 1000000) <> posted
     ORDER BY div(micro, 1000000) - posted DESC, kind
  LOOP
    SELECT * INTO v_account FROM point_account_lock(p_merchant, p_member);
    v_move := greatest(div(p.micro, 1000000) - p.posted, -v_account.balance);
    CONTINUE WHEN v_move = 0;
    PERFORM payment_post(p_merchant, CASE WHEN v_move > 0 THEN 'pointsEarned' ELSE 'pointsTakenBack' END,
      'points ' || p_member || ' ' || p.kind || ' ' || p.turns + 1,
      ARRAY[v_account.id, ledger_part_account_id(p_merchant, 'POINTS', 0::smallint, 'rewards', 'pointMall', p_member)],
      ARRAY[v_move, -v_move], jsonb_build_object('kind', p.kind));
    UPDATE point_purse SET posted = posted + v_move, turns = turns + 1
     WHERE member_id = p_member AND kind = p.kind AND merchant_id = p_merchant;
  END LOOP;
  UPDATE point_purse SET is_due = false WHERE member_id = p_member AND merchant_id = p_merchant AND is_due;
END $$;
--> statement-breakpoint

-- Orders an item, once for the member's key. The account is locked first, then the item.
--   p_stock  of a physical item, how many were ever put on the shelf
--   p_most   how many a member may have; null for any number
-- Answers {status: OK | ALREADY, order}, or {status: CONFLICT | most | points | gone}, which changes nothing.
CREATE FUNCTION point_order_make(p point_order, p_stock integer, p_most integer) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  o point_order%ROWTYPE;
  v_account record;
  v_code text;
BEGIN
  SELECT * INTO v_account FROM point_account_lock(p.merchant_id, p.member_id);
  SELECT * INTO o FROM point_order
   WHERE member_id = p.member_id AND merchant_id = p.merchant_id AND client_key = p.client_key;
  IF FOUND THEN
    RETURN jsonb_build_object('status', CASE WHEN o.request_hash = p.request_hash THEN 'ALREADY' ELSE 'CONFLICT' END, 'order', o.id);
  END IF;
  IF p_most <= (SELECT count(*) FROM point_order WHERE member_id = p.member_id AND merchant_id = p.merchant_id
                   AND item_id = p.item_id AND state <> 'rejected') THEN
    RETURN jsonb_build_object('status', 'most');
  END IF;
  IF v_account.balance < p.points THEN RETURN jsonb_build_object('status', 'points'); END IF;
  IF p.kind = 'virtual' THEN
    SELECT id INTO v_code FROM point_code WHERE merchant_id = p.merchant_id AND item_id = p.item_id AND order_id IS NULL
     ORDER BY added_at, id LIMIT 1 FOR UPDATE SKIP LOCKED;
    IF v_code IS NULL THEN RETURN jsonb_build_object('status', 'gone'); END IF;
  ELSE
    INSERT INTO point_stock (merchant_id, item_id) VALUES (p.merchant_id, p.item_id) ON CONFLICT DO NOTHING;
    UPDATE point_stock SET sold = sold + 1 WHERE merchant_id = p.merchant_id AND item_id = p.item_id AND sold < p_stock;
    IF NOT FOUND THEN RETURN jsonb_build_object('status', 'gone'); END IF;
  END IF;
  INSERT INTO point_order (id, merchant_id, member_id, item_id, kind, picture, name, points, state, sealed_address, client_key,
                           request_hash)
  VALUES (p.id, p.merchant_id, p.member_id, p.item_id, p.kind, p.picture, p.name, p.points,
          CASE WHEN p.kind = 'virtual' THEN 'done' ELSE 'ordered' END, p.sealed_address, p.client_key, p.request_hash);
  UPDATE point_code SET order_id = p.id WHERE id = v_code;
  PERFORM payment_post(p.merchant_id, 'pointsSpent', 'pointsSpent ' || p.id,
    ARRAY[v_account.id, ledger_part_account_id(p.merchant_id, 'POINTS', 0::smallint, 'rewards', 'pointMallSpent', p.member_id)],
    ARRAY[-p.points, p.points], jsonb_build_object('kind', 'redeem', 'order', p.id));
  RETURN jsonb_build_object('status', 'OK', 'order', p.id);
END $$;
--> statement-breakpoint

-- Moves an order on. One that is rejected gives its points back, and the item stands on the shelf again.
-- Answers OK, NOT_FOUND or WRONG_STATE.
CREATE FUNCTION point_order_move(p_merchant text, p_id text, p_from text[], p_to text, p_operator text, p_reason text, p_tracking text)
  RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  o point_order%ROWTYPE;
  v_account record;
BEGIN
  SELECT * INTO o FROM point_order WHERE id = p_id AND merchant_id = p_merchant FOR UPDATE;
  IF NOT FOUND THEN RETURN 'NOT_FOUND'; END IF;
  IF o.state <> ALL (p_from) THEN RETURN 'WRONG_STATE'; END IF;
  IF p_to = 'rejected' THEN
    SELECT * INTO v_account FROM point_account_lock(p_merchant, o.member_id);
    UPDATE point_stock SET sold = sold - 1 WHERE merchant_id = p_merchant AND item_id = o.item_id;
    PERFORM payment_post(p_merchant, 'pointsReturned', 'pointsReturned ' || o.id,
      ARRAY[v_account.id, ledger_part_account_id(p_merchant, 'POINTS', 0::smallint, 'rewards', 'pointMallSpent', o.member_id)],
      ARRAY[o.points, -o.points], jsonb_build_object('kind', 'redeem', 'order', o.id));
  END IF;
  UPDATE point_order SET state = p_to, decided_by = p_operator, moved_at = clock_timestamp(),
                         reason = p_reason, tracking = coalesce(p_tracking, tracking)
   WHERE id = p_id;
  RETURN 'OK';
END $$;
--> statement-breakpoint

-- Turns points into money, after what the member owes, with what has to be staked; once for the member's key. The account of
-- money is locked first, as every bet does.
--   p_name       what the requirement is called
--   p_day_began  since when the day's conversions are counted
--   p_per_day    the most points a day; null for any number
-- Answers {status: OK | ALREADY | CONFLICT | DAY | POINTS}; all but OK change nothing.
CREATE FUNCTION point_convert(p point_conversion, p_name text, p_day_began timestamptz, p_per_day bigint)
  RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  m member_money := member_money_lock(p.merchant_id, p.currency, p.exponent, p.member_id);
  o point_conversion%ROWTYPE;
  v_account record;
  v_debt bigint;
BEGIN
  SELECT * INTO v_account FROM point_account_lock(p.merchant_id, p.member_id);
  SELECT * INTO o FROM point_conversion
   WHERE member_id = p.member_id AND merchant_id = p.merchant_id AND client_key = p.client_key;
  IF FOUND THEN
    RETURN jsonb_build_object('status', CASE WHEN o.request_hash = p.request_hash THEN 'ALREADY' ELSE 'CONFLICT' END);
  END IF;
  IF p_per_day < p.points + coalesce((SELECT sum(points) FROM point_conversion
                  WHERE member_id = p.member_id AND merchant_id = p.merchant_id AND at >= p_day_began), 0) THEN
    RETURN jsonb_build_object('status', 'DAY');
  END IF;
  IF v_account.balance < p.points THEN RETURN jsonb_build_object('status', 'POINTS'); END IF;
  INSERT INTO point_conversion (id, merchant_id, member_id, points, currency, exponent, amount_minor, turnover_minor, client_key,
                                request_hash)
  VALUES (p.id, p.merchant_id, p.member_id, p.points, p.currency, p.exponent, p.amount_minor, p.turnover_minor, p.client_key,
          p.request_hash);
  PERFORM payment_post(p.merchant_id, 'pointsConverted', 'pointsConverted ' || p.id,
    ARRAY[v_account.id, ledger_part_account_id(p.merchant_id, 'POINTS', 0::smallint, 'rewards', 'pointMallSpent', p.member_id)],
    ARRAY[-p.points, p.points], jsonb_build_object('kind', 'redeem', 'conversion', p.id));
  v_debt := least(m.owed, p.amount_minor);
  PERFORM payment_post(p.merchant_id, 'points', 'points ' || p.id,
    ARRAY[ledger_part_account_id(p.merchant_id, p.currency, p.exponent, 'rewards', 'pointMall', p.member_id), m.player_id, m.debt_id],
    ARRAY[-p.amount_minor, p.amount_minor - v_debt, v_debt], jsonb_build_object('conversion', p.id));
  PERFORM turnover_grant(p.merchant_id, p.member_id, p.currency, p.exponent, 'points', p.id, p_name, p.turnover_minor);
  RETURN jsonb_build_object('status', 'OK');
END $$;
