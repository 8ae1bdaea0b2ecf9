CREATE TABLE "vip_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vip_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"from_level" smallint NOT NULL,
	"to_level" smallint NOT NULL,
	"held_level" smallint NOT NULL,
	"reason" text NOT NULL,
	"turnover_minor" numeric NOT NULL,
	"deposit_minor" numeric NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "vip_change_reason" CHECK ("vip_change"."reason" in ('reached', 'review', 'undone'))
);
--> statement-breakpoint
CREATE TABLE "vip_day" (
	"merchant_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"day" date NOT NULL,
	"turnover_minor" numeric NOT NULL,
	"deposit_minor" numeric NOT NULL,
	CONSTRAINT "vip_day_member_id_merchant_id_day_pk" PRIMARY KEY("member_id","merchant_id","day"),
	CONSTRAINT "vip_day_sums" CHECK ("vip_day"."turnover_minor" >= 0 and "vip_day"."deposit_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "vip_review" (
	"merchant_id" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "vip_review_merchant_id_day_pk" PRIMARY KEY("merchant_id","day")
);
--> statement-breakpoint
ALTER TABLE "vip_change" ADD CONSTRAINT "vip_change_member" FOREIGN KEY ("merchant_id","member_id") REFERENCES "public"."member"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vip_change_by_member" ON "vip_change" USING btree ("member_id","merchant_id","at");