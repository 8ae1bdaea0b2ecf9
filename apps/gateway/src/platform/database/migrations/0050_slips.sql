CREATE TABLE "deposit_slip" (
	"merchant_id" text NOT NULL,
	"reference" text NOT NULL,
	"number" smallint NOT NULL,
	"digest" "bytea" NOT NULL,
	"picture" "bytea" NOT NULL,
	"added_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "deposit_slip_reference_number_pk" PRIMARY KEY("reference","number"),
	CONSTRAINT "deposit_slip_once" UNIQUE("digest","merchant_id")
);
--> statement-breakpoint
ALTER TABLE "deposit_slip" ADD CONSTRAINT "deposit_slip_reference_deposit_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."deposit"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint

-- A member shows a picture of what was paid. The same picture again changes nothing, and proves no other deposit.
CREATE FUNCTION deposit_slip_add(p_merchant text, p_reference text, p_member bigint, p_digest bytea, p_picture bytea)
  RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  d deposit%ROWTYPE;
  v_other text;
  v_before integer;
BEGIN
  SELECT * INTO d FROM deposit WHERE reference = p_reference AND merchant_id = p_merchant AND member_id = p_member FOR UPDATE;
  IF d.reference IS NULL THEN RETURN 'NOT_FOUND'; END IF;
  SELECT reference INTO v_other FROM deposit_slip WHERE digest = p_digest AND merchant_id = p_merchant;
  IF v_other = p_reference THEN RETURN 'OK'; END IF;
  IF v_other IS NOT NULL THEN RETURN 'PROOF_TAKEN'; END IF;
  SELECT count(*) INTO v_before FROM deposit_slip WHERE reference = p_reference AND merchant_id = p_merchant;
  -- Three pictures are enough for whoever looks at them.
  IF d.state NOT IN ('awaiting', 'expired', 'review') OR v_before >= 3 THEN RETURN 'PAYMENT_STATE_CHANGED'; END IF;
  BEGIN
    INSERT INTO deposit_slip (merchant_id, reference, number, digest, picture)
    VALUES (p_merchant, p_reference, v_before + 1, p_digest, p_picture);
  EXCEPTION WHEN unique_violation THEN
    RETURN 'PROOF_TAKEN';
  END;
  PERFORM deposit_move(d, 'review', 'player', 'slipGiven', '{}');
  RETURN 'OK';
END $$;
--> statement-breakpoint

-- Takes what a provider says of a payout. A sum in another currency than was sent is a wrong one.
CREATE OR REPLACE FUNCTION payout_fact(
  p_merchant text, p_connection text, p_event text, p_fact jsonb, p_raw bytea, p_headers jsonb, p_exponent smallint,
  p_methods text[], p_received_after interval
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_before jsonb := payment_event_take(p_merchant, p_connection, p_event, p_fact ->> 'kind', p_fact, p_raw, p_headers);
  v_method text;
  v_currency text;
  v_amount bigint := ledger_minor(p_fact ->> 'amount', p_exponent);
  v_moved jsonb;
BEGIN
  IF v_before IS NOT NULL THEN RETURN v_before; END IF;
  SELECT method, currency INTO v_method, v_currency FROM withdrawal
   WHERE reference = split_part(p_fact ->> 'reference', '-', 1) AND merchant_id = p_merchant AND method = ANY (p_methods);
  v_moved := CASE
    WHEN p_fact ? 'amount' AND (v_amount IS NULL OR p_fact ->> 'currency' <> v_currency)
      THEN jsonb_build_object('status', 'AMOUNT_WRONG')
    ELSE withdrawal_fact(p_merchant, v_method, p_fact ->> 'reference', p_fact ->> 'kind', v_amount,
                         p_fact ->> 'providerRef', left(p_fact ->> 'reason', 64), p_received_after) END;
  RETURN payment_event_outcome(p_merchant, p_connection, p_event, jsonb_build_object(
    'did', v_moved ->> 'status',
    'status', CASE v_moved ->> 'status' WHEN 'NOT_FOUND' THEN 'REFERENCE_UNKNOWN' WHEN 'AMOUNT_WRONG' THEN 'AMOUNT_WRONG'
                                        ELSE 'OK' END));
END $$;
