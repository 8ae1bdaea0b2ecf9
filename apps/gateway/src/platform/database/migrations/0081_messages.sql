CREATE TABLE "message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" text NOT NULL,
	"number" bigint,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"format" text NOT NULL,
	"audience" text NOT NULL,
	"member_id" bigint,
	"least_level" bigint,
	"language" text,
	"written_by" text NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	"send_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"request_key" text,
	CONSTRAINT "message_format" CHECK ("message"."format" in ('html', 'plain')),
	CONSTRAINT "message_audience" CHECK ("message"."audience" in ('member', 'all', 'agents', 'level', 'language', 'list')),
	CONSTRAINT "message_to_one" CHECK (("message"."audience" = 'member') = ("message"."member_id" is not null)),
	CONSTRAINT "message_sent" CHECK (("message"."sent_at" is null) = ("message"."number" is null))
);
--> statement-breakpoint
CREATE TABLE "message_mark" (
	"merchant_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"read_up_to" bigint NOT NULL,
	CONSTRAINT "message_mark_member_id_merchant_id_pk" PRIMARY KEY("member_id","merchant_id")
);
--> statement-breakpoint
CREATE TABLE "message_recipient" (
	"merchant_id" text NOT NULL,
	"message_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	CONSTRAINT "message_recipient_message_id_member_id_pk" PRIMARY KEY("message_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "message_state" (
	"merchant_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"message_id" bigint NOT NULL,
	"read_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "message_state_member_id_message_id_pk" PRIMARY KEY("member_id","message_id")
);
--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_member" FOREIGN KEY ("merchant_id","member_id") REFERENCES "public"."member"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_mark" ADD CONSTRAINT "message_mark_member" FOREIGN KEY ("merchant_id","member_id") REFERENCES "public"."member"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_recipient" ADD CONSTRAINT "message_recipient_message_id_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_recipient" ADD CONSTRAINT "message_recipient_member" FOREIGN KEY ("merchant_id","member_id") REFERENCES "public"."member"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_state" ADD CONSTRAINT "message_state_message_id_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_state" ADD CONSTRAINT "message_state_member" FOREIGN KEY ("merchant_id","member_id") REFERENCES "public"."member"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "message_request" ON "message" USING btree ("merchant_id","request_key");--> statement-breakpoint
CREATE UNIQUE INDEX "message_order" ON "message" USING btree ("merchant_id","number");--> statement-breakpoint
CREATE INDEX "message_to_member" ON "message" USING btree ("member_id","merchant_id","number") WHERE "message"."member_id" is not null;--> statement-breakpoint
CREATE INDEX "message_to_many" ON "message" USING btree ("merchant_id","number") WHERE "message"."member_id" is null;--> statement-breakpoint
CREATE INDEX "message_written" ON "message" USING btree ("merchant_id","written_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "message_recipient_by_member" ON "message_recipient" USING btree ("member_id","merchant_id");--> statement-breakpoint
CREATE INDEX "message_state_by_message" ON "message_state" USING btree ("message_id");