CREATE TABLE "member_transfer" (
	"reference" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"direction" text NOT NULL,
	"sender_id" bigint NOT NULL,
	"receiver_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"exponent" smallint NOT NULL,
	"amount_minor" bigint NOT NULL,
	"request_key" text NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "member_transfer_request" UNIQUE("sender_id","merchant_id","request_key"),
	CONSTRAINT "member_transfer_amount" CHECK ("member_transfer"."amount_minor" > 0),
	CONSTRAINT "member_transfer_direction" CHECK ("member_transfer"."direction" in ('up', 'down')),
	CONSTRAINT "member_transfer_between" CHECK ("member_transfer"."sender_id" <> "member_transfer"."receiver_id")
);
--> statement-breakpoint
ALTER TABLE "member_transfer" ADD CONSTRAINT "member_transfer_sender" FOREIGN KEY ("merchant_id","sender_id") REFERENCES "public"."member"("merchant_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "member_transfer" ADD CONSTRAINT "member_transfer_receiver" FOREIGN KEY ("merchant_id","receiver_id") REFERENCES "public"."member"("merchant_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "member_transfer_by_sender" ON "member_transfer" USING btree ("sender_id","merchant_id","at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "member_transfer_by_receiver" ON "member_transfer" USING btree ("receiver_id","merchant_id","at" DESC NULLS FIRST);
--> statement-breakpoint

-- Money from a member to the agent above, or from an agent to somebody of the own team, once for a key: the money, what the
-- receiver has to stake, the record and both events in the caller's transaction.
--   p_receiver       whom an agent sends to; null for the agent above
--   p_most_day       what may be sent so on one day; null for any amount
--   p_percent        of what is received, what has to be staked before it is withdrawn
-- Answers {status: OK, reference}; or what stands in the way, which changed nothing: {status: CONFLICT | NO_UPLINE |
-- NOT_BELOW | INSUFFICIENT_FUNDS | LIMIT_EXCEEDED}, {status: DEBT, amount}, {status: LOCKED, amount, most},
-- {status: DAY, most}.
CREATE FUNCTION member_transfer_make(
  p_merchant text, p_sender bigint, p_receiver bigint, p_direction text, p_currency text, p_exponent smallint,
  p_amount bigint, p_reference text, p_key text, p_hash bytea, p_weights jsonb, p_most_day bigint,
  p_day_began timestamptz, p_percent integer
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  t member_transfer%ROWTYPE;
  v_receiver bigint := p_receiver;
  v_from bigint;
  v_to bigint;
  v_available bigint;
  v_debt bigint;
  v_left bigint;
  v_sent bigint;
  v_post jsonb;
BEGIN
  SELECT * INTO t FROM member_transfer WHERE sender_id = p_sender AND merchant_id = p_merchant AND request_key = p_key;
  IF FOUND THEN
    IF t.request_hash <> p_hash THEN RETURN jsonb_build_object('status', 'CONFLICT'); END IF;
    RETURN jsonb_build_object('status', 'OK', 'reference', t.reference);
  END IF;
  -- Nobody is moved to another team meanwhile.
  PERFORM FROM team_member WHERE merchant_id = p_merchant AND member_id = coalesce(p_receiver, p_sender) FOR SHARE;
  IF p_direction = 'up' THEN
    SELECT u.id INTO v_receiver FROM team_member m JOIN member u ON u.id = m.upline_id AND u.merchant_id = m.merchant_id
     WHERE m.merchant_id = p_merchant AND m.member_id = p_sender AND u.status = 'active';
    IF v_receiver IS NULL THEN RETURN jsonb_build_object('status', 'NO_UPLINE'); END IF;
  ELSIF NOT EXISTS (
    SELECT FROM team_line l JOIN member b ON b.id = l.member_id AND b.merchant_id = l.merchant_id
     WHERE l.merchant_id = p_merchant AND l.upline_id = p_sender AND l.member_id = p_receiver AND l.distance > 0
       AND b.status = 'active') THEN
    RETURN jsonb_build_object('status', 'NOT_BELOW');
  END IF;

  v_from := ledger_account_id(p_merchant, p_currency, p_exponent, 'player', p_sender::text);
  v_to := ledger_account_id(p_merchant, p_currency, p_exponent, 'player', v_receiver::text);
  -- In the order of the accounts, so that two who send to one another do not wait for each other.
  PERFORM FROM ledger_account WHERE id IN (v_from, v_to) ORDER BY id FOR UPDATE;
  -- Pressed twice: the other one may have been made while this one waited.
  SELECT * INTO t FROM member_transfer WHERE sender_id = p_sender AND merchant_id = p_merchant AND request_key = p_key;
  IF FOUND THEN
    IF t.request_hash <> p_hash THEN RETURN jsonb_build_object('status', 'CONFLICT'); END IF;
    RETURN jsonb_build_object('status', 'OK', 'reference', t.reference);
  END IF;
  SELECT balance_minor INTO v_available FROM ledger_account WHERE id = v_from;
  PERFORM turnover_feed(p_merchant, p_sender, p_currency, p_exponent, p_weights);
  SELECT -balance_minor INTO v_debt FROM ledger_account
   WHERE merchant_id = p_merchant AND currency = p_currency AND kind = 'debt' AND owner = p_sender::text;
  IF coalesce(v_debt, 0) > 0 THEN RETURN jsonb_build_object('status', 'DEBT', 'amount', v_debt::text); END IF;
  IF v_available < p_amount THEN RETURN jsonb_build_object('status', 'INSUFFICIENT_FUNDS'); END IF;
  v_left := turnover_left(p_merchant, p_sender, p_currency);
  IF v_available - v_left < p_amount THEN
    RETURN jsonb_build_object('status', 'LOCKED', 'amount', v_left::text, 'most', greatest(0, v_available - v_left)::text);
  END IF;
  SELECT coalesce(sum(amount_minor), 0) INTO v_sent FROM member_transfer
   WHERE sender_id = p_sender AND merchant_id = p_merchant AND direction = p_direction AND at >= p_day_began;
  IF v_sent + p_amount > p_most_day THEN
    RETURN jsonb_build_object('status', 'DAY', 'most', greatest(0, p_most_day - v_sent)::text);
  END IF;

  v_post := ledger_post(p_merchant, CASE p_direction WHEN 'up' THEN 'transferUp' ELSE 'transferDown' END,
    'transfer ' || p_reference, p_hash, ARRAY[v_from, v_to], ARRAY[-p_amount, p_amount],
    jsonb_build_object('reference', p_reference));
  IF v_post ->> 'status' <> 'OK' THEN RETURN jsonb_build_object('status', v_post ->> 'status'); END IF;
  INSERT INTO member_transfer (reference, merchant_id, direction, sender_id, receiver_id, currency, exponent, amount_minor,
                               request_key, request_hash)
  VALUES (p_reference, p_merchant, p_direction, p_sender, v_receiver, p_currency, p_exponent, p_amount, p_key, p_hash);
  PERFORM turnover_grant(p_merchant, v_receiver, p_currency, p_exponent, 'transfer', p_reference, 'transfer',
                         ceil(p_amount::numeric * p_percent / 100)::bigint);
  INSERT INTO event_outbox (merchant_id, member_id, payload)
  SELECT p_merchant, told.id, jsonb_build_object('kind', 'transfer', 'reference', p_reference,
    'at', to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    FROM unnest(ARRAY[p_sender, v_receiver]) AS told (id);
  RETURN jsonb_build_object('status', 'OK', 'reference', p_reference);
END $$;
