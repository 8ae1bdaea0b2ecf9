-- History is added to, never changed: a correction is a new posting.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'LV002';
END $$;
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_posting EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entry EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON wallet_transaction EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- An account is never deleted, and its balance only moves together with its version, as ledger_write_entries does it.
CREATE FUNCTION guard_ledger_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR (NEW.balance_minor <> OLD.balance_minor AND NEW.version <> OLD.version + 1)
     OR (NEW.id, NEW.merchant_id, NEW.currency, NEW.exponent, NEW.kind, NEW.owner)
        IS DISTINCT FROM (OLD.id, OLD.merchant_id, OLD.currency, OLD.exponent, OLD.kind, OLD.owner) THEN
    RAISE EXCEPTION 'a ledger account changes through ledger_post only' USING ERRCODE = 'LV002';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER guarded BEFORE UPDATE OR DELETE ON ledger_account FOR EACH ROW EXECUTE FUNCTION guard_ledger_account();
