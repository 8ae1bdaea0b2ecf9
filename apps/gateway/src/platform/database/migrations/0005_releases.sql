CREATE TABLE "merchant_host" (
	"host" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "merchant_pointer" (
	"merchant_id" text PRIMARY KEY NOT NULL,
	"live" text,
	"previous" text,
	"canary" text,
	"canary_percent" smallint,
	"is_held" boolean DEFAULT false NOT NULL,
	"files" text,
	"changed_tx" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "merchant_pointer_canary" CHECK (("merchant_pointer"."canary" IS NULL) = ("merchant_pointer"."canary_percent" IS NULL)),
	CONSTRAINT "merchant_pointer_percent" CHECK ("merchant_pointer"."canary_percent" BETWEEN 1 AND 99)
);
--> statement-breakpoint
CREATE TABLE "release" (
	"hash" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"bundle" text NOT NULL,
	"saved_by" text NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "release_plan" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "release_plan_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" text NOT NULL,
	"release" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"planned_by" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text
);
--> statement-breakpoint
ALTER TABLE "merchant_host" ADD CONSTRAINT "merchant_host_merchant_id_merchant_pointer_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant_pointer"("merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchant_pointer" ADD CONSTRAINT "merchant_pointer_live_release_hash_fk" FOREIGN KEY ("live") REFERENCES "public"."release"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchant_pointer" ADD CONSTRAINT "merchant_pointer_previous_release_hash_fk" FOREIGN KEY ("previous") REFERENCES "public"."release"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchant_pointer" ADD CONSTRAINT "merchant_pointer_canary_release_hash_fk" FOREIGN KEY ("canary") REFERENCES "public"."release"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_plan" ADD CONSTRAINT "release_plan_release_release_hash_fk" FOREIGN KEY ("release") REFERENCES "public"."release"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "merchant_host_by_merchant" ON "merchant_host" USING btree ("merchant_id");--> statement-breakpoint
CREATE INDEX "merchant_pointer_by_change" ON "merchant_pointer" USING btree ("changed_tx");--> statement-breakpoint
CREATE INDEX "release_by_merchant" ON "release" USING btree ("merchant_id","saved_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "release_plan_due" ON "release_plan" USING btree ("at") WHERE "release_plan"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "release_plan_by_merchant" ON "release_plan" USING btree ("merchant_id","at");--> statement-breakpoint
-- A release is what its name says; one that is no longer wanted may go.
CREATE TRIGGER immutable BEFORE UPDATE ON release FOR EACH ROW EXECUTE FUNCTION refuse_change();
