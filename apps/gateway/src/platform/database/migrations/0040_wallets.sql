CREATE TABLE "vendor_round_place" (
	"connection" text PRIMARY KEY NOT NULL,
	"place" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallet_choice" (
	"merchant_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"brings" text NOT NULL,
	"amount_minor" bigint,
	"comes_home" boolean DEFAULT true NOT NULL,
	CONSTRAINT "wallet_choice_member_id_merchant_id_pk" PRIMARY KEY("member_id","merchant_id"),
	CONSTRAINT "wallet_choice_amount" CHECK (("wallet_choice"."brings" = 'amount') = ("wallet_choice"."amount_minor" is not null)),
	CONSTRAINT "wallet_choice_brings" CHECK ("wallet_choice"."brings" in ('all', 'amount', 'nothing'))
);
--> statement-breakpoint
CREATE TABLE "wallet_transfer" (
	"reference" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"vendor_id" text NOT NULL,
	"direction" text NOT NULL,
	"request_key" text NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"currency" text NOT NULL,
	"exponent" smallint NOT NULL,
	"amount_minor" bigint NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"requested_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "wallet_transfer_request" UNIQUE("member_id","merchant_id","request_key"),
	CONSTRAINT "wallet_transfer_amount" CHECK ("wallet_transfer"."amount_minor" > 0),
	CONSTRAINT "wallet_transfer_direction" CHECK ("direction" in ('in', 'out')),
	CONSTRAINT "wallet_transfer_state" CHECK ("state" in ('created', 'sent', 'unknown', 'done', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "ledger_account" DROP CONSTRAINT "ledger_account_kind";--> statement-breakpoint
ALTER TABLE "wallet_choice" ADD CONSTRAINT "wallet_choice_member" FOREIGN KEY ("merchant_id","member_id") REFERENCES "public"."member"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_transfer" ADD CONSTRAINT "wallet_transfer_member" FOREIGN KEY ("merchant_id","member_id") REFERENCES "public"."member"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_transfer_open" ON "wallet_transfer" USING btree ("member_id","merchant_id","vendor_id") WHERE "wallet_transfer"."state" in ('created', 'sent', 'unknown');--> statement-breakpoint
CREATE INDEX "wallet_transfer_by_member" ON "wallet_transfer" USING btree ("member_id","merchant_id","requested_at" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_kind" CHECK ("kind" in ('player', 'house', 'cash', 'held', 'bonus', 'debt', 'clearing', 'fee', 'suspense', 'rewards', 'points', 'tickets', 'transit', 'vendor'));--> statement-breakpoint
-- An account's id, made at its first use. What belongs to a player never goes below zero, wherever it is; what a provider
-- owes us, what a member owes, the house and the world outside may.
CREATE OR REPLACE FUNCTION ledger_account_id(
  p_merchant text, p_currency text, p_exponent smallint, p_kind text, p_owner text
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  v_id bigint;
  v_exponent smallint;
BEGIN
  SELECT id, exponent INTO v_id, v_exponent FROM ledger_account
   WHERE merchant_id = p_merchant AND currency = p_currency AND kind = p_kind AND owner = p_owner;
  IF v_id IS NULL THEN
    INSERT INTO ledger_account (merchant_id, currency, exponent, kind, owner, floor_minor)
    VALUES (p_merchant, p_currency, p_exponent, p_kind, p_owner,
            CASE WHEN p_kind IN ('player', 'held', 'bonus', 'suspense', 'transit', 'vendor') THEN 0 END)
    ON CONFLICT DO NOTHING;
    SELECT id, exponent INTO v_id, v_exponent FROM ledger_account
     WHERE merchant_id = p_merchant AND currency = p_currency AND kind = p_kind AND owner = p_owner;
  END IF;
  IF v_exponent <> p_exponent THEN
    RAISE EXCEPTION 'account % of % keeps % with % digits after the point, not %',
      p_owner, p_merchant, p_currency, v_exponent, p_exponent USING ERRCODE = 'LV001';
  END IF;
  RETURN v_id;
END $$;
--> statement-breakpoint

-- The account of what a member has in a vendor's own wallet.
CREATE FUNCTION vendor_wallet_account_id(
  p_merchant text, p_currency text, p_exponent smallint, p_vendor text, p_member bigint
) RETURNS bigint LANGUAGE plpgsql AS $$
BEGIN
  RETURN ledger_account_id(p_merchant, p_currency, p_exponent, 'vendor', p_vendor || '.' || p_member::text);
END $$;
--> statement-breakpoint

-- Posts what a transfer moves. Each of its postings has a key of its own, so none can be made twice.
--   toVendor          put aside, on its way to the vendor
--   toVendorReturned  the vendor refused it
--   atVendor          the vendor has it
--   fromVendor        the vendor has given it back
CREATE FUNCTION wallet_transfer_post(t wallet_transfer, p_kind text) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_player bigint := ledger_account_id(t.merchant_id, t.currency, t.exponent, 'player', t.member_id::text);
  v_transit bigint := ledger_account_id(t.merchant_id, t.currency, t.exponent, 'transit', t.member_id::text);
  v_vendor bigint := vendor_wallet_account_id(t.merchant_id, t.currency, t.exponent, t.vendor_id, t.member_id);
BEGIN
  RETURN ledger_post(t.merchant_id, p_kind, p_kind || ' ' || t.reference, sha256(convert_to(p_kind || t.reference, 'UTF8')),
    CASE p_kind WHEN 'atVendor' THEN ARRAY[v_vendor, v_transit] WHEN 'fromVendor' THEN ARRAY[v_player, v_vendor]
                WHEN 'toVendor' THEN ARRAY[v_transit, v_player] WHEN 'toVendorReturned' THEN ARRAY[v_player, v_transit] END,
    ARRAY[t.amount_minor, -t.amount_minor], jsonb_build_object('reference', t.reference, 'vendor', t.vendor_id));
END $$;
--> statement-breakpoint

-- Brings a transfer to a state and tells the member.
CREATE FUNCTION wallet_transfer_note(p_reference text, p_state text, p_reason text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  t wallet_transfer%ROWTYPE;
BEGIN
  UPDATE wallet_transfer SET state = p_state, reason = p_reason, updated_at = clock_timestamp()
   WHERE reference = p_reference RETURNING * INTO t;
  INSERT INTO event_outbox (merchant_id, member_id, payload)
  VALUES (t.merchant_id, t.member_id, jsonb_build_object(
    'kind', 'walletTransfer', 'reference', t.reference, 'state', p_state,
    'at', to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')));
END $$;
--> statement-breakpoint

-- Begins a transfer; money that goes to a vendor is put aside. The same request again answers the same transfer.
-- Answers {status: OK, reference, state}; or {status: CONFLICT | BUSY | INSUFFICIENT_FUNDS | LIMIT_EXCEEDED}, which changed
-- nothing. BUSY: another transfer of the member with this vendor is not over.
CREATE FUNCTION wallet_transfer_request(
  p_merchant text, p_member bigint, p_currency text, p_exponent smallint, p_reference text, p_key text, p_hash bytea,
  p_vendor text, p_direction text, p_amount bigint
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  t wallet_transfer%ROWTYPE;
  v_post jsonb;
BEGIN
  PERFORM FROM ledger_account
    WHERE id = ledger_account_id(p_merchant, p_currency, p_exponent, 'player', p_member::text) FOR UPDATE;
  SELECT * INTO t FROM wallet_transfer WHERE member_id = p_member AND merchant_id = p_merchant AND request_key = p_key;
  IF FOUND THEN
    IF t.request_hash <> p_hash THEN RETURN jsonb_build_object('status', 'CONFLICT'); END IF;
    RETURN jsonb_build_object('status', 'OK', 'reference', t.reference, 'state', t.state);
  END IF;
  IF EXISTS (SELECT FROM wallet_transfer WHERE member_id = p_member AND merchant_id = p_merchant AND vendor_id = p_vendor
                AND state IN ('created', 'sent', 'unknown')) THEN
    RETURN jsonb_build_object('status', 'BUSY');
  END IF;
  INSERT INTO wallet_transfer (reference, merchant_id, member_id, vendor_id, direction, request_key, request_hash,
                               currency, exponent, amount_minor, state)
  VALUES (p_reference, p_merchant, p_member, p_vendor, p_direction, p_key, p_hash, p_currency, p_exponent, p_amount,
          'created')
  RETURNING * INTO t;
  IF p_direction = 'in' THEN
    v_post := wallet_transfer_post(t, 'toVendor');
    IF v_post ->> 'status' <> 'OK' THEN
      DELETE FROM wallet_transfer WHERE reference = p_reference;
      RETURN jsonb_build_object('status', v_post ->> 'status');
    END IF;
  END IF;
  PERFORM wallet_transfer_note(p_reference, 'created', NULL);
  RETURN jsonb_build_object('status', 'OK', 'reference', p_reference, 'state', 'created');
END $$;
--> statement-breakpoint

-- Moves a transfer on, with its money and its event.
-- Answers {status: OK | UNCHANGED | WRONG_STATE, state}, {status: NOT_FOUND}, or {status: SHORT, state} where more came back
-- than the books have there: rounds that were won are not read yet, and nothing has changed.
CREATE FUNCTION wallet_transfer_move(p_merchant text, p_reference text, p_to text, p_reason text)
  RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  t wallet_transfer%ROWTYPE;
  v_post jsonb;
BEGIN
  SELECT * INTO t FROM wallet_transfer WHERE reference = p_reference AND merchant_id = p_merchant FOR UPDATE;
  IF NOT FOUND THEN RETURN jsonb_build_object('status', 'NOT_FOUND'); END IF;
  IF t.state = p_to THEN RETURN jsonb_build_object('status', 'UNCHANGED', 'state', t.state); END IF;
  IF NOT (CASE t.state WHEN 'created' THEN p_to = 'sent' WHEN 'sent' THEN p_to IN ('unknown', 'done', 'failed')
                       WHEN 'unknown' THEN p_to IN ('done', 'failed') ELSE false END) THEN
    RETURN jsonb_build_object('status', 'WRONG_STATE', 'state', t.state);
  END IF;
  v_post := CASE WHEN p_to = 'done' AND t.direction = 'in' THEN wallet_transfer_post(t, 'atVendor')
                 WHEN p_to = 'done' THEN wallet_transfer_post(t, 'fromVendor')
                 WHEN p_to = 'failed' AND t.direction = 'in' THEN wallet_transfer_post(t, 'toVendorReturned') END;
  IF v_post ->> 'status' = 'INSUFFICIENT_FUNDS' THEN
    RETURN jsonb_build_object('status', 'SHORT', 'state', t.state);
  END IF;
  IF v_post ->> 'status' <> 'OK' THEN
    RAISE EXCEPTION 'the transfer % cannot become %: %', p_reference, p_to, v_post ->> 'status' USING ERRCODE = 'LV001';
  END IF;
  PERFORM wallet_transfer_note(p_reference, p_to, p_reason);
  RETURN jsonb_build_object('status', 'OK', 'state', p_to);
END $$;
--> statement-breakpoint

-- Books a round that was played with the money in a vendor's own wallet, once: stake and win move between it and the house.
-- It is taken whatever became of the player since, for it has happened. Limits are those of a wallet call.
-- Answers {status: OK}, or {status, limit?} in the terms of WALLET_STATUSES, which changed nothing: INSUFFICIENT_FUNDS where
-- the money it was played with is not booked there yet.
CREATE FUNCTION vendor_round_book(
  p_adapter text, p_merchant text, p_member bigint, p_currency text, p_exponent smallint, p_vendor text, p_node integer,
  p_round text, p_stake text, p_win text, p_amount_limit numeric, p_round_limit numeric, p_hour_limit numeric
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  -- One for each member and game, for ever: it says whose account and which game a round is of.
  v_session text := concat_ws('.', 'own', p_adapter, p_merchant, p_member, p_currency, p_node);
  c wallet_context;
  v_stake bigint := ledger_minor(p_stake, p_exponent);
  v_win bigint := ledger_minor(p_win, p_exponent);
  v_hash bytea;
  v_known bytea;
  v_limit text;
  v_post jsonb;
  v_posting bigint;
BEGIN
  IF v_stake IS NULL OR v_win IS NULL THEN RETURN jsonb_build_object('status', 'INVALID_REQUEST'); END IF;
  INSERT INTO game_session (id, merchant_id, member_id, account_id, node_id, adapter, token_hash, token_expires_at,
                            expires_at, authenticated_at)
  SELECT v_session, p_merchant, p_member,
         vendor_wallet_account_id(p_merchant, p_currency, p_exponent, p_vendor, p_member), p_node, p_adapter,
         sha256(convert_to(v_session, 'UTF8')), now(), now(), now()
   WHERE NOT EXISTS (SELECT FROM game_session WHERE id = v_session)
  ON CONFLICT DO NOTHING;
  c := wallet_open(p_adapter, v_session);
  v_hash := wallet_request_hash('round', v_session, v_stake::text, v_win::text);
  SELECT request_hash INTO v_known FROM wallet_transaction
   WHERE adapter = p_adapter AND transaction_id = ANY (ARRAY[p_round || ':stake', p_round || ':win']) LIMIT 1;
  IF FOUND THEN
    RETURN jsonb_build_object('status', CASE WHEN v_known = v_hash THEN 'OK' ELSE 'TRANSACTION_CONFLICT' END);
  END IF;
  IF v_stake > p_amount_limit * power(10::numeric, p_exponent) THEN v_limit := 'amount'; END IF;
  IF v_win > 0 THEN
    v_limit := coalesce(v_limit, wallet_passed_limit(p_adapter, p_round, c, v_win, p_amount_limit, p_round_limit, p_hour_limit));
  END IF;
  IF v_limit IS NOT NULL THEN RETURN jsonb_build_object('status', 'LIMIT_EXCEEDED', 'limit', v_limit); END IF;
  IF c.balance_minor < v_stake THEN RETURN jsonb_build_object('status', 'INSUFFICIENT_FUNDS'); END IF;

  IF v_stake > 0 THEN
    v_post := wallet_post(c, 'bet', wallet_key('own', p_adapter, p_round || ':stake'), v_hash, -v_stake,
                          jsonb_build_object('round', p_round, 'node', p_node));
    v_posting := (v_post ->> 'postingId')::bigint;
    PERFORM wallet_remember(p_adapter, p_round || ':stake', c, 'bet', p_round, NULL, v_hash, v_stake, v_posting,
                            wallet_answer('OK', c, wallet_balance_after(v_post, c), v_posting));
  END IF;
  PERFORM wallet_record_round(p_adapter, p_round, c, v_stake, v_win, true);
  IF v_win > 0 THEN
    v_post := wallet_post(c, 'win', wallet_key('own', p_adapter, p_round || ':win'), v_hash, v_win,
                          jsonb_build_object('round', p_round, 'node', p_node));
    IF v_post ->> 'status' <> 'OK' THEN
      RAISE EXCEPTION 'the win of round % cannot be booked: %', p_round, v_post ->> 'status' USING ERRCODE = 'LV001';
    END IF;
    v_posting := (v_post ->> 'postingId')::bigint;
    PERFORM wallet_remember(p_adapter, p_round || ':win', c, 'win', p_round, NULL, v_hash, v_win, v_posting,
                            wallet_answer('OK', c, wallet_balance_after(v_post, c), v_posting));
    PERFORM wallet_count_payout(p_adapter, c, v_win);
    PERFORM wallet_show_big_win(p_adapter, p_round || ':win', p_round, c, v_win);
  END IF;
  RETURN jsonb_build_object('status', 'OK');
END $$;
