CREATE TABLE "feedback_post" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feedback_post_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" text NOT NULL,
	"thread_id" bigint NOT NULL,
	"author" text NOT NULL,
	"operator" text,
	"content" text NOT NULL,
	"request_key" text NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "feedback_post_author" CHECK ("feedback_post"."author" in ('member', 'operator'))
);
--> statement-breakpoint
CREATE TABLE "feedback_thread" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feedback_thread_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feedback_thread_state" CHECK ("feedback_thread"."state" in ('waiting', 'answered', 'closed'))
);
--> statement-breakpoint
ALTER TABLE "feedback_post" ADD CONSTRAINT "feedback_post_thread_id_feedback_thread_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."feedback_thread"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_thread" ADD CONSTRAINT "feedback_thread_member" FOREIGN KEY ("merchant_id","member_id") REFERENCES "public"."member"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_post_by_thread" ON "feedback_post" USING btree ("thread_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "feedback_post_request" ON "feedback_post" USING btree ("merchant_id","request_key");--> statement-breakpoint
CREATE INDEX "feedback_thread_by_member" ON "feedback_thread" USING btree ("member_id","merchant_id","last_at");--> statement-breakpoint
CREATE INDEX "feedback_thread_by_state" ON "feedback_thread" USING btree ("merchant_id","state","last_at");