ALTER TABLE "ledger_account" DROP CONSTRAINT "ledger_account_kind";--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_debt" CHECK ("ledger_account"."kind" <> 'debt' or "ledger_account"."balance_minor" <= 0);--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_kind" CHECK ("kind" in ('player', 'house', 'cash', 'held', 'bonus', 'debt', 'clearing', 'fee', 'suspense'));--> statement-breakpoint
-- An account's id, made at its first use. What belongs to a player never goes below zero; what a provider owes us, what a
-- member owes, the house and the world outside may.
CREATE OR REPLACE FUNCTION ledger_account_id(
  p_merchant text, p_currency text, p_exponent smallint, p_kind text, p_owner text
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  v_id bigint;
  v_exponent smallint;
BEGIN
  SELECT id, exponent INTO v_id, v_exponent FROM ledger_account
   WHERE merchant_id = p_merchant AND currency = p_currency AND kind = p_kind AND owner = p_owner;
  IF v_id IS NULL THEN
    INSERT INTO ledger_account (merchant_id, currency, exponent, kind, owner, floor_minor)
    VALUES (p_merchant, p_currency, p_exponent, p_kind, p_owner,
            CASE WHEN p_kind IN ('player', 'held', 'bonus', 'suspense') THEN 0 END)
    ON CONFLICT DO NOTHING;
    SELECT id, exponent INTO v_id, v_exponent FROM ledger_account
     WHERE merchant_id = p_merchant AND currency = p_currency AND kind = p_kind AND owner = p_owner;
  END IF;
  IF v_exponent <> p_exponent THEN
    RAISE EXCEPTION 'account % of % keeps % with % digits after the point, not %',
      p_owner, p_merchant, p_currency, v_exponent, p_exponent USING ERRCODE = 'LV001';
  END IF;
  RETURN v_id;
END $$;
--> statement-breakpoint

-- The part of a named account that a member meets, of eight, so that payments of different members do not wait for one
-- another: what the provider of a way to pay owes, or a kind of fee.
CREATE FUNCTION ledger_part_account_id(
  p_merchant text, p_currency text, p_exponent smallint, p_kind text, p_name text, p_member bigint
) RETURNS bigint LANGUAGE plpgsql AS $$
BEGIN
  RETURN ledger_account_id(p_merchant, p_currency, p_exponent, p_kind, p_name || '.' || (p_member % 8)::text);
END $$;
