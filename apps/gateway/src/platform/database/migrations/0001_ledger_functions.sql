-- The ledger. Every movement of money is one call of ledger_post, and nothing else writes to ledger_account,
-- ledger_posting or ledger_entry.
--
-- Functions that touch tables are in plpgsql, which keeps their plans for the connection; a function in plain SQL is
-- planned anew at each call unless the planner can put its text in the caller's place.

-- An account's id, made at its first use. Players' accounts never go below zero; the house and the world outside may.
CREATE FUNCTION ledger_account_id(
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
    VALUES (p_merchant, p_currency, p_exponent, p_kind, p_owner, CASE WHEN p_kind = 'player' THEN 0 END)
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

-- The sub-account of an owner that everybody pays to or is paid from. One row would be locked by every bet of the
-- merchant in turn, so there are eight, and a member always meets the same one.
CREATE FUNCTION ledger_shared_account_id(
  p_merchant text, p_currency text, p_exponent smallint, p_kind text, p_member bigint
) RETURNS bigint LANGUAGE plpgsql AS $$
BEGIN
  RETURN ledger_account_id(p_merchant, p_currency, p_exponent, p_kind, (p_member % 8)::text);
END $$;
--> statement-breakpoint

-- Minor units as the decimal string of the wire: (125050, 2) is 1250.50.
CREATE FUNCTION ledger_decimal(p_minor bigint, p_exponent smallint) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN p_exponent = 0 THEN p_minor::text
              ELSE round(p_minor::numeric / power(10::numeric, p_exponent), p_exponent)::text END
$$;
--> statement-breakpoint

-- A positive decimal string in minor units; null when it is not one, or is finer than the currency.
CREATE FUNCTION ledger_minor(p_amount text, p_exponent smallint) RETURNS bigint
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN p_amount ~ '^\d{1,14}(\.\d{1,6})?$'
               AND p_amount::numeric * power(10::numeric, p_exponent)
                   = trunc(p_amount::numeric * power(10::numeric, p_exponent))
              THEN (p_amount::numeric * power(10::numeric, p_exponent))::bigint END
$$;
--> statement-breakpoint

-- One line of a posting as the posting's result shows it.
CREATE FUNCTION ledger_line(p_account bigint, p_amount bigint, p_balance bigint, p_version bigint) RETURNS jsonb
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT jsonb_build_object('account', p_account::text, 'amount', p_amount::text,
                            'balance', p_balance::text, 'version', p_version::text)
$$;
--> statement-breakpoint

-- Moves money between accounts of one merchant and one currency, once for a key.
--   p_key, p_hash          the same key again answers what was done; with another hash it is a CONFLICT
--   p_accounts, p_amounts  the lines; amounts in minor units, not zero, together zero
-- Answers {status: OK, postingId, entries: [{account, amount, balance, version}]}, the lines in the order of accounts; or
-- {status: CONFLICT}, or {status: INSUFFICIENT_FUNDS, account}, which changed nothing.
-- Raises LV001 for lines that no caller may send.
--
-- Locks: accounts first, players before shared ones, by id. Callers that lock an account earlier lock one player's only,
-- which is the first in this order, so no two transactions wait for each other.
CREATE FUNCTION ledger_post(
  p_merchant text, p_kind text, p_key text, p_hash bytea, p_accounts bigint[], p_amounts bigint[], p_meta jsonb
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_posting ledger_posting%ROWTYPE;
  v_lines int := cardinality(p_accounts);
  v_locked int;
  v_currencies int;
  v_sum numeric;
  v_short bigint;
BEGIN
  SELECT count(*), count(DISTINCT locked.currency), sum(line.amount),
         min(locked.id) FILTER (WHERE line.amount < 0 AND locked.balance_minor + line.amount < locked.floor_minor)
    INTO v_locked, v_currencies, v_sum, v_short
    FROM (SELECT id, currency, balance_minor, floor_minor FROM ledger_account
           WHERE id = ANY (p_accounts) AND merchant_id = p_merchant
           ORDER BY kind <> 'player', id FOR UPDATE) AS locked
    JOIN unnest(p_accounts, p_amounts) AS line (account_id, amount) ON line.account_id = locked.id AND line.amount <> 0;
  IF v_locked <> v_lines OR cardinality(p_amounts) <> v_lines OR v_lines < 2 OR v_sum <> 0 OR v_currencies <> 1
     OR (SELECT count(DISTINCT account) FROM unnest(p_accounts) AS account) <> v_lines THEN
    RAISE EXCEPTION 'a posting has two or more different accounts of one merchant and one currency, '
                    'and amounts other than zero that sum to zero' USING ERRCODE = 'LV001';
  END IF;

  SELECT * INTO v_posting FROM ledger_posting WHERE merchant_id = p_merchant AND idempotency_key = p_key;
  IF v_posting.id IS NULL THEN
    IF v_short IS NOT NULL THEN
      RETURN jsonb_build_object('status', 'INSUFFICIENT_FUNDS', 'account', v_short::text);
    END IF;
    INSERT INTO ledger_posting (merchant_id, kind, idempotency_key, request_hash, meta)
    VALUES (p_merchant, p_kind, p_key, p_hash, p_meta)
    ON CONFLICT DO NOTHING RETURNING * INTO v_posting;
    IF v_posting.id IS NOT NULL THEN
      RETURN jsonb_build_object('status', 'OK', 'postingId', v_posting.id::text,
                                'entries', ledger_write_entries(v_posting, p_accounts, p_amounts));
    END IF;
    -- The same key was used meanwhile, on other accounts: the insert waited for that transaction.
    SELECT * INTO STRICT v_posting FROM ledger_posting WHERE merchant_id = p_merchant AND idempotency_key = p_key;
  END IF;

  IF v_posting.request_hash <> p_hash THEN
    RETURN jsonb_build_object('status', 'CONFLICT');
  END IF;
  RETURN jsonb_build_object('status', 'OK', 'postingId', v_posting.id::text, 'entries', (
    SELECT jsonb_agg(ledger_line(account_id, amount_minor, balance_after, account_version)
                     ORDER BY array_position(p_accounts, account_id))
      FROM ledger_entry WHERE posting_id = v_posting.id));
END $$;
--> statement-breakpoint

-- The lines of a new posting: balances and versions move on, entries record where they came to, and each player whose
-- balance moved is told through the outbox. The accounts are locked already.
CREATE FUNCTION ledger_write_entries(p_posting ledger_posting, p_accounts bigint[], p_amounts bigint[])
  RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_lines jsonb;
BEGIN
  WITH moved AS (
    UPDATE ledger_account a
       SET balance_minor = a.balance_minor + line.amount, version = a.version + 1
      FROM unnest(p_accounts, p_amounts) AS line (account_id, amount)
     WHERE a.id = line.account_id
    RETURNING a.*, line.amount
  ), recorded AS (
    INSERT INTO ledger_entry (account_id, account_version, posting_id, merchant_id, amount_minor, balance_after)
    SELECT id, version, p_posting.id, merchant_id, amount, balance_minor FROM moved
  ), told AS (
    INSERT INTO event_outbox (merchant_id, member_id, payload)
    SELECT merchant_id, owner::bigint, jsonb_build_object(
             'kind', 'balance', 'balance', ledger_decimal(balance_minor, exponent), 'currency', currency,
             'version', version, 'at', to_char(p_posting.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      FROM moved WHERE kind = 'player'
  )
  SELECT jsonb_agg(ledger_line(id, amount, balance_minor, version) ORDER BY array_position(p_accounts, id))
    INTO v_lines FROM moved;
  RETURN v_lines;
END $$;
