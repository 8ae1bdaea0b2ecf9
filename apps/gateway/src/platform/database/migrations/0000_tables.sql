CREATE TABLE "audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" text,
	"actor_kind" text NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"ip" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "big_win" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "big_win_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" text NOT NULL,
	"node_id" integer NOT NULL,
	"customer_name" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"exponent" smallint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" text NOT NULL,
	"type" text DEFAULT 'PL' NOT NULL,
	"seed_key" text,
	"titles" jsonb NOT NULL,
	"contents" jsonb NOT NULL,
	"is_published" boolean DEFAULT true NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notice_seed" UNIQUE("merchant_id","seed_key")
);
--> statement-breakpoint
CREATE TABLE "event_outbox" (
	"tx" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "event_outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" text NOT NULL,
	"member_id" bigint,
	"payload" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "event_outbox_tx_id_pk" PRIMARY KEY("tx","id")
);
--> statement-breakpoint
CREATE TABLE "game_catalogue" (
	"node_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "game_catalogue_node_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"vendor_id" text NOT NULL,
	"vendor" text NOT NULL,
	"code" text NOT NULL,
	"game_type" text NOT NULL,
	"classify" text DEFAULT '' NOT NULL,
	"names" jsonb NOT NULL,
	"is_hot" boolean DEFAULT false NOT NULL,
	"support_play" smallint DEFAULT 0 NOT NULL,
	"is_game" text DEFAULT 'GAME' NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"released_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "game_of_vendor" UNIQUE("vendor","code"),
	CONSTRAINT "game_is_game" CHECK ("game_catalogue"."is_game" in ('GAME', 'VASSALAGE'))
);
--> statement-breakpoint
CREATE TABLE "game_round" (
	"adapter" text NOT NULL,
	"round_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"merchant_id" text NOT NULL,
	"session_id" text NOT NULL,
	"node_id" integer NOT NULL,
	"bet_minor" bigint DEFAULT 0 NOT NULL,
	"win_minor" bigint DEFAULT 0 NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "game_round_adapter_round_id_member_id_pk" PRIMARY KEY("adapter","round_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "game_session" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"node_id" integer NOT NULL,
	"adapter" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"token_expires_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"authenticated_at" timestamp with time zone,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "ledger_account" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" text NOT NULL,
	"currency" text NOT NULL,
	"exponent" smallint NOT NULL,
	"kind" text NOT NULL,
	"owner" text NOT NULL,
	"balance_minor" bigint DEFAULT 0 NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL,
	"floor_minor" bigint,
	CONSTRAINT "ledger_account_of" UNIQUE("merchant_id","currency","kind","owner"),
	CONSTRAINT "ledger_account_floor" CHECK ("ledger_account"."floor_minor" is null or "ledger_account"."balance_minor" >= "ledger_account"."floor_minor"),
	CONSTRAINT "ledger_account_exponent" CHECK ("ledger_account"."exponent" between 0 and 4),
	CONSTRAINT "ledger_account_kind" CHECK ("kind" in ('player', 'house', 'cash'))
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"account_id" bigint NOT NULL,
	"account_version" bigint NOT NULL,
	"posting_id" bigint NOT NULL,
	"merchant_id" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"balance_after" bigint NOT NULL,
	CONSTRAINT "ledger_entry_account_id_account_version_pk" PRIMARY KEY("account_id","account_version"),
	CONSTRAINT "ledger_entry_amount" CHECK ("ledger_entry"."amount_minor" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_posting" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_posting_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" text NOT NULL,
	"kind" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"meta" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "ledger_posting_key" UNIQUE("merchant_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "captcha" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"answer_hash" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "login_throttle" (
	"merchant_id" text NOT NULL,
	"key" text NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "login_throttle_merchant_id_key_pk" PRIMARY KEY("merchant_id","key")
);
--> statement-breakpoint
CREATE TABLE "member" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1),
	"merchant_id" text NOT NULL,
	"account" text NOT NULL,
	"nickname" text NOT NULL,
	"kind" smallint DEFAULT 0 NOT NULL,
	"password_hash" text NOT NULL,
	"password_changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"must_change" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"language" text,
	"referral" text,
	"profile" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"vip_level" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_of_merchant" UNIQUE("merchant_id","id"),
	CONSTRAINT "member_kind" CHECK ("member"."kind" in (0, 1, 2, 4, 41, 42)),
	CONSTRAINT "member_status" CHECK ("member"."status" in ('active', 'blocked', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"ip" text,
	"user_agent" text
);
--> statement-breakpoint
CREATE TABLE "payload_key" (
	"kid" text PRIMARY KEY NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"private_jwk" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"retires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payload_seen" (
	"jti" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallet_transaction" (
	"adapter" text NOT NULL,
	"transaction_id" text NOT NULL,
	"merchant_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"session_id" text NOT NULL,
	"kind" text NOT NULL,
	"round_id" text NOT NULL,
	"reference_transaction_id" text,
	"request_hash" "bytea" NOT NULL,
	"amount_minor" bigint DEFAULT 0 NOT NULL,
	"posting_id" bigint,
	"response" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wallet_transaction_adapter_transaction_id_pk" PRIMARY KEY("adapter","transaction_id")
);
--> statement-breakpoint
ALTER TABLE "big_win" ADD CONSTRAINT "big_win_node_id_game_catalogue_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."game_catalogue"("node_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_round" ADD CONSTRAINT "game_round_session_id_game_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."game_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_session" ADD CONSTRAINT "game_session_account_id_ledger_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_session" ADD CONSTRAINT "game_session_node_id_game_catalogue_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."game_catalogue"("node_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_session" ADD CONSTRAINT "game_session_member" FOREIGN KEY ("merchant_id","member_id") REFERENCES "public"."member"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_account_id_ledger_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_posting_id_ledger_posting_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."ledger_posting"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_member" FOREIGN KEY ("merchant_id","member_id") REFERENCES "public"."member"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_transaction" ADD CONSTRAINT "wallet_transaction_session_id_game_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."game_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_transaction" ADD CONSTRAINT "wallet_transaction_posting_id_ledger_posting_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."ledger_posting"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_by_time" ON "audit" USING btree ("merchant_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "big_win_by_time" ON "big_win" USING btree ("merchant_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notice_by_type" ON "notice" USING btree ("merchant_id","type","published_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "event_outbox_by_member" ON "event_outbox" USING btree ("merchant_id","member_id","tx","id");--> statement-breakpoint
CREATE INDEX "event_outbox_by_time" ON "event_outbox" USING btree ("at");--> statement-breakpoint
CREATE INDEX "game_by_type" ON "game_catalogue" USING btree ("game_type","popularity" DESC NULLS FIRST,"node_id");--> statement-breakpoint
CREATE INDEX "game_by_type_and_vendor" ON "game_catalogue" USING btree ("game_type","vendor","popularity" DESC NULLS FIRST,"node_id");--> statement-breakpoint
CREATE INDEX "game_round_by_member" ON "game_round" USING btree ("merchant_id","member_id","opened_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "game_session_by_member" ON "game_session" USING btree ("merchant_id","member_id","opened_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ledger_entry_by_posting" ON "ledger_entry" USING btree ("posting_id");--> statement-breakpoint
CREATE INDEX "ledger_posting_by_time" ON "ledger_posting" USING btree ("merchant_id","at");--> statement-breakpoint
CREATE INDEX "captcha_by_expiry" ON "captcha" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "login_throttle_until" ON "login_throttle" USING btree ("until");--> statement-breakpoint
CREATE UNIQUE INDEX "member_account" ON "member" USING btree ("merchant_id",lower("account"));--> statement-breakpoint
CREATE INDEX "session_by_member" ON "session" USING btree ("merchant_id","member_id");--> statement-breakpoint
CREATE INDEX "session_by_expiry" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "payload_seen_by_expiry" ON "payload_seen" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "wallet_transaction_by_reference" ON "wallet_transaction" USING btree ("adapter","reference_transaction_id");--> statement-breakpoint
CREATE INDEX "wallet_transaction_by_round" ON "wallet_transaction" USING btree ("adapter","round_id","member_id");