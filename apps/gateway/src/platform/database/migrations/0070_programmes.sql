CREATE TABLE "reward" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"programme_id" text NOT NULL,
	"version" text NOT NULL,
	"source" text NOT NULL,
	"fact_kind" text NOT NULL,
	"fact_key" text NOT NULL,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"exponent" smallint NOT NULL,
	"amount_minor" bigint NOT NULL,
	"turnover_minor" bigint NOT NULL,
	"state" text NOT NULL,
	"is_auto" boolean NOT NULL,
	"comment" text,
	"reason" text,
	"inputs" jsonb NOT NULL,
	"address" text,
	"device" text,
	"budget_period" text NOT NULL,
	"turn" integer DEFAULT 1 NOT NULL,
	"made_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"decided_by" text,
	"ended_at" timestamp with time zone,
	CONSTRAINT "reward_once" UNIQUE("member_id","programme_id","source"),
	CONSTRAINT "reward_amount" CHECK ("reward"."amount_minor" > 0 and "reward"."turnover_minor" >= 0),
	CONSTRAINT "reward_state" CHECK ("state" in ('applying', 'rejected', 'issued', 'claimed', 'expired', 'takenBack'))
);
--> statement-breakpoint
CREATE TABLE "reward_budget" (
	"merchant_id" text NOT NULL,
	"programme_id" text NOT NULL,
	"period" text NOT NULL,
	"given" bigint NOT NULL,
	CONSTRAINT "reward_budget_programme_id_period_merchant_id_pk" PRIMARY KEY("programme_id","period","merchant_id"),
	CONSTRAINT "reward_budget_given" CHECK ("reward_budget"."given" >= 0)
);
--> statement-breakpoint
CREATE TABLE "reward_correction" (
	"reward_id" text NOT NULL,
	"turn" integer NOT NULL,
	"merchant_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"amount_minor" bigint NOT NULL,
	"taken_minor" bigint,
	"reason" text NOT NULL,
	"opened_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" text,
	CONSTRAINT "reward_correction_reward_id_turn_pk" PRIMARY KEY("reward_id","turn")
);
--> statement-breakpoint
CREATE TABLE "reward_due" (
	"merchant_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "reward_due_member_id_key_kind_pk" PRIMARY KEY("member_id","key","kind")
);
--> statement-breakpoint
CREATE TABLE "reward_fact" (
	"merchant_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"inputs" jsonb NOT NULL,
	"decisions" jsonb NOT NULL,
	"judged_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "reward_fact_member_id_key_kind_pk" PRIMARY KEY("member_id","key","kind")
);
--> statement-breakpoint
CREATE TABLE "reward_join" (
	"merchant_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"programme_id" text NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "reward_join_member_id_programme_id_pk" PRIMARY KEY("member_id","programme_id")
);
--> statement-breakpoint
CREATE TABLE "reward_listener" (
	"merchant_id" text NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "reward_listener_merchant_id_kind_pk" PRIMARY KEY("merchant_id","kind")
);
--> statement-breakpoint
CREATE TABLE "reward_progress" (
	"merchant_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"programme_id" text NOT NULL,
	"period" text NOT NULL,
	"value" bigint NOT NULL,
	"reached_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reward_progress_member_id_programme_id_period_pk" PRIMARY KEY("member_id","programme_id","period")
);
--> statement-breakpoint
CREATE TABLE "reward_rule" (
	"merchant_id" text NOT NULL,
	"programme_id" text NOT NULL,
	"version" text NOT NULL,
	"rule" jsonb NOT NULL,
	"since" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "reward_rule_programme_id_version_merchant_id_pk" PRIMARY KEY("programme_id","version","merchant_id")
);
--> statement-breakpoint
ALTER TABLE "ledger_account" DROP CONSTRAINT "ledger_account_kind";--> statement-breakpoint
ALTER TABLE "reward" ADD CONSTRAINT "reward_member" FOREIGN KEY ("merchant_id","member_id") REFERENCES "public"."member"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_correction" ADD CONSTRAINT "reward_correction_reward_id_reward_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."reward"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reward_by_member" ON "reward" USING btree ("member_id","merchant_id","made_at");--> statement-breakpoint
CREATE INDEX "reward_by_fact" ON "reward" USING btree ("fact_key","member_id");--> statement-breakpoint
CREATE INDEX "reward_by_address" ON "reward" USING btree ("programme_id","address");--> statement-breakpoint
CREATE INDEX "reward_open" ON "reward" USING btree ("merchant_id","expires_at") WHERE "reward"."state" = 'issued';--> statement-breakpoint
CREATE INDEX "reward_applying" ON "reward" USING btree ("merchant_id","made_at") WHERE "reward"."state" = 'applying';--> statement-breakpoint
CREATE INDEX "reward_correction_open" ON "reward_correction" USING btree ("merchant_id","opened_at") WHERE "reward_correction"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "reward_due_by_time" ON "reward_due" USING btree ("merchant_id","at");--> statement-breakpoint
CREATE INDEX "reward_fact_by_time" ON "reward_fact" USING btree ("merchant_id","at");--> statement-breakpoint
CREATE INDEX "reward_progress_by_place" ON "reward_progress" USING btree ("merchant_id","programme_id","period","value" DESC NULLS LAST,"reached_at","member_id");--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_kind" CHECK ("kind" in ('player', 'house', 'cash', 'held', 'bonus', 'debt', 'clearing', 'fee', 'suspense', 'rewards', 'points', 'tickets'));--> statement-breakpoint
-- Notes a fact for the programmes, once. Writing the row that is there already makes a judgement that is under way wait
-- until this transaction is committed.
CREATE FUNCTION reward_note(p_merchant text, p_member bigint, p_kind text, p_key text) RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO reward_due (merchant_id, member_id, kind, key) VALUES (p_merchant, p_member, p_kind, p_key)
  ON CONFLICT (member_id, key, kind) DO UPDATE SET key = excluded.key;
END $$;
--> statement-breakpoint

-- A settled round pays for one row and no more, and for none where no programme of the merchant looks at rounds.
CREATE FUNCTION reward_note_round() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO reward_due (merchant_id, member_id, kind, key)
  SELECT NEW.merchant_id, NEW.member_id, 'round', NEW.adapter || ' ' || NEW.round_id
   WHERE EXISTS (SELECT FROM reward_listener WHERE merchant_id = NEW.merchant_id AND kind = 'round')
  ON CONFLICT (member_id, key, kind) DO UPDATE SET key = excluded.key;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reward_of_new_round AFTER INSERT ON game_round
  FOR EACH ROW WHEN (NEW.closed_at IS NOT NULL) EXECUTE FUNCTION reward_note_round();
--> statement-breakpoint
CREATE TRIGGER reward_of_round AFTER UPDATE ON game_round FOR EACH ROW
  WHEN (NEW.closed_at IS NOT NULL AND (OLD.closed_at IS NULL OR OLD.bet_minor <> NEW.bet_minor
        OR OLD.win_minor <> NEW.win_minor)) EXECUTE FUNCTION reward_note_round();
--> statement-breakpoint
CREATE FUNCTION reward_note_deposit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM reward_note(NEW.merchant_id, d.member_id, 'deposit', d.reference)
     FROM deposit d WHERE d.reference = NEW.reference;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reward_of_deposit AFTER UPDATE ON deposit_receipt FOR EACH ROW
  WHEN (NEW.reference IS NOT NULL AND NEW.state <> OLD.state AND NEW.state IN ('credited', 'undone', 'disputed', 'lost'))
  EXECUTE FUNCTION reward_note_deposit();
--> statement-breakpoint
CREATE FUNCTION reward_note_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM reward_note(NEW.merchant_id, NEW.id, 'signUp', 'signUp');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reward_of_member AFTER INSERT ON member FOR EACH ROW WHEN (NEW.kind <> 4)
  EXECUTE FUNCTION reward_note_member();
--> statement-breakpoint
CREATE FUNCTION reward_note_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM reward_note(NEW.merchant_id, NEW.member_id, 'signIn', encode(substring(NEW.token_hash FROM 1 FOR 12), 'hex'))
    WHERE EXISTS (SELECT FROM reward_listener WHERE merchant_id = NEW.merchant_id AND kind = 'signIn');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reward_of_session AFTER INSERT ON session FOR EACH ROW EXECUTE FUNCTION reward_note_session();
--> statement-breakpoint

-- Tells a member how many rewards wait for a claim.
CREATE FUNCTION reward_tell(p_merchant text, p_member bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (merchant_id, member_id, payload)
  SELECT p_merchant, p_member, jsonb_build_object('kind', 'reward', 'ready', count(*),
           'at', to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    FROM reward WHERE member_id = p_member AND merchant_id = p_merchant AND state = 'issued' AND NOT is_auto;
END $$;
--> statement-breakpoint

-- Takes from a programme's budget; false where it does not reach.
CREATE FUNCTION reward_budget_take(p_merchant text, p_programme text, p_period text, p_amount bigint, p_budget bigint)
  RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO reward_budget (merchant_id, programme_id, period, given) VALUES (p_merchant, p_programme, p_period, 0)
  ON CONFLICT DO NOTHING;
  UPDATE reward_budget SET given = given + p_amount
   WHERE programme_id = p_programme AND period = p_period AND merchant_id = p_merchant AND given + p_amount <= p_budget;
  RETURN FOUND;
END $$;
--> statement-breakpoint
CREATE FUNCTION reward_budget_return(r reward, p_amount bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE reward_budget SET given = given - p_amount
   WHERE programme_id = r.programme_id AND period = r.budget_period AND merchant_id = r.merchant_id;
END $$;
--> statement-breakpoint

-- Gives a member a reward, once for its source. What was taken back is given anew where its fact holds again.
--   p_budget    what the programme may give in the budget's period
--   p_once      address, device: one member of each only
--   p_excludes  programmes of which a member may have one only
-- Answers OK, ALREADY, BUDGET, ADDRESS, DEVICE or EXCLUSIVE; all but OK change nothing.
CREATE FUNCTION reward_issue(p reward, p_budget bigint, p_once text[], p_excludes text[]) RETURNS text
  LANGUAGE plpgsql AS $$
DECLARE
  r reward%ROWTYPE;
  c reward_correction%ROWTYPE;
  v_amount bigint := p.amount_minor;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('reward ' || p.member_id, 0));
  SELECT * INTO r FROM reward
   WHERE member_id = p.member_id AND programme_id = p.programme_id AND source = p.source FOR UPDATE;
  IF FOUND AND r.state <> 'takenBack' THEN RETURN 'ALREADY'; END IF;
  IF r.id IS NOT NULL THEN
    SELECT * INTO c FROM reward_correction WHERE reward_id = r.id AND turn = r.turn FOR UPDATE;
    IF c.reward_id IS NOT NULL AND coalesce(c.taken_minor, 0) = 0 THEN
      -- It was never taken from the member, so it is theirs as before.
      UPDATE reward_correction SET closed_at = coalesce(closed_at, clock_timestamp()), closed_by = coalesce(closed_by, 'rule'),
                                   taken_minor = 0
       WHERE reward_id = r.id AND turn = r.turn;
      UPDATE reward SET state = 'claimed', reason = NULL, turn = turn + 1 WHERE id = r.id;
      RETURN 'OK';
    END IF;
    IF c.reward_id IS NOT NULL THEN v_amount := c.taken_minor; END IF;
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
    UPDATE reward SET state = p.state, turn = turn + 1, reason = NULL, amount_minor = v_amount, version = p.version,
                      turnover_minor = CASE WHEN c.reward_id IS NULL THEN p.turnover_minor ELSE 0 END,
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
--> statement-breakpoint

-- A member's purse of points or tickets, made at its first use; it never goes below zero.
CREATE FUNCTION reward_purse_id(r reward) RETURNS bigint LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_account (merchant_id, currency, exponent, kind, owner, floor_minor)
  VALUES (r.merchant_id, r.currency, r.exponent, r.kind, r.member_id::text, 0) ON CONFLICT DO NOTHING;
  RETURN ledger_account_id(r.merchant_id, r.currency, r.exponent, r.kind, r.member_id::text);
END $$;
--> statement-breakpoint

-- Pays a reward from the merchant's account for it: money after what the member owes, with what has to be staked.
CREATE FUNCTION reward_pay(r reward) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_from bigint := ledger_part_account_id(r.merchant_id, r.currency, r.exponent, 'rewards', r.programme_id, r.member_id);
  v_key text := 'reward ' || r.id || ' ' || r.turn;
  v_meta jsonb := jsonb_build_object('reward', r.id, 'programme', r.programme_id);
  m member_money;
  v_debt bigint;
BEGIN
  IF r.kind IN ('points', 'tickets') THEN
    PERFORM payment_post(r.merchant_id, 'reward', v_key, ARRAY[v_from, reward_purse_id(r)],
                         ARRAY[-r.amount_minor, r.amount_minor], v_meta);
    RETURN;
  END IF;
  m := member_money_lock(r.merchant_id, r.currency, r.exponent, r.member_id);
  v_debt := least(m.owed, r.amount_minor);
  PERFORM payment_post(r.merchant_id, 'reward', v_key, ARRAY[v_from, m.player_id, m.debt_id],
                       ARRAY[-r.amount_minor, r.amount_minor - v_debt, v_debt], v_meta);
  PERFORM turnover_grant(r.merchant_id, r.member_id, r.currency, r.exponent, 'reward', r.id || ' ' || r.turn,
                         r.programme_id, r.turnover_minor);
END $$;
--> statement-breakpoint

-- Claims a reward that is ready; claimed again it stays as it is.
--   p_member  whose it has to be; null for the platform, which pays what needs no claim
-- Answers {status: OK | ALREADY | EXPIRED | WRONG_STATE | NOT_FOUND}.
CREATE FUNCTION reward_claim(p_merchant text, p_member bigint, p_id text) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  r reward%ROWTYPE;
BEGIN
  SELECT * INTO r FROM reward
   WHERE id = p_id AND merchant_id = p_merchant AND (p_member IS NULL OR member_id = p_member) FOR UPDATE;
  IF NOT FOUND THEN RETURN jsonb_build_object('status', 'NOT_FOUND'); END IF;
  IF r.state = 'claimed' THEN RETURN jsonb_build_object('status', 'ALREADY'); END IF;
  IF r.state = 'expired' THEN RETURN jsonb_build_object('status', 'EXPIRED'); END IF;
  IF r.state <> 'issued' THEN RETURN jsonb_build_object('status', 'WRONG_STATE'); END IF;
  IF r.expires_at <= clock_timestamp() AND NOT r.is_auto THEN
    PERFORM reward_end(r, 'expired', NULL);
    RETURN jsonb_build_object('status', 'EXPIRED');
  END IF;
  PERFORM reward_pay(r);
  UPDATE reward SET state = 'claimed', ended_at = clock_timestamp() WHERE id = r.id;
  PERFORM reward_tell(r.merchant_id, r.member_id);
  RETURN jsonb_build_object('status', 'OK');
END $$;
--> statement-breakpoint

-- Ends a reward that nobody has got: its part of the budget is free again.
CREATE FUNCTION reward_end(r reward, p_state text, p_reason text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE reward SET state = p_state, reason = p_reason, ended_at = clock_timestamp() WHERE id = r.id;
  PERFORM reward_budget_return(r, r.amount_minor);
  PERFORM reward_tell(r.merchant_id, r.member_id);
END $$;
--> statement-breakpoint

-- Takes a reward back whose fact holds no more: what is not claimed is gone; for what is claimed a correction is opened.
-- Answers UNCLAIMED, CORRECTION or NOTHING.
CREATE FUNCTION reward_take_back(p_merchant text, p_id text, p_reason text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  r reward%ROWTYPE;
BEGIN
  SELECT * INTO r FROM reward WHERE id = p_id AND merchant_id = p_merchant FOR UPDATE;
  IF r.state IN ('applying', 'issued') THEN
    PERFORM reward_end(r, 'takenBack', p_reason);
    RETURN 'UNCLAIMED';
  END IF;
  IF r.state IS DISTINCT FROM 'claimed' THEN RETURN 'NOTHING'; END IF;
  INSERT INTO reward_correction (reward_id, turn, merchant_id, member_id, amount_minor, reason)
  VALUES (r.id, r.turn, r.merchant_id, r.member_id, r.amount_minor, p_reason) ON CONFLICT DO NOTHING;
  UPDATE reward SET state = 'takenBack', reason = p_reason WHERE id = r.id;
  RETURN 'CORRECTION';
END $$;
--> statement-breakpoint

-- Takes a corrected reward from its member as far as there is money, and frees what was bound to it. What is missing
-- stays open for a person.
CREATE FUNCTION reward_correct(p_merchant text, p_id text, p_turn integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  r reward%ROWTYPE;
  c reward_correction%ROWTYPE;
  m member_money;
  v_own bigint;
  v_purse bigint;
  v_requirement bigint;
BEGIN
  SELECT * INTO r FROM reward WHERE id = p_id AND merchant_id = p_merchant FOR UPDATE;
  SELECT * INTO c FROM reward_correction WHERE reward_id = p_id AND turn = p_turn FOR UPDATE;
  IF r.id IS NULL OR c.reward_id IS NULL OR c.taken_minor IS NOT NULL THEN RETURN; END IF;
  IF r.kind IN ('points', 'tickets') THEN
    v_purse := reward_purse_id(r);
    SELECT least(balance_minor, c.amount_minor) INTO v_own FROM ledger_account WHERE id = v_purse FOR UPDATE;
  ELSE
    m := member_money_lock(r.merchant_id, r.currency, r.exponent, r.member_id);
    v_purse := m.player_id;
    v_own := least(m.available, c.amount_minor);
    UPDATE turnover_requirement SET done_minor = needed_minor, finished_at = clock_timestamp()
     WHERE source_reference = ANY (ARRAY(SELECT r.id || ' ' || t FROM generate_series(1, p_turn) t)) AND source_kind = 'reward' AND merchant_id = r.merchant_id
       AND finished_at IS NULL RETURNING id INTO v_requirement;
    DELETE FROM turnover_share WHERE requirement_id = v_requirement;
  END IF;
  IF v_own > 0 THEN
    PERFORM payment_post(r.merchant_id, 'rewardTakenBack', 'rewardTakenBack ' || r.id || ' ' || p_turn,
      ARRAY[v_purse, ledger_part_account_id(r.merchant_id, r.currency, r.exponent, 'rewards', r.programme_id, r.member_id)],
      ARRAY[-v_own, v_own], jsonb_build_object('reward', r.id, 'programme', r.programme_id));
    PERFORM reward_budget_return(r, v_own);
  END IF;
  UPDATE reward_correction
     SET taken_minor = v_own,
         closed_at = CASE WHEN v_own = amount_minor THEN clock_timestamp() END,
         closed_by = CASE WHEN v_own = amount_minor THEN 'rule' END
   WHERE reward_id = p_id AND turn = p_turn;
  PERFORM reward_tell(r.merchant_id, r.member_id);
END $$;
--> statement-breakpoint

-- An operator decides on an application. Answers OK, NOT_FOUND or WRONG_STATE.
CREATE FUNCTION reward_decide(p_merchant text, p_id text, p_is_granted boolean, p_operator text, p_reason text, p_expires timestamptz)
  RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  r reward%ROWTYPE;
BEGIN
  SELECT * INTO r FROM reward WHERE id = p_id AND merchant_id = p_merchant FOR UPDATE;
  IF NOT FOUND THEN RETURN 'NOT_FOUND'; END IF;
  IF r.state <> 'applying' THEN RETURN 'WRONG_STATE'; END IF;
  UPDATE reward SET decided_by = p_operator WHERE id = p_id;
  IF p_is_granted THEN
    UPDATE reward SET state = 'issued', expires_at = p_expires WHERE id = p_id;
    PERFORM reward_tell(r.merchant_id, r.member_id);
  ELSE
    PERFORM reward_end(r, 'rejected', p_reason);
  END IF;
  RETURN 'OK';
END $$;
--> statement-breakpoint

-- Ends what nobody claimed in time. Answers how many.
CREATE FUNCTION reward_expire(p_merchant text, p_limit integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  r reward%ROWTYPE;
  v_count integer := 0;
BEGIN
  FOR r IN SELECT * FROM reward WHERE merchant_id = p_merchant AND state = 'issued' AND NOT is_auto
              AND expires_at <= clock_timestamp() ORDER BY expires_at LIMIT p_limit FOR UPDATE SKIP LOCKED
  LOOP
    PERFORM reward_end(r, 'expired', NULL);
    v_count := v_count + 1;
  END LOOP;
  RETURN v_count;
END $$;
