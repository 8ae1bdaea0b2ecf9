CREATE TABLE "contract" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contract_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" text NOT NULL,
	"kind" text NOT NULL,
	"game_type" text NOT NULL,
	"payer_id" bigint NOT NULL,
	"holder_id" bigint NOT NULL,
	"rate_type" text NOT NULL,
	"tiers" jsonb NOT NULL,
	"state" text NOT NULL,
	"offered_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"answered_at" timestamp with time zone,
	"since" timestamp with time zone,
	"until" timestamp with time zone,
	CONSTRAINT "contract_kind" CHECK ("kind" in ('dividend', 'daily', 'hourly', 'realtime')),
	CONSTRAINT "contract_state" CHECK ("state" in ('P', 'E', 'A', 'R', 'V', 'C', 'W')),
	CONSTRAINT "contract_rate_type" CHECK ("rate_type" in ('P', 'F')),
	CONSTRAINT "contract_between" CHECK ("contract"."payer_id" <> "contract"."holder_id"),
	CONSTRAINT "contract_force" CHECK (("contract"."state" in ('A', 'V', 'C')) = ("contract"."since" is not null))
);
--> statement-breakpoint
CREATE TABLE "contract_step" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "contract_step_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" text NOT NULL,
	"contract_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"payer_id" bigint NOT NULL,
	"holder_id" bigint NOT NULL,
	"actor_id" bigint,
	"state" text NOT NULL,
	"snapshot" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "contract_step_merchant_id_id_pk" PRIMARY KEY("merchant_id","id")
);
--> statement-breakpoint
CREATE TABLE "contract_bill" (
	"merchant_id" text NOT NULL,
	"run_id" bigint NOT NULL,
	"holder_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"payer_id" bigint NOT NULL,
	"tree_id" bigint NOT NULL,
	"amount_minor" numeric NOT NULL,
	"owed_before_minor" numeric NOT NULL,
	"owed_after_minor" numeric NOT NULL,
	"due_minor" bigint NOT NULL,
	"paid_minor" bigint DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "contract_bill_run_id_holder_id_merchant_id_pk" PRIMARY KEY("run_id","holder_id","merchant_id"),
	CONSTRAINT "contract_bill_paid" CHECK ("contract_bill"."paid_minor" between 0 and "contract_bill"."due_minor"),
	CONSTRAINT "contract_bill_owed" CHECK ("contract_bill"."owed_before_minor" >= 0 and "contract_bill"."owed_after_minor" >= 0),
	CONSTRAINT "contract_bill_sum" CHECK ("contract_bill"."amount_minor" - "contract_bill"."owed_before_minor" = "contract_bill"."due_minor" - "contract_bill"."owed_after_minor"),
	CONSTRAINT "contract_bill_state" CHECK ("state" in ('open', 'paid', 'part', 'nothing'))
);
--> statement-breakpoint
CREATE TABLE "contract_clock" (
	"merchant_id" text NOT NULL,
	"kind" text NOT NULL,
	"since" timestamp with time zone,
	CONSTRAINT "contract_clock_merchant_id_kind_pk" PRIMARY KEY("merchant_id","kind")
);
--> statement-breakpoint
CREATE TABLE "contract_holder" (
	"merchant_id" text NOT NULL,
	"kind" text NOT NULL,
	"base" text NOT NULL,
	"holder_id" bigint NOT NULL,
	"payer_id" bigint NOT NULL,
	"terms" jsonb NOT NULL,
	CONSTRAINT "contract_holder_merchant_id_kind_base_holder_id_pk" PRIMARY KEY("merchant_id","kind","base","holder_id")
);
--> statement-breakpoint
CREATE TABLE "contract_input" (
	"merchant_id" text NOT NULL,
	"kind" text NOT NULL,
	"base" text NOT NULL,
	"member_id" bigint NOT NULL,
	"game_type" text NOT NULL,
	"run_id" bigint NOT NULL,
	"leader_id" bigint NOT NULL,
	"stake_minor" numeric NOT NULL,
	"win_minor" numeric NOT NULL,
	"given_minor" numeric NOT NULL,
	CONSTRAINT "contract_input_merchant_id_kind_base_member_id_game_type_run_id_pk" PRIMARY KEY("merchant_id","kind","base","member_id","game_type","run_id")
);
--> statement-breakpoint
CREATE TABLE "contract_line" (
	"merchant_id" text NOT NULL,
	"kind" text NOT NULL,
	"base" text NOT NULL,
	"holder_id" bigint NOT NULL,
	"game_type" text NOT NULL,
	"run_id" bigint NOT NULL,
	"payer_id" bigint NOT NULL,
	"contract" text NOT NULL,
	"is_correction" boolean NOT NULL,
	"tier" smallint NOT NULL,
	"turnover_minor" numeric NOT NULL,
	"loss_minor" numeric NOT NULL,
	"active" integer NOT NULL,
	"direct_turnover_minor" numeric NOT NULL,
	"direct_loss_minor" numeric NOT NULL,
	"direct_active" integer NOT NULL,
	"carried_in_minor" numeric NOT NULL,
	"carried_out_minor" numeric NOT NULL,
	"gross_minor" numeric NOT NULL,
	"rounding" integer NOT NULL,
	"children_minor" numeric NOT NULL,
	"before_gross_minor" numeric NOT NULL,
	"before_children_minor" numeric NOT NULL,
	CONSTRAINT "contract_line_merchant_id_kind_base_holder_id_game_type_run_id_pk" PRIMARY KEY("merchant_id","kind","base","holder_id","game_type","run_id")
);
--> statement-breakpoint
CREATE TABLE "contract_owed" (
	"merchant_id" text NOT NULL,
	"kind" text NOT NULL,
	"holder_id" bigint NOT NULL,
	"payer_id" bigint NOT NULL,
	"owed_minor" numeric NOT NULL,
	CONSTRAINT "contract_owed_merchant_id_kind_holder_id_payer_id_pk" PRIMARY KEY("merchant_id","kind","holder_id","payer_id"),
	CONSTRAINT "contract_owed_minor" CHECK ("contract_owed"."owed_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "contract_run" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contract_run_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"to_at" timestamp with time zone NOT NULL,
	"base" text NOT NULL,
	"base_from" timestamp with time zone NOT NULL,
	"base_to" timestamp with time zone NOT NULL,
	"month" text NOT NULL,
	"time_zone" text NOT NULL,
	"currency" text NOT NULL,
	"exponent" smallint NOT NULL,
	"looks_back" boolean NOT NULL,
	"rules" jsonb NOT NULL,
	"version" text NOT NULL,
	"bases" jsonb NOT NULL,
	"watermark" timestamp with time zone NOT NULL,
	"inputs_hash" text NOT NULL,
	"lines_hash" text NOT NULL,
	"settled_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "contract_run_key" UNIQUE("merchant_id","kind","key"),
	CONSTRAINT "contract_run_span" CHECK ("contract_run"."from_at" < "contract_run"."to_at" and "contract_run"."base_from" <= "contract_run"."from_at" and "contract_run"."to_at" <= "contract_run"."base_to")
);
--> statement-breakpoint
ALTER TABLE "contract" ADD CONSTRAINT "contract_payer" FOREIGN KEY ("merchant_id","payer_id") REFERENCES "public"."member"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract" ADD CONSTRAINT "contract_holder" FOREIGN KEY ("merchant_id","holder_id") REFERENCES "public"."member"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_step" ADD CONSTRAINT "contract_step_contract_id_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contract"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_bill" ADD CONSTRAINT "contract_bill_run_id_contract_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."contract_run"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_line" ADD CONSTRAINT "contract_line_run_id_contract_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."contract_run"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contract_offered" ON "contract" USING btree ("holder_id","kind","game_type","merchant_id") WHERE "contract"."state" in ('P', 'E');--> statement-breakpoint
CREATE UNIQUE INDEX "contract_in_force" ON "contract" USING btree ("holder_id","kind","game_type","merchant_id") WHERE "contract"."state" in ('A', 'V') and "contract"."until" is null;--> statement-breakpoint
CREATE INDEX "contract_by_payer" ON "contract" USING btree ("payer_id","merchant_id","kind","holder_id");--> statement-breakpoint
CREATE INDEX "contract_by_holder" ON "contract" USING btree ("holder_id","merchant_id","kind","offered_at");--> statement-breakpoint
CREATE INDEX "contract_by_kind" ON "contract" USING btree ("merchant_id","kind","since") WHERE "contract"."since" is not null;--> statement-breakpoint
CREATE INDEX "contract_step_by_payer" ON "contract_step" USING btree ("payer_id","merchant_id","kind","id");--> statement-breakpoint
CREATE INDEX "contract_step_by_holder" ON "contract_step" USING btree ("holder_id","merchant_id","kind","id");--> statement-breakpoint
CREATE INDEX "contract_bill_open" ON "contract_bill" USING btree ("run_id","tree_id") WHERE "contract_bill"."state" = 'open';--> statement-breakpoint
CREATE INDEX "contract_bill_part" ON "contract_bill" USING btree ("payer_id","merchant_id") WHERE "contract_bill"."state" = 'part';--> statement-breakpoint
CREATE INDEX "contract_bill_by_holder" ON "contract_bill" USING btree ("holder_id","merchant_id","kind","run_id");--> statement-breakpoint
CREATE INDEX "contract_bill_by_payer" ON "contract_bill" USING btree ("payer_id","merchant_id","kind","run_id");--> statement-breakpoint
CREATE INDEX "contract_input_by_leader" ON "contract_input" USING btree ("leader_id","merchant_id","kind","base");--> statement-breakpoint
CREATE INDEX "contract_line_by_run" ON "contract_line" USING btree ("run_id","holder_id","merchant_id");--> statement-breakpoint
CREATE INDEX "contract_line_by_holder" ON "contract_line" USING btree ("holder_id","merchant_id","kind","run_id");--> statement-breakpoint
CREATE INDEX "contract_line_by_payer" ON "contract_line" USING btree ("payer_id","merchant_id","kind","base");--> statement-breakpoint
CREATE INDEX "contract_run_by_base" ON "contract_run" USING btree ("merchant_id","kind","base");--> statement-breakpoint
CREATE INDEX "contract_run_latest" ON "contract_run" USING btree ("merchant_id","kind","to_at");--> statement-breakpoint
CREATE INDEX "contract_run_unpaid" ON "contract_run" USING btree ("merchant_id","id") WHERE "contract_run"."paid_at" is null;
