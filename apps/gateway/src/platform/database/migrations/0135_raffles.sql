CREATE TABLE "raffle" (
	"merchant_id" text NOT NULL,
	"id" text NOT NULL,
	"raffle_id" text NOT NULL,
	"terms" jsonb NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"draws_at" timestamp with time zone NOT NULL,
	"commitment" text NOT NULL,
	"sealed_seed" "bytea" NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"next_number" integer DEFAULT 1 NOT NULL,
	"tickets" integer DEFAULT 0 NOT NULL,
	"entries" integer,
	"list_hash" text,
	"closed_at" timestamp with time zone,
	"taken_back" integer[],
	"seed" text,
	"drawn_at" timestamp with time zone,
	"made_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "raffle_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "raffle_state" CHECK ("state" in ('open', 'closed', 'drawn')),
	CONSTRAINT "raffle_times" CHECK ("raffle"."opens_at" < "raffle"."closes_at" and "raffle"."closes_at" <= "raffle"."draws_at"),
	CONSTRAINT "raffle_list" CHECK (("state" = 'open') = ("raffle"."list_hash" is null)),
	CONSTRAINT "raffle_seed" CHECK (("state" = 'drawn') = ("raffle"."seed" is not null)),
	CONSTRAINT "raffle_tickets" CHECK ("raffle"."tickets" >= 0 and "raffle"."tickets" < "raffle"."next_number")
);
--> statement-breakpoint
CREATE TABLE "raffle_ticket" (
	"merchant_id" text NOT NULL,
	"raffle" text NOT NULL,
	"number" integer NOT NULL,
	"member_id" bigint NOT NULL,
	"reward_id" text NOT NULL,
	"made_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"voided_at" timestamp with time zone,
	"entry" integer,
	"holder" text,
	CONSTRAINT "raffle_ticket_raffle_number_merchant_id_pk" PRIMARY KEY("raffle","number","merchant_id")
);
--> statement-breakpoint
CREATE TABLE "raffle_winner" (
	"merchant_id" text NOT NULL,
	"raffle" text NOT NULL,
	"place" integer NOT NULL,
	"prize" integer NOT NULL,
	"number" integer NOT NULL,
	"member_id" bigint NOT NULL,
	"reward_id" text,
	"expires_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone,
	CONSTRAINT "raffle_winner_raffle_place_merchant_id_pk" PRIMARY KEY("raffle","place","merchant_id"),
	CONSTRAINT "raffle_winner_once" UNIQUE("raffle","number","merchant_id"),
	CONSTRAINT "raffle_winner_signs" CHECK ("raffle_winner"."place" > 0 and "raffle_winner"."prize" >= 0),
	CONSTRAINT "raffle_winner_claim" CHECK ("raffle_winner"."claimed_at" is null or "raffle_winner"."reward_id" is null)
);
--> statement-breakpoint
ALTER TABLE "raffle_ticket" ADD CONSTRAINT "raffle_ticket_raffle" FOREIGN KEY ("merchant_id","raffle") REFERENCES "public"."raffle"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_ticket" ADD CONSTRAINT "raffle_ticket_member" FOREIGN KEY ("merchant_id","member_id") REFERENCES "public"."member"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_ticket" ADD CONSTRAINT "raffle_ticket_reward_id_reward_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."reward"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_winner" ADD CONSTRAINT "raffle_winner_raffle" FOREIGN KEY ("merchant_id","raffle") REFERENCES "public"."raffle"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_winner" ADD CONSTRAINT "raffle_winner_member" FOREIGN KEY ("merchant_id","member_id") REFERENCES "public"."member"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_winner" ADD CONSTRAINT "raffle_winner_reward_id_reward_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."reward"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "raffle_under_way" ON "raffle" USING btree ("closes_at") WHERE "raffle"."state" <> 'drawn';--> statement-breakpoint
CREATE INDEX "raffle_by_time" ON "raffle" USING btree ("merchant_id","draws_at");--> statement-breakpoint
CREATE INDEX "raffle_ticket_by_member" ON "raffle_ticket" USING btree ("member_id","merchant_id","raffle","number");--> statement-breakpoint
CREATE INDEX "raffle_ticket_by_reward" ON "raffle_ticket" USING btree ("reward_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "raffle_ticket_entry" ON "raffle_ticket" USING btree ("raffle","entry","merchant_id") WHERE "raffle_ticket"."entry" is not null;--> statement-breakpoint
CREATE INDEX "raffle_winner_by_member" ON "raffle_winner" USING btree ("member_id","merchant_id");--> statement-breakpoint
CREATE INDEX "raffle_winner_by_reward" ON "raffle_winner" USING btree ("reward_id");--> statement-breakpoint

-- What a raffle promised stays, and what is published of it is published once.
CREATE FUNCTION guard_raffle() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE'
     OR (NEW.merchant_id, NEW.id, NEW.raffle_id, NEW.terms, NEW.opens_at, NEW.closes_at, NEW.draws_at, NEW.commitment, NEW.made_at)
        IS DISTINCT FROM
        (OLD.merchant_id, OLD.id, OLD.raffle_id, OLD.terms, OLD.opens_at, OLD.closes_at, OLD.draws_at, OLD.commitment, OLD.made_at)
     OR NEW.next_number < OLD.next_number
     OR (OLD.state <> 'open' AND (NEW.list_hash, NEW.entries, NEW.closed_at, NEW.next_number)
                                 IS DISTINCT FROM (OLD.list_hash, OLD.entries, OLD.closed_at, OLD.next_number))
     OR (OLD.state = 'drawn' AND (NEW.state, NEW.seed, NEW.taken_back, NEW.drawn_at)
                                 IS DISTINCT FROM (OLD.state, OLD.seed, OLD.taken_back, OLD.drawn_at))
     OR (OLD.state, NEW.state) IN (('open', 'drawn'), ('closed', 'open')) THEN
    RAISE EXCEPTION 'a raffle is opened, closed and drawn, and nothing else' USING ERRCODE = 'LV002';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER guarded BEFORE UPDATE OR DELETE ON raffle FOR EACH ROW EXECUTE FUNCTION guard_raffle();
--> statement-breakpoint
CREATE FUNCTION guard_raffle_ticket() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE'
     OR (NEW.merchant_id, NEW.raffle, NEW.number, NEW.member_id, NEW.reward_id, NEW.made_at)
        IS DISTINCT FROM (OLD.merchant_id, OLD.raffle, OLD.number, OLD.member_id, OLD.reward_id, OLD.made_at)
     OR (OLD.voided_at IS NOT NULL AND NEW.voided_at IS DISTINCT FROM OLD.voided_at)
     OR (OLD.entry IS NOT NULL AND (NEW.entry, NEW.holder) IS DISTINCT FROM (OLD.entry, OLD.holder)) THEN
    RAISE EXCEPTION 'a ticket is given, listed and taken back, and nothing else' USING ERRCODE = 'LV002';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER guarded BEFORE UPDATE OR DELETE ON raffle_ticket FOR EACH ROW EXECUTE FUNCTION guard_raffle_ticket();
--> statement-breakpoint
CREATE FUNCTION guard_raffle_winner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR OLD.claimed_at IS NOT NULL
     OR (NEW.merchant_id, NEW.raffle, NEW.place, NEW.prize, NEW.number, NEW.member_id, NEW.reward_id, NEW.expires_at)
        IS DISTINCT FROM
        (OLD.merchant_id, OLD.raffle, OLD.place, OLD.prize, OLD.number, OLD.member_id, OLD.reward_id, OLD.expires_at) THEN
    RAISE EXCEPTION 'a prize is claimed once, and nothing else' USING ERRCODE = 'LV002';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER guarded BEFORE UPDATE OR DELETE ON raffle_winner FOR EACH ROW EXECUTE FUNCTION guard_raffle_winner();
--> statement-breakpoint

-- Gives the tickets of a reward the next numbers of their raffle, whose currency they are; false where it is closed.
CREATE FUNCTION raffle_tickets_add(r reward) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  v_raffle text := substr(r.currency, 9);
  v_next integer;
BEGIN
  UPDATE raffle SET next_number = next_number + r.amount_minor::int, tickets = tickets + r.amount_minor::int
   WHERE merchant_id = r.merchant_id AND id = v_raffle AND state = 'open' RETURNING next_number INTO v_next;
  IF v_next IS NULL THEN RETURN false; END IF;
  INSERT INTO raffle_ticket (merchant_id, raffle, number, member_id, reward_id)
  SELECT r.merchant_id, v_raffle, n, r.member_id, r.id FROM generate_series(v_next - r.amount_minor::int, v_next - 1) n;
  RETURN true;
END $$;
--> statement-breakpoint

-- Claims a reward that is ready; claimed again it stays as it is. Tickets of a raffle that is closed are gone.
--   p_member  whose it has to be; null for the platform, which pays what needs no claim
-- Answers {status: OK | ALREADY | EXPIRED | WRONG_STATE | NOT_FOUND}.
CREATE OR REPLACE FUNCTION reward_claim(p_merchant text, p_member bigint, p_id text) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  r reward%ROWTYPE;
BEGIN
  SELECT * INTO r FROM reward
   WHERE id = p_id AND merchant_id = p_merchant AND (p_member IS NULL OR member_id = p_member) FOR UPDATE;
  IF NOT FOUND THEN RETURN jsonb_build_object('status', 'NOT_FOUND'); END IF;
  IF r.state = 'claimed' THEN RETURN jsonb_build_object('status', 'ALREADY'); END IF;
  IF r.state = 'expired' THEN RETURN jsonb_build_object('status', 'EXPIRED'); END IF;
  IF r.state <> 'issued' THEN RETURN jsonb_build_object('status', 'WRONG_STATE'); END IF;
  IF (r.expires_at <= clock_timestamp() AND NOT r.is_auto)
     OR (r.currency LIKE 'TICKETS %' AND NOT raffle_tickets_add(r)) THEN
    PERFORM reward_end(r, 'expired', NULL);
    RETURN jsonb_build_object('status', 'EXPIRED');
  END IF;
  PERFORM reward_pay(r);
  UPDATE reward SET state = 'claimed', ended_at = clock_timestamp() WHERE id = r.id;
  PERFORM reward_tell(r.merchant_id, r.member_id);
  RETURN jsonb_build_object('status', 'OK');
END $$;
--> statement-breakpoint

-- What is taken of a reward's tickets, by whichever way, takes its latest numbers.
CREATE FUNCTION raffle_tickets_void() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_raffle text;
  v_count integer;
BEGIN
  UPDATE raffle_ticket t SET voided_at = clock_timestamp()
   WHERE t.merchant_id = NEW.merchant_id AND t.voided_at IS NULL AND (t.raffle, t.number) IN (
     SELECT raffle, number FROM raffle_ticket
      WHERE reward_id = NEW.reward_id AND voided_at IS NULL ORDER BY number DESC
      LIMIT NEW.taken_minor - coalesce(OLD.taken_minor, 0));
  GET DIAGNOSTICS v_count = ROW_COUNT;
  IF v_count > 0 THEN
    SELECT substr(currency, 9) INTO v_raffle FROM reward WHERE id = NEW.reward_id;
    UPDATE raffle SET tickets = tickets - v_count WHERE merchant_id = NEW.merchant_id AND id = v_raffle;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER raffle_of_correction AFTER UPDATE ON reward_correction FOR EACH ROW
  WHEN (NEW.taken_minor > coalesce(OLD.taken_minor, 0)) EXECUTE FUNCTION raffle_tickets_void();
--> statement-breakpoint

-- Whether something may still give or take tickets of a raffle for what came before a moment.
CREATE FUNCTION raffle_waits(p_merchant text, p_id text, p_before timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM reward_due WHERE merchant_id = p_merchant AND at < p_before)
      OR EXISTS (SELECT FROM reward WHERE merchant_id = p_merchant AND state = 'issued' AND currency = 'TICKETS ' || p_id)
      OR EXISTS (SELECT FROM reward_correction c JOIN reward r ON r.id = c.reward_id
                  WHERE c.merchant_id = p_merchant AND c.closed_at IS NULL AND c.taken_minor IS NULL
                    AND r.currency = 'TICKETS ' || p_id)
$$;
--> statement-breakpoint

-- Fixes the list of a raffle's tickets and its digest, once; false where it is not open or something waits. Whoever gives
-- tickets holds the same lock together with others.
CREATE FUNCTION raffle_close(p_merchant text, p_id text) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  r raffle%ROWTYPE;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('raffles of ' || p_merchant, 0));
  SELECT * INTO r FROM raffle WHERE merchant_id = p_merchant AND id = p_id FOR UPDATE;
  IF r.state IS DISTINCT FROM 'open' OR raffle_waits(p_merchant, p_id, r.closes_at) THEN RETURN false; END IF;
  UPDATE raffle_ticket t SET entry = x.entry, holder = x.holder
    FROM (SELECT k.number, (row_number() OVER (ORDER BY k.number))::int - 1 AS entry,
                 left(m.word, 2) || '***' || CASE WHEN char_length(m.word) > 4 THEN right(m.word, 1) ELSE '' END AS holder
            FROM raffle_ticket k
            JOIN (SELECT id, regexp_replace(nickname, '\s', '_', 'g') AS word FROM member WHERE merchant_id = p_merchant) m
              ON m.id = k.member_id
           WHERE k.merchant_id = p_merchant AND k.raffle = p_id AND k.voided_at IS NULL) x
   WHERE t.merchant_id = p_merchant AND t.raffle = p_id AND t.number = x.number;
  UPDATE raffle SET state = 'closed', closed_at = clock_timestamp(), entries = l.entries, list_hash = l.hash
    FROM (SELECT count(*)::int AS entries,
                 encode(sha256(convert_to(coalesce(string_agg(number || ' ' || holder || E'\n', '' ORDER BY entry), ''), 'UTF8')), 'hex') AS hash
            FROM raffle_ticket WHERE merchant_id = p_merchant AND raffle = p_id AND entry IS NOT NULL) l
   WHERE merchant_id = p_merchant AND id = p_id;
  RETURN true;
END $$;
