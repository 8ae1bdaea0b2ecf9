CREATE TABLE "vendor_payout" (
	"hour" timestamp with time zone NOT NULL,
	"adapter" text NOT NULL,
	"merchant_id" text NOT NULL,
	"currency" text NOT NULL,
	"part" smallint NOT NULL,
	"paid_minor" bigint NOT NULL,
	CONSTRAINT "vendor_payout_hour_adapter_merchant_id_currency_part_pk" PRIMARY KEY("hour","adapter","merchant_id","currency","part")
);
--> statement-breakpoint
ALTER TABLE "ledger_posting" DROP CONSTRAINT "ledger_posting_key";--> statement-breakpoint
DROP INDEX "wallet_transaction_by_reference";--> statement-breakpoint
DROP INDEX "wallet_transaction_by_round";--> statement-breakpoint
ALTER TABLE "game_round" DROP CONSTRAINT "game_round_adapter_round_id_member_id_pk";--> statement-breakpoint
ALTER TABLE "wallet_transaction" DROP CONSTRAINT "wallet_transaction_adapter_transaction_id_pk";--> statement-breakpoint
ALTER TABLE "game_round" ADD CONSTRAINT "game_round_round_id_member_id_adapter_pk" PRIMARY KEY("round_id","member_id","adapter");--> statement-breakpoint
ALTER TABLE "wallet_transaction" ADD CONSTRAINT "wallet_transaction_transaction_id_adapter_pk" PRIMARY KEY("transaction_id","adapter");--> statement-breakpoint
ALTER TABLE "big_win" ADD COLUMN "adapter" text;--> statement-breakpoint
ALTER TABLE "big_win" ADD COLUMN "transaction_id" text;--> statement-breakpoint
CREATE INDEX "big_win_by_transaction" ON "big_win" USING btree ("transaction_id","adapter");--> statement-breakpoint
CREATE INDEX "wallet_transaction_by_reference" ON "wallet_transaction" USING btree ("reference_transaction_id","adapter");--> statement-breakpoint
CREATE INDEX "wallet_transaction_by_round" ON "wallet_transaction" USING btree ("round_id","member_id","adapter");--> statement-breakpoint
ALTER TABLE "ledger_posting" ADD CONSTRAINT "ledger_posting_key" UNIQUE("idempotency_key","merchant_id");--> statement-breakpoint
-- Moves money between accounts of one merchant and one currency, once for a key.
--   p_key, p_hash          the same key again answers what was done; with another hash it is a CONFLICT
--   p_accounts, p_amounts  the lines; amounts in minor units, not zero, together zero
-- Answers {status: OK, postingId, entries: [{account, amount, balance, version}]}, the lines in the order of accounts; or
-- {status: CONFLICT}, {status: INSUFFICIENT_FUNDS, account}, or {status: LIMIT_EXCEEDED, account} where a balance would
-- have more than eighteen digits, which changed nothing.
-- Raises LV001 for lines that no caller may send.
--
-- Locks: accounts first, players before shared ones, by id. Callers that lock an account earlier lock one player's only,
-- which is the first in this order, so no two transactions wait for each other.
CREATE OR REPLACE FUNCTION ledger_post(
  p_merchant text, p_kind text, p_key text, p_hash bytea, p_accounts bigint[], p_amounts bigint[], p_meta jsonb
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_posting ledger_posting%ROWTYPE;
  v_lines int := cardinality(p_accounts);
  v_locked int;
  v_currencies int;
  v_sum numeric;
  v_short bigint;
  v_over bigint;
BEGIN
  SELECT count(*), count(DISTINCT locked.currency), sum(line.amount),
         min(locked.id) FILTER (WHERE line.amount < 0 AND locked.balance_minor::numeric + line.amount < locked.floor_minor),
         min(locked.id) FILTER (WHERE abs(locked.balance_minor::numeric + line.amount) >= 1000000000000000000)
    INTO v_locked, v_currencies, v_sum, v_short, v_over
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
    IF v_over IS NOT NULL THEN
      RETURN jsonb_build_object('status', 'LIMIT_EXCEEDED', 'account', v_over::text);
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

-- The wallet's refusal for a posting that the ledger did not make.
CREATE FUNCTION wallet_not_posted(p_post jsonb, p_context wallet_context) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT CASE p_post ->> 'status'
    WHEN 'CONFLICT' THEN wallet_refusal('TRANSACTION_CONFLICT', p_context)
    WHEN 'LIMIT_EXCEEDED' THEN wallet_refusal('LIMIT_EXCEEDED', p_context) || '{"limit": "balance"}'
    ELSE wallet_refusal(p_post ->> 'status', p_context) END
$$;
--> statement-breakpoint

-- The idempotency key of a vendor's posting. No id has a space in it, so a bet whose id looks like another posting's key
-- cannot take that key.
CREATE FUNCTION wallet_key(p_kind text, p_adapter text, p_transaction text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT p_kind || ' ' || p_adapter || ' ' || p_transaction
$$;
--> statement-breakpoint

-- Which limit a payout would pass: amount, round, hour, or null for none. Limits are in the currency's units, null for
-- none. Payouts that run at the same moment do not see one another, so an hour may end above its limit by those.
CREATE FUNCTION wallet_passed_limit(
  p_adapter text, p_round text, p_context wallet_context, p_amount bigint,
  p_amount_limit numeric, p_round_limit numeric, p_hour_limit numeric
) RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_unit numeric := power(10::numeric, (p_context).exponent);
BEGIN
  IF p_amount > p_amount_limit * v_unit THEN RETURN 'amount'; END IF;
  IF p_amount + coalesce((SELECT win_minor::numeric FROM game_round WHERE adapter = p_adapter AND round_id = p_round
                             AND member_id = (p_context).member_id), 0) > p_round_limit * v_unit THEN
    RETURN 'round';
  END IF;
  IF p_amount + (SELECT coalesce(sum(paid_minor), 0) FROM vendor_payout
                  WHERE hour = date_trunc('hour', clock_timestamp(), 'UTC') AND adapter = p_adapter
                    AND merchant_id = (p_context).merchant_id AND currency = (p_context).currency)
     > p_hour_limit * v_unit THEN
    RETURN 'hour';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint

CREATE FUNCTION wallet_count_payout(p_adapter text, p_context wallet_context, p_amount bigint)
  RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO vendor_payout AS v (hour, adapter, merchant_id, currency, part, paid_minor)
  VALUES (date_trunc('hour', clock_timestamp(), 'UTC'), p_adapter, (p_context).merchant_id, (p_context).currency,
          (p_context).member_id % 8, p_amount)
  ON CONFLICT (hour, adapter, merchant_id, currency, part) DO UPDATE SET paid_minor = v.paid_minor + excluded.paid_minor;
END $$;
--> statement-breakpoint

-- Whether the player has staked in a round, which a payout needs.
CREATE FUNCTION wallet_has_staked(p_adapter text, p_round text, p_context wallet_context)
  RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM wallet_transaction
                  WHERE round_id = p_round AND member_id = (p_context).member_id AND adapter = p_adapter
                    AND kind = 'bet');
END $$;
--> statement-breakpoint

DROP FUNCTION wallet_bet(text, text, text, text, text, text, boolean);
--> statement-breakpoint
-- Arguments with a default are left out by gateways of the release before, which run on while gateways are replaced.
CREATE FUNCTION wallet_bet(
  p_adapter text, p_session text, p_currency text, p_transaction text, p_round text, p_amount text, p_closes boolean,
  p_amount_limit numeric DEFAULT NULL
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  c wallet_context := wallet_open(p_adapter, p_session);
  v_amount bigint;
  v_hash bytea;
  v_replay jsonb;
  v_refusal text;
  v_post jsonb;
  v_posting bigint;
BEGIN
  IF c.session_id IS NULL THEN RETURN jsonb_build_object('status', 'SESSION_NOT_FOUND'); END IF;
  v_amount := ledger_minor(p_amount, c.exponent);
  IF v_amount IS NULL THEN RETURN wallet_refusal('INVALID_REQUEST', c); END IF;
  v_hash := wallet_request_hash('bet', p_session, p_currency, p_round, v_amount::text, p_closes::text);
  v_replay := wallet_replay(p_adapter, p_transaction, v_hash, c);
  IF v_replay IS NOT NULL THEN RETURN v_replay; END IF;

  v_refusal := CASE
    WHEN wallet_is_rolled_back(p_adapter, p_transaction) THEN 'TRANSACTION_ROLLED_BACK'
    WHEN p_currency <> c.currency THEN 'WRONG_CURRENCY'
    WHEN NOT c.is_authenticated THEN 'INVALID_TOKEN'
    WHEN c.is_expired THEN 'SESSION_EXPIRED'
    WHEN c.is_blocked THEN 'PLAYER_BLOCKED'
    WHEN EXISTS (SELECT FROM game_round WHERE adapter = p_adapter AND round_id = p_round AND member_id = c.member_id
                    AND closed_at IS NOT NULL) THEN 'ROUND_CLOSED'
  END;
  IF v_refusal IS NOT NULL THEN RETURN wallet_refusal(v_refusal, c); END IF;
  IF v_amount > p_amount_limit * power(10::numeric, c.exponent) THEN
    RETURN wallet_refusal('LIMIT_EXCEEDED', c) || '{"limit": "amount"}';
  END IF;

  v_post := wallet_post(c, 'bet', wallet_key('seamless', p_adapter, p_transaction), v_hash, -v_amount,
                        jsonb_build_object('round', p_round, 'node', c.node_id));
  IF v_post ->> 'status' <> 'OK' THEN RETURN wallet_not_posted(v_post, c); END IF;
  v_posting := (v_post ->> 'postingId')::bigint;
  PERFORM wallet_record_round(p_adapter, p_round, c, v_amount, 0, p_closes);
  RETURN wallet_remember(p_adapter, p_transaction, c, 'bet', p_round, NULL, v_hash, v_amount, v_posting,
                         wallet_answer('OK', c, wallet_balance_after(v_post, c), v_posting));
END $$;
--> statement-breakpoint

DROP FUNCTION wallet_win(text, text, text, text, text, text, boolean);
--> statement-breakpoint
-- A payout, of a round the player has staked in. It is taken whatever became of the session, the player or the round
-- since: the money is the player's. A bonus belongs to no stake, so it needs a session that has begun.
CREATE FUNCTION wallet_win(
  p_adapter text, p_session text, p_currency text, p_transaction text, p_round text, p_amount text, p_closes boolean,
  p_bonus boolean DEFAULT false, p_amount_limit numeric DEFAULT NULL, p_round_limit numeric DEFAULT NULL,
  p_hour_limit numeric DEFAULT NULL
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  c wallet_context := wallet_open(p_adapter, p_session);
  v_amount bigint;
  v_hash bytea;
  v_replay jsonb;
  v_limit text;
  v_post jsonb;
  v_posting bigint;
BEGIN
  IF c.session_id IS NULL THEN RETURN jsonb_build_object('status', 'SESSION_NOT_FOUND'); END IF;
  v_amount := ledger_minor(p_amount, c.exponent);
  IF v_amount IS NULL THEN RETURN wallet_refusal('INVALID_REQUEST', c); END IF;
  v_hash := wallet_request_hash(CASE WHEN p_bonus THEN 'bonus' ELSE 'win' END, p_session, p_currency, p_round,
                                v_amount::text, p_closes::text);
  v_replay := wallet_replay(p_adapter, p_transaction, v_hash, c);
  IF v_replay IS NOT NULL THEN RETURN v_replay; END IF;
  IF wallet_is_rolled_back(p_adapter, p_transaction) THEN RETURN wallet_refusal('TRANSACTION_ROLLED_BACK', c); END IF;
  IF p_currency <> c.currency THEN RETURN wallet_refusal('WRONG_CURRENCY', c); END IF;
  IF p_bonus AND NOT c.is_authenticated THEN RETURN wallet_refusal('INVALID_TOKEN', c); END IF;
  IF NOT p_bonus AND NOT wallet_has_staked(p_adapter, p_round, c) THEN RETURN wallet_refusal('ROUND_NOT_FOUND', c); END IF;
  v_limit := wallet_passed_limit(p_adapter, p_round, c, v_amount, p_amount_limit, p_round_limit, p_hour_limit);
  IF v_limit IS NOT NULL THEN
    RETURN wallet_refusal('LIMIT_EXCEEDED', c) || jsonb_build_object('limit', v_limit);
  END IF;

  v_post := wallet_post(c, 'win', wallet_key('seamless', p_adapter, p_transaction), v_hash, v_amount,
                        jsonb_strip_nulls(jsonb_build_object('round', p_round, 'node', c.node_id,
                                                             'bonus', CASE WHEN p_bonus THEN true END)));
  IF v_post ->> 'status' <> 'OK' THEN RETURN wallet_not_posted(v_post, c); END IF;
  v_posting := (v_post ->> 'postingId')::bigint;
  PERFORM wallet_record_round(p_adapter, p_round, c, 0, v_amount, p_closes);
  PERFORM wallet_count_payout(p_adapter, c, v_amount);
  PERFORM wallet_show_big_win(p_adapter, p_transaction, p_round, c, v_amount);
  RETURN wallet_remember(p_adapter, p_transaction, c, 'win', p_round, NULL, v_hash, v_amount, v_posting,
                         wallet_answer('OK', c, wallet_balance_after(v_post, c), v_posting));
END $$;
--> statement-breakpoint

DROP FUNCTION wallet_show_big_win(text, text, wallet_context, bigint);
--> statement-breakpoint
-- Puts a win of ten times the round's stake or more on the winner board, under the first and last letters of the name.
CREATE FUNCTION wallet_show_big_win(
  p_adapter text, p_transaction text, p_round text, p_context wallet_context, p_amount bigint
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO big_win (merchant_id, node_id, customer_name, amount_minor, currency, exponent, adapter, transaction_id)
  SELECT r.merchant_id, r.node_id, left(m.account, 2) || '****' || right(m.account, 1), p_amount,
         (p_context).currency, (p_context).exponent, p_adapter, p_transaction
    FROM game_round r JOIN member m ON m.id = r.member_id
   WHERE r.adapter = p_adapter AND r.round_id = p_round AND r.member_id = (p_context).member_id
     AND r.bet_minor > 0 AND p_amount / 10 >= r.bet_minor;
END $$;
--> statement-breakpoint

-- Takes a bet or a win back, once, however many rollbacks refer to it; a win leaves the winner board. Of a transaction
-- that never arrived it is a tombstone: OK, and the late transaction is refused. A win that was spent meanwhile cannot be
-- taken back (INSUFFICIENT_FUNDS): no balance goes below its floor.
CREATE OR REPLACE FUNCTION wallet_rollback(
  p_adapter text, p_session text, p_currency text, p_transaction text, p_reference text, p_round text
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  c wallet_context := wallet_open(p_adapter, p_session);
  v_hash bytea;
  v_replay jsonb;
  v_original wallet_transaction%ROWTYPE;
  v_back bigint := 0;
  v_post jsonb;
  v_posting bigint;
BEGIN
  IF c.session_id IS NULL THEN RETURN jsonb_build_object('status', 'SESSION_NOT_FOUND'); END IF;
  v_hash := wallet_request_hash('rollback', p_session, p_currency, p_round, p_reference);
  v_replay := wallet_replay(p_adapter, p_transaction, v_hash, c);
  IF v_replay IS NOT NULL THEN RETURN v_replay; END IF;
  IF p_currency <> c.currency THEN RETURN wallet_refusal('WRONG_CURRENCY', c); END IF;

  SELECT * INTO v_original FROM wallet_transaction WHERE adapter = p_adapter AND transaction_id = p_reference;
  IF v_original.member_id <> c.member_id OR v_original.merchant_id <> c.merchant_id
     OR v_original.round_id <> p_round THEN
    RETURN wallet_refusal('TRANSACTION_CONFLICT', c);
  END IF;
  IF p_reference = p_transaction OR v_original.kind NOT IN ('bet', 'win') THEN
    RETURN wallet_refusal('INVALID_REQUEST', c);
  END IF;

  IF v_original.transaction_id IS NOT NULL THEN
    v_back := CASE v_original.kind WHEN 'bet' THEN v_original.amount_minor ELSE -v_original.amount_minor END;
    IF wallet_is_rolled_back(p_adapter, p_reference) THEN
      -- Nothing moves now; the answer names the first rollback's posting, and the balance is the present one.
      v_posting := wallet_posting_of_rollback(p_adapter, p_reference);
    ELSE
      v_post := wallet_post(c, 'rollback', wallet_key('rollback', p_adapter, p_reference),
                            wallet_request_hash('rollback', p_reference), v_back,
                            jsonb_build_object('round', p_round, 'node', c.node_id));
      IF v_post ->> 'status' <> 'OK' THEN RETURN wallet_not_posted(v_post, c); END IF;
      v_posting := (v_post ->> 'postingId')::bigint;
      PERFORM wallet_record_round(p_adapter, p_round, c,
        CASE v_original.kind WHEN 'bet' THEN -v_original.amount_minor ELSE 0 END,
        CASE v_original.kind WHEN 'win' THEN -v_original.amount_minor ELSE 0 END, false);
      DELETE FROM big_win WHERE transaction_id = p_reference AND adapter = p_adapter;
    END IF;
  END IF;
  RETURN wallet_remember(p_adapter, p_transaction, c, 'rollback', p_round, p_reference, v_hash, abs(v_back), v_posting,
                         wallet_answer('OK', c, wallet_balance_after(v_post, c), v_posting));
END $$;
--> statement-breakpoint

CREATE FUNCTION wallet_posting_of_rollback(p_adapter text, p_reference text) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT min(posting_id) FROM wallet_transaction
           WHERE adapter = p_adapter AND reference_transaction_id = p_reference AND kind = 'rollback');
END $$;
