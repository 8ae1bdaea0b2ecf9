CREATE TABLE "game_pair" (
	"merchant_id" text NOT NULL,
	"node_id" integer NOT NULL,
	"other_id" integer NOT NULL,
	"members" integer NOT NULL,
	"likeness" real NOT NULL,
	CONSTRAINT "game_pair_merchant_id_node_id_other_id_pk" PRIMARY KEY("merchant_id","node_id","other_id")
);
--> statement-breakpoint
CREATE INDEX "big_win_by_game" ON "big_win" USING btree ("merchant_id","node_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "game_by_address" ON "game_catalogue" USING btree ("vendor",lower("code"));