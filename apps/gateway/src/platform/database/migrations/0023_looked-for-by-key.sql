DROP INDEX "member_account";--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "account_key" text GENERATED ALWAYS AS (lower(account)) STORED NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "member_account" ON "member" USING btree ("merchant_id","account_key");--> statement-breakpoint
DROP INDEX "invitation_code_once";--> statement-breakpoint
ALTER TABLE "invitation_code" ADD COLUMN "code_key" text GENERATED ALWAYS AS (lower(code)) STORED NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_code_once" ON "invitation_code" USING btree ("merchant_id","code_key");
