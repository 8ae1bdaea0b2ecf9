CREATE TABLE "reward_closing" (
	"merchant_id" text NOT NULL,
	"programme_id" text NOT NULL,
	"period" text NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "reward_closing_programme_id_period_merchant_id_pk" PRIMARY KEY("programme_id","period","merchant_id")
);
