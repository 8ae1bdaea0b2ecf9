CREATE TABLE "contract_plan" (
	"merchant_id" text NOT NULL,
	"kind" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"stated" jsonb,
	CONSTRAINT "contract_plan_merchant_id_kind_since_pk" PRIMARY KEY("merchant_id","kind","since")
);
--> statement-breakpoint
ALTER TABLE "contract_bill" DROP CONSTRAINT "contract_bill_paid";--> statement-breakpoint
ALTER TABLE "contract_bill" DROP CONSTRAINT "contract_bill_sum";--> statement-breakpoint
DROP INDEX "contract_bill_part";--> statement-breakpoint
ALTER TABLE "contract_bill" DROP CONSTRAINT "contract_bill_run_id_holder_id_merchant_id_pk";--> statement-breakpoint
ALTER TABLE "contract_bill" ADD CONSTRAINT "contract_bill_run_id_holder_id_payer_id_merchant_id_pk" PRIMARY KEY("run_id","holder_id","payer_id","merchant_id");--> statement-breakpoint
ALTER TABLE "contract_bill" ADD COLUMN "taken_minor" numeric DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "contract_bill" ADD COLUMN "offset_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "contract_bill_part" ON "contract_bill" USING btree ("merchant_id","kind","holder_id") WHERE "contract_bill"."state" = 'part';--> statement-breakpoint
ALTER TABLE "contract_bill" ADD CONSTRAINT "contract_bill_taken" CHECK ("contract_bill"."taken_minor" >= 0);--> statement-breakpoint
ALTER TABLE "contract_bill" ADD CONSTRAINT "contract_bill_paid" CHECK ("contract_bill"."paid_minor" >= 0 and "contract_bill"."offset_minor" >= 0 and "contract_bill"."paid_minor" + "contract_bill"."offset_minor" <= "contract_bill"."due_minor");--> statement-breakpoint
ALTER TABLE "contract_bill" ADD CONSTRAINT "contract_bill_sum" CHECK ("contract_bill"."amount_minor" - "contract_bill"."owed_before_minor" + "contract_bill"."taken_minor" = "contract_bill"."due_minor" - "contract_bill"."owed_after_minor");--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON contract_plan EXECUTE FUNCTION refuse_change();
