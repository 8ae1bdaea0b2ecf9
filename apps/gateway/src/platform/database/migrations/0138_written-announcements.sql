CREATE TABLE "written_announcement" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "written_announcement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" text NOT NULL,
	"list" text NOT NULL,
	"audience" text[] DEFAULT '{}' NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"turn" integer DEFAULT 1 NOT NULL,
	"written_by" text NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	"request_key" text NOT NULL,
	CONSTRAINT "written_announcement_request" UNIQUE("merchant_id","request_key"),
	CONSTRAINT "written_announcement_list" CHECK ("written_announcement"."list" in ('notices', 'popups')),
	CONSTRAINT "written_announcement_audience" CHECK (("written_announcement"."list" = 'popups') = (cardinality("written_announcement"."audience") > 0)),
	CONSTRAINT "written_announcement_dates" CHECK ("written_announcement"."ends_at" > "written_announcement"."published_at")
);
--> statement-breakpoint
CREATE INDEX "written_announcement_newest" ON "written_announcement" USING btree ("merchant_id","id");
