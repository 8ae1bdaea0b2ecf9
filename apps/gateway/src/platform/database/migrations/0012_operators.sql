CREATE TABLE "operator" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"roles" text[] NOT NULL,
	"password_hash" text,
	"app_secret" "bytea",
	"last_step" bigint DEFAULT 0 NOT NULL,
	"enrol_hash" "bytea",
	"enrol_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"disabled_at" timestamp with time zone,
	CONSTRAINT "operator_name_unique" UNIQUE("name"),
	CONSTRAINT "operator_roles" CHECK ("operator"."roles" <@ array['view', 'publish', 'money'])
);
--> statement-breakpoint
CREATE TABLE "operator_session" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"operator_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	CONSTRAINT "operator_session_kind" CHECK ("operator_session"."kind" in ('browser', 'terminal'))
);
--> statement-breakpoint
ALTER TABLE "operator_session" ADD CONSTRAINT "operator_session_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_session_by_operator" ON "operator_session" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "operator_session_by_expiry" ON "operator_session" USING btree ("expires_at");