CREATE TABLE "team_active" (
	"merchant_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"scope" text NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"before" date NOT NULL,
	"members" integer NOT NULL,
	CONSTRAINT "team_active_merchant_id_member_id_scope_kind_day_before_pk" PRIMARY KEY("merchant_id","member_id","scope","kind","day","before"),
	CONSTRAINT "team_active_scope" CHECK ("team_active"."scope" in ('own', 'team'))
);
--> statement-breakpoint
CREATE TABLE "team_change" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "team_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"quarter" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	"in_minor" numeric NOT NULL,
	"out_minor" numeric NOT NULL,
	CONSTRAINT "team_change_merchant_id_id_pk" PRIMARY KEY("merchant_id","id")
);
--> statement-breakpoint
CREATE TABLE "team_day" (
	"merchant_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"scope" text NOT NULL,
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"count" bigint NOT NULL,
	"in_minor" numeric NOT NULL,
	"out_minor" numeric NOT NULL,
	CONSTRAINT "team_day_merchant_id_member_id_scope_day_currency_kind_pk" PRIMARY KEY("merchant_id","member_id","scope","day","currency","kind"),
	CONSTRAINT "team_day_scope" CHECK ("team_day"."scope" in ('own', 'team'))
);
--> statement-breakpoint
CREATE TABLE "team_line" (
	"merchant_id" text NOT NULL,
	"upline_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"distance" integer NOT NULL,
	CONSTRAINT "team_line_merchant_id_upline_id_member_id_pk" PRIMARY KEY("merchant_id","upline_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "team_member" (
	"merchant_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"upline_id" bigint,
	"level" integer NOT NULL,
	"rebate_bp" integer DEFAULT 0 NOT NULL,
	"code" text,
	"placed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "team_member_merchant_id_member_id_pk" PRIMARY KEY("merchant_id","member_id"),
	CONSTRAINT "team_member_upline" CHECK ("team_member"."upline_id" <> "team_member"."member_id"),
	CONSTRAINT "team_member_level" CHECK (("team_member"."level" = 0) = ("team_member"."upline_id" is null) and "team_member"."level" >= 0),
	CONSTRAINT "team_member_rebate" CHECK ("team_member"."rebate_bp" between 0 and 10000)
);
--> statement-breakpoint
ALTER TABLE "invitation_code" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "invitation_code" ADD COLUMN "member_kind" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invitation_code" ADD COLUMN "rebate_bp" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invitation_code" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invitation_code" ADD COLUMN "uses_most" integer;--> statement-breakpoint
ALTER TABLE "invitation_code" ADD COLUMN "uses" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invitation_code" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "team_member" ADD CONSTRAINT "team_member_member" FOREIGN KEY ("merchant_id","member_id") REFERENCES "public"."member"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "team_line_by_member" ON "team_line" USING btree ("merchant_id","member_id","distance","upline_id");--> statement-breakpoint
CREATE INDEX "team_member_by_upline" ON "team_member" USING btree ("merchant_id","upline_id","member_id");--> statement-breakpoint
CREATE INDEX "team_member_by_code" ON "team_member" USING btree ("merchant_id","code");--> statement-breakpoint
ALTER TABLE "invitation_code" ADD CONSTRAINT "invitation_code_uses" CHECK ("invitation_code"."uses" between 0 and coalesce("invitation_code"."uses_most", "invitation_code"."uses"));--> statement-breakpoint
ALTER TABLE "invitation_code" ADD CONSTRAINT "invitation_code_rebate" CHECK ("invitation_code"."rebate_bp" between 0 and 10000);--> statement-breakpoint
ALTER TABLE "invitation_code" ADD CONSTRAINT "invitation_code_kind" CHECK ("invitation_code"."member_kind" in (0, 1, 2, 41, 42));--> statement-breakpoint
-- The tree of agents and what is kept of its teams (docs/decisions/89).

-- Held by who adds to a tree together, and by who moves a part of it alone.
CREATE FUNCTION team_tree_lock(p_merchant text) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT hashtextextended('team tree ' || p_merchant, 0)
$$;
--> statement-breakpoint

-- Who stands in a tree stays where they are, but for a move by an operator.
CREATE FUNCTION team_guarded() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('livery.moves_team', true) IS DISTINCT FROM 'on' THEN
    RAISE EXCEPTION 'a member''s place in the tree of agents is changed by team_move alone' USING ERRCODE = 'LV004';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
--> statement-breakpoint
CREATE TRIGGER guarded BEFORE UPDATE OF upline_id, level ON team_member FOR EACH ROW
  WHEN (OLD.upline_id IS DISTINCT FROM NEW.upline_id OR OLD.level <> NEW.level) EXECUTE FUNCTION team_guarded();
--> statement-breakpoint
CREATE TRIGGER guarded_delete BEFORE DELETE ON team_member FOR EACH ROW EXECUTE FUNCTION team_guarded();
--> statement-breakpoint
CREATE TRIGGER guarded BEFORE UPDATE OR DELETE ON team_line FOR EACH ROW EXECUTE FUNCTION team_guarded();
--> statement-breakpoint

-- Takes a place for a member under an agent, or at the top. One who has a place keeps it; an agent who has none gets
-- the top of a tree of their own first. What the member did before counts from now on.
CREATE FUNCTION team_place(
  p_merchant text, p_member bigint, p_upline bigint, p_rebate int, p_code text, p_currency text
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_upline team_member%ROWTYPE;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(team_tree_lock(p_merchant));
  IF p_upline IS NOT NULL THEN
    SELECT * INTO v_upline FROM team_member WHERE merchant_id = p_merchant AND member_id = p_upline FOR SHARE;
    IF NOT FOUND THEN
      PERFORM team_place(p_merchant, p_upline, NULL, 0, NULL, p_currency);
      SELECT * INTO STRICT v_upline FROM team_member WHERE merchant_id = p_merchant AND member_id = p_upline FOR SHARE;
    END IF;
    IF p_rebate > v_upline.rebate_bp THEN RETURN 'REBATE_TOO_HIGH'; END IF;
  END IF;
  -- Whoever moves money of the member meanwhile has done so before, and is counted, or sees the place.
  PERFORM FROM ledger_account
    WHERE merchant_id = p_merchant AND kind = 'player' AND owner = p_member::text FOR UPDATE;
  INSERT INTO team_member (merchant_id, member_id, upline_id, level, rebate_bp, code)
  VALUES (p_merchant, p_member, p_upline, coalesce(v_upline.level + 1, 0), p_rebate, p_code)
  ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN RETURN 'PLACED'; END IF;
  INSERT INTO team_line (merchant_id, upline_id, member_id, distance)
  SELECT p_merchant, p_member, p_member, 0
  UNION ALL
  SELECT p_merchant, upline_id, p_member, distance + 1 FROM team_line
   WHERE merchant_id = p_merchant AND member_id = p_upline;
  INSERT INTO team_change (merchant_id, member_id, currency, quarter, kind, count, in_minor, out_minor)
  SELECT p_merchant, id, p_currency, quarter_of(created_at), CASE kind WHEN 0 THEN 'joinedPlayer' ELSE 'joinedAgent' END, 1, 0, 0
    FROM member WHERE merchant_id = p_merchant AND id = p_member
  UNION ALL
  SELECT merchant_id, member_id, currency, quarter, 'play', sum(rounds - cancelled_rounds), sum(win_minor), sum(stake_minor)
    FROM play_sum WHERE merchant_id = p_merchant AND member_id = p_member GROUP BY merchant_id, member_id, currency, quarter
  UNION ALL
  SELECT s.merchant_id, p_member, a.currency, s.quarter, s.kind, s.entries, s.in_minor, s.out_minor
    FROM ledger_account a JOIN ledger_sum s ON s.account_id = a.id
   WHERE a.merchant_id = p_merchant AND a.kind = 'player' AND a.owner = p_member::text
     AND s.kind NOT IN ('bet', 'win', 'rollback');
  RETURN 'OK';
END $$;
--> statement-breakpoint

-- Changes the rebate of a direct downline: not above the agent's own, not below any of the downline's own downlines.
CREATE FUNCTION team_set_rebate(p_merchant text, p_agent bigint, p_member bigint, p_rebate int) RETURNS text
  LANGUAGE plpgsql AS $$
DECLARE
  v_own int;
  v_below int;
BEGIN
  -- Both at once and in one order, so that two changes at neighbours wait for each other and none dies.
  PERFORM FROM team_member WHERE merchant_id = p_merchant AND member_id IN (p_agent, p_member) ORDER BY level FOR UPDATE;
  SELECT u.rebate_bp INTO v_own FROM team_member m JOIN team_member u ON u.merchant_id = m.merchant_id AND u.member_id = m.upline_id
   WHERE m.merchant_id = p_merchant AND m.member_id = p_member AND m.upline_id = p_agent;
  IF NOT FOUND THEN RETURN 'NOT_FOUND'; END IF;
  SELECT max(rebate_bp) INTO v_below FROM team_member WHERE merchant_id = p_merchant AND upline_id = p_member;
  IF p_rebate > v_own OR p_rebate < coalesce(v_below, 0) OR p_rebate < 0 THEN RETURN 'REBATE_LIMITS'; END IF;
  UPDATE team_member SET rebate_bp = p_rebate WHERE merchant_id = p_merchant AND member_id = p_member;
  RETURN 'OK';
END $$;
--> statement-breakpoint

-- What was done before there were teams: each agent is the top of their own tree.
DO $$
DECLARE
  a record;
BEGIN
  FOR a IN SELECT m.merchant_id, m.id, coalesce(min(l.currency), '') AS currency
             FROM member m LEFT JOIN ledger_account l
               ON l.merchant_id = m.merchant_id AND l.kind = 'player' AND l.owner = m.id::text
            WHERE m.kind IN (1, 2, 41, 42) GROUP BY m.merchant_id, m.id
  LOOP
    PERFORM team_place(a.merchant_id, a.id, NULL, 0, NULL, a.currency);
  END LOOP;
END $$;
--> statement-breakpoint

-- Adds rounds to the sums (1) or takes them out (-1), and notes what that changes for the player's team.
CREATE OR REPLACE FUNCTION play_sum_move(p_rounds game_round[], p_signs int[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  WITH moved AS MATERIALIZED (
    SELECT r.*, s.sign, (state = 'open')::int AS is_open, (state = 'cancelled')::int AS is_cancelled, a.currency,
           quarter_of(r.opened_at) AS quarter
      FROM unnest(p_rounds) WITH ORDINALITY r
      JOIN unnest(p_signs) WITH ORDINALITY AS s (sign, ordinality) USING (ordinality)
     CROSS JOIN game_round_state(r.bet_minor, r.win_minor, r.returned_minor, r.closed_at) AS state
      JOIN game_session gs ON gs.id = r.session_id
      JOIN ledger_account a ON a.id = gs.account_id
  ), noted AS (
    INSERT INTO team_change (merchant_id, member_id, currency, quarter, kind, count, in_minor, out_minor)
    SELECT m.merchant_id, m.member_id, m.currency, m.quarter, 'play', sum(m.sign * (1 - m.is_cancelled)),
           sum(m.sign * m.win_minor::numeric), sum(m.sign * m.bet_minor::numeric)
      FROM moved m
      JOIN team_member t ON t.merchant_id = m.merchant_id AND t.member_id = m.member_id
     GROUP BY m.merchant_id, m.member_id, m.currency, m.quarter
    HAVING sum(m.sign * (1 - m.is_cancelled)) <> 0 OR sum(m.sign * m.win_minor::numeric) <> 0
        OR sum(m.sign * m.bet_minor::numeric) <> 0
  )
  INSERT INTO play_sum AS p (merchant_id, member_id, currency, quarter, node_id, vendor, game_type, rounds, open_rounds,
                             cancelled_rounds, stake_minor, win_minor, open_stake_minor, open_win_minor, moved_at)
  SELECT m.merchant_id, m.member_id, m.currency, m.quarter, m.node_id, coalesce(min(g.vendor), ''),
         coalesce(min(g.game_type), ''), sum(m.sign), sum(m.sign * m.is_open),
         sum(m.sign * m.is_cancelled), sum(m.sign * m.bet_minor::numeric), sum(m.sign * m.win_minor::numeric),
         sum(m.sign * m.is_open * m.bet_minor::numeric), sum(m.sign * m.is_open * m.win_minor::numeric), clock_timestamp()
    FROM moved m
    LEFT JOIN game_catalogue g ON g.node_id = m.node_id
   GROUP BY m.merchant_id, m.member_id, m.currency, m.quarter, m.node_id
   ORDER BY m.merchant_id, m.member_id, m.currency, m.quarter, m.node_id
  ON CONFLICT (merchant_id, member_id, currency, quarter, node_id) DO UPDATE
    SET rounds = p.rounds + excluded.rounds,
        open_rounds = p.open_rounds + excluded.open_rounds,
        cancelled_rounds = p.cancelled_rounds + excluded.cancelled_rounds,
        stake_minor = p.stake_minor + excluded.stake_minor,
        win_minor = p.win_minor + excluded.win_minor,
        open_stake_minor = p.open_stake_minor + excluded.open_stake_minor,
        open_win_minor = p.open_win_minor + excluded.open_win_minor,
        moved_at = excluded.moved_at;
END $$;
--> statement-breakpoint

-- Notes what else moves on the accounts of members of teams; what they stake and win is noted with the rounds.
CREATE FUNCTION team_entry_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO team_change (merchant_id, member_id, currency, quarter, kind, count, in_minor, out_minor)
  SELECT e.merchant_id, t.member_id, a.currency, quarter_of(p.at), p.kind, count(*),
         coalesce(sum(e.amount_minor) FILTER (WHERE e.amount_minor > 0), 0),
         coalesce(-sum(e.amount_minor) FILTER (WHERE e.amount_minor < 0), 0)
    FROM added e
    JOIN ledger_posting p ON p.id = e.posting_id AND p.kind NOT IN ('bet', 'win', 'rollback')
    JOIN ledger_account a ON a.id = e.account_id AND a.kind = 'player'
    JOIN team_member t ON t.merchant_id = e.merchant_id AND t.member_id = a.owner::bigint
   GROUP BY e.merchant_id, t.member_id, a.currency, quarter_of(p.at), p.kind;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER notes_team AFTER INSERT ON ledger_entry REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION team_entry_added();
--> statement-breakpoint

-- Adds what was noted to the figures of the member and of everybody above, at most so many notes, the oldest first. Who
-- comes while another does it leaves it to them. Answers how many notes it took.
--   p_zone  the merchant's time zone: whose days the figures are
CREATE FUNCTION team_fold(p_merchant text, p_zone text, p_most int) RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  v_taken int;
BEGIN
  IF NOT EXISTS (SELECT FROM team_change WHERE merchant_id = p_merchant) THEN RETURN 0; END IF;
  PERFORM pg_advisory_xact_lock_shared(team_tree_lock(p_merchant));
  IF NOT pg_try_advisory_xact_lock(hashtextextended('team fold ' || p_merchant, 0)) THEN RETURN 0; END IF;
  WITH taken AS (
    DELETE FROM team_change
     WHERE merchant_id = p_merchant
       AND id = ANY (ARRAY(SELECT id FROM team_change WHERE merchant_id = p_merchant ORDER BY id LIMIT p_most))
    RETURNING *
  ), moved AS MATERIALIZED (
    SELECT member_id, currency, (quarter AT TIME ZONE p_zone)::date AS day, kind, sum(count) AS count,
           sum(in_minor) AS in_minor, sum(out_minor) AS out_minor
      FROM taken GROUP BY 1, 2, 3, 4
  ), new_days AS MATERIALIZED (
    SELECT DISTINCT m.member_id, m.kind, m.day FROM moved m
     WHERE m.kind IN ('play', 'deposit')
       AND NOT EXISTS (SELECT FROM team_day d WHERE d.merchant_id = p_merchant AND d.member_id = m.member_id
                          AND d.scope = 'own' AND d.day = m.day AND d.kind = m.kind)
  ), days AS (
    SELECT DISTINCT d.member_id, d.kind, d.day, false AS is_new
      FROM (SELECT DISTINCT member_id, kind FROM new_days) n
      JOIN team_day d ON d.merchant_id = p_merchant AND d.member_id = n.member_id AND d.scope = 'own' AND d.kind = n.kind
       AND d.day > '0001-01-01'
    UNION ALL
    SELECT member_id, kind, day, true FROM new_days
  ), pairs AS (
    SELECT member_id, kind, day, before, sum(members) AS members
      FROM (SELECT member_id, kind, day, lag(day, 1, '0001-01-01') OVER own AS before, 1 AS members
              FROM days WINDOW own AS (PARTITION BY member_id, kind ORDER BY day)
            UNION ALL
            SELECT member_id, kind, day, lag(day, 1, '0001-01-01') OVER own, -1
              FROM days WHERE NOT is_new WINDOW own AS (PARTITION BY member_id, kind ORDER BY day)) p
     GROUP BY member_id, kind, day, before HAVING sum(members) <> 0
  ), active AS (
    INSERT INTO team_active AS a (merchant_id, member_id, scope, kind, day, before, members)
    SELECT p_merchant, l.upline_id, CASE l.distance WHEN 0 THEN 'own' ELSE 'team' END, p.kind, p.day, p.before, sum(p.members)
      FROM pairs p JOIN team_line l ON l.merchant_id = p_merchant AND l.member_id = p.member_id
     GROUP BY 2, 3, 4, 5, 6 HAVING sum(p.members) <> 0
    ON CONFLICT (merchant_id, member_id, scope, kind, day, before) DO UPDATE SET members = a.members + excluded.members
  ), summed AS (
    INSERT INTO team_day AS d (merchant_id, member_id, scope, currency, day, kind, count, in_minor, out_minor)
    SELECT p_merchant, l.upline_id, CASE l.distance WHEN 0 THEN 'own' ELSE 'team' END, m.currency, each.day, m.kind,
           sum(m.count), sum(m.in_minor), sum(m.out_minor)
      FROM moved m JOIN team_line l ON l.merchant_id = p_merchant AND l.member_id = m.member_id
     CROSS JOIN LATERAL (VALUES (m.day), (DATE '0001-01-01')) AS each (day)
     GROUP BY 2, 3, 4, 5, 6
    ON CONFLICT (merchant_id, member_id, scope, day, currency, kind) DO UPDATE
      SET count = d.count + excluded.count, in_minor = d.in_minor + excluded.in_minor, out_minor = d.out_minor + excluded.out_minor
  )
  SELECT count(*) INTO v_taken FROM taken;
  RETURN v_taken;
END $$;
--> statement-breakpoint

-- Makes the teams' figures of some members anew from what each member below them did.
CREATE FUNCTION team_make_anew(p_merchant text, p_members bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('team fold ' || p_merchant, 0));
  DELETE FROM team_day WHERE merchant_id = p_merchant AND member_id = ANY (p_members) AND scope = 'team';
  DELETE FROM team_active WHERE merchant_id = p_merchant AND member_id = ANY (p_members) AND scope = 'team';
  INSERT INTO team_day (merchant_id, member_id, scope, currency, day, kind, count, in_minor, out_minor)
  SELECT p_merchant, l.upline_id, 'team', d.currency, d.day, d.kind, sum(d.count), sum(d.in_minor), sum(d.out_minor)
    FROM team_line l JOIN team_day d ON d.merchant_id = p_merchant AND d.member_id = l.member_id AND d.scope = 'own'
   WHERE l.merchant_id = p_merchant AND l.upline_id = ANY (p_members) AND l.distance > 0
   GROUP BY 2, 4, 5, 6;
  INSERT INTO team_active (merchant_id, member_id, scope, kind, day, before, members)
  SELECT p_merchant, l.upline_id, 'team', a.kind, a.day, a.before, sum(a.members)
    FROM team_line l JOIN team_active a ON a.merchant_id = p_merchant AND a.member_id = l.member_id AND a.scope = 'own'
   WHERE l.merchant_id = p_merchant AND l.upline_id = ANY (p_members) AND l.distance > 0
   GROUP BY 2, 4, 5, 6 HAVING sum(a.members) <> 0;
END $$;
--> statement-breakpoint

-- An operator moves a member with all who stand below to another agent, or to the top. What they did moves with them.
CREATE FUNCTION team_move(p_merchant text, p_member bigint, p_upline bigint) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_member team_member%ROWTYPE;
  v_upline team_member%ROWTYPE;
  v_above bigint[];
BEGIN
  PERFORM pg_advisory_xact_lock(team_tree_lock(p_merchant));
  SELECT * INTO v_member FROM team_member WHERE merchant_id = p_merchant AND member_id = p_member FOR UPDATE;
  SELECT * INTO v_upline FROM team_member WHERE merchant_id = p_merchant AND member_id = p_upline FOR SHARE;
  IF v_member.member_id IS NULL OR (p_upline IS NOT NULL AND v_upline.member_id IS NULL) THEN RETURN 'NOT_FOUND'; END IF;
  IF EXISTS (SELECT FROM team_line WHERE merchant_id = p_merchant AND upline_id = p_member AND member_id = p_upline) THEN
    RETURN 'BELOW_ITSELF';
  END IF;
  IF v_member.rebate_bp > v_upline.rebate_bp THEN RETURN 'REBATE_TOO_HIGH'; END IF;
  PERFORM set_config('livery.moves_team', 'on', true);
  v_above := ARRAY(SELECT upline_id FROM team_line WHERE merchant_id = p_merchant AND distance > 0 AND member_id = p_member
                   UNION SELECT upline_id FROM team_line WHERE merchant_id = p_merchant AND member_id = p_upline);
  DELETE FROM team_line
   WHERE merchant_id = p_merchant
     AND member_id IN (SELECT member_id FROM team_line WHERE merchant_id = p_merchant AND upline_id = p_member)
     AND upline_id IN (SELECT upline_id FROM team_line WHERE merchant_id = p_merchant AND member_id = p_member AND distance > 0);
  INSERT INTO team_line (merchant_id, upline_id, member_id, distance)
  SELECT p_merchant, u.upline_id, m.member_id, u.distance + 1 + m.distance
    FROM team_line u, team_line m
   WHERE u.merchant_id = p_merchant AND u.member_id = p_upline AND m.merchant_id = p_merchant AND m.upline_id = p_member;
  UPDATE team_member t
     SET level = t.level + coalesce(v_upline.level + 1, 0) - v_member.level,
         upline_id = CASE t.member_id WHEN p_member THEN p_upline ELSE t.upline_id END
   WHERE t.merchant_id = p_merchant
     AND t.member_id IN (SELECT member_id FROM team_line WHERE merchant_id = p_merchant AND upline_id = p_member);
  PERFORM set_config('livery.moves_team', 'off', true);
  PERFORM team_make_anew(p_merchant, v_above);
  RETURN 'OK';
END $$;
