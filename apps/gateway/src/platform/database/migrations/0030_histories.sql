CREATE TABLE "ledger_sum" (
	"merchant_id" text NOT NULL,
	"account_id" bigint NOT NULL,
	"quarter" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"entries" integer NOT NULL,
	"in_minor" numeric NOT NULL,
	"out_minor" numeric NOT NULL,
	"first_version" bigint NOT NULL,
	"last_version" bigint NOT NULL,
	CONSTRAINT "ledger_sum_account_id_quarter_kind_pk" PRIMARY KEY("account_id","quarter","kind")
);
--> statement-breakpoint
CREATE TABLE "play_sum" (
	"merchant_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"quarter" timestamp with time zone NOT NULL,
	"node_id" integer NOT NULL,
	"vendor" text NOT NULL,
	"game_type" text NOT NULL,
	"rounds" integer NOT NULL,
	"open_rounds" integer NOT NULL,
	"cancelled_rounds" integer NOT NULL,
	"stake_minor" numeric NOT NULL,
	"win_minor" numeric NOT NULL,
	"open_stake_minor" numeric NOT NULL,
	"open_win_minor" numeric NOT NULL,
	"moved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "play_sum_merchant_id_member_id_currency_quarter_node_id_pk" PRIMARY KEY("merchant_id","member_id","currency","quarter","node_id")
);
--> statement-breakpoint
ALTER TABLE "game_round" ADD COLUMN "returned_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_sum" ADD CONSTRAINT "ledger_sum_account_id_ledger_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Sums of what players play and what moves on their accounts, in quarters of an hour (docs/decisions/75). Triggers move
-- them in the transaction of the money, so they are right at every moment and whoever writes. A statement's rows are added
-- up first; the player's account is locked by then, so no two transactions wait for each other here.

-- A round's state. One whose stakes all came back is cancelled, closed or not.
CREATE FUNCTION game_round_state(p_bet bigint, p_win bigint, p_returned bigint, p_closed timestamptz) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN p_returned > 0 AND p_bet = 0 AND p_win = 0 THEN 'cancelled'
              WHEN p_closed IS NULL THEN 'open' ELSE 'settled' END
$$;
--> statement-breakpoint

-- The beginning of the quarter of an hour of a moment.
CREATE FUNCTION quarter_of(p_at timestamptz) RETURNS timestamptz LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT date_bin('15 minutes', p_at, '2000-01-01 00:00:00+00')
$$;
--> statement-breakpoint

-- What was played and moved before.
UPDATE game_round r SET returned_minor = b.returned
  FROM (SELECT t.adapter, t.round_id, t.member_id, sum(t.amount_minor) AS returned
          FROM wallet_transaction t
         WHERE t.kind = 'bet' AND EXISTS (SELECT FROM wallet_transaction b WHERE b.adapter = t.adapter AND b.kind = 'rollback'
                                             AND b.reference_transaction_id = t.transaction_id)
         GROUP BY t.adapter, t.round_id, t.member_id) b
 WHERE (b.adapter, b.round_id, b.member_id) = (r.adapter, r.round_id, r.member_id) AND b.returned > 0;
--> statement-breakpoint
INSERT INTO play_sum (merchant_id, member_id, currency, quarter, node_id, vendor, game_type, rounds, open_rounds,
                      cancelled_rounds, stake_minor, win_minor, open_stake_minor, open_win_minor, moved_at)
SELECT m.merchant_id, m.member_id, a.currency, quarter_of(m.opened_at), m.node_id, coalesce(min(g.vendor), ''),
       coalesce(min(g.game_type), ''), count(*), count(*) FILTER (WHERE m.state = 'open'),
       count(*) FILTER (WHERE m.state = 'cancelled'), sum(m.bet_minor), sum(m.win_minor),
       coalesce(sum(m.bet_minor) FILTER (WHERE m.state = 'open'), 0),
       coalesce(sum(m.win_minor) FILTER (WHERE m.state = 'open'), 0), now()
  FROM (SELECT r.*, game_round_state(r.bet_minor, r.win_minor, r.returned_minor, r.closed_at) AS state FROM game_round r) m
  JOIN game_session gs ON gs.id = m.session_id
  JOIN ledger_account a ON a.id = gs.account_id
  LEFT JOIN game_catalogue g ON g.node_id = m.node_id
 GROUP BY m.merchant_id, m.member_id, a.currency, quarter_of(m.opened_at), m.node_id;
--> statement-breakpoint
INSERT INTO ledger_sum (merchant_id, account_id, quarter, kind, entries, in_minor, out_minor, first_version, last_version)
SELECT e.merchant_id, e.account_id, quarter_of(p.at), p.kind, count(*),
       coalesce(sum(e.amount_minor) FILTER (WHERE e.amount_minor > 0), 0),
       coalesce(-sum(e.amount_minor) FILTER (WHERE e.amount_minor < 0), 0),
       min(e.account_version), max(e.account_version)
  FROM ledger_entry e
  JOIN ledger_account a ON a.id = e.account_id AND a.kind = 'player'
  JOIN ledger_posting p ON p.id = e.posting_id
 GROUP BY e.merchant_id, e.account_id, quarter_of(p.at), p.kind;
--> statement-breakpoint

CREATE FUNCTION game_round_note_return() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.returned_minor := OLD.returned_minor + OLD.bet_minor - NEW.bet_minor;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_return BEFORE UPDATE ON game_round FOR EACH ROW WHEN (NEW.bet_minor < OLD.bet_minor)
  EXECUTE FUNCTION game_round_note_return();
--> statement-breakpoint

-- Adds rounds to the sums (1) or takes them out (-1).
CREATE FUNCTION play_sum_move(p_rounds game_round[], p_signs int[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO play_sum AS p (merchant_id, member_id, currency, quarter, node_id, vendor, game_type, rounds, open_rounds,
                             cancelled_rounds, stake_minor, win_minor, open_stake_minor, open_win_minor, moved_at)
  SELECT m.merchant_id, m.member_id, a.currency, quarter_of(m.opened_at), m.node_id, coalesce(min(g.vendor), ''),
         coalesce(min(g.game_type), ''), sum(m.sign), sum(m.sign * m.is_open),
         sum(m.sign * m.is_cancelled), sum(m.sign * m.bet_minor::numeric), sum(m.sign * m.win_minor::numeric),
         sum(m.sign * m.is_open * m.bet_minor::numeric), sum(m.sign * m.is_open * m.win_minor::numeric), clock_timestamp()
    FROM (SELECT r.*, s.sign, (state = 'open')::int AS is_open, (state = 'cancelled')::int AS is_cancelled
            FROM unnest(p_rounds) WITH ORDINALITY r
            JOIN unnest(p_signs) WITH ORDINALITY AS s (sign, ordinality) USING (ordinality)
           CROSS JOIN game_round_state(r.bet_minor, r.win_minor, r.returned_minor, r.closed_at) AS state) m
    JOIN game_session gs ON gs.id = m.session_id
    JOIN ledger_account a ON a.id = gs.account_id
    LEFT JOIN game_catalogue g ON g.node_id = m.node_id
   GROUP BY m.merchant_id, m.member_id, a.currency, quarter_of(m.opened_at), m.node_id
   ORDER BY m.merchant_id, m.member_id, a.currency, quarter_of(m.opened_at), m.node_id
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

CREATE FUNCTION game_round_moved() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_added game_round[];
  v_removed game_round[] := '{}';
BEGIN
  SELECT array_agg(n) INTO v_added FROM added n;
  IF v_added IS NULL THEN RETURN NULL; END IF;
  IF TG_OP = 'UPDATE' THEN SELECT array_agg(o) INTO v_removed FROM removed o; END IF;
  PERFORM play_sum_move(v_added || v_removed, array_fill(1, ARRAY[cardinality(v_added)])
                                              || array_fill(-1, ARRAY[cardinality(v_removed)]));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER moves_sum_of_new AFTER INSERT ON game_round REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION game_round_moved();
--> statement-breakpoint
CREATE TRIGGER moves_sum AFTER UPDATE ON game_round REFERENCING NEW TABLE AS added OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION game_round_moved();
--> statement-breakpoint

-- Adds new entries of players' accounts to the sums.
CREATE FUNCTION ledger_entry_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_sum AS s (merchant_id, account_id, quarter, kind, entries, in_minor, out_minor, first_version, last_version)
  SELECT e.merchant_id, e.account_id, quarter_of(p.at), p.kind, count(*),
         coalesce(sum(e.amount_minor) FILTER (WHERE e.amount_minor > 0), 0),
         coalesce(-sum(e.amount_minor) FILTER (WHERE e.amount_minor < 0), 0),
         min(e.account_version), max(e.account_version)
    FROM added e
    JOIN ledger_account a ON a.id = e.account_id AND a.kind = 'player'
    JOIN ledger_posting p ON p.id = e.posting_id
   GROUP BY e.merchant_id, e.account_id, quarter_of(p.at), p.kind
   ORDER BY e.account_id, quarter_of(p.at), p.kind
  ON CONFLICT (account_id, quarter, kind) DO UPDATE
    SET entries = s.entries + excluded.entries,
        in_minor = s.in_minor + excluded.in_minor,
        out_minor = s.out_minor + excluded.out_minor,
        first_version = least(s.first_version, excluded.first_version),
        last_version = greatest(s.last_version, excluded.last_version);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER moves_sum AFTER INSERT ON ledger_entry REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_entry_added();
