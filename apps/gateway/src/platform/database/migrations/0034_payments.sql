CREATE TABLE "job" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"merchant_id" text,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"lease_until" timestamp with time zone,
	"holder" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "job_key_kind_pk" PRIMARY KEY("key","kind")
);
--> statement-breakpoint
CREATE TABLE "deposit" (
	"reference" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"method" text NOT NULL,
	"connection" text NOT NULL,
	"currency" text NOT NULL,
	"exponent" smallint NOT NULL,
	"amount_minor" bigint NOT NULL,
	"payable_minor" bigint NOT NULL,
	"received_minor" bigint DEFAULT 0 NOT NULL,
	"credited_minor" bigint DEFAULT 0 NOT NULL,
	"fee_basis_points" integer NOT NULL,
	"fee_fixed_minor" bigint NOT NULL,
	"turnover_percent" integer NOT NULL,
	"state" text NOT NULL,
	"fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"instructions" jsonb,
	"provider_order" text,
	"bonus_id" text,
	"proof" text,
	"confirmations" integer,
	"confirmations_needed" integer,
	"client_key" text NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "deposit_once" UNIQUE("member_id","client_key")
);
--> statement-breakpoint
CREATE TABLE "deposit_attempt" (
	"merchant_id" text NOT NULL,
	"reference" text NOT NULL,
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"provider_order" text,
	"reason" text,
	"asked_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "deposit_attempt_reference_number_pk" PRIMARY KEY("reference","number")
);
--> statement-breakpoint
CREATE TABLE "deposit_dispute" (
	"merchant_id" text NOT NULL,
	"connection" text NOT NULL,
	"dispute_ref" text NOT NULL,
	"provider_ref" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"state" text NOT NULL,
	"opened_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"won_at" timestamp with time zone,
	CONSTRAINT "deposit_dispute_dispute_ref_connection_merchant_id_pk" PRIMARY KEY("dispute_ref","connection","merchant_id")
);
--> statement-breakpoint
CREATE TABLE "deposit_receipt" (
	"merchant_id" text NOT NULL,
	"connection" text NOT NULL,
	"provider_ref" text NOT NULL,
	"reference" text,
	"currency" text NOT NULL,
	"exponent" smallint NOT NULL,
	"amount_minor" bigint NOT NULL,
	"fee_minor" bigint DEFAULT 0 NOT NULL,
	"payer_name" text,
	"state" text NOT NULL,
	"posting_id" bigint,
	"at" timestamp with time zone NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "deposit_receipt_provider_ref_connection_merchant_id_pk" PRIMARY KEY("provider_ref","connection","merchant_id")
);
--> statement-breakpoint
CREATE TABLE "inverted_transaction" (
	"merchant_id" text NOT NULL,
	"connection" text NOT NULL,
	"provider_ref" text NOT NULL,
	"reference" text NOT NULL,
	"amount" text NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"performed_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "inverted_transaction_provider_ref_connection_merchant_id_pk" PRIMARY KEY("provider_ref","connection","merchant_id")
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"merchant_id" text NOT NULL,
	"connection" text NOT NULL,
	"event_id" text NOT NULL,
	"kind" text NOT NULL,
	"fact" jsonb NOT NULL,
	"raw" "bytea",
	"headers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"outcome" jsonb,
	"received_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "payment_event_event_id_connection_merchant_id_pk" PRIMARY KEY("event_id","connection","merchant_id")
);
--> statement-breakpoint
CREATE TABLE "reconciliation" (
	"merchant_id" text NOT NULL,
	"connection" text NOT NULL,
	"day" date NOT NULL,
	"lines" integer NOT NULL,
	"matched" integer NOT NULL,
	"posting_id" bigint,
	"done_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "reconciliation_day_connection_merchant_id_pk" PRIMARY KEY("day","connection","merchant_id")
);
--> statement-breakpoint
CREATE TABLE "settlement_difference" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settlement_difference_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" text NOT NULL,
	"connection" text NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"direction" text NOT NULL,
	"provider_ref" text NOT NULL,
	"reference" text,
	"currency" text NOT NULL,
	"ours_minor" bigint,
	"theirs_minor" bigint,
	"found_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" text,
	"resolution" text
);
--> statement-breakpoint
CREATE TABLE "settlement_line" (
	"merchant_id" text NOT NULL,
	"connection" text NOT NULL,
	"day" date NOT NULL,
	"number" integer NOT NULL,
	"direction" text NOT NULL,
	"provider_ref" text NOT NULL,
	"reference" text,
	"currency" text NOT NULL,
	"exponent" smallint NOT NULL,
	"amount_minor" bigint NOT NULL,
	"cost_minor" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "settlement_line_day_connection_merchant_id_number_pk" PRIMARY KEY("day","connection","merchant_id","number")
);
--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_member" FOREIGN KEY ("merchant_id","member_id") REFERENCES "public"."member"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_receipt" ADD CONSTRAINT "deposit_receipt_reference_deposit_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."deposit"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_receipt" ADD CONSTRAINT "deposit_receipt_posting_id_ledger_posting_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."ledger_posting"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inverted_transaction" ADD CONSTRAINT "inverted_transaction_reference_deposit_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."deposit"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation" ADD CONSTRAINT "reconciliation_posting_id_ledger_posting_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."ledger_posting"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_due" ON "job" USING btree ("due_at") WHERE "job"."done_at" is null;--> statement-breakpoint
CREATE INDEX "deposit_by_member" ON "deposit" USING btree ("member_id","created_at","reference");--> statement-breakpoint
CREATE INDEX "deposit_by_state" ON "deposit" USING btree ("state","merchant_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "deposit_proof" ON "deposit" USING btree ("proof","connection","merchant_id") WHERE "deposit"."proof" is not null;--> statement-breakpoint
CREATE INDEX "deposit_dispute_by_receipt" ON "deposit_dispute" USING btree ("provider_ref","connection","merchant_id");--> statement-breakpoint
CREATE INDEX "deposit_receipt_by_reference" ON "deposit_receipt" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "deposit_receipt_by_day" ON "deposit_receipt" USING btree ("merchant_id","connection","at");--> statement-breakpoint
CREATE INDEX "deposit_receipt_without_owner" ON "deposit_receipt" USING btree ("merchant_id","recorded_at") WHERE "deposit_receipt"."state" in ('suspense', 'unbooked');--> statement-breakpoint
CREATE INDEX "inverted_transaction_by_reference" ON "inverted_transaction" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "payment_event_by_time" ON "payment_event" USING btree ("merchant_id","received_at");--> statement-breakpoint
CREATE INDEX "settlement_difference_open" ON "settlement_difference" USING btree ("merchant_id","found_at") WHERE "settlement_difference"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "settlement_difference_by_ref" ON "settlement_difference" USING btree ("provider_ref","connection","merchant_id");--> statement-breakpoint
CREATE INDEX "settlement_line_by_ref" ON "settlement_line" USING btree ("provider_ref","connection","merchant_id");--> statement-breakpoint
-- Records a provider's fact, once. Null where it is new; otherwise what came of it the first time, or CONFLICT where the
-- same id came with another fact.
CREATE FUNCTION payment_event_take(
  p_merchant text, p_connection text, p_event text, p_kind text, p_fact jsonb, p_raw bytea, p_headers jsonb
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_event payment_event%ROWTYPE;
BEGIN
  INSERT INTO payment_event (merchant_id, connection, event_id, kind, fact, raw, headers)
  VALUES (p_merchant, p_connection, p_event, p_kind, p_fact, p_raw, p_headers) ON CONFLICT DO NOTHING;
  IF FOUND THEN RETURN NULL; END IF;
  SELECT * INTO STRICT v_event FROM payment_event
   WHERE event_id = p_event AND connection = p_connection AND merchant_id = p_merchant;
  IF v_event.fact <> p_fact THEN RETURN jsonb_build_object('status', 'CONFLICT'); END IF;
  RETURN coalesce(v_event.outcome, jsonb_build_object('status', 'OK')) || '{"again": true}';
END $$;
--> statement-breakpoint

-- Remembers what came of a fact. One that cannot be used yet is forgotten, so that the provider's next try is new.
CREATE FUNCTION payment_event_outcome(p_merchant text, p_connection text, p_event text, p_outcome jsonb)
  RETURNS jsonb LANGUAGE plpgsql AS $$
BEGIN
  IF p_outcome ->> 'status' = 'OK' THEN
    UPDATE payment_event SET outcome = p_outcome
     WHERE event_id = p_event AND connection = p_connection AND merchant_id = p_merchant;
  ELSE
    DELETE FROM payment_event WHERE event_id = p_event AND connection = p_connection AND merchant_id = p_merchant;
  END IF;
  RETURN p_outcome;
END $$;
--> statement-breakpoint

-- A step of an order, and the event that tells its member. The order's row is locked, so numbers follow one another.
CREATE FUNCTION payment_step_add(
  p_merchant text, p_direction text, p_reference text, p_member bigint, p_state text, p_actor text,
  p_reason text, p_params jsonb
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_at timestamptz := clock_timestamp();
BEGIN
  INSERT INTO payment_step (merchant_id, member_id, direction, reference, number, state, at, actor, reason, params)
  SELECT p_merchant, p_member, p_direction, p_reference, coalesce(max(number), 0) + 1, p_state, v_at, p_actor, p_reason,
         p_params
    FROM payment_step WHERE reference = p_reference;
  PERFORM payment_tell(p_merchant, p_direction, p_reference, p_member, p_state, v_at);
END $$;
--> statement-breakpoint

CREATE FUNCTION payment_tell(
  p_merchant text, p_direction text, p_reference text, p_member bigint, p_state text, p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (merchant_id, member_id, payload)
  VALUES (p_merchant, p_member, jsonb_build_object(
    'kind', p_direction, 'reference', p_reference, 'state', p_state,
    'at', to_char(p_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')));
END $$;
--> statement-breakpoint

-- A fee on an amount, rounded up to the minor unit once, and never more than the amount.
CREATE FUNCTION payment_fee(p_amount bigint, p_basis_points integer, p_fixed bigint) RETURNS bigint
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT least(p_amount::numeric, ceil(p_amount::numeric * p_basis_points / 10000) + p_fixed)::bigint
$$;
--> statement-breakpoint

CREATE TYPE member_money AS (player_id bigint, available bigint, debt_id bigint, owed bigint);
--> statement-breakpoint
-- Locks a member's money, the player's account first, as ledger_post does. `owed` is above zero.
CREATE FUNCTION member_money_lock(p_merchant text, p_currency text, p_exponent smallint, p_member bigint)
  RETURNS member_money LANGUAGE plpgsql AS $$
DECLARE
  m member_money;
BEGIN
  m.player_id := ledger_account_id(p_merchant, p_currency, p_exponent, 'player', p_member::text);
  SELECT balance_minor INTO m.available FROM ledger_account WHERE id = m.player_id FOR UPDATE;
  SELECT id, -balance_minor INTO m.debt_id, m.owed FROM ledger_account
   WHERE merchant_id = p_merchant AND currency = p_currency AND kind = 'debt' AND owner = p_member::text FOR UPDATE;
  m.owed := coalesce(m.owed, 0);
  RETURN m;
END $$;
--> statement-breakpoint

-- Posts lines of which some may be nothing. Throws where the ledger refuses: the caller's whole work is undone.
CREATE FUNCTION payment_post(
  p_merchant text, p_kind text, p_key text, p_accounts bigint[], p_amounts bigint[], p_meta jsonb
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  v_accounts bigint[];
  v_amounts bigint[];
  v_post jsonb;
BEGIN
  SELECT array_agg(account ORDER BY at), array_agg(amount ORDER BY at) INTO v_accounts, v_amounts
    FROM unnest(p_accounts, p_amounts) WITH ORDINALITY AS line (account, amount, at) WHERE amount <> 0;
  v_post := ledger_post(p_merchant, p_kind, p_key, sha256(convert_to(p_key || v_amounts::text, 'UTF8')),
                        v_accounts, v_amounts, p_meta);
  IF v_post ->> 'status' <> 'OK' THEN
    RAISE EXCEPTION 'the posting % was refused: %', p_key, v_post ->> 'status' USING ERRCODE = 'LV003';
  END IF;
  RETURN (v_post ->> 'postingId')::bigint;
END $$;
--> statement-breakpoint

-- The deposit a receipt belongs to, locked; deposits are locked before receipts.
CREATE FUNCTION deposit_of_receipt(p_merchant text, p_connection text, p_ref text) RETURNS deposit
  LANGUAGE plpgsql AS $$
DECLARE
  d deposit%ROWTYPE;
BEGIN
  SELECT deposit.* INTO d FROM deposit JOIN deposit_receipt r ON r.reference = deposit.reference
   WHERE r.provider_ref = p_ref AND r.connection = p_connection AND r.merchant_id = p_merchant FOR UPDATE OF deposit;
  RETURN d;
END $$;
--> statement-breakpoint

-- The receipt of a provider's number, locked; one that is new stands there as seen.
CREATE FUNCTION deposit_receipt_lock(
  p_merchant text, p_connection text, p_fact jsonb, p_reference text, p_exponent smallint
) RETURNS deposit_receipt LANGUAGE plpgsql AS $$
DECLARE
  r deposit_receipt%ROWTYPE;
BEGIN
  INSERT INTO deposit_receipt (merchant_id, connection, provider_ref, reference, currency, exponent, amount_minor,
                               payer_name, state, at)
  VALUES (p_merchant, p_connection, p_fact ->> 'providerRef', p_reference, p_fact ->> 'currency',
          coalesce(p_exponent, 0), coalesce(ledger_minor(p_fact ->> 'amount', p_exponent), 0), p_fact ->> 'payerName',
          'seen', (p_fact ->> 'at')::timestamptz)
  ON CONFLICT DO NOTHING;
  SELECT * INTO STRICT r FROM deposit_receipt
   WHERE provider_ref = p_fact ->> 'providerRef' AND connection = p_connection AND merchant_id = p_merchant FOR UPDATE;
  RETURN r;
END $$;
--> statement-breakpoint

-- The deposit that a fact names, locked; none where it is not this merchant's, or went another way.
CREATE FUNCTION deposit_lock(p_merchant text, p_connection text, p_reference text) RETURNS deposit
  LANGUAGE plpgsql AS $$
DECLARE
  d deposit%ROWTYPE;
BEGIN
  SELECT * INTO d FROM deposit
   WHERE reference = p_reference AND merchant_id = p_merchant AND connection = p_connection FOR UPDATE;
  RETURN d;
END $$;
--> statement-breakpoint

-- Moves a deposit to a state, with the step that says so.
CREATE FUNCTION deposit_move(d deposit, p_state text, p_actor text, p_reason text, p_params jsonb)
  RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE deposit SET state = p_state, updated_at = clock_timestamp() WHERE reference = d.reference;
  PERFORM payment_step_add(d.merchant_id, 'deposit', d.reference, d.member_id, p_state, p_actor, p_reason, p_params);
END $$;
--> statement-breakpoint

-- Puts money into the balance of a deposit's member: what was received, less the fee that was stated, less what is owed.
CREATE FUNCTION deposit_credit(
  d deposit, r deposit_receipt, p_from_account bigint, p_key text, p_actor text
)
  RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  m member_money := member_money_lock(d.merchant_id, d.currency, d.exponent, d.member_id);
  v_fee bigint := payment_fee(r.amount_minor, d.fee_basis_points, CASE WHEN d.received_minor = 0 THEN d.fee_fixed_minor ELSE 0 END);
  v_debt bigint := least(m.owed, r.amount_minor - v_fee);
  v_posting bigint;
  v_received bigint := d.received_minor + r.amount_minor;
BEGIN
  v_posting := payment_post(d.merchant_id, 'deposit', p_key,
    ARRAY[p_from_account, m.player_id, m.debt_id,
          ledger_part_account_id(d.merchant_id, d.currency, d.exponent, 'fee', 'deposit', d.member_id)],
    ARRAY[-r.amount_minor, r.amount_minor - v_fee - v_debt, v_debt, v_fee],
    jsonb_build_object('reference', d.reference, 'method', d.method, 'providerRef', r.provider_ref));
  -- The fee's part needs no turnover: it is gone.
  PERFORM turnover_grant(d.merchant_id, d.member_id, d.currency, d.exponent, 'deposit', d.reference || ' ' || r.provider_ref,
                         d.method, (r.amount_minor - v_fee) * d.turnover_percent / 100);
  UPDATE deposit_receipt SET state = 'credited', posting_id = v_posting, fee_minor = v_fee, reference = d.reference
   WHERE provider_ref = r.provider_ref AND connection = r.connection AND merchant_id = r.merchant_id;
  UPDATE deposit SET received_minor = v_received, credited_minor = credited_minor + r.amount_minor - v_fee,
                     confirmations = confirmations_needed
   WHERE reference = d.reference;
  PERFORM deposit_move(d, CASE WHEN d.state IN ('disputed', 'lost') THEN d.state ELSE 'credited' END, p_actor,
    CASE WHEN d.received_minor > 0 THEN 'again'
         WHEN r.at > d.expires_at OR d.state IN ('expired', 'failed', 'cancelled', 'rejected') THEN 'late'
         WHEN v_received < d.payable_minor THEN 'under'
         WHEN v_received > d.payable_minor THEN 'over' END,
    jsonb_strip_nulls(jsonb_build_object(
      'received', ledger_decimal(r.amount_minor, d.exponent), 'credited', ledger_decimal(r.amount_minor - v_fee, d.exponent),
      'fee', ledger_decimal(nullif(v_fee, 0), d.exponent), 'debt', ledger_decimal(nullif(v_debt, 0), d.exponent))));
END $$;
--> statement-breakpoint

-- Money has come. What came is credited, never what was asked for; money that names no order of ours waits for a person.
CREATE FUNCTION deposit_receive(p_merchant text, p_connection text, p_fact jsonb, p_exponent smallint)
  RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  d deposit := deposit_lock(p_merchant, p_connection, p_fact ->> 'reference');
  r deposit_receipt := deposit_receipt_lock(p_merchant, p_connection, p_fact, d.reference, p_exponent);
  v_minor bigint := ledger_minor(p_fact ->> 'amount', p_exponent);
  v_key text := 'deposit ' || p_connection || ' ' || (p_fact ->> 'providerRef');
  v_posting bigint;
BEGIN
  -- A second message about the same money, or one that an undoing has overtaken.
  IF r.state NOT IN ('seen', 'undone') OR (r.state = 'undone' AND r.at >= (p_fact ->> 'at')::timestamptz) THEN
    RETURN jsonb_build_object('status', 'OK', 'did', 'nothing');
  END IF;
  IF coalesce(v_minor, 0) = 0 THEN
    UPDATE deposit_receipt SET state = 'unbooked'
     WHERE provider_ref = r.provider_ref AND connection = p_connection AND merchant_id = p_merchant;
    IF d.reference IS NOT NULL THEN PERFORM deposit_move(d, 'review', 'platform', 'amountUnreadable', '{}'); END IF;
    RETURN jsonb_build_object('status', 'OK', 'did', 'unbooked');
  END IF;
  UPDATE deposit_receipt
     SET amount_minor = v_minor, currency = p_fact ->> 'currency', exponent = p_exponent, at = (p_fact ->> 'at')::timestamptz,
         payer_name = coalesce(p_fact ->> 'payerName', payer_name), reference = coalesce(d.reference, reference)
   WHERE provider_ref = r.provider_ref AND connection = p_connection AND merchant_id = p_merchant RETURNING * INTO r;
  -- An undoing and a second coming of the same money are two movements.
  IF r.posting_id IS NOT NULL THEN v_key := v_key || ' ' || r.posting_id; END IF;

  IF d.reference IS NULL OR d.currency <> r.currency THEN
    v_posting := payment_post(p_merchant, 'suspense', v_key,
      ARRAY[ledger_part_account_id(p_merchant, r.currency, p_exponent, 'clearing', coalesce(d.method, p_connection), coalesce(d.member_id, 0)),
            ledger_part_account_id(p_merchant, r.currency, p_exponent, 'suspense', p_connection, 0)],
      ARRAY[-r.amount_minor, r.amount_minor], jsonb_build_object('providerRef', r.provider_ref));
    UPDATE deposit_receipt SET state = 'suspense', posting_id = v_posting
     WHERE provider_ref = r.provider_ref AND connection = p_connection AND merchant_id = p_merchant;
    IF d.reference IS NOT NULL THEN PERFORM deposit_move(d, 'review', 'platform', 'currencyDiffers', '{}'); END IF;
    RETURN jsonb_build_object('status', 'OK', 'did', 'suspense');
  END IF;

  PERFORM deposit_credit(d, r,
    ledger_part_account_id(p_merchant, d.currency, d.exponent, 'clearing', d.method, d.member_id), v_key,
    'provider');
  RETURN jsonb_build_object('status', 'OK', 'did', 'credited', 'reference', d.reference);
END $$;
--> statement-breakpoint

-- Money is on its way.
CREATE FUNCTION deposit_see(p_merchant text, p_connection text, p_fact jsonb, p_exponent smallint)
  RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  d deposit := deposit_lock(p_merchant, p_connection, p_fact ->> 'reference');
  r deposit_receipt := deposit_receipt_lock(p_merchant, p_connection, p_fact, d.reference, p_exponent);
BEGIN
  IF r.state NOT IN ('seen', 'undone') OR (r.state = 'undone' AND r.at >= (p_fact ->> 'at')::timestamptz) THEN
    RETURN jsonb_build_object('status', 'OK', 'did', 'nothing');
  END IF;
  UPDATE deposit_receipt SET state = 'seen', at = (p_fact ->> 'at')::timestamptz
   WHERE provider_ref = r.provider_ref AND connection = p_connection AND merchant_id = p_merchant;
  IF d.state IN ('created', 'awaiting', 'expired', 'confirming', 'cancelled', 'failed') THEN
    UPDATE deposit SET confirmations = greatest((p_fact ->> 'confirmations')::integer,
                                                CASE WHEN d.state = 'confirming' THEN confirmations ELSE 0 END),
                       confirmations_needed = (p_fact ->> 'needed')::integer
     WHERE reference = d.reference;
    IF d.state = 'confirming' THEN
      PERFORM payment_tell(p_merchant, 'deposit', d.reference, d.member_id, 'confirming', clock_timestamp());
    ELSE
      PERFORM deposit_move(d, 'confirming', 'provider', NULL, '{}');
    END IF;
  END IF;
  RETURN jsonb_build_object('status', 'OK', 'did', 'seen');
END $$;
--> statement-breakpoint

-- Takes credited money back: from the balance as far as it goes, the rest is owed. Nobody's balance goes below zero.
CREATE FUNCTION deposit_take_back(d deposit, p_kind text, p_key text, p_amount bigint, p_meta jsonb)
  RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  m member_money := member_money_lock(d.merchant_id, d.currency, d.exponent, d.member_id);
  v_own bigint := least(m.available, p_amount);
BEGIN
  RETURN payment_post(d.merchant_id, p_kind, p_key,
    ARRAY[m.player_id,
          coalesce(m.debt_id, ledger_account_id(d.merchant_id, d.currency, d.exponent, 'debt', d.member_id::text)),
          ledger_part_account_id(d.merchant_id, d.currency, d.exponent, 'clearing', d.method, d.member_id)],
    ARRAY[-v_own, v_own - p_amount, p_amount], p_meta || jsonb_build_object('reference', d.reference));
END $$;
--> statement-breakpoint

-- What was seen or had come is undone. An undoing that comes first is remembered, and older news of that money ignored.
CREATE FUNCTION deposit_undo(p_merchant text, p_connection text, p_fact jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  d deposit := deposit_of_receipt(p_merchant, p_connection, p_fact ->> 'providerRef');
  r deposit_receipt := deposit_receipt_lock(p_merchant, p_connection, p_fact || '{"currency": ""}', d.reference, 0::smallint);
  v_state text := 'undone';
BEGIN
  IF r.state IN ('undone', 'unbooked', 'disputed', 'lost') THEN RETURN jsonb_build_object('status', 'OK', 'did', 'nothing'); END IF;
  IF r.state = 'credited' THEN
    PERFORM deposit_take_back(d, 'depositUndone', 'depositUndone ' || r.posting_id, r.amount_minor, '{}');
    UPDATE deposit SET received_minor = received_minor - r.amount_minor,
                       credited_minor = credited_minor - (r.amount_minor - r.fee_minor)
     WHERE reference = d.reference;
    PERFORM deposit_move(d, CASE WHEN d.received_minor > r.amount_minor THEN 'credited' ELSE 'lost' END, 'provider',
                         'undone', '{}');
  ELSIF r.state = 'suspense' THEN
    PERFORM payment_post(p_merchant, 'suspenseUndone', 'suspenseUndone ' || r.posting_id,
      ARRAY(SELECT account_id FROM ledger_entry WHERE posting_id = r.posting_id ORDER BY account_id),
      ARRAY(SELECT -amount_minor FROM ledger_entry WHERE posting_id = r.posting_id ORDER BY account_id), '{}');
  ELSIF d.state = 'confirming' THEN
    UPDATE deposit SET confirmations = 0 WHERE reference = d.reference;
    PERFORM deposit_move(d, CASE WHEN d.expires_at > clock_timestamp() THEN 'awaiting' ELSE 'expired' END, 'provider',
                         'undone', '{}');
  END IF;
  UPDATE deposit_receipt SET state = 'undone', at = (p_fact ->> 'at')::timestamptz
   WHERE provider_ref = r.provider_ref AND connection = p_connection AND merchant_id = p_merchant;
  RETURN jsonb_build_object('status', 'OK', 'did', 'undone');
END $$;
--> statement-breakpoint

-- The payer's bank takes money back.
CREATE FUNCTION deposit_charge_back(p_merchant text, p_connection text, p_fact jsonb, p_exponent smallint)
  RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  d deposit := deposit_of_receipt(p_merchant, p_connection, p_fact ->> 'providerRef');
  r deposit_receipt%ROWTYPE;
  v_known text := (SELECT provider_ref FROM deposit_dispute
                    WHERE dispute_ref = p_fact ->> 'disputeRef' AND connection = p_connection AND merchant_id = p_merchant);
  v_amount bigint;
BEGIN
  IF v_known = p_fact ->> 'providerRef' THEN RETURN jsonb_build_object('status', 'OK', 'did', 'nothing'); END IF;
  IF v_known IS NOT NULL THEN RETURN jsonb_build_object('status', 'STATE_WRONG'); END IF;
  SELECT * INTO r FROM deposit_receipt
   WHERE provider_ref = p_fact ->> 'providerRef' AND connection = p_connection AND merchant_id = p_merchant FOR UPDATE;
  -- The money it speaks of has not come yet: the provider tries again.
  IF r.state IS DISTINCT FROM 'credited' THEN RETURN jsonb_build_object('status', 'TRANSACTION_UNKNOWN'); END IF;
  v_amount := ledger_minor(p_fact ->> 'amount', r.exponent);
  IF p_fact ->> 'currency' <> r.currency OR coalesce(v_amount, 0) = 0 OR v_amount > r.amount_minor THEN
    RETURN jsonb_build_object('status', 'AMOUNT_WRONG');
  END IF;
  INSERT INTO deposit_dispute (merchant_id, connection, dispute_ref, provider_ref, amount_minor, state)
  VALUES (p_merchant, p_connection, p_fact ->> 'disputeRef', r.provider_ref, v_amount, 'open');
  PERFORM deposit_take_back(d, 'chargeback', 'chargeback ' || p_connection || ' ' || (p_fact ->> 'disputeRef'), v_amount,
                            jsonb_build_object('providerRef', r.provider_ref));
  UPDATE deposit_receipt SET state = 'disputed'
   WHERE provider_ref = r.provider_ref AND connection = p_connection AND merchant_id = p_merchant;
  PERFORM deposit_move(d, 'disputed', 'provider', 'chargeback',
                       jsonb_build_object('amount', ledger_decimal(v_amount, d.exponent)));
  RETURN jsonb_build_object('status', 'OK', 'did', 'disputed', 'reference', d.reference);
END $$;
--> statement-breakpoint

-- A dispute is won: the money is the member's again, after what they owe.
CREATE FUNCTION deposit_charge_back_reversed(p_merchant text, p_connection text, p_fact jsonb)
  RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  s deposit_dispute%ROWTYPE;
  d deposit%ROWTYPE;
  m member_money;
  v_debt bigint;
BEGIN
  SELECT * INTO s FROM deposit_dispute
   WHERE dispute_ref = p_fact ->> 'disputeRef' AND connection = p_connection AND merchant_id = p_merchant;
  IF s.dispute_ref IS NULL THEN RETURN jsonb_build_object('status', 'TRANSACTION_UNKNOWN'); END IF;
  d := deposit_of_receipt(p_merchant, p_connection, s.provider_ref);
  UPDATE deposit_dispute SET state = 'won', won_at = clock_timestamp()
   WHERE dispute_ref = s.dispute_ref AND connection = p_connection AND merchant_id = p_merchant AND state = 'open';
  IF NOT FOUND THEN RETURN jsonb_build_object('status', 'OK', 'did', 'nothing'); END IF;
  m := member_money_lock(d.merchant_id, d.currency, d.exponent, d.member_id);
  v_debt := least(m.owed, s.amount_minor);
  PERFORM payment_post(p_merchant, 'chargebackReversed', 'chargebackReversed ' || p_connection || ' ' || s.dispute_ref,
    ARRAY[ledger_part_account_id(p_merchant, d.currency, d.exponent, 'clearing', d.method, d.member_id), m.player_id,
          m.debt_id],
    ARRAY[-s.amount_minor, s.amount_minor - v_debt, v_debt],
    jsonb_build_object('reference', d.reference, 'providerRef', s.provider_ref));
  UPDATE deposit_receipt SET state = 'credited'
   WHERE provider_ref = s.provider_ref AND connection = p_connection AND merchant_id = p_merchant;
  PERFORM deposit_move(d, 'credited', 'provider', 'disputeWon', '{}');
  RETURN jsonb_build_object('status', 'OK', 'did', 'credited', 'reference', d.reference);
END $$;
--> statement-breakpoint

-- Takes a provider's fact about a deposit: recorded once, the order moved and the money posted, in one transaction.
-- `p_exponent` is that of the fact's currency; null where the currency is unknown here.
CREATE FUNCTION deposit_fact(
  p_merchant text, p_connection text, p_event text, p_fact jsonb, p_raw bytea, p_headers jsonb, p_exponent smallint
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_before jsonb := payment_event_take(p_merchant, p_connection, p_event, p_fact ->> 'kind', p_fact, p_raw, p_headers);
  d deposit%ROWTYPE;
  v_outcome jsonb;
BEGIN
  IF v_before IS NOT NULL THEN RETURN v_before; END IF;
  CASE p_fact ->> 'kind'
    WHEN 'depositSeen' THEN v_outcome := deposit_see(p_merchant, p_connection, p_fact, p_exponent);
    WHEN 'depositReceived' THEN v_outcome := deposit_receive(p_merchant, p_connection, p_fact, p_exponent);
    WHEN 'depositUndone' THEN v_outcome := deposit_undo(p_merchant, p_connection, p_fact);
    WHEN 'chargeback' THEN v_outcome := deposit_charge_back(p_merchant, p_connection, p_fact, p_exponent);
    WHEN 'chargebackReversed' THEN v_outcome := deposit_charge_back_reversed(p_merchant, p_connection, p_fact);
    WHEN 'depositFailed' THEN
      d := deposit_lock(p_merchant, p_connection, p_fact ->> 'reference');
      IF d.reference IS NULL THEN
        v_outcome := jsonb_build_object('status', 'REFERENCE_UNKNOWN');
      ELSE
        IF d.state IN ('created', 'awaiting') THEN
          PERFORM deposit_move(d, 'failed', 'provider', 'providerRefused',
                               jsonb_build_object('provider', left(p_fact ->> 'reason', 64)));
        END IF;
        v_outcome := jsonb_build_object('status', 'OK', 'did', 'failed');
      END IF;
  END CASE;
  RETURN payment_event_outcome(p_merchant, p_connection, p_event, v_outcome);
END $$;
--> statement-breakpoint

-- What is asked of us by a provider that pays only after it has asked. It asks for an order, makes a transaction of it,
-- and performs or cancels that; each is answered the same however often it comes.
CREATE FUNCTION deposit_inverted(p_merchant text, p_connection text, p_operation jsonb, p_exponent smallint)
  RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  t inverted_transaction%ROWTYPE;
  d deposit%ROWTYPE;
  m member_money;
  r deposit_receipt%ROWTYPE;
  v_action text := p_operation ->> 'action';
  v_ref text := p_operation ->> 'providerRef';
BEGIN
  IF v_action IN ('check', 'create') THEN
    d := deposit_lock(p_merchant, p_connection, p_operation ->> 'reference');
    IF d.reference IS NULL THEN RETURN jsonb_build_object('status', 'REFERENCE_UNKNOWN'); END IF;
  ELSE
    SELECT deposit.* INTO d FROM deposit JOIN inverted_transaction i ON i.reference = deposit.reference
     WHERE i.provider_ref = v_ref AND i.connection = p_connection AND i.merchant_id = p_merchant FOR UPDATE OF deposit;
    IF d.reference IS NULL THEN RETURN jsonb_build_object('status', 'TRANSACTION_UNKNOWN'); END IF;
  END IF;
  SELECT * INTO t FROM inverted_transaction
   WHERE provider_ref = v_ref AND connection = p_connection AND merchant_id = p_merchant FOR UPDATE;

  IF v_action IN ('check', 'create') AND t.provider_ref IS NULL THEN
    IF p_operation ->> 'currency' <> d.currency
       OR ledger_minor(p_operation ->> 'amount', d.exponent) IS DISTINCT FROM d.payable_minor THEN
      RETURN jsonb_build_object('status', 'AMOUNT_WRONG');
    END IF;
    IF d.state NOT IN ('created', 'awaiting') OR d.expires_at <= clock_timestamp() THEN
      RETURN jsonb_build_object('status', 'STATE_WRONG');
    END IF;
    IF v_action = 'check' THEN RETURN jsonb_build_object('status', 'OK'); END IF;
    INSERT INTO inverted_transaction (merchant_id, connection, provider_ref, reference, amount, currency, state)
    VALUES (p_merchant, p_connection, v_ref, d.reference, p_operation ->> 'amount', p_operation ->> 'currency', 'created')
    RETURNING * INTO t;
    PERFORM deposit_move(d, 'confirming', 'provider', NULL, '{}');
  ELSIF v_action = 'create' AND t.reference <> d.reference THEN
    RETURN jsonb_build_object('status', 'STATE_WRONG');
  ELSIF v_action = 'perform' AND t.state = 'created' THEN
    PERFORM deposit_receive(p_merchant, p_connection, jsonb_build_object(
      'reference', d.reference, 'providerRef', v_ref, 'amount', t.amount, 'currency', t.currency,
      'at', to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), d.exponent);
    UPDATE inverted_transaction SET state = 'performed', performed_at = clock_timestamp()
     WHERE provider_ref = v_ref AND connection = p_connection AND merchant_id = p_merchant RETURNING * INTO t;
  ELSIF v_action = 'perform' AND t.state <> 'performed' THEN
    RETURN jsonb_build_object('status', 'STATE_WRONG');
  ELSIF v_action = 'cancel' AND t.state = 'created' THEN
    UPDATE inverted_transaction SET state = 'cancelled', cancelled_at = clock_timestamp(), reason = p_operation ->> 'reason'
     WHERE provider_ref = v_ref AND connection = p_connection AND merchant_id = p_merchant RETURNING * INTO t;
    IF d.state = 'confirming' THEN
      PERFORM deposit_move(d, CASE WHEN d.expires_at > clock_timestamp() THEN 'awaiting' ELSE 'expired' END, 'provider', 'undone', '{}');
    END IF;
  ELSIF v_action = 'cancel' AND t.state = 'performed' THEN
    m := member_money_lock(p_merchant, d.currency, d.exponent, d.member_id);
    SELECT * INTO r FROM deposit_receipt
     WHERE provider_ref = v_ref AND connection = p_connection AND merchant_id = p_merchant FOR UPDATE;
    -- Money that was played with is not given back: the provider is told so, and keeps its transaction.
    IF r.state <> 'credited' OR m.available < r.amount_minor THEN RETURN jsonb_build_object('status', 'STATE_WRONG'); END IF;
    PERFORM deposit_undo(p_merchant, p_connection, jsonb_build_object('providerRef', v_ref, 'at',
      to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')));
    UPDATE inverted_transaction
       SET state = 'cancelledAfterPerform', cancelled_at = clock_timestamp(), reason = p_operation ->> 'reason'
     WHERE provider_ref = v_ref AND connection = p_connection AND merchant_id = p_merchant RETURNING * INTO t;
  END IF;
  RETURN jsonb_build_object('status', 'OK', 'transaction', jsonb_build_object(
    'id', d.reference, 'state', t.state, 'createdAt', t.created_at, 'performedAt', t.performed_at,
    'cancelledAt', t.cancelled_at, 'reason', t.reason));
END $$;
--> statement-breakpoint

-- Begins a deposit. The same key of the same member answers the first one's row; with another request it is a conflict,
-- which the caller sees by the row's hash.
CREATE FUNCTION deposit_begin(p deposit, p_most_open integer) RETURNS deposit LANGUAGE plpgsql AS $$
DECLARE
  d deposit%ROWTYPE;
BEGIN
  -- One press at a time for a member, so that the number of open ones is exact.
  PERFORM pg_advisory_xact_lock(hashtextextended('deposit ' || p.member_id, 0));
  SELECT * INTO d FROM deposit WHERE member_id = p.member_id AND client_key = p.client_key AND merchant_id = p.merchant_id;
  IF d.reference IS NOT NULL THEN RETURN d; END IF;
  IF (SELECT count(*) FROM deposit WHERE member_id = p.member_id AND merchant_id = p.merchant_id
         AND created_at > clock_timestamp() - interval '1 day' AND expires_at > clock_timestamp()
         AND state IN ('created', 'awaiting', 'review')) >= p_most_open THEN
    RETURN NULL;
  END IF;
  INSERT INTO deposit (reference, merchant_id, member_id, method, connection, currency, exponent, amount_minor, payable_minor,
                       fee_basis_points, fee_fixed_minor, turnover_percent, state, fields, bonus_id, client_key,
                       request_hash, expires_at)
  VALUES (p.reference, p.merchant_id, p.member_id, p.method, p.connection, p.currency, p.exponent, p.amount_minor,
          p.amount_minor, p.fee_basis_points, p.fee_fixed_minor, p.turnover_percent, 'created', p.fields, p.bonus_id, p.client_key,
          p.request_hash, p.expires_at)
  RETURNING * INTO d;
  INSERT INTO deposit_attempt (merchant_id, reference, number, state) VALUES (d.merchant_id, d.reference, 1, 'asked');
  PERFORM payment_step_add(d.merchant_id, 'deposit', d.reference, d.member_id, 'created', 'player', NULL, '{}');
  RETURN d;
END $$;
--> statement-breakpoint

-- What the provider answered when it was asked to take a deposit.
CREATE FUNCTION deposit_answered(
  p_merchant text, p_reference text, p_answer text, p_provider_order text, p_instructions jsonb, p_payable bigint,
  p_reason text
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  d deposit%ROWTYPE;
BEGIN
  SELECT * INTO d FROM deposit WHERE reference = p_reference AND merchant_id = p_merchant FOR UPDATE;
  UPDATE deposit_attempt SET state = p_answer, provider_order = p_provider_order, reason = p_reason,
                             answered_at = clock_timestamp()
   WHERE reference = p_reference AND number = 1 AND state <> 'started';
  IF p_answer = 'started' AND d.instructions IS NULL THEN
    UPDATE deposit SET instructions = p_instructions, provider_order = p_provider_order,
                       payable_minor = coalesce(p_payable, payable_minor)
     WHERE reference = p_reference;
    IF d.state = 'created' THEN PERFORM deposit_move(d, 'awaiting', 'platform', NULL, '{}'); END IF;
  ELSIF p_answer = 'refused' AND d.state = 'created' THEN
    PERFORM deposit_move(d, 'failed', 'provider', 'providerRefused',
                         jsonb_build_object('provider', left(p_reason, 64)));
  END IF;
END $$;
--> statement-breakpoint

-- Ends the waiting for a payment: by the clock, or because the member gives it up. Answers whether it was still waited for.
CREATE FUNCTION deposit_end(p_merchant text, p_reference text, p_member bigint, p_state text) RETURNS boolean
  LANGUAGE plpgsql AS $$
DECLARE
  d deposit%ROWTYPE;
BEGIN
  SELECT * INTO d FROM deposit WHERE reference = p_reference AND merchant_id = p_merchant FOR UPDATE;
  IF d.state NOT IN ('created', 'awaiting') OR d.member_id <> coalesce(p_member, d.member_id)
     OR (p_state = 'expired' AND d.expires_at > clock_timestamp()) THEN
    RETURN false;
  END IF;
  PERFORM deposit_move(d, p_state, CASE p_state WHEN 'cancelled' THEN 'player' ELSE 'platform' END, NULL, '{}');
  RETURN true;
END $$;
--> statement-breakpoint

-- The transaction's number by which a member says to have paid; a person or the provider's own list decides.
CREATE FUNCTION deposit_prove(p_merchant text, p_reference text, p_member bigint, p_proof text) RETURNS text
  LANGUAGE plpgsql AS $$
DECLARE
  d deposit%ROWTYPE;
BEGIN
  SELECT * INTO d FROM deposit WHERE reference = p_reference AND merchant_id = p_merchant AND member_id = p_member FOR UPDATE;
  IF d.reference IS NULL THEN RETURN 'NOT_FOUND'; END IF;
  IF d.proof = p_proof THEN RETURN 'OK'; END IF;
  IF d.state NOT IN ('awaiting', 'expired', 'review') THEN RETURN 'PAYMENT_STATE_CHANGED'; END IF;
  BEGIN
    UPDATE deposit SET proof = p_proof WHERE reference = p_reference;
  EXCEPTION WHEN unique_violation THEN
    RETURN 'PROOF_TAKEN';
  END;
  PERFORM deposit_move(d, 'review', 'player', 'proofGiven', jsonb_build_object('proof', p_proof));
  RETURN 'OK';
END $$;
--> statement-breakpoint

-- An operator says whose deposit money without an owner is. The amount is what came, whatever was asked for.
CREATE FUNCTION deposit_match(
  p_merchant text, p_connection text, p_provider_ref text, p_reference text, p_operator text
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  d deposit%ROWTYPE;
  r deposit_receipt%ROWTYPE;
BEGIN
  SELECT * INTO d FROM deposit WHERE reference = p_reference AND merchant_id = p_merchant FOR UPDATE;
  SELECT * INTO r FROM deposit_receipt
   WHERE provider_ref = p_provider_ref AND connection = p_connection AND merchant_id = p_merchant FOR UPDATE;
  IF d.reference IS NULL OR r.provider_ref IS NULL THEN RETURN 'NOT_FOUND'; END IF;
  IF r.state <> 'suspense' OR r.currency <> d.currency THEN RETURN 'PAYMENT_STATE_CHANGED'; END IF;
  PERFORM deposit_credit(d, r,
    ledger_part_account_id(p_merchant, r.currency, r.exponent, 'suspense', p_connection, 0),
    'matched ' || r.posting_id, p_operator);
  RETURN 'OK';
END $$;
--> statement-breakpoint

-- An operator ends a deposit that was looked at and for which nothing came.
CREATE FUNCTION deposit_reject(p_merchant text, p_reference text, p_operator text, p_reason text) RETURNS text
  LANGUAGE plpgsql AS $$
DECLARE
  d deposit%ROWTYPE;
BEGIN
  SELECT * INTO d FROM deposit WHERE reference = p_reference AND merchant_id = p_merchant FOR UPDATE;
  IF d.reference IS NULL THEN RETURN 'NOT_FOUND'; END IF;
  IF d.state <> 'review' THEN RETURN 'PAYMENT_STATE_CHANGED'; END IF;
  PERFORM deposit_move(d, 'rejected', p_operator, p_reason, '{}');
  RETURN 'OK';
END $$;
--> statement-breakpoint

-- Takes a provider's fact about a payout: recorded once, and the withdrawal moved, in one transaction.
--   p_methods  the ways to pay of the account that says it: another way's withdrawal is not known to it
CREATE FUNCTION payout_fact(
  p_merchant text, p_connection text, p_event text, p_fact jsonb, p_raw bytea, p_headers jsonb, p_exponent smallint,
  p_methods text[], p_received_after interval
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_before jsonb := payment_event_take(p_merchant, p_connection, p_event, p_fact ->> 'kind', p_fact, p_raw, p_headers);
  v_method text := (SELECT method FROM withdrawal
                     WHERE reference = split_part(p_fact ->> 'reference', '-', 1) AND merchant_id = p_merchant
                       AND method = ANY (p_methods));
  v_amount bigint := ledger_minor(p_fact ->> 'amount', p_exponent);
  v_moved jsonb;
BEGIN
  IF v_before IS NOT NULL THEN RETURN v_before; END IF;
  v_moved := CASE
    WHEN p_fact ? 'amount' AND v_amount IS NULL THEN jsonb_build_object('status', 'AMOUNT_WRONG')
    ELSE withdrawal_fact(p_merchant, v_method, p_fact ->> 'reference', p_fact ->> 'kind', v_amount,
                         p_fact ->> 'providerRef', left(p_fact ->> 'reason', 64), p_received_after) END;
  RETURN payment_event_outcome(p_merchant, p_connection, p_event, jsonb_build_object(
    'did', v_moved ->> 'status',
    'status', CASE v_moved ->> 'status' WHEN 'NOT_FOUND' THEN 'REFERENCE_UNKNOWN' WHEN 'AMOUNT_WRONG' THEN 'AMOUNT_WRONG'
                                        ELSE 'OK' END));
END $$;
--> statement-breakpoint

-- What our books say of a provider's money, with the provider's own numbers, from a moment to another.
CREATE FUNCTION provider_movements(
  p_merchant text, p_connection text, p_methods text[], p_from timestamptz, p_until timestamptz
) RETURNS TABLE (direction text, provider_ref text, reference text, currency text, amount_minor bigint, at timestamptz)
LANGUAGE sql STABLE AS $$
  SELECT 'deposit', r.provider_ref, r.reference, r.currency, r.amount_minor, r.at
    FROM deposit_receipt r
   WHERE r.merchant_id = p_merchant AND r.connection = p_connection AND r.at >= p_from AND r.at < p_until
     AND r.state IN ('credited', 'suspense', 'disputed')
  UNION ALL
  SELECT 'chargeback', s.dispute_ref, r.reference, r.currency, s.amount_minor, s.opened_at
    FROM deposit_dispute s
    JOIN deposit_receipt r ON r.provider_ref = s.provider_ref AND r.connection = s.connection AND r.merchant_id = s.merchant_id
   WHERE s.merchant_id = p_merchant AND s.connection = p_connection AND s.opened_at >= p_from AND s.opened_at < p_until
  UNION ALL
  SELECT 'chargebackReversed', s.dispute_ref, r.reference, r.currency, s.amount_minor, s.won_at
    FROM deposit_dispute s
    JOIN deposit_receipt r ON r.provider_ref = s.provider_ref AND r.connection = s.connection AND r.merchant_id = s.merchant_id
   WHERE s.merchant_id = p_merchant AND s.connection = p_connection AND s.won_at >= p_from AND s.won_at < p_until
  UNION ALL
  SELECT CASE p.state WHEN 'paid' THEN 'payout' ELSE 'payoutReturned' END, w.provider_reference, w.reference, w.currency,
         w.amount_minor - w.fee_minor, p.at
    FROM payment_step p JOIN withdrawal w ON w.reference = p.reference
   WHERE p.merchant_id = p_merchant AND p.direction = 'withdrawal' AND p.state IN ('paid', 'returned')
     AND p.at >= p_from AND p.at < p_until AND w.method = ANY (p_methods)
$$;
--> statement-breakpoint

-- Holds a provider's list of a day against our books, once: the differences are kept until a rule or a person closes them,
-- and what the provider settled is posted. Money of the last hour of a day may stand in either day's list, so a movement of
-- ours is missed only where neither this day's list nor its neighbours' has it.
--   p_lines  [{direction, providerRef, reference, currency, exponent, amount, cost, at}], amounts in minor units
CREATE FUNCTION reconcile_day(
  p_merchant text, p_connection text, p_methods text[], p_day date, p_lines jsonb
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_from timestamptz := p_day::timestamp AT TIME ZONE 'UTC';
  v_done reconciliation%ROWTYPE;
  v_sum record;
  v_posting bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('reconcile ' || p_merchant || ' ' || p_connection, 0));
  SELECT * INTO v_done FROM reconciliation WHERE day = p_day AND connection = p_connection AND merchant_id = p_merchant;
  IF v_done.day IS NOT NULL THEN
    RETURN jsonb_build_object('again', true, 'lines', v_done.lines, 'matched', v_done.matched);
  END IF;

  INSERT INTO settlement_line (merchant_id, connection, day, number, direction, provider_ref, reference, currency, exponent,
                               amount_minor, cost_minor, at)
  SELECT p_merchant, p_connection, p_day, n, l ->> 'direction', l ->> 'providerRef', l ->> 'reference', l ->> 'currency',
         (l ->> 'exponent')::smallint, (l ->> 'amount')::bigint, (l ->> 'cost')::bigint, (l ->> 'at')::timestamptz
    FROM jsonb_array_elements(p_lines) WITH ORDINALITY AS line (l, n);

  -- A month back, since a provider may list late what we were told at once.
  WITH ours AS MATERIALIZED (
    SELECT * FROM provider_movements(p_merchant, p_connection, p_methods, v_from - interval '30 days', v_from + interval '3 days')
  ), by_reference AS (
    SELECT DISTINCT ON (direction, reference) * FROM ours ORDER BY direction, reference, at
  ), held AS (
    SELECT s.*, coalesce(n.amount_minor, r.amount_minor) AS ours_minor, coalesce(n.currency, r.currency) AS ours_currency
      FROM settlement_line s
      LEFT JOIN ours n ON n.direction = s.direction AND n.provider_ref = s.provider_ref
      LEFT JOIN by_reference r ON r.direction = s.direction AND r.reference = s.reference AND n.provider_ref IS NULL
                              -- Of a deposit's several payments each has its own number.
                              AND s.direction <> 'deposit'
     WHERE s.day = p_day AND s.connection = p_connection AND s.merchant_id = p_merchant
  ), judged AS (
    SELECT h.*, CASE
      WHEN EXISTS (SELECT FROM settlement_line t
                    WHERE t.provider_ref = h.provider_ref AND t.connection = h.connection AND t.merchant_id = h.merchant_id
                      AND t.direction = h.direction AND (t.day, t.number) < (h.day, h.number)) THEN 'duplicate'
      WHEN h.ours_minor IS NULL THEN 'missingOurs'
      WHEN h.ours_minor <> h.amount_minor OR h.ours_currency <> h.currency THEN 'amountDiffers' END AS kind
      FROM held h
  )
  INSERT INTO settlement_difference (merchant_id, connection, day, kind, direction, provider_ref, reference, currency,
                                     ours_minor, theirs_minor)
  SELECT p_merchant, p_connection, p_day, kind, direction, provider_ref, reference, currency, ours_minor, amount_minor
    FROM judged WHERE kind IS NOT NULL;

  -- Of the day before: its own list, and now this one, would have it.
  INSERT INTO settlement_difference (merchant_id, connection, day, kind, direction, provider_ref, reference, currency,
                                     ours_minor, theirs_minor)
  SELECT p_merchant, p_connection, p_day - 1, 'missingTheirs', m.direction, coalesce(m.provider_ref, ''), m.reference,
         m.currency, m.amount_minor, NULL
    FROM provider_movements(p_merchant, p_connection, p_methods, v_from - interval '1 day', v_from) m
   WHERE EXISTS (SELECT FROM reconciliation y
                  WHERE y.day = p_day - 1 AND y.connection = p_connection AND y.merchant_id = p_merchant)
     AND NOT EXISTS (SELECT FROM settlement_line t
                      WHERE t.connection = p_connection AND t.merchant_id = p_merchant AND t.direction = m.direction
                        AND (t.provider_ref = m.provider_ref OR t.reference = m.reference)
                        AND t.day BETWEEN p_day - 2 AND p_day);

  -- A later list has what an earlier one lacked.
  UPDATE settlement_difference x SET closed_at = clock_timestamp(), closed_by = 'rule', resolution = 'listedLater'
   WHERE x.merchant_id = p_merchant AND x.connection = p_connection AND x.kind = 'missingTheirs' AND x.closed_at IS NULL
     AND EXISTS (SELECT FROM settlement_line t
                  WHERE t.day = p_day AND t.connection = p_connection AND t.merchant_id = p_merchant
                    AND t.direction = x.direction AND t.provider_ref = x.provider_ref);

  -- What the provider pays us of the day: what came less what went, less its charges, in each currency.
  FOR v_sum IN
    SELECT currency, min(exponent) AS exponent, sum(cost_minor) AS cost,
           sum(CASE WHEN direction IN ('deposit', 'chargebackReversed', 'payoutReturned') THEN amount_minor
                    ELSE -amount_minor END) AS gross
      FROM settlement_line WHERE day = p_day AND connection = p_connection AND merchant_id = p_merchant GROUP BY currency
  LOOP
    CONTINUE WHEN v_sum.gross = 0 AND v_sum.cost = 0;
    v_posting := payment_post(p_merchant, 'settlement', 'settlement ' || p_connection || ' ' || p_day || ' ' || v_sum.currency,
      ARRAY[ledger_part_account_id(p_merchant, v_sum.currency, v_sum.exponent, 'clearing', p_connection, 0),
            ledger_part_account_id(p_merchant, v_sum.currency, v_sum.exponent, 'cash', p_connection, 0),
            ledger_part_account_id(p_merchant, v_sum.currency, v_sum.exponent, 'fee', p_connection, 0)],
      ARRAY[v_sum.gross::bigint, -(v_sum.gross - v_sum.cost)::bigint, -v_sum.cost::bigint],
      jsonb_build_object('connection', p_connection, 'day', p_day));
  END LOOP;

  INSERT INTO reconciliation (merchant_id, connection, day, lines, matched, posting_id)
  SELECT p_merchant, p_connection, p_day, count(*), count(*) - (
           SELECT count(*) FROM settlement_difference x
            WHERE x.day = p_day AND x.connection = p_connection AND x.merchant_id = p_merchant AND x.kind <> 'missingTheirs'),
         v_posting
    FROM settlement_line WHERE day = p_day AND connection = p_connection AND merchant_id = p_merchant
  RETURNING * INTO v_done;
  RETURN jsonb_build_object('lines', v_done.lines, 'matched', v_done.matched);
END $$;
