-- Keys in clear text cannot be sealed here: the gateway does it when it first reads them.
ALTER TABLE "payload_key" ALTER COLUMN "private_jwk" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payload_key" ADD COLUMN "sealed_private_jwk" "bytea";--> statement-breakpoint
CREATE TABLE "audit_link" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"audit_id" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "audit_link_audit_id_unique" UNIQUE("audit_id")
);
--> statement-breakpoint
CREATE TABLE "stored_key" (
	"name" text PRIMARY KEY NOT NULL,
	"sealed_key" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_link EXECUTE FUNCTION refuse_change();
