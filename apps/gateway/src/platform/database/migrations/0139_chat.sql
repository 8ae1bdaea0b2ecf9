CREATE TABLE "chat_room" (
	"merchant_id" text NOT NULL,
	"room_id" text NOT NULL,
	"last_seq" bigint DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"slow_seconds" integer,
	CONSTRAINT "chat_room_merchant_id_room_id_pk" PRIMARY KEY("merchant_id","room_id"),
	CONSTRAINT "chat_room_state" CHECK ("chat_room"."state" in ('open', 'closed')),
	CONSTRAINT "chat_room_slow" CHECK ("chat_room"."slow_seconds" between 0 and 3600)
);
--> statement-breakpoint
CREATE TABLE "chat_person" (
	"merchant_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"handle" text NOT NULL,
	"muted_until" timestamp with time zone,
	"muted_by" text,
	CONSTRAINT "chat_person_merchant_id_member_id_pk" PRIMARY KEY("merchant_id","member_id"),
	CONSTRAINT "chat_person_handle" UNIQUE("merchant_id","handle"),
	CONSTRAINT "chat_person_member" FOREIGN KEY ("merchant_id","member_id") REFERENCES "public"."member"("merchant_id","id") ON DELETE no action ON UPDATE no action
);
--> statement-breakpoint
CREATE INDEX "chat_person_muted" ON "chat_person" USING btree ("merchant_id","muted_until") WHERE "chat_person"."muted_until" is not null;
--> statement-breakpoint
CREATE TABLE "chat_message" (
	"merchant_id" text NOT NULL,
	"room_id" text NOT NULL,
	"seq" bigint NOT NULL,
	"changed" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"reactions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"removed_at" timestamp with time zone,
	"removed_by" text,
	"request_key" text NOT NULL,
	CONSTRAINT "chat_message_merchant_id_room_id_seq_pk" PRIMARY KEY("merchant_id","room_id","seq"),
	CONSTRAINT "chat_message_person" FOREIGN KEY ("merchant_id","member_id") REFERENCES "public"."chat_person"("merchant_id","member_id") ON DELETE cascade ON UPDATE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX "chat_message_request" ON "chat_message" USING btree ("merchant_id","member_id","request_key");
--> statement-breakpoint
CREATE INDEX "chat_message_changed" ON "chat_message" USING btree ("merchant_id","room_id","changed");
--> statement-breakpoint
CREATE INDEX "chat_message_by_member" ON "chat_message" USING btree ("merchant_id","member_id","at");
--> statement-breakpoint
CREATE INDEX "chat_message_by_age" ON "chat_message" USING btree ("merchant_id","at");
--> statement-breakpoint
CREATE TABLE "chat_reaction" (
	"merchant_id" text NOT NULL,
	"room_id" text NOT NULL,
	"seq" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"reaction" text NOT NULL,
	CONSTRAINT "chat_reaction_merchant_id_room_id_seq_member_id_reaction_pk" PRIMARY KEY("merchant_id","room_id","seq","member_id","reaction"),
	CONSTRAINT "chat_reaction_message" FOREIGN KEY ("merchant_id","room_id","seq") REFERENCES "public"."chat_message"("merchant_id","room_id","seq") ON DELETE cascade ON UPDATE no action,
	CONSTRAINT "chat_reaction_person" FOREIGN KEY ("merchant_id","member_id") REFERENCES "public"."chat_person"("merchant_id","member_id") ON DELETE cascade ON UPDATE no action
);
--> statement-breakpoint
CREATE INDEX "chat_reaction_by_member" ON "chat_reaction" USING btree ("merchant_id","member_id");
--> statement-breakpoint
CREATE TABLE "chat_report" (
	"merchant_id" text NOT NULL,
	"room_id" text NOT NULL,
	"seq" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "chat_report_merchant_id_room_id_seq_member_id_pk" PRIMARY KEY("merchant_id","room_id","seq","member_id"),
	CONSTRAINT "chat_report_message" FOREIGN KEY ("merchant_id","room_id","seq") REFERENCES "public"."chat_message"("merchant_id","room_id","seq") ON DELETE cascade ON UPDATE no action,
	CONSTRAINT "chat_report_person" FOREIGN KEY ("merchant_id","member_id") REFERENCES "public"."chat_person"("merchant_id","member_id") ON DELETE cascade ON UPDATE no action,
	CONSTRAINT "chat_report_decided" CHECK (("chat_report"."decided_at" is null) = ("chat_report"."decided_by" is null))
);
--> statement-breakpoint
CREATE INDEX "chat_report_open" ON "chat_report" USING btree ("merchant_id","at") WHERE "chat_report"."decided_at" is null;
--> statement-breakpoint
CREATE INDEX "chat_report_by_member" ON "chat_report" USING btree ("merchant_id","member_id");
--> statement-breakpoint
CREATE TABLE "chat_hidden" (
	"merchant_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"hidden_id" bigint NOT NULL,
	"name" text NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "chat_hidden_merchant_id_member_id_hidden_id_pk" PRIMARY KEY("merchant_id","member_id","hidden_id"),
	CONSTRAINT "chat_hidden_by" FOREIGN KEY ("merchant_id","member_id") REFERENCES "public"."chat_person"("merchant_id","member_id") ON DELETE cascade ON UPDATE no action,
	CONSTRAINT "chat_hidden_person" FOREIGN KEY ("merchant_id","hidden_id") REFERENCES "public"."chat_person"("merchant_id","member_id") ON DELETE cascade ON UPDATE no action
);
--> statement-breakpoint
CREATE INDEX "chat_hidden_whom" ON "chat_hidden" USING btree ("merchant_id","hidden_id");
--> statement-breakpoint
CREATE TABLE "chat_presence" (
	"merchant_id" text NOT NULL,
	"room_id" text NOT NULL,
	"gateway" text NOT NULL,
	"people" integer NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "chat_presence_merchant_id_room_id_gateway_pk" PRIMARY KEY("merchant_id","room_id","gateway"),
	CONSTRAINT "chat_presence_people" CHECK ("chat_presence"."people" >= 0)
);
