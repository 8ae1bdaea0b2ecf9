CREATE TABLE "payment_step" (
	"reference" text NOT NULL,
	"number" integer NOT NULL,
	"merchant_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"direction" text NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"actor" text NOT NULL,
	"reason" text,
	"params" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "payment_step_reference_number_pk" PRIMARY KEY("reference","number"),
	CONSTRAINT "payment_step_direction" CHECK ("payment_step"."direction" in ('deposit', 'withdrawal'))
);
--> statement-breakpoint
CREATE TABLE "turnover_due" (
	"merchant_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"adapter" text NOT NULL,
	"round_id" text NOT NULL,
	CONSTRAINT "turnover_due_member_id_round_id_adapter_pk" PRIMARY KEY("member_id","round_id","adapter")
);
--> statement-breakpoint
CREATE TABLE "turnover_requirement" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "turnover_requirement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"exponent" smallint NOT NULL,
	"source_kind" text NOT NULL,
	"source_reference" text NOT NULL,
	"name" text NOT NULL,
	"needed_minor" bigint NOT NULL,
	"done_minor" bigint DEFAULT 0 NOT NULL,
	"granted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "turnover_requirement_source" UNIQUE("source_reference","source_kind","merchant_id"),
	CONSTRAINT "turnover_requirement_done" CHECK ("turnover_requirement"."needed_minor" > 0 and "turnover_requirement"."done_minor" between 0 and "turnover_requirement"."needed_minor"),
	CONSTRAINT "turnover_requirement_finished" CHECK (("turnover_requirement"."finished_at" is null) = ("turnover_requirement"."done_minor" < "turnover_requirement"."needed_minor"))
);
--> statement-breakpoint
CREATE TABLE "turnover_share" (
	"merchant_id" text NOT NULL,
	"requirement_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"adapter" text NOT NULL,
	"round_id" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	CONSTRAINT "turnover_share_round_id_member_id_adapter_requirement_id_pk" PRIMARY KEY("round_id","member_id","adapter","requirement_id"),
	CONSTRAINT "turnover_share_amount" CHECK ("turnover_share"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "payee" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"method" text NOT NULL,
	"sealed_details" "bytea" NOT NULL,
	"fingerprint" "bytea" NOT NULL,
	"masked" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"usable_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "withdrawal" (
	"reference" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"request_key" text NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"method" text NOT NULL,
	"payee_id" text NOT NULL,
	"masked" text NOT NULL,
	"currency" text NOT NULL,
	"exponent" smallint NOT NULL,
	"amount_minor" bigint NOT NULL,
	"fee_minor" bigint NOT NULL,
	"state" text NOT NULL,
	"checks" jsonb NOT NULL,
	"steps" integer DEFAULT 0 NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"provider_reference" text,
	"requested_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"due_at" timestamp with time zone,
	"polls" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "withdrawal_request" UNIQUE("member_id","merchant_id","request_key"),
	CONSTRAINT "withdrawal_amount" CHECK ("withdrawal"."amount_minor" > 0 and "withdrawal"."fee_minor" >= 0 and "withdrawal"."fee_minor" < "withdrawal"."amount_minor"),
	CONSTRAINT "withdrawal_state" CHECK ("state" in ('requested', 'checking', 'review', 'approved', 'sent', 'unknown', 'failed', 'paid', 'received', 'rejected', 'cancelled', 'returned', 'disputed'))
);
--> statement-breakpoint
CREATE TABLE "withdrawal_attempt" (
	"reference" text NOT NULL,
	"number" smallint NOT NULL,
	"merchant_id" text NOT NULL,
	"began_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"outcome" text,
	"provider_reference" text,
	CONSTRAINT "withdrawal_attempt_reference_number_pk" PRIMARY KEY("reference","number")
);
--> statement-breakpoint
ALTER TABLE "turnover_requirement" ADD CONSTRAINT "turnover_requirement_member" FOREIGN KEY ("merchant_id","member_id") REFERENCES "public"."member"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turnover_share" ADD CONSTRAINT "turnover_share_requirement_id_turnover_requirement_id_fk" FOREIGN KEY ("requirement_id") REFERENCES "public"."turnover_requirement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payee" ADD CONSTRAINT "payee_member" FOREIGN KEY ("merchant_id","member_id") REFERENCES "public"."member"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_payee_id_payee_id_fk" FOREIGN KEY ("payee_id") REFERENCES "public"."payee"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_member" FOREIGN KEY ("merchant_id","member_id") REFERENCES "public"."member"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_attempt" ADD CONSTRAINT "withdrawal_attempt_reference_withdrawal_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."withdrawal"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_step_by_time" ON "payment_step" USING btree ("merchant_id","direction","state","at");--> statement-breakpoint
CREATE INDEX "turnover_requirement_by_member" ON "turnover_requirement" USING btree ("member_id","merchant_id","granted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payee_once" ON "payee" USING btree ("member_id","merchant_id","method","fingerprint") WHERE "payee"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "payee_by_fingerprint" ON "payee" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "withdrawal_by_member" ON "withdrawal" USING btree ("member_id","merchant_id","requested_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "withdrawal_by_state" ON "withdrawal" USING btree ("merchant_id","state","requested_at");--> statement-breakpoint
CREATE INDEX "withdrawal_due" ON "withdrawal" USING btree ("due_at") WHERE "withdrawal"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "session_by_address" ON "session" USING btree ("merchant_id","ip");--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON payment_step EXECUTE FUNCTION refuse_change();
--> statement-breakpoint

-- Makes a turnover requirement, once for its source; nothing where nothing is needed. Answers its id, or null.
--   p_name  what the member knows the source by: of a deposit the id of its way to pay, of a promotion the promotion's
CREATE FUNCTION turnover_grant(
  p_merchant text, p_member bigint, p_currency text, p_exponent smallint,
  p_source_kind text, p_source_reference text, p_name text, p_needed bigint
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  v_id bigint;
BEGIN
  IF p_needed <= 0 THEN RETURN NULL; END IF;
  INSERT INTO turnover_requirement (merchant_id, member_id, currency, exponent, source_kind, source_reference, name,
                                    needed_minor)
  VALUES (p_merchant, p_member, p_currency, p_exponent, p_source_kind, p_source_reference, p_name, p_needed)
  ON CONFLICT DO NOTHING RETURNING id INTO v_id;
  RETURN v_id;
END $$;
--> statement-breakpoint

-- A settled round is counted later, so that a bet pays for one row and no more. Who never had a requirement pays nothing.
CREATE FUNCTION turnover_note_round() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO turnover_due (merchant_id, member_id, adapter, round_id)
  SELECT NEW.merchant_id, NEW.member_id, NEW.adapter, NEW.round_id
   WHERE EXISTS (SELECT FROM turnover_requirement t
                  WHERE t.member_id = NEW.member_id AND t.merchant_id = NEW.merchant_id)
  -- Writing the row that is there already makes a count that is under way wait until this round is committed.
  ON CONFLICT (member_id, round_id, adapter) DO UPDATE SET round_id = excluded.round_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER turnover_of_new_round AFTER INSERT ON game_round
  FOR EACH ROW WHEN (NEW.closed_at IS NOT NULL) EXECUTE FUNCTION turnover_note_round();
--> statement-breakpoint
CREATE TRIGGER turnover_of_round AFTER UPDATE ON game_round FOR EACH ROW
  WHEN (NEW.closed_at IS NOT NULL AND (OLD.closed_at IS NULL OR OLD.bet_minor <> NEW.bet_minor
        OR OLD.win_minor <> NEW.win_minor)) EXECUTE FUNCTION turnover_note_round();
--> statement-breakpoint

-- What a settled round counts for a requirement. The weights are the merchant's, by vendor, else by game type:
-- {percent, counts}. With `counts: risked` it is the smaller of what was staked and what was won or lost, so that bets on
-- both sides of one outcome, and stakes given back, count for nothing. Rolled back stakes are no part of a round.
CREATE FUNCTION turnover_of(p_bet bigint, p_win bigint, p_weight jsonb) RETURNS bigint
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT floor(greatest(0, CASE WHEN p_weight ->> 'counts' = 'risked' THEN least(p_bet, abs(p_win - p_bet)) ELSE p_bet END)
               * coalesce((p_weight ->> 'percent')::numeric, 0) / 100)::bigint
$$;
--> statement-breakpoint

-- Counts a member's settled rounds for the requirements that were granted before them, the oldest unfinished first. A
-- round that has changed since it was counted gives or takes the difference.
-- Like every call of a wallet it first locks the player's account, so no round changes meanwhile.
CREATE FUNCTION turnover_feed(p_merchant text, p_member bigint, p_currency text, p_exponent smallint, p_weights jsonb)
  RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_account bigint;
  r record;
  s record;
  v_left bigint;
  v_part bigint;
BEGIN
  IF NOT EXISTS (SELECT FROM turnover_due WHERE member_id = p_member AND merchant_id = p_merchant) THEN RETURN; END IF;
  v_account := ledger_account_id(p_merchant, p_currency, p_exponent, 'player', p_member::text);
  PERFORM FROM ledger_account WHERE id = v_account FOR UPDATE;
  FOR r IN
    WITH due AS (
      DELETE FROM turnover_due WHERE member_id = p_member AND merchant_id = p_merchant RETURNING adapter, round_id
    )
    SELECT g.adapter, g.round_id, g.opened_at, g.bet_minor, g.win_minor, a.currency,
           coalesce(p_weights -> 'vendors' -> c.vendor_id, p_weights -> 'gameTypes' -> c.game_type) AS weight
      FROM due d
      JOIN game_round g ON g.round_id = d.round_id AND g.member_id = p_member AND g.adapter = d.adapter
      JOIN game_session u ON u.id = g.session_id
      JOIN ledger_account a ON a.id = u.account_id
      JOIN game_catalogue c ON c.node_id = g.node_id
     ORDER BY g.closed_at, g.round_id
  LOOP
    v_left := turnover_of(r.bet_minor, r.win_minor, r.weight) - coalesce((
      SELECT sum(amount_minor) FROM turnover_share
       WHERE round_id = r.round_id AND member_id = p_member AND adapter = r.adapter), 0);
    IF v_left > 0 THEN
      FOR s IN
        SELECT id, needed_minor - done_minor AS open FROM turnover_requirement
         WHERE member_id = p_member AND merchant_id = p_merchant AND currency = r.currency
           AND finished_at IS NULL AND granted_at <= r.opened_at
         ORDER BY granted_at, id
      LOOP
        EXIT WHEN v_left = 0;
        v_part := least(v_left, s.open);
        INSERT INTO turnover_share AS t (merchant_id, requirement_id, member_id, adapter, round_id, amount_minor)
        VALUES (p_merchant, s.id, p_member, r.adapter, r.round_id, v_part)
        ON CONFLICT (round_id, member_id, adapter, requirement_id)
        DO UPDATE SET amount_minor = t.amount_minor + excluded.amount_minor;
        UPDATE turnover_requirement
           SET done_minor = done_minor + v_part,
               finished_at = CASE WHEN done_minor + v_part = needed_minor THEN clock_timestamp() END
         WHERE id = s.id;
        v_left := v_left - v_part;
      END LOOP;
    ELSIF v_left < 0 THEN
      FOR s IN
        SELECT requirement_id AS id, amount_minor AS given FROM turnover_share
         WHERE round_id = r.round_id AND member_id = p_member AND adapter = r.adapter
         ORDER BY requirement_id DESC
      LOOP
        EXIT WHEN v_left = 0;
        v_part := least(-v_left, s.given);
        IF v_part = s.given THEN
          DELETE FROM turnover_share WHERE round_id = r.round_id AND member_id = p_member AND adapter = r.adapter
             AND requirement_id = s.id;
        ELSE
          UPDATE turnover_share SET amount_minor = amount_minor - v_part WHERE round_id = r.round_id
             AND member_id = p_member AND adapter = r.adapter AND requirement_id = s.id;
        END IF;
        UPDATE turnover_requirement SET done_minor = done_minor - v_part, finished_at = NULL WHERE id = s.id;
        v_left := v_left + v_part;
      END LOOP;
    END IF;
  END LOOP;
END $$;
--> statement-breakpoint

-- What is still to be staked. As much of the available money is locked.
CREATE FUNCTION turnover_left(p_merchant text, p_member bigint, p_currency text) RETURNS bigint
  LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT coalesce(sum(needed_minor - done_minor), 0)::bigint FROM turnover_requirement
           WHERE member_id = p_member AND merchant_id = p_merchant AND currency = p_currency AND finished_at IS NULL);
END $$;
--> statement-breakpoint

-- The facts that the checks before a payout judge, as they are while the player's account is locked by the caller's
-- transaction: no other withdrawal of this player is judged meanwhile. Amounts are minor units.
CREATE FUNCTION withdrawal_facts(
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
                      AND opened_at > p_since AND closed_at IS NULL),
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
--> statement-breakpoint

-- Adds a step to a withdrawal's timeline and tells the member.
CREATE FUNCTION withdrawal_note(p_reference text, p_state text, p_actor text, p_reason text, p_params jsonb)
  RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  w withdrawal%ROWTYPE;
BEGIN
  UPDATE withdrawal SET state = p_state, steps = steps + 1 WHERE reference = p_reference RETURNING * INTO w;
  INSERT INTO payment_step (reference, number, merchant_id, member_id, direction, state, actor, reason, params)
  VALUES (w.reference, w.steps, w.merchant_id, w.member_id, 'withdrawal', p_state, p_actor, p_reason, p_params);
  INSERT INTO event_outbox (merchant_id, member_id, payload)
  VALUES (w.merchant_id, w.member_id, jsonb_build_object(
    'kind', 'withdrawal', 'reference', w.reference, 'state', p_state,
    'at', to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')));
END $$;
--> statement-breakpoint

-- Posts what a withdrawal moves. Each of its postings has a key of its own, so none can be made twice.
CREATE FUNCTION withdrawal_post(w withdrawal, p_kind text, p_key text) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_player bigint := ledger_account_id(w.merchant_id, w.currency, w.exponent, 'player', w.member_id::text);
  v_held bigint := ledger_account_id(w.merchant_id, w.currency, w.exponent, 'held', w.member_id::text);
  v_clearing bigint := ledger_part_account_id(w.merchant_id, w.currency, w.exponent, 'clearing', w.method, w.member_id);
  v_fee bigint := ledger_part_account_id(w.merchant_id, w.currency, w.exponent, 'fee', 'withdrawal', w.member_id);
  v_net bigint := w.amount_minor - w.fee_minor;
  v_accounts bigint[];
  v_amounts bigint[];
BEGIN
  CASE p_kind
    WHEN 'withdrawal' THEN v_accounts := ARRAY[v_player, v_held]; v_amounts := ARRAY[-w.amount_minor, w.amount_minor];
    WHEN 'withdrawalReleased' THEN
      v_accounts := ARRAY[v_player, v_held]; v_amounts := ARRAY[w.amount_minor, -w.amount_minor];
    WHEN 'payout' THEN v_accounts := ARRAY[v_held, v_clearing]; v_amounts := ARRAY[-w.amount_minor, v_net];
    WHEN 'payoutReturned' THEN v_accounts := ARRAY[v_player, v_clearing]; v_amounts := ARRAY[w.amount_minor, -v_net];
  END CASE;
  IF w.fee_minor > 0 AND p_kind IN ('payout', 'payoutReturned') THEN
    v_accounts := v_accounts || v_fee;
    v_amounts := v_amounts || CASE WHEN p_kind = 'payout' THEN w.fee_minor ELSE -w.fee_minor END;
  END IF;
  RETURN ledger_post(w.merchant_id, p_kind, p_key || ' ' || w.reference, sha256(convert_to(p_key || w.reference, 'UTF8')),
                     v_accounts, v_amounts, jsonb_build_object('reference', w.reference, 'method', w.method));
END $$;
--> statement-breakpoint

-- Requests a withdrawal and puts its money aside, in the transaction that judged its facts. The same request again
-- answers the same withdrawal.
--   p_state  review, where a check asks for a person, or approved
-- Answers {status: OK, reference, state}; or {status: CONFLICT | NOT_FOUND | INSUFFICIENT_FUNDS}, which changed nothing.
CREATE FUNCTION withdrawal_request(
  p_merchant text, p_member bigint, p_currency text, p_exponent smallint, p_reference text, p_key text, p_hash bytea,
  p_payee text, p_amount bigint, p_fee bigint, p_checks jsonb, p_state text
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  w withdrawal%ROWTYPE;
  v_payee payee%ROWTYPE;
  v_post jsonb;
BEGIN
  PERFORM FROM ledger_account
    WHERE id = ledger_account_id(p_merchant, p_currency, p_exponent, 'player', p_member::text) FOR UPDATE;
  SELECT * INTO w FROM withdrawal WHERE member_id = p_member AND merchant_id = p_merchant AND request_key = p_key;
  IF FOUND THEN
    IF w.request_hash <> p_hash THEN RETURN jsonb_build_object('status', 'CONFLICT'); END IF;
    RETURN jsonb_build_object('status', 'OK', 'reference', w.reference, 'state', w.state);
  END IF;
  SELECT * INTO v_payee FROM payee
   WHERE id = p_payee AND member_id = p_member AND merchant_id = p_merchant AND removed_at IS NULL
     AND usable_at <= clock_timestamp();
  IF NOT FOUND THEN RETURN jsonb_build_object('status', 'NOT_FOUND'); END IF;
  INSERT INTO withdrawal (reference, merchant_id, member_id, request_key, request_hash, method, payee_id, masked,
                          currency, exponent, amount_minor, fee_minor, state, checks, due_at)
  VALUES (p_reference, p_merchant, p_member, p_key, p_hash, v_payee.method, v_payee.id, v_payee.masked, p_currency,
          p_exponent, p_amount, p_fee, 'requested', p_checks, CASE WHEN p_state = 'approved' THEN clock_timestamp() END)
  RETURNING * INTO w;
  v_post := withdrawal_post(w, 'withdrawal', 'withdrawal');
  IF v_post ->> 'status' <> 'OK' THEN
    DELETE FROM withdrawal WHERE reference = p_reference;
    RETURN jsonb_build_object('status', v_post ->> 'status');
  END IF;
  PERFORM withdrawal_note(p_reference, 'requested', 'player', NULL, '{}');
  PERFORM withdrawal_note(p_reference, 'checking', 'platform', NULL, '{}');
  PERFORM withdrawal_note(p_reference, p_state, 'platform', NULL, '{}');
  RETURN jsonb_build_object('status', 'OK', 'reference', p_reference, 'state', p_state);
END $$;
--> statement-breakpoint

-- Which state may follow which. What is final is missing on the left.
CREATE FUNCTION withdrawal_may_move(p_from text, p_to text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE p_from
    WHEN 'requested' THEN p_to IN ('checking', 'cancelled')
    WHEN 'checking' THEN p_to IN ('review', 'approved', 'rejected')
    WHEN 'review' THEN p_to IN ('approved', 'rejected', 'cancelled')
    WHEN 'approved' THEN p_to IN ('sent', 'rejected')
    WHEN 'sent' THEN p_to IN ('paid', 'failed', 'unknown')
    WHEN 'unknown' THEN p_to IN ('sent', 'paid', 'failed')
    WHEN 'failed' THEN p_to IN ('sent', 'rejected')
    WHEN 'paid' THEN p_to IN ('received', 'disputed', 'returned')
    WHEN 'received' THEN p_to IN ('disputed', 'returned')
    WHEN 'disputed' THEN p_to IN ('received', 'returned')
    ELSE false END
$$;
--> statement-breakpoint

-- Moves a withdrawal on, with its money, its step and its event.
--   p_from   where it has to be
--   p_member whose it has to be; null for the platform, a provider or an operator
--   p_due    when the platform looks at it again
-- Answers {status: OK | UNCHANGED | WRONG_STATE, state, attempt}, or {status: NOT_FOUND}.
CREATE FUNCTION withdrawal_move(
  p_merchant text, p_reference text, p_member bigint, p_from text[], p_to text, p_actor text, p_reason text,
  p_params jsonb, p_provider_reference text, p_due timestamptz
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  w withdrawal%ROWTYPE;
  v_post jsonb;
  v_is_new_try boolean;
BEGIN
  SELECT * INTO w FROM withdrawal
   WHERE reference = p_reference AND merchant_id = p_merchant AND (p_member IS NULL OR member_id = p_member)
     FOR UPDATE;
  IF NOT FOUND THEN RETURN jsonb_build_object('status', 'NOT_FOUND'); END IF;
  IF w.state = p_to THEN
    RETURN jsonb_build_object('status', 'UNCHANGED', 'state', w.state, 'attempt', w.attempts);
  END IF;
  IF NOT w.state = ANY (p_from) OR NOT withdrawal_may_move(w.state, p_to) THEN
    RETURN jsonb_build_object('status', 'WRONG_STATE', 'state', w.state, 'attempt', w.attempts);
  END IF;
  v_post := CASE
    WHEN p_to IN ('rejected', 'cancelled') THEN withdrawal_post(w, 'withdrawalReleased', 'release')
    WHEN p_to = 'paid' THEN withdrawal_post(w, 'payout', 'payout')
    WHEN p_to = 'returned' THEN withdrawal_post(w, 'payoutReturned', 'returned') END;
  IF v_post ->> 'status' <> 'OK' THEN
    RAISE EXCEPTION 'the withdrawal % cannot become %: %', p_reference, p_to, v_post ->> 'status' USING ERRCODE = 'LV001';
  END IF;
  -- Money is asked for under a new number only after the try before it has failed for certain.
  v_is_new_try := p_to = 'sent' AND w.state IN ('approved', 'failed');
  UPDATE withdrawal
     SET attempts = attempts + CASE WHEN v_is_new_try THEN 1 ELSE 0 END,
         polls = CASE WHEN p_to IN ('sent', 'unknown') AND NOT v_is_new_try THEN polls ELSE 0 END,
         provider_reference = coalesce(p_provider_reference, provider_reference),
         due_at = p_due
   WHERE reference = p_reference RETURNING * INTO w;
  IF v_is_new_try THEN
    INSERT INTO withdrawal_attempt (reference, number, merchant_id) VALUES (p_reference, w.attempts, p_merchant);
  ELSIF p_to IN ('paid', 'failed', 'returned') THEN
    UPDATE withdrawal_attempt SET outcome = p_to, provider_reference = coalesce(p_provider_reference, provider_reference)
     WHERE reference = p_reference AND number = w.attempts;
  END IF;
  PERFORM withdrawal_note(p_reference, p_to, p_actor, p_reason, p_params);
  RETURN jsonb_build_object('status', 'OK', 'state', p_to, 'attempt', w.attempts);
END $$;
--> statement-breakpoint

-- Claims withdrawals at which the platform has something to do, for as long as the lease lasts.
CREATE FUNCTION withdrawal_claim(p_limit int, p_lease interval) RETURNS SETOF withdrawal LANGUAGE plpgsql AS $$
BEGIN
  RETURN QUERY
    UPDATE withdrawal SET due_at = clock_timestamp() + p_lease, polls = least(polls + 1, 1000)
     WHERE reference IN (SELECT d.reference FROM withdrawal d WHERE d.due_at <= clock_timestamp()
                          ORDER BY d.due_at LIMIT p_limit FOR UPDATE SKIP LOCKED)
    RETURNING *;
END $$;
--> statement-breakpoint

-- What a provider says of a payout, by callback or asked: payoutPaid, payoutFailed or payoutReturned. The provider knows
-- the first try by the withdrawal's reference, the others with their number behind it.
--   p_amount          what was paid, in minor units; null where the fact is of no amount
--   p_received_after  after how long a paid withdrawal counts as received
-- Answers like withdrawal_move, or {status: AMOUNT_WRONG}, which changed nothing.
CREATE FUNCTION withdrawal_fact(
  p_merchant text, p_method text, p_reference text, p_kind text, p_amount bigint, p_provider_reference text, p_reason text,
  p_received_after interval
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  w withdrawal%ROWTYPE;
  v_reference text := split_part(p_reference, '-', 1);
  v_try int := CASE WHEN p_reference ~ '-\d{1,4}$' THEN split_part(p_reference, '-', 2)::int ELSE 1 END;
  v_moved jsonb;
BEGIN
  SELECT * INTO w FROM withdrawal WHERE reference = v_reference AND merchant_id = p_merchant AND method = p_method
     FOR UPDATE;
  IF NOT FOUND THEN RETURN jsonb_build_object('status', 'NOT_FOUND'); END IF;
  IF w.attempts <> v_try THEN
    RETURN jsonb_build_object('status', 'WRONG_STATE', 'state', w.state, 'attempt', w.attempts);
  END IF;
  IF p_kind = 'payoutPaid' AND p_amount <> w.amount_minor - w.fee_minor THEN
    RETURN jsonb_build_object('status', 'AMOUNT_WRONG', 'state', w.state, 'attempt', w.attempts);
  END IF;
  IF p_kind = 'payoutFailed' THEN
    IF w.state = 'rejected' THEN
      RETURN jsonb_build_object('status', 'UNCHANGED', 'state', w.state, 'attempt', w.attempts);
    END IF;
    v_moved := withdrawal_move(p_merchant, v_reference, NULL, ARRAY['sent', 'unknown'], 'failed', 'provider', p_reason, '{}',
                               NULL, NULL);
    IF v_moved ->> 'status' <> 'OK' THEN RETURN v_moved; END IF;
    RETURN withdrawal_move(p_merchant, v_reference, NULL, ARRAY['failed'], 'rejected', 'platform', 'payoutFailed', '{}',
                           NULL, NULL);
  END IF;
  -- Callbacks come in any order: what was paid may have come back before anybody said that it was paid.
  IF p_kind = 'payoutPaid' OR w.state IN ('sent', 'unknown') THEN
    IF w.state IN ('received', 'disputed', 'returned') THEN
      RETURN jsonb_build_object('status', 'UNCHANGED', 'state', w.state, 'attempt', w.attempts);
    END IF;
    v_moved := withdrawal_move(p_merchant, v_reference, NULL, ARRAY['sent', 'unknown'], 'paid', 'provider', NULL, '{}',
                               p_provider_reference, clock_timestamp() + p_received_after);
    IF p_kind = 'payoutPaid' OR v_moved ->> 'status' <> 'OK' THEN RETURN v_moved; END IF;
  END IF;
  RETURN withdrawal_move(p_merchant, v_reference, NULL, ARRAY['paid', 'received', 'disputed'], 'returned', 'provider',
                         p_reason, '{}', p_provider_reference, NULL);
END $$;
