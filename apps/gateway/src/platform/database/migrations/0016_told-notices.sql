-- What is announced is part of a release now; the database keeps only which notices open pages were told of.
CREATE TABLE "told_notice" (
	"merchant_id" text NOT NULL,
	"notice_id" text NOT NULL,
	"wording" text NOT NULL,
	"told_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "told_notice_merchant_id_notice_id_wording_pk" PRIMARY KEY("merchant_id","notice_id","wording")
);
--> statement-breakpoint
INSERT INTO "told_notice" ("merchant_id", "notice_id", "wording")
SELECT merchant_id, seed_key, md5(jsonb_build_object('title', titles, 'content', contents)::text)
  FROM "notice" WHERE type = 'PL' AND seed_key IS NOT NULL;
--> statement-breakpoint
DROP TABLE "notice" CASCADE;
