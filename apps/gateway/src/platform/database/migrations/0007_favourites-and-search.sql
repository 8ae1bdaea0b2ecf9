-- Finds words that are typed with a mistake, in any script; every PostgreSQL has it, and its owner may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "favourite" (
	"merchant_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"node_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourite_merchant_id_member_id_node_id_pk" PRIMARY KEY("merchant_id","member_id","node_id")
);
--> statement-breakpoint
CREATE TABLE "recent_game" (
	"merchant_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"node_id" integer NOT NULL,
	"played_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recent_game_merchant_id_member_id_node_id_pk" PRIMARY KEY("merchant_id","member_id","node_id")
);
--> statement-breakpoint
ALTER TABLE "game_catalogue" ADD COLUMN "search" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_node_id_game_catalogue_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."game_catalogue"("node_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_member" FOREIGN KEY ("merchant_id","member_id") REFERENCES "public"."member"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_game" ADD CONSTRAINT "recent_game_node_id_game_catalogue_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."game_catalogue"("node_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_game" ADD CONSTRAINT "recent_game_member" FOREIGN KEY ("merchant_id","member_id") REFERENCES "public"."member"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_search" ON "game_catalogue" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
-- Games whose names have all the words, the longest first, each as a part of a name or with a mistake or two in it; of
-- those, the ones that are not much less like than the likest. A function, so that its threshold is its own.
CREATE FUNCTION games_found(words text[]) RETURNS TABLE (node_id integer, likeness real)
LANGUAGE sql STABLE SET pg_trgm.word_similarity_threshold = 0.35 AS $$
	WITH candidate AS (
		SELECT g.node_id, (
			SELECT sum(CASE WHEN g.search LIKE '%' || w || '%' THEN greatest(0.9, word_similarity(w, g.search)) ELSE word_similarity(w, g.search) END)
			FROM unnest(words) w
		) AS likeness
		FROM game_catalogue g
		WHERE (g.search %> words[1] OR g.search LIKE '%' || words[1] || '%')
			AND g.withdrawn_at IS NULL
			AND NOT EXISTS (SELECT FROM unnest(words[2:]) w WHERE NOT (g.search %> w OR g.search LIKE '%' || w || '%'))
	)
	SELECT c.node_id, c.likeness::real FROM candidate c WHERE c.likeness >= 0.75 * (SELECT max(b.likeness) FROM candidate b)
$$;
