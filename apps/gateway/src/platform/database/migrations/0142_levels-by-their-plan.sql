-- What levels took when members rose to them: a rise is held against that, whatever they take today.
CREATE TABLE "vip_plan" (
	"merchant_id" text NOT NULL,
	"version" text NOT NULL,
	"plan" jsonb NOT NULL,
	CONSTRAINT "vip_plan_merchant_id_version_pk" PRIMARY KEY("merchant_id","version")
);
--> statement-breakpoint
ALTER TABLE "vip_change" ADD COLUMN "plan" text;
