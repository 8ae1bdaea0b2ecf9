CREATE TABLE "member_absence" (
	"merchant_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"since" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"until" timestamp with time zone,
	CONSTRAINT "member_absence_merchant_id_member_id_since_pk" PRIMARY KEY("merchant_id","member_id","since")
);
--> statement-breakpoint
-- When a member was blocked or closed is kept: an agent at the top is paid for a period in which they were let in at its
-- beginning (docs/decisions/107).
INSERT INTO member_absence (merchant_id, member_id) SELECT merchant_id, id FROM member WHERE status <> 'active';
--> statement-breakpoint
CREATE FUNCTION member_absence_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE member_absence SET until = clock_timestamp()
   WHERE merchant_id = NEW.merchant_id AND member_id = NEW.id AND until IS NULL AND NEW.status = 'active';
  IF OLD.status = 'active' THEN
    INSERT INTO member_absence (merchant_id, member_id) VALUES (NEW.merchant_id, NEW.id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER keeps_absence AFTER UPDATE OF status ON member FOR EACH ROW
  WHEN ((OLD.status = 'active') <> (NEW.status = 'active')) EXECUTE FUNCTION member_absence_keep();
