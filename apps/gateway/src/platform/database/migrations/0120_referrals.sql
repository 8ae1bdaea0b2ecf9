CREATE TABLE "referral" (
	"merchant_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"referrer_id" bigint NOT NULL,
	"code" text NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"refused" text,
	CONSTRAINT "referral_member_id_merchant_id_pk" PRIMARY KEY("member_id","merchant_id"),
	CONSTRAINT "referral_self" CHECK ("referral"."member_id" <> "referral"."referrer_id"),
	CONSTRAINT "referral_refused" CHECK ("referral"."refused" in ('household'))
);
--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_member" FOREIGN KEY ("merchant_id","member_id") REFERENCES "public"."member"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_referrer" FOREIGN KEY ("merchant_id","referrer_id") REFERENCES "public"."member"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "referral_by_referrer" ON "referral" USING btree ("referrer_id","merchant_id","at");--> statement-breakpoint
-- Who came by a member's code before invitations were kept.
INSERT INTO "referral" ("merchant_id", "member_id", "referrer_id", "code", "at")
SELECT m."merchant_id", m."id", c."member_id", c."code", m."created_at"
  FROM "member" m
  JOIN "invitation_code" c ON c."merchant_id" = m."merchant_id" AND c."code_key" = lower(m."referral")
  JOIN "member" r ON r."merchant_id" = c."merchant_id" AND r."id" = c."member_id" AND r."kind" = 0
 WHERE m."kind" <> 4 AND m."id" > r."id";--> statement-breakpoint
-- Who invited whom, up to three invitations apart; those who were invited are their own at none. What lies behind an
-- invitation that gives nothing gives nothing either.
CREATE FUNCTION referral_above(p_merchant text, p_members bigint[])
  RETURNS TABLE (member_id bigint, owner_id bigint, tier int, at timestamptz, refused text) LANGUAGE sql STABLE AS $$
  WITH RECURSIVE above AS (
    SELECT r.member_id, r.referrer_id AS owner_id, 1 AS tier, r.at, r.refused
      FROM referral r WHERE r.merchant_id = p_merchant AND r.member_id = ANY (p_members)
    UNION ALL
    SELECT a.member_id, r.referrer_id, a.tier + 1, a.at, coalesce(a.refused, r.refused)
      FROM above a JOIN referral r ON r.merchant_id = p_merchant AND r.member_id = a.owner_id WHERE a.tier < 3)
  SELECT * FROM above
   UNION ALL
  SELECT r.member_id, r.member_id, 0, r.at, r.refused
    FROM referral r WHERE r.merchant_id = p_merchant AND r.member_id = ANY (p_members)
$$;
--> statement-breakpoint

-- Those a member invited, up to three invitations apart.
CREATE FUNCTION referral_below(p_merchant text, p_member bigint)
  RETURNS TABLE (member_id bigint, tier int, at timestamptz, refused text) LANGUAGE sql STABLE AS $$
  WITH RECURSIVE below AS (
    SELECT r.member_id, 1 AS tier, r.at, r.refused
      FROM referral r WHERE r.merchant_id = p_merchant AND r.referrer_id = p_member
    UNION ALL
    SELECT r.member_id, b.tier + 1, r.at, coalesce(b.refused, r.refused)
      FROM below b JOIN referral r ON r.merchant_id = p_merchant AND r.referrer_id = b.member_id WHERE b.tier < 3)
  SELECT * FROM below
$$;
--> statement-breakpoint

-- Notes by whose code a member came, once for ever, and tells the programmes.
--   p_days  how long after their registration a member may still say so
-- Answers OK, HOUSEHOLD (kept, and gives nothing), UNKNOWN, OWN, CIRCLE, ALREADY or LATE.
CREATE FUNCTION referral_bind(p_merchant text, p_member bigint, p_code text, p_days int) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_referrer bigint;
  v_code text;
  v_above bigint;
  v_refused text;
BEGIN
  -- Two who name one another in the same moment would make a circle.
  PERFORM pg_advisory_xact_lock(hashtextextended('referrals of ' || p_merchant, 0));
  SELECT c.member_id, c.code INTO v_referrer, v_code
    FROM invitation_code c JOIN member m ON m.merchant_id = c.merchant_id AND m.id = c.member_id
   WHERE c.merchant_id = p_merchant AND c.code_key = lower(p_code) AND m.kind = 0 AND m.status = 'active'
     AND c.removed_at IS NULL AND coalesce(c.expires_at > now(), true) AND coalesce(c.uses < c.uses_most, true);
  IF v_referrer IS NULL THEN RETURN 'UNKNOWN'; END IF;
  IF v_referrer = p_member THEN RETURN 'OWN'; END IF;
  IF EXISTS (SELECT FROM referral WHERE merchant_id = p_merchant AND member_id = p_member) THEN RETURN 'ALREADY'; END IF;
  IF NOT EXISTS (SELECT FROM member WHERE merchant_id = p_merchant AND id = p_member
                    AND created_at > now() - make_interval(days => p_days)) THEN
    RETURN 'LATE';
  END IF;
  v_above := v_referrer;
  WHILE v_above IS NOT NULL LOOP
    SELECT referrer_id INTO v_above FROM referral WHERE merchant_id = p_merchant AND member_id = v_above;
    IF v_above = p_member THEN RETURN 'CIRCLE'; END IF;
  END LOOP;
  -- Who signs in with the same browser at the same address is taken for the same person.
  IF EXISTS (SELECT FROM session a JOIN session b ON b.merchant_id = a.merchant_id AND b.ip = a.ip
                AND b.user_agent = a.user_agent
              WHERE a.merchant_id = p_merchant AND a.member_id = p_member AND b.member_id = v_referrer) THEN
    v_refused := 'household';
  END IF;
  INSERT INTO referral (merchant_id, member_id, referrer_id, code, refused)
  VALUES (p_merchant, p_member, v_referrer, v_code, v_refused);
  PERFORM referral_note(p_merchant, ARRAY[p_member]);
  RETURN CASE WHEN v_refused IS NULL THEN 'OK' ELSE 'HOUSEHOLD' END;
END $$;
--> statement-breakpoint

-- Lets the programmes look anew at what these members have brought to those who invited them.
CREATE FUNCTION referral_note(p_merchant text, p_members bigint[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO reward_due (merchant_id, member_id, kind, key)
  SELECT p_merchant, a.owner_id, 'referral', a.member_id::text FROM referral_above(p_merchant, p_members) a
   WHERE EXISTS (SELECT FROM reward_listener WHERE merchant_id = p_merchant AND kind = 'referral')
   ORDER BY a.owner_id, a.member_id
  ON CONFLICT (member_id, key, kind) DO UPDATE SET key = excluded.key
$$;
--> statement-breakpoint

-- The code a member has for their own friends; the one that is offered becomes it where there is none yet. Answers null
-- where the one that is offered is somebody else's.
CREATE FUNCTION invitation_own_code(p_merchant text, p_member bigint, p_offered text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_code text;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('own code ' || p_member, 0));
  SELECT code INTO v_code FROM invitation_code
   WHERE merchant_id = p_merchant AND member_id = p_member AND note IS NULL AND removed_at IS NULL
   ORDER BY created_at, code LIMIT 1;
  IF v_code IS NULL THEN
    INSERT INTO invitation_code (merchant_id, code, member_id) VALUES (p_merchant, p_offered, p_member)
    ON CONFLICT DO NOTHING RETURNING code INTO v_code;
  END IF;
  RETURN v_code;
END $$;
