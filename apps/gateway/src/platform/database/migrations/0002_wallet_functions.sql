-- Wallet calls of game vendors, one function each, one round trip each. All answer
--   {status, balance, currency, postingId}
-- in the terms of WALLET_STATUSES; anything but OK moved no money and left nothing behind.
--
-- A transaction id is remembered for ever: the same call again gets the same answer, byte for byte, balance included;
-- another call under the same id is a TRANSACTION_CONFLICT. Only accepted calls are remembered: a bet refused for want
-- of money may be tried again.
--
-- Each function first locks the player's account, so one player's calls run one after the other, whatever order the
-- vendor's retries arrive in.

-- The session of a call, its player and the player's account.
CREATE TYPE wallet_context AS (
  session_id text,
  merchant_id text,
  member_id bigint,
  node_id integer,
  account_id bigint,
  currency text,
  exponent smallint,
  balance_minor bigint,
  floor_minor bigint,
  is_authenticated boolean,
  is_expired boolean,
  is_blocked boolean
);
--> statement-breakpoint

CREATE FUNCTION wallet_open(p_adapter text, p_session text) RETURNS wallet_context LANGUAGE plpgsql AS $$
DECLARE
  c wallet_context;
BEGIN
  SELECT s.id, s.merchant_id, s.member_id, s.node_id, a.id, a.currency, a.exponent, a.balance_minor, a.floor_minor,
         s.authenticated_at IS NOT NULL,
         s.closed_at IS NOT NULL OR s.expires_at <= clock_timestamp(),
         m.status <> 'active'
    INTO c
    FROM game_session s
    JOIN member m ON m.id = s.member_id AND m.merchant_id = s.merchant_id
    JOIN ledger_account a ON a.id = s.account_id
   WHERE s.id = p_session AND s.adapter = p_adapter
     FOR UPDATE OF a;
  RETURN c;
END $$;
--> statement-breakpoint

-- An answer with the balance given, or without one where the session is unknown.
CREATE FUNCTION wallet_answer(p_status text, p_context wallet_context, p_balance bigint, p_posting bigint)
  RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_strip_nulls(jsonb_build_object(
    'status', p_status,
    'balance', ledger_decimal(p_balance, (p_context).exponent),
    'currency', (p_context).currency,
    'postingId', p_posting::text))
$$;
--> statement-breakpoint

CREATE FUNCTION wallet_refusal(p_status text, p_context wallet_context) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT wallet_answer(p_status, p_context, (p_context).balance_minor, NULL)
$$;
--> statement-breakpoint

-- What makes two calls the same call. The separator cannot occur in an id: the gateway refuses control characters.
CREATE FUNCTION wallet_request_hash(VARIADIC p_parts text[]) RETURNS bytea LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN sha256(convert_to(array_to_string(p_parts, E'\x1f', '-'), 'UTF8'));
END $$;
--> statement-breakpoint

-- The answer of an earlier call with this transaction id, a conflict, or null for a new one.
CREATE FUNCTION wallet_replay(p_adapter text, p_transaction text, p_hash bytea, p_context wallet_context)
  RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT CASE WHEN request_hash = p_hash THEN response ELSE wallet_refusal('TRANSACTION_CONFLICT', p_context) END
      FROM wallet_transaction WHERE adapter = p_adapter AND transaction_id = p_transaction);
END $$;
--> statement-breakpoint

-- Whether a rollback of this transaction came first; it is then refused for ever.
CREATE FUNCTION wallet_is_rolled_back(p_adapter text, p_transaction text) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM wallet_transaction
                  WHERE adapter = p_adapter AND reference_transaction_id = p_transaction AND kind = 'rollback');
END $$;
--> statement-breakpoint

CREATE FUNCTION wallet_remember(
  p_adapter text, p_transaction text, p_context wallet_context, p_kind text, p_round text, p_reference text,
  p_hash bytea, p_amount bigint, p_posting bigint, p_response jsonb
) RETURNS jsonb LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO wallet_transaction (adapter, transaction_id, merchant_id, member_id, session_id, kind, round_id,
                                  reference_transaction_id, request_hash, amount_minor, posting_id, response)
  VALUES (p_adapter, p_transaction, (p_context).merchant_id, (p_context).member_id, (p_context).session_id, p_kind,
          p_round, p_reference, p_hash, p_amount, p_posting, p_response);
  RETURN p_response;
END $$;
--> statement-breakpoint

-- Adds to a player's part in a round, opening it where it is new; a closed round stays closed.
CREATE FUNCTION wallet_record_round(
  p_adapter text, p_round text, p_context wallet_context, p_bet bigint, p_win bigint, p_closes boolean
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO game_round AS r (adapter, round_id, member_id, merchant_id, session_id, node_id, bet_minor, win_minor, closed_at)
  VALUES (p_adapter, p_round, (p_context).member_id, (p_context).merchant_id, (p_context).session_id,
          (p_context).node_id, p_bet, p_win, CASE WHEN p_closes THEN clock_timestamp() END)
  ON CONFLICT (adapter, round_id, member_id) DO UPDATE
    SET bet_minor = r.bet_minor + p_bet,
        win_minor = r.win_minor + p_win,
        closed_at = coalesce(r.closed_at, excluded.closed_at);
END $$;
--> statement-breakpoint

-- Moves money between the player and the house; positive amounts go to the player. Returns ledger_post's result, or null
-- where there is nothing to move.
CREATE FUNCTION wallet_post(p_context wallet_context, p_kind text, p_key text, p_hash bytea, p_amount bigint, p_meta jsonb)
  RETURNS jsonb LANGUAGE plpgsql AS $$
BEGIN
  RETURN CASE WHEN p_amount <> 0 THEN ledger_post(
    (p_context).merchant_id, p_kind, p_key, p_hash,
    ARRAY[(p_context).account_id,
          ledger_shared_account_id((p_context).merchant_id, (p_context).currency, (p_context).exponent, 'house',
                                   (p_context).member_id)],
    ARRAY[p_amount, -p_amount], p_meta) END;
END $$;
--> statement-breakpoint

-- The balance after a posting, as ledger_post reports it for the player, who is its first line.
CREATE FUNCTION wallet_balance_after(p_post jsonb, p_context wallet_context) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce((p_post -> 'entries' -> 0 ->> 'balance')::bigint, (p_context).balance_minor)
$$;
--> statement-breakpoint

CREATE FUNCTION wallet_bet(
  p_adapter text, p_session text, p_currency text, p_transaction text, p_round text, p_amount text, p_closes boolean
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

  v_post := wallet_post(c, 'bet', p_adapter || ':' || p_transaction, v_hash, -v_amount,
                        jsonb_build_object('round', p_round, 'node', c.node_id));
  IF v_post ->> 'status' <> 'OK' THEN
    RETURN wallet_refusal(CASE WHEN v_post ->> 'status' = 'CONFLICT' THEN 'TRANSACTION_CONFLICT'
                               ELSE v_post ->> 'status' END, c);
  END IF;
  v_posting := (v_post ->> 'postingId')::bigint;
  PERFORM wallet_record_round(p_adapter, p_round, c, v_amount, 0, p_closes);
  RETURN wallet_remember(p_adapter, p_transaction, c, 'bet', p_round, NULL, v_hash, v_amount, v_posting,
                         wallet_answer('OK', c, wallet_balance_after(v_post, c), v_posting));
END $$;
--> statement-breakpoint

-- A payout. Taken whatever became of the session, the player or the round since: the money is the player's.
CREATE FUNCTION wallet_win(
  p_adapter text, p_session text, p_currency text, p_transaction text, p_round text, p_amount text, p_closes boolean
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  c wallet_context := wallet_open(p_adapter, p_session);
  v_amount bigint;
  v_hash bytea;
  v_replay jsonb;
  v_post jsonb;
  v_posting bigint;
BEGIN
  IF c.session_id IS NULL THEN RETURN jsonb_build_object('status', 'SESSION_NOT_FOUND'); END IF;
  v_amount := ledger_minor(p_amount, c.exponent);
  IF v_amount IS NULL THEN RETURN wallet_refusal('INVALID_REQUEST', c); END IF;
  v_hash := wallet_request_hash('win', p_session, p_currency, p_round, v_amount::text, p_closes::text);
  v_replay := wallet_replay(p_adapter, p_transaction, v_hash, c);
  IF v_replay IS NOT NULL THEN RETURN v_replay; END IF;
  IF wallet_is_rolled_back(p_adapter, p_transaction) THEN RETURN wallet_refusal('TRANSACTION_ROLLED_BACK', c); END IF;
  IF p_currency <> c.currency THEN RETURN wallet_refusal('WRONG_CURRENCY', c); END IF;

  v_post := wallet_post(c, 'win', p_adapter || ':' || p_transaction, v_hash, v_amount,
                        jsonb_build_object('round', p_round, 'node', c.node_id));
  IF v_post ->> 'status' <> 'OK' THEN RETURN wallet_refusal('TRANSACTION_CONFLICT', c); END IF;
  v_posting := (v_post ->> 'postingId')::bigint;
  PERFORM wallet_record_round(p_adapter, p_round, c, 0, v_amount, p_closes);
  PERFORM wallet_show_big_win(p_adapter, p_round, c, v_amount);
  RETURN wallet_remember(p_adapter, p_transaction, c, 'win', p_round, NULL, v_hash, v_amount, v_posting,
                         wallet_answer('OK', c, wallet_balance_after(v_post, c), v_posting));
END $$;
--> statement-breakpoint

-- Puts a win of ten times the round's stake or more on the winner board, under the first and last letters of the name.
CREATE FUNCTION wallet_show_big_win(p_adapter text, p_round text, p_context wallet_context, p_amount bigint)
  RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO big_win (merchant_id, node_id, customer_name, amount_minor, currency, exponent)
  SELECT r.merchant_id, r.node_id, left(m.account, 2) || '****' || right(m.account, 1), p_amount,
         (p_context).currency, (p_context).exponent
    FROM game_round r JOIN member m ON m.id = r.member_id
   WHERE r.adapter = p_adapter AND r.round_id = p_round AND r.member_id = (p_context).member_id
     AND r.bet_minor > 0 AND p_amount >= 10 * r.bet_minor;
END $$;
--> statement-breakpoint

-- Takes a bet or a win back, once, however many rollbacks refer to it. Of a transaction that never arrived it is a
-- tombstone: OK, and the late transaction is refused. A win that was spent meanwhile cannot be taken back
-- (INSUFFICIENT_FUNDS): no balance goes below its floor.
CREATE FUNCTION wallet_rollback(
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
    -- The key and the hash name the original, so a second rollback finds the first one's posting.
    v_post := wallet_post(c, 'rollback', p_adapter || ':rollback:' || p_reference,
                          wallet_request_hash('rollback', p_reference), v_back,
                          jsonb_build_object('round', p_round, 'node', c.node_id));
    IF v_post ->> 'status' <> 'OK' THEN RETURN wallet_refusal(v_post ->> 'status', c); END IF;
    v_posting := (v_post ->> 'postingId')::bigint;
    IF wallet_is_rolled_back(p_adapter, p_reference) THEN
      -- Nothing moved now; the first rollback's balance is history.
      v_post := NULL;
    ELSE
      PERFORM wallet_record_round(p_adapter, p_round, c,
        CASE v_original.kind WHEN 'bet' THEN -v_original.amount_minor ELSE 0 END,
        CASE v_original.kind WHEN 'win' THEN -v_original.amount_minor ELSE 0 END, false);
    END IF;
  END IF;
  RETURN wallet_remember(p_adapter, p_transaction, c, 'rollback', p_round, p_reference, v_hash, abs(v_back), v_posting,
                         wallet_answer('OK', c, wallet_balance_after(v_post, c), v_posting));
END $$;
--> statement-breakpoint

-- Closes a round without money; a round that was never heard of is closed too, so that a late bet on it is refused.
CREATE FUNCTION wallet_end_round(p_adapter text, p_session text, p_currency text, p_transaction text, p_round text)
  RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  c wallet_context := wallet_open(p_adapter, p_session);
  v_hash bytea;
  v_replay jsonb;
BEGIN
  IF c.session_id IS NULL THEN RETURN jsonb_build_object('status', 'SESSION_NOT_FOUND'); END IF;
  v_hash := wallet_request_hash('endRound', p_session, p_currency, p_round);
  v_replay := wallet_replay(p_adapter, p_transaction, v_hash, c);
  IF v_replay IS NOT NULL THEN RETURN v_replay; END IF;
  IF p_currency <> c.currency THEN RETURN wallet_refusal('WRONG_CURRENCY', c); END IF;
  PERFORM wallet_record_round(p_adapter, p_round, c, 0, 0, true);
  RETURN wallet_remember(p_adapter, p_transaction, c, 'endRound', p_round, NULL, v_hash, 0, NULL,
                         wallet_answer('OK', c, c.balance_minor, NULL));
END $$;
--> statement-breakpoint

-- Trades the one-time launch token for the session. The token works once and for a few minutes.
CREATE FUNCTION wallet_authenticate(p_adapter text, p_session text, p_currency text, p_token_hash bytea)
  RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  c wallet_context := wallet_open(p_adapter, p_session);
BEGIN
  IF c.session_id IS NULL THEN RETURN jsonb_build_object('status', 'SESSION_NOT_FOUND'); END IF;
  IF c.is_blocked THEN RETURN wallet_refusal('PLAYER_BLOCKED', c); END IF;
  IF p_currency <> c.currency THEN RETURN wallet_refusal('WRONG_CURRENCY', c); END IF;
  UPDATE game_session SET authenticated_at = clock_timestamp()
   WHERE id = p_session AND token_hash = p_token_hash AND authenticated_at IS NULL AND closed_at IS NULL
     AND token_expires_at > clock_timestamp();
  IF NOT FOUND THEN RETURN jsonb_build_object('status', 'INVALID_TOKEN'); END IF;
  RETURN wallet_refusal('OK', c) || jsonb_build_object('player', (
    SELECT jsonb_build_object('id', m.id::text, 'name', m.nickname) FROM member m WHERE m.id = c.member_id));
END $$;
--> statement-breakpoint

-- The balance, for a session that still plays. Reads without locking.
CREATE FUNCTION wallet_balance(p_adapter text, p_session text, p_currency text) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT coalesce((
    SELECT jsonb_build_object(
             'status', CASE WHEN p_currency <> a.currency THEN 'WRONG_CURRENCY'
                            WHEN s.closed_at IS NOT NULL OR s.expires_at <= clock_timestamp() THEN 'SESSION_EXPIRED'
                            WHEN m.status <> 'active' THEN 'PLAYER_BLOCKED'
                            ELSE 'OK' END,
             'balance', ledger_decimal(a.balance_minor, a.exponent), 'currency', a.currency)
      FROM game_session s
      JOIN member m ON m.id = s.member_id AND m.merchant_id = s.merchant_id
      JOIN ledger_account a ON a.id = s.account_id
     WHERE s.id = p_session AND s.adapter = p_adapter
  ), jsonb_build_object('status', 'SESSION_NOT_FOUND'))
$$;
