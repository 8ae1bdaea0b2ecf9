CREATE TABLE "invitation_code" (
	"merchant_id" text NOT NULL,
	"code" text NOT NULL,
	"member_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- A code lives for a minute, and one that is bound to no browser can no longer be used.
DELETE FROM "exchange_code";--> statement-breakpoint
ALTER TABLE "exchange_code" ADD COLUMN "browser_hash" "bytea" NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "has_password" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "must_change" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "proven_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invitation_code" ADD CONSTRAINT "invitation_code_member" FOREIGN KEY ("merchant_id","member_id") REFERENCES "public"."member"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_code_once" ON "invitation_code" USING btree ("merchant_id",lower("code"));--> statement-breakpoint
CREATE INDEX "invitation_code_by_member" ON "invitation_code" USING btree ("merchant_id","member_id");--> statement-breakpoint
-- Members who came by a social network have a random password that nobody knows.
UPDATE "member" m SET "has_password" = false
 WHERE m."password_hash" = '' OR (EXISTS (SELECT FROM "social_identity" s WHERE s."merchant_id" = m."merchant_id" AND s."member_id" = m."id")
   AND m."password_changed_at" = m."created_at");--> statement-breakpoint
-- Agents' codes of before were their login names.
INSERT INTO "invitation_code" ("merchant_id", "code", "member_id")
SELECT "merchant_id", upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 10)), "id" FROM "member" WHERE "kind" IN (1, 2, 41, 42);
