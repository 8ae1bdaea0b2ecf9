CREATE INDEX "game_by_release" ON "game_catalogue" USING btree ("game_type","released_at" DESC NULLS FIRST,"node_id","vendor","classify") WHERE "game_catalogue"."withdrawn_at" is null;--> statement-breakpoint
-- A word of one or two letters begins a word, except in scripts that put no spaces between words; and of three letters so
-- few groups of three can be compared that words without any likeness would be found.
CREATE OR REPLACE FUNCTION games_found(words text[]) RETURNS TABLE (node_id integer, likeness real)
LANGUAGE sql STABLE SET pg_trgm.word_similarity_threshold = 0.35 AS $$
	WITH requested AS (
		SELECT w.asked, char_length(w.asked) > 3 AS may_differ,
			CASE WHEN char_length(w.asked) < 3 AND w.asked !~ '[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]'
				THEN w.asked || '%' ELSE '%' || w.asked || '%' END AS pattern
		FROM unnest($1) w (asked)
	), alike AS (
		SELECT r.asked, v.word, v.likeness FROM requested r, LATERAL (
			SELECT g.word, CASE WHEN g.word LIKE r.pattern THEN greatest(0.9, word_similarity(r.asked, g.word))
				ELSE word_similarity(r.asked, g.word) END AS likeness
			FROM game_word g WHERE (r.may_differ AND g.word %> r.asked) OR g.word LIKE r.pattern
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
