CREATE TABLE "upload" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"purpose" text NOT NULL,
	"type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"source_hash" "bytea" NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_by" text,
	CONSTRAINT "upload_purpose" CHECK ("upload"."purpose" in ('feedback', 'slip')),
	CONSTRAINT "upload_type" CHECK ("upload"."type" in ('image/png', 'image/jpeg'))
);
--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_member" FOREIGN KEY ("merchant_id","member_id") REFERENCES "public"."member"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "upload_by_use" ON "upload" USING btree ("used_by","merchant_id");--> statement-breakpoint
CREATE INDEX "upload_by_member" ON "upload" USING btree ("member_id","merchant_id","sent_at");--> statement-breakpoint
CREATE INDEX "upload_by_source" ON "upload" USING btree ("source_hash","merchant_id");--> statement-breakpoint
CREATE INDEX "upload_unused" ON "upload" USING btree ("sent_at") WHERE "upload"."used_by" is null;