CREATE TABLE "closed_way" (
	"merchant_id" text NOT NULL,
	"method" text NOT NULL,
	"direction" text NOT NULL,
	"closed_by" text NOT NULL,
	"reason" text NOT NULL,
	"closed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "closed_way_merchant_id_direction_method_pk" PRIMARY KEY("merchant_id","direction","method"),
	CONSTRAINT "closed_way_direction" CHECK ("closed_way"."direction" in ('deposit', 'withdrawal'))
);
--> statement-breakpoint
CREATE TABLE "desk_proposal" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_proposal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" text NOT NULL,
	"act" text NOT NULL,
	"subject" text NOT NULL,
	"fields" jsonb NOT NULL,
	"currency" text NOT NULL,
	"exponent" smallint NOT NULL,
	"amount_minor" bigint NOT NULL,
	"proposed_by" text NOT NULL,
	"proposed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"settled_by" text,
	"settled_at" timestamp with time zone,
	"outcome" text,
	CONSTRAINT "desk_proposal_two_people" CHECK ("desk_proposal"."outcome" <> 'done' or "desk_proposal"."settled_by" <> "desk_proposal"."proposed_by")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "desk_proposal_open" ON "desk_proposal" USING btree ("subject","merchant_id") WHERE "desk_proposal"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "desk_proposal_waiting" ON "desk_proposal" USING btree ("id") WHERE "desk_proposal"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "audit_of_operators" ON "audit" USING btree ("id") WHERE "audit"."actor_kind" = 'operator';--> statement-breakpoint
CREATE INDEX "ledger_account_of_debts" ON "ledger_account" USING btree ("id") WHERE "ledger_account"."kind" = 'debt';--> statement-breakpoint
CREATE INDEX "payment_step_otherwise" ON "payment_step" USING btree ("at","reference") WHERE "payment_step"."direction" = 'deposit' and "payment_step"."reason" in ('late', 'under', 'over', 'again');--> statement-breakpoint
CREATE INDEX "deposit_of_state" ON "deposit" USING btree ("state","created_at","reference");--> statement-breakpoint
CREATE INDEX "deposit_attempt_by_time" ON "deposit_attempt" USING btree ("merchant_id","asked_at");--> statement-breakpoint
CREATE INDEX "deposit_receipt_waiting" ON "deposit_receipt" USING btree ("recorded_at","provider_ref") WHERE "deposit_receipt"."state" in ('suspense', 'unbooked');--> statement-breakpoint
CREATE INDEX "payment_event_by_connection" ON "payment_event" USING btree ("merchant_id","connection","received_at");--> statement-breakpoint
CREATE INDEX "settlement_difference_waiting" ON "settlement_difference" USING btree ("id") WHERE "settlement_difference"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "withdrawal_of_state" ON "withdrawal" USING btree ("state","requested_at","reference");--> statement-breakpoint
CREATE INDEX "withdrawal_attempt_by_time" ON "withdrawal_attempt" USING btree ("merchant_id","began_at");--> statement-breakpoint

-- Which state may follow which. What is final is missing on the left. An approval may be taken back until it is sent.
CREATE OR REPLACE FUNCTION withdrawal_may_move(p_from text, p_to text) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE p_from
    WHEN 'requested' THEN p_to IN ('checking', 'cancelled')
    WHEN 'checking' THEN p_to IN ('review', 'approved', 'rejected')
    WHEN 'review' THEN p_to IN ('approved', 'rejected', 'cancelled')
    WHEN 'approved' THEN p_to IN ('sent', 'rejected', 'review')
    WHEN 'sent' THEN p_to IN ('paid', 'failed', 'unknown')
    WHEN 'unknown' THEN p_to IN ('sent', 'paid', 'failed')
    WHEN 'failed' THEN p_to IN ('sent', 'rejected')
    WHEN 'paid' THEN p_to IN ('received', 'disputed', 'returned')
    WHEN 'received' THEN p_to IN ('disputed', 'returned')
    WHEN 'disputed' THEN p_to IN ('received', 'returned')
    ELSE false END
$$;
--> statement-breakpoint

-- An operator asks the player for something before deciding: a step of the timeline, in the state it is in.
CREATE FUNCTION withdrawal_ask(p_merchant text, p_reference text, p_operator text, p_reason text) RETURNS text
  LANGUAGE plpgsql AS $$
DECLARE
  w withdrawal%ROWTYPE;
BEGIN
  SELECT * INTO w FROM withdrawal WHERE reference = p_reference AND merchant_id = p_merchant FOR UPDATE;
  IF NOT FOUND THEN RETURN 'NOT_FOUND'; END IF;
  IF w.state <> 'review' THEN RETURN 'PAYMENT_STATE_CHANGED'; END IF;
  PERFORM withdrawal_note(p_reference, 'review', p_operator, p_reason, '{"asks": true}');
  RETURN 'OK';
END $$;
--> statement-breakpoint

-- An operator says which player money without an owner belongs to. It becomes a deposit of its own, without a fee.
CREATE FUNCTION suspense_assign(
  p_merchant text, p_connection text, p_provider_ref text, p_member bigint, p_reference text, p_method text,
  p_turnover_percent integer, p_operator text
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  d deposit%ROWTYPE;
  r deposit_receipt%ROWTYPE;
BEGIN
  IF NOT EXISTS (SELECT FROM member WHERE merchant_id = p_merchant AND id = p_member) THEN RETURN 'NOT_FOUND'; END IF;
  SELECT * INTO r FROM deposit_receipt
   WHERE provider_ref = p_provider_ref AND connection = p_connection AND merchant_id = p_merchant FOR UPDATE;
  IF r.provider_ref IS NULL THEN RETURN 'NOT_FOUND'; END IF;
  IF r.state <> 'suspense' THEN RETURN 'PAYMENT_STATE_CHANGED'; END IF;
  INSERT INTO deposit (reference, merchant_id, member_id, method, connection, currency, exponent, amount_minor, payable_minor,
                       fee_basis_points, fee_fixed_minor, turnover_percent, state, client_key, request_hash, expires_at)
  VALUES (p_reference, p_merchant, p_member, p_method, p_connection, r.currency, r.exponent, r.amount_minor, r.amount_minor,
          0, 0, p_turnover_percent, 'created', 'assigned ' || p_connection || ' ' || p_provider_ref,
          sha256(convert_to(p_provider_ref, 'UTF8')), greatest(r.at, clock_timestamp()))
  RETURNING * INTO d;
  PERFORM payment_step_add(p_merchant, 'deposit', d.reference, p_member, 'created', p_operator, NULL, '{}');
  PERFORM deposit_credit(d, r,
    ledger_part_account_id(p_merchant, r.currency, r.exponent, 'suspense', p_connection, 0),
    'matched ' || r.posting_id, p_operator);
  RETURN 'OK';
END $$;
--> statement-breakpoint

-- Money without an owner was sent back over the provider: it leaves suspense, and the provider owes it no longer.
CREATE FUNCTION suspense_return(
  p_merchant text, p_connection text, p_provider_ref text, p_operator text, p_reason text
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  r deposit_receipt%ROWTYPE;
BEGIN
  SELECT * INTO r FROM deposit_receipt
   WHERE provider_ref = p_provider_ref AND connection = p_connection AND merchant_id = p_merchant FOR UPDATE;
  IF r.provider_ref IS NULL THEN RETURN 'NOT_FOUND'; END IF;
  IF r.state <> 'suspense' THEN RETURN 'PAYMENT_STATE_CHANGED'; END IF;
  PERFORM payment_post(p_merchant, 'suspenseReturned', 'suspenseReturned ' || r.posting_id,
    ARRAY(SELECT account_id FROM ledger_entry WHERE posting_id = r.posting_id ORDER BY account_id),
    ARRAY(SELECT -amount_minor FROM ledger_entry WHERE posting_id = r.posting_id ORDER BY account_id),
    jsonb_build_object('providerRef', p_provider_ref, 'by', p_operator, 'reason', p_reason));
  UPDATE deposit_receipt SET state = 'returned'
   WHERE provider_ref = p_provider_ref AND connection = p_connection AND merchant_id = p_merchant;
  RETURN 'OK';
END $$;
--> statement-breakpoint

-- What was seen or had come is undone. An undoing that comes first is remembered, and older news of that money ignored;
-- money that was sent back by hand has left us already.
CREATE OR REPLACE FUNCTION deposit_undo(p_merchant text, p_connection text, p_fact jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  d deposit := deposit_of_receipt(p_merchant, p_connection, p_fact ->> 'providerRef');
  r deposit_receipt := deposit_receipt_lock(p_merchant, p_connection, p_fact || '{"currency": ""}', d.reference, 0::smallint);
  v_state text := 'undone';
BEGIN
  IF r.state IN ('undone', 'unbooked', 'disputed', 'lost', 'returned') THEN RETURN jsonb_build_object('status', 'OK', 'did', 'nothing'); END IF;
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

-- What our books say of a provider's money, with the provider's own numbers, from a moment to another.
CREATE OR REPLACE FUNCTION provider_movements(
  p_merchant text, p_connection text, p_methods text[], p_from timestamptz, p_until timestamptz
) RETURNS TABLE (direction text, provider_ref text, reference text, currency text, amount_minor bigint, at timestamptz)
LANGUAGE sql STABLE AS $$
  SELECT 'deposit', r.provider_ref, r.reference, r.currency, r.amount_minor, r.at
    FROM deposit_receipt r
   WHERE r.merchant_id = p_merchant AND r.connection = p_connection AND r.at >= p_from AND r.at < p_until
     AND r.state IN ('credited', 'suspense', 'disputed', 'returned')
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

-- Closes a way to pay at a merchant, or opens it; open pages of its members are told. Answers whether that was new.
CREATE FUNCTION way_close(p_merchant text, p_method text, p_direction text, p_operator text, p_reason text)
  RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO closed_way (merchant_id, method, direction, closed_by, reason)
  VALUES (p_merchant, p_method, p_direction, p_operator, p_reason) ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN RETURN false; END IF;
  PERFORM ways_tell(p_merchant);
  RETURN true;
END $$;
--> statement-breakpoint

CREATE FUNCTION way_open(p_merchant text, p_method text, p_direction text) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM closed_way WHERE merchant_id = p_merchant AND method = p_method AND direction = p_direction;
  IF NOT FOUND THEN RETURN false; END IF;
  -- What was approved meanwhile is sent now.
  IF p_direction = 'withdrawal' THEN
    UPDATE withdrawal SET due_at = least(due_at, clock_timestamp())
     WHERE merchant_id = p_merchant AND state = 'approved' AND method = p_method;
  END IF;
  PERFORM ways_tell(p_merchant);
  RETURN true;
END $$;
--> statement-breakpoint

CREATE FUNCTION ways_tell(p_merchant text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (merchant_id, member_id, payload)
  VALUES (p_merchant, NULL, jsonb_build_object('kind', 'ways', 'at',
    to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')));
END $$;
