CREATE TABLE "push_choice" (
	"merchant_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"kinds" text[] NOT NULL,
	CONSTRAINT "push_choice_member_id_merchant_id_pk" PRIMARY KEY("member_id","merchant_id")
);
--> statement-breakpoint
CREATE TABLE "push_device" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_device_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"push_key_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"endpoint_hash" "bytea" NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"user_agent" text NOT NULL,
	"language" text NOT NULL,
	"session_hash" "bytea" NOT NULL,
	"added_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "push_device_endpoint" UNIQUE("endpoint_hash","merchant_id")
);
--> statement-breakpoint
CREATE TABLE "push_key" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"sealed_private" "bytea" NOT NULL,
	"made_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" text NOT NULL,
	"device_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"topic" text NOT NULL,
	"source" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"made_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"due_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "push_message_once" UNIQUE("device_id","source"),
	CONSTRAINT "push_message_kind" CHECK ("push_message"."kind" in ('withdrawalPaid', 'withdrawalRejected', 'message', 'reward')),
	CONSTRAINT "push_message_state" CHECK ("push_message"."state" in ('waiting', 'sent', 'replaced', 'refused', 'expired')),
	CONSTRAINT "push_message_ended" CHECK (("push_message"."state" = 'waiting') = ("push_message"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "push_place" (
	"name" text PRIMARY KEY NOT NULL,
	"tx" "xid8" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "push_choice" ADD CONSTRAINT "push_choice_member" FOREIGN KEY ("merchant_id","member_id") REFERENCES "public"."member"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_device" ADD CONSTRAINT "push_device_push_key_id_push_key_id_fk" FOREIGN KEY ("push_key_id") REFERENCES "public"."push_key"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_device" ADD CONSTRAINT "push_device_member" FOREIGN KEY ("merchant_id","member_id") REFERENCES "public"."member"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_message" ADD CONSTRAINT "push_message_device_id_push_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."push_device"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_device_by_member" ON "push_device" USING btree ("member_id","merchant_id","added_at");--> statement-breakpoint
CREATE INDEX "push_device_by_session" ON "push_device" USING btree ("session_hash");--> statement-breakpoint
CREATE INDEX "push_device_by_key" ON "push_device" USING btree ("push_key_id");--> statement-breakpoint
CREATE INDEX "push_device_of_merchant" ON "push_device" USING btree ("merchant_id");--> statement-breakpoint
CREATE INDEX "push_key_newest" ON "push_key" USING btree ("merchant_id","made_at");--> statement-breakpoint
CREATE INDEX "push_message_due" ON "push_message" USING btree ("due_at") WHERE "push_message"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "push_message_topic" ON "push_message" USING btree ("device_id","topic","id") WHERE "push_message"."state" = 'waiting';
