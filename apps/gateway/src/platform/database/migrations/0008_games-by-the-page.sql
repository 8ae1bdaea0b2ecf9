CREATE TABLE "game_tally" (
	"vendor" text NOT NULL,
	"game_type" text NOT NULL,
	"classify" text NOT NULL,
	"is_hot" boolean NOT NULL,
	"games" integer NOT NULL,
	CONSTRAINT "game_tally_vendor_game_type_classify_is_hot_pk" PRIMARY KEY("vendor","game_type","classify","is_hot")
);
--> statement-breakpoint
CREATE TABLE "game_word" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "game_by_type";--> statement-breakpoint
DROP INDEX "game_by_type_and_vendor";--> statement-breakpoint
ALTER TABLE "game_catalogue" ADD COLUMN "words" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "game_word_likeness" ON "game_word" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "game_hot" ON "game_catalogue" USING btree ("popularity" DESC NULLS FIRST,"node_id","vendor","game_type","classify") WHERE "game_catalogue"."is_hot" and "game_catalogue"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "game_by_word" ON "game_catalogue" USING gin ("words");--> statement-breakpoint
CREATE INDEX "game_by_type" ON "game_catalogue" USING btree ("game_type","popularity" DESC NULLS FIRST,"node_id","vendor","classify","is_hot") WHERE "game_catalogue"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "game_by_type_and_vendor" ON "game_catalogue" USING btree ("game_type","vendor","popularity" DESC NULLS FIRST,"node_id","classify","is_hot") WHERE "game_catalogue"."withdrawn_at" is null;--> statement-breakpoint
DROP INDEX "game_search";--> statement-breakpoint
ALTER TABLE "game_catalogue" DROP COLUMN "search";--> statement-breakpoint
-- Keeps what is derived from the catalogue. A statement that changes games is rare, so all are counted anew; a word that
-- no game has any more finds none. Games are never deleted.
CREATE FUNCTION games_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT EXISTS (SELECT FROM changed) THEN
		RETURN NULL;
	END IF;
	INSERT INTO game_word (word) SELECT DISTINCT unnest(words) FROM changed ON CONFLICT DO NOTHING;
	WITH counted AS (
		SELECT vendor, game_type, classify, is_hot, count(*)::int AS games
		FROM game_catalogue WHERE withdrawn_at IS NULL GROUP BY vendor, game_type, classify, is_hot
	), gone AS (
		DELETE FROM game_tally t
		WHERE NOT EXISTS (
			SELECT FROM counted c
			WHERE (c.vendor, c.game_type, c.classify, c.is_hot) = (t.vendor, t.game_type, t.classify, t.is_hot)
		)
	)
	INSERT INTO game_tally AS t (vendor, game_type, classify, is_hot, games)
	SELECT vendor, game_type, classify, is_hot, games FROM counted
	ON CONFLICT (vendor, game_type, classify, is_hot) DO UPDATE SET games = excluded.games WHERE t.games <> excluded.games;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER games_were_added AFTER INSERT ON game_catalogue
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION games_changed();
--> statement-breakpoint
CREATE TRIGGER games_were_changed AFTER UPDATE ON game_catalogue
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION games_changed();
--> statement-breakpoint
INSERT INTO game_tally (vendor, game_type, classify, is_hot, games)
SELECT vendor, game_type, classify, is_hot, count(*)::int
FROM game_catalogue WHERE withdrawn_at IS NULL GROUP BY vendor, game_type, classify, is_hot;
--> statement-breakpoint
-- Categories and vendors go together, which doubles how many games a plan must expect of both.
CREATE STATISTICS game_kinds (dependencies, mcv) ON game_type, vendor, classify, is_hot FROM game_catalogue;
--> statement-breakpoint
-- Games whose names have all the words, each as a part of a word or with a mistake or two in it; of those, the ones that
-- are not much less like than the likest. What is like a word is sought among the words there are, which are few. A
-- function, so that its threshold is its own.
CREATE OR REPLACE FUNCTION games_found(words text[]) RETURNS TABLE (node_id integer, likeness real)
LANGUAGE sql STABLE SET pg_trgm.word_similarity_threshold = 0.35 AS $$
	WITH alike AS (
		SELECT w.asked, v.word, v.likeness FROM unnest($1) w (asked), LATERAL (
			SELECT g.word, CASE WHEN g.word LIKE '%' || w.asked || '%' THEN greatest(0.9, word_similarity(w.asked, g.word))
				ELSE word_similarity(w.asked, g.word) END AS likeness
			FROM game_word g WHERE g.word %> w.asked OR g.word LIKE '%' || w.asked || '%'
			ORDER BY likeness DESC, g.word LIMIT 300
		) v
	), matched AS (
		SELECT g.node_id, a.asked, max(a.likeness) AS likeness
		FROM alike a, LATERAL (
			SELECT c.node_id FROM game_catalogue c WHERE c.words @> ARRAY[a.word] AND c.withdrawn_at IS NULL
		) g
		GROUP BY g.node_id, a.asked
	), found AS (
		SELECT m.node_id, sum(m.likeness) AS likeness FROM matched m GROUP BY m.node_id HAVING count(*) = cardinality($1)
	)
	SELECT f.node_id, f.likeness::real FROM found f WHERE f.likeness >= 0.75 * (SELECT max(b.likeness) FROM found b)
$$;
