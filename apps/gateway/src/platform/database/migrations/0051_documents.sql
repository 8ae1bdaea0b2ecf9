CREATE TABLE "withdrawal_document" (
	"reference" text NOT NULL,
	"number" smallint NOT NULL,
	"merchant_id" text NOT NULL,
	"what" text NOT NULL,
	"state" text DEFAULT 'wanted' NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"note" text,
	"words" text,
	"asked_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"sent_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	CONSTRAINT "withdrawal_document_reference_number_pk" PRIMARY KEY("reference","number"),
	CONSTRAINT "withdrawal_document_state" CHECK ("state" in ('wanted', 'sent', 'accepted', 'refused'))
);
--> statement-breakpoint
ALTER TABLE "upload" DROP CONSTRAINT "upload_purpose";
--> statement-breakpoint
ALTER TABLE "withdrawal_document" ADD CONSTRAINT "withdrawal_document_reference_withdrawal_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."withdrawal"("reference") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_purpose" CHECK ("upload"."purpose" in ('feedback', 'slip', 'document'));
--> statement-breakpoint

-- What became of a document is a step of its withdrawal, which itself stays with those who decide.
CREATE FUNCTION withdrawal_document_note(d withdrawal_document, p_actor text, p_reason text, p_more jsonb) RETURNS void
  LANGUAGE sql AS $$
  SELECT withdrawal_note(d.reference, 'review', p_actor, p_reason,
                         jsonb_build_object('document', d.what, 'became', d.state) || p_more)
$$;
--> statement-breakpoint

-- An operator, or a check, asks the player for something before a withdrawal is decided. What is asked for already, and
-- has not been decided, is not asked for twice.
CREATE OR REPLACE FUNCTION withdrawal_ask(p_merchant text, p_reference text, p_operator text, p_reason text) RETURNS text
  LANGUAGE plpgsql AS $$
DECLARE
  w withdrawal%ROWTYPE;
  d withdrawal_document%ROWTYPE;
  v_before integer;
BEGIN
  SELECT * INTO w FROM withdrawal WHERE reference = p_reference AND merchant_id = p_merchant FOR UPDATE;
  IF NOT FOUND THEN RETURN 'NOT_FOUND'; END IF;
  SELECT count(*) INTO v_before FROM withdrawal_document WHERE reference = p_reference;
  -- Twenty questions are enough for anybody.
  IF w.state <> 'review' OR v_before >= 20 THEN RETURN 'PAYMENT_STATE_CHANGED'; END IF;
  IF EXISTS (SELECT FROM withdrawal_document WHERE reference = p_reference AND what = p_reason AND state <> 'accepted') THEN
    RETURN 'OK';
  END IF;
  INSERT INTO withdrawal_document (reference, number, merchant_id, what)
  VALUES (p_reference, v_before + 1, p_merchant, p_reason) RETURNING * INTO d;
  PERFORM withdrawal_document_note(d, p_operator, p_reason, '{"asks": true}');
  RETURN 'OK';
END $$;
--> statement-breakpoint

-- The player sends a document. Answers which try it is, or what stands in the way.
CREATE FUNCTION withdrawal_document_send(p_merchant text, p_reference text, p_member bigint, p_number smallint, p_note text)
  RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  w withdrawal%ROWTYPE;
  d withdrawal_document%ROWTYPE;
BEGIN
  SELECT * INTO w FROM withdrawal WHERE reference = p_reference AND merchant_id = p_merchant AND member_id = p_member
    FOR UPDATE;
  IF NOT FOUND THEN RETURN jsonb_build_object('status', 'NOT_FOUND'); END IF;
  SELECT * INTO d FROM withdrawal_document WHERE reference = p_reference AND number = p_number;
  IF NOT FOUND THEN RETURN jsonb_build_object('status', 'NOT_FOUND'); END IF;
  IF w.state <> 'review' OR d.state NOT IN ('wanted', 'refused') OR d.tries >= 10 THEN
    RETURN jsonb_build_object('status', 'PAYMENT_STATE_CHANGED');
  END IF;
  UPDATE withdrawal_document
     SET state = 'sent', tries = tries + 1, note = p_note, words = NULL, sent_at = clock_timestamp(), decided_at = NULL,
         decided_by = NULL
   WHERE reference = p_reference AND number = p_number RETURNING * INTO d;
  PERFORM withdrawal_document_note(d, 'player', NULL, '{}');
  RETURN jsonb_build_object('status', 'OK', 'try', d.tries);
END $$;
--> statement-breakpoint

-- An operator accepts or refuses a document, with words. The try is the one that was looked at: another one that came
-- meanwhile is not decided with it.
CREATE FUNCTION withdrawal_document_decide(
  p_merchant text, p_reference text, p_number smallint, p_try smallint, p_state text, p_operator text, p_words text
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  w withdrawal%ROWTYPE;
  d withdrawal_document%ROWTYPE;
BEGIN
  SELECT * INTO w FROM withdrawal WHERE reference = p_reference AND merchant_id = p_merchant FOR UPDATE;
  IF NOT FOUND THEN RETURN 'NOT_FOUND'; END IF;
  UPDATE withdrawal_document SET state = p_state, words = p_words, decided_at = clock_timestamp(), decided_by = p_operator
   WHERE reference = p_reference AND number = p_number AND state = 'sent' AND tries = p_try AND w.state = 'review'
     AND p_state IN ('accepted', 'refused')
  RETURNING * INTO d;
  IF NOT FOUND THEN RETURN 'PAYMENT_STATE_CHANGED'; END IF;
  PERFORM withdrawal_document_note(d, p_operator, p_words, '{}');
  RETURN 'OK';
END $$;
