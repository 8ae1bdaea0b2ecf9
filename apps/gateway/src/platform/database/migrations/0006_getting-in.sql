CREATE TABLE "authenticator" (
	"merchant_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"secret" "bytea" NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"recovery" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "authenticator_merchant_id_member_id_pk" PRIMARY KEY("merchant_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "exchange_code" (
	"code_hash" "bytea" PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"way" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "passkey" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"host" text NOT NULL,
	"name" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "passkey_challenge" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"member_id" bigint,
	"challenge" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "remembered_device" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"family" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "social_attempt" (
	"state_hash" "bytea" PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"provider" text NOT NULL,
	"attempt" text NOT NULL,
	"browser_hash" "bytea" NOT NULL,
	"verifier" text NOT NULL,
	"nonce" text NOT NULL,
	"terms_accepted" boolean NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "social_identity" (
	"merchant_id" text NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"member_id" bigint NOT NULL,
	"email" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "social_identity_merchant_id_provider_subject_pk" PRIMARY KEY("merchant_id","provider","subject"),
	CONSTRAINT "social_identity_once" UNIQUE("merchant_id","member_id","provider"),
	CONSTRAINT "social_identity_provider" CHECK ("social_identity"."provider" in ('google', 'facebook'))
);
--> statement-breakpoint
CREATE TABLE "mailbox_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mailbox_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" text NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mailbox_message_kind" CHECK ("mailbox_message"."kind" in ('sms', 'mail'))
);
--> statement-breakpoint
CREATE TABLE "bot_proof" (
	"merchant_id" text NOT NULL,
	"proof_hash" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bot_proof_merchant_id_proof_hash_pk" PRIMARY KEY("merchant_id","proof_hash")
);
--> statement-breakpoint
CREATE TABLE "known_address" (
	"merchant_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"network" text NOT NULL,
	"first_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_address_merchant_id_member_id_network_pk" PRIMARY KEY("merchant_id","member_id","network")
);
--> statement-breakpoint
CREATE TABLE "one_time_code" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"purpose" text NOT NULL,
	"target" text NOT NULL,
	"bound_to" text DEFAULT '' NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"tries_left" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "one_time_code_purpose" CHECK ("one_time_code"."purpose" in ('register', 'login', 'password', 'verification'))
);
--> statement-breakpoint
CREATE TABLE "sign_in_verification" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"sign_in" jsonb NOT NULL,
	"tries_left" smallint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "sign_in_verification_reason" CHECK ("sign_in_verification"."reason" in ('address', 'authenticator'))
);
--> statement-breakpoint
CREATE TABLE "temporary_password" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"password_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "mobile" text;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "first_login_at" timestamp with time zone;--> statement-breakpoint
UPDATE "member" SET
	"email" = nullif(trim("profile"->>'email'), ''),
	"first_login_at" = (SELECT min(s."created_at") FROM "session" s WHERE s."merchant_id" = "member"."merchant_id" AND s."member_id" = "member"."id");--> statement-breakpoint
-- A number that several gave belongs to who gave it first.
UPDATE "member" m SET "mobile" = given."number" FROM (
	SELECT DISTINCT ON ("merchant_id", "number") "id", "number" FROM (
		SELECT "merchant_id", "id", concat("profile"->>'countryDialingCode', "profile"->>'mobileNum') AS "number" FROM "member"
		WHERE "profile"->>'mobileNum' IS NOT NULL
	) numbered ORDER BY "merchant_id", "number", "id"
) given WHERE given."id" = m."id";--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "way" text DEFAULT 'password' NOT NULL;--> statement-breakpoint
ALTER TABLE "authenticator" ADD CONSTRAINT "authenticator_member" FOREIGN KEY ("merchant_id","member_id") REFERENCES "public"."member"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchange_code" ADD CONSTRAINT "exchange_code_member" FOREIGN KEY ("merchant_id","member_id") REFERENCES "public"."member"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_member" FOREIGN KEY ("merchant_id","member_id") REFERENCES "public"."member"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remembered_device" ADD CONSTRAINT "remembered_device_member" FOREIGN KEY ("merchant_id","member_id") REFERENCES "public"."member"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_identity" ADD CONSTRAINT "social_identity_member" FOREIGN KEY ("merchant_id","member_id") REFERENCES "public"."member"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_address" ADD CONSTRAINT "known_address_member" FOREIGN KEY ("merchant_id","member_id") REFERENCES "public"."member"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_verification" ADD CONSTRAINT "sign_in_verification_member" FOREIGN KEY ("merchant_id","member_id") REFERENCES "public"."member"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "temporary_password" ADD CONSTRAINT "temporary_password_member" FOREIGN KEY ("merchant_id","member_id") REFERENCES "public"."member"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exchange_code_by_expiry" ON "exchange_code" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkey_by_member" ON "passkey" USING btree ("merchant_id","member_id");--> statement-breakpoint
CREATE INDEX "passkey_challenge_by_expiry" ON "passkey_challenge" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "remembered_device_by_family" ON "remembered_device" USING btree ("family");--> statement-breakpoint
CREATE INDEX "remembered_device_by_member" ON "remembered_device" USING btree ("merchant_id","member_id");--> statement-breakpoint
CREATE INDEX "remembered_device_by_expiry" ON "remembered_device" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "social_attempt_by_expiry" ON "social_attempt" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mailbox_message_newest" ON "mailbox_message" USING btree ("sent_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bot_proof_by_expiry" ON "bot_proof" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "one_time_code_newest" ON "one_time_code" USING btree ("merchant_id","purpose","target","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "one_time_code_by_expiry" ON "one_time_code" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_verification_by_expiry" ON "sign_in_verification" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "temporary_password_by_member" ON "temporary_password" USING btree ("merchant_id","member_id");--> statement-breakpoint
CREATE INDEX "temporary_password_by_expiry" ON "temporary_password" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "member_mobile" ON "member" USING btree ("merchant_id","mobile") WHERE "member"."mobile" is not null;