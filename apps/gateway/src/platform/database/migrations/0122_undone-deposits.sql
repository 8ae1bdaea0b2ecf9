-- Takes back what a receipt that never came has credited: from the balance as far as it goes, the rest is owed, and the fee,
-- which nobody has earned. Nothing has to be staked for it any more. Its requirement gets another name, so that the same
-- money, should it come after all, is granted one of its own.
CREATE FUNCTION deposit_uncredit(d deposit, r deposit_receipt) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  m member_money := member_money_lock(d.merchant_id, d.currency, d.exponent, d.member_id);
  v_net bigint := r.amount_minor - r.fee_minor;
  v_own bigint := least(m.available, v_net);
BEGIN
  PERFORM payment_post(d.merchant_id, 'depositUndone', 'depositUndone ' || r.posting_id,
    ARRAY[m.player_id,
          coalesce(m.debt_id, ledger_account_id(d.merchant_id, d.currency, d.exponent, 'debt', d.member_id::text)),
          ledger_part_account_id(d.merchant_id, d.currency, d.exponent, 'fee', 'deposit', d.member_id),
          ledger_part_account_id(d.merchant_id, d.currency, d.exponent, 'clearing', d.method, d.member_id)],
    ARRAY[-v_own, v_own - v_net, -r.fee_minor, r.amount_minor], jsonb_build_object('reference', d.reference));
  UPDATE turnover_requirement
     SET done_minor = needed_minor, finished_at = coalesce(finished_at, clock_timestamp()),
         source_reference = source_reference || ' undone ' || r.posting_id
   WHERE source_reference = d.reference || ' ' || r.provider_ref AND source_kind = 'deposit' AND merchant_id = d.merchant_id;
END $$;
--> statement-breakpoint

-- As before, but the fee of money that never came goes back with it.
CREATE OR REPLACE FUNCTION deposit_undo(p_merchant text, p_connection text, p_fact jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  d deposit := deposit_of_receipt(p_merchant, p_connection, p_fact ->> 'providerRef');
  r deposit_receipt := deposit_receipt_lock(p_merchant, p_connection, p_fact || '{"currency": ""}', d.reference, 0::smallint);
  v_state text := 'undone';
BEGIN
  IF r.state IN ('undone', 'unbooked', 'disputed', 'lost', 'returned') THEN RETURN jsonb_build_object('status', 'OK', 'did', 'nothing'); END IF;
  IF r.state = 'credited' THEN
    PERFORM deposit_uncredit(d, r);
    UPDATE deposit SET received_minor = received_minor - r.amount_minor,
                       credited_minor = credited_minor - (r.amount_minor - r.fee_minor)
     WHERE reference = d.reference;
    PERFORM deposit_move(d, CASE WHEN d.received_minor > r.amount_minor THEN 'credited' ELSE 'lost' END, 'provider',
                         'undone', '{}');
  ELSIF r.state = 'suspense' THEN
    PERFORM payment_post(p_merchant, 'suspenseUndone', 'suspenseUndone ' || r.posting_id,
      ARRAY(SELECT account_id FROM ledger_entry WHERE posting_id = r.posting_id ORDER BY account_id),
      ARRAY(SELECT -amount_minor FROM ledger_entry WHERE posting_id = r.posting_id ORDER BY account_id), '{}');
  ELSIF d.state = 'confirming' THEN
    UPDATE deposit SET confirmations = 0 WHERE reference = d.reference;
    PERFORM deposit_move(d, CASE WHEN d.expires_at > clock_timestamp() THEN 'awaiting' ELSE 'expired' END, 'provider',
                         'undone', '{}');
  END IF;
  UPDATE deposit_receipt SET state = 'undone', at = (p_fact ->> 'at')::timestamptz
   WHERE provider_ref = r.provider_ref AND connection = p_connection AND merchant_id = p_merchant;
  RETURN jsonb_build_object('status', 'OK', 'did', 'undone');
END $$;
--> statement-breakpoint

-- As before, but a cancelled deposit takes back what it gave, which is less than it was by the fee.
CREATE OR REPLACE FUNCTION deposit_inverted(p_merchant text, p_connection text, p_operation jsonb, p_exponent smallint)
  RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  t inverted_transaction%ROWTYPE;
  d deposit%ROWTYPE;
  m member_money;
  r deposit_receipt%ROWTYPE;
  v_action text := p_operation ->> 'action';
  v_ref text := p_operation ->> 'providerRef';
BEGIN
  IF v_action IN ('check', 'create') THEN
    d := deposit_lock(p_merchant, p_connection, p_operation ->> 'reference');
    IF d.reference IS NULL THEN RETURN jsonb_build_object('status', 'REFERENCE_UNKNOWN'); END IF;
  ELSE
    SELECT deposit.* INTO d FROM deposit JOIN inverted_transaction i ON i.reference = deposit.reference
     WHERE i.provider_ref = v_ref AND i.connection = p_connection AND i.merchant_id = p_merchant FOR UPDATE OF deposit;
    IF d.reference IS NULL THEN RETURN jsonb_build_object('status', 'TRANSACTION_UNKNOWN'); END IF;
  END IF;
  SELECT * INTO t FROM inverted_transaction
   WHERE provider_ref = v_ref AND connection = p_connection AND merchant_id = p_merchant FOR UPDATE;

  IF v_action IN ('check', 'create') AND t.provider_ref IS NULL THEN
    IF p_operation ->> 'currency' <> d.currency
       OR ledger_minor(p_operation ->> 'amount', d.exponent) IS DISTINCT FROM d.payable_minor THEN
      RETURN jsonb_build_object('status', 'AMOUNT_WRONG');
    END IF;
    IF d.state NOT IN ('created', 'awaiting') OR d.expires_at <= clock_timestamp() THEN
      RETURN jsonb_build_object('status', 'STATE_WRONG');
    END IF;
    IF v_action = 'check' THEN RETURN jsonb_build_object('status', 'OK'); END IF;
    INSERT INTO inverted_transaction (merchant_id, connection, provider_ref, reference, amount, currency, state)
    VALUES (p_merchant, p_connection, v_ref, d.reference, p_operation ->> 'amount', p_operation ->> 'currency', 'created')
    RETURNING * INTO t;
    PERFORM deposit_move(d, 'confirming', 'provider', NULL, '{}');
  ELSIF v_action = 'create' AND t.reference <> d.reference THEN
    RETURN jsonb_build_object('status', 'STATE_WRONG');
  ELSIF v_action = 'perform' AND t.state = 'created' THEN
    PERFORM deposit_receive(p_merchant, p_connection, jsonb_build_object(
      'reference', d.reference, 'providerRef', v_ref, 'amount', t.amount, 'currency', t.currency,
      'at', to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), d.exponent);
    UPDATE inverted_transaction SET state = 'performed', performed_at = clock_timestamp()
     WHERE provider_ref = v_ref AND connection = p_connection AND merchant_id = p_merchant RETURNING * INTO t;
  ELSIF v_action = 'perform' AND t.state <> 'performed' THEN
    RETURN jsonb_build_object('status', 'STATE_WRONG');
  ELSIF v_action = 'cancel' AND t.state = 'created' THEN
    UPDATE inverted_transaction SET state = 'cancelled', cancelled_at = clock_timestamp(), reason = p_operation ->> 'reason'
     WHERE provider_ref = v_ref AND connection = p_connection AND merchant_id = p_merchant RETURNING * INTO t;
    IF d.state = 'confirming' THEN
      PERFORM deposit_move(d, CASE WHEN d.expires_at > clock_timestamp() THEN 'awaiting' ELSE 'expired' END, 'provider', 'undone', '{}');
    END IF;
  ELSIF v_action = 'cancel' AND t.state = 'performed' THEN
    m := member_money_lock(p_merchant, d.currency, d.exponent, d.member_id);
    SELECT * INTO r FROM deposit_receipt
     WHERE provider_ref = v_ref AND connection = p_connection AND merchant_id = p_merchant FOR UPDATE;
    -- Money that was played with is not given back: the provider is told so, and keeps its transaction.
    IF r.state <> 'credited' OR m.available < r.amount_minor - r.fee_minor THEN RETURN jsonb_build_object('status', 'STATE_WRONG'); END IF;
    PERFORM deposit_undo(p_merchant, p_connection, jsonb_build_object('providerRef', v_ref, 'at',
      to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')));
    UPDATE inverted_transaction
       SET state = 'cancelledAfterPerform', cancelled_at = clock_timestamp(), reason = p_operation ->> 'reason'
     WHERE provider_ref = v_ref AND connection = p_connection AND merchant_id = p_merchant RETURNING * INTO t;
  END IF;
  RETURN jsonb_build_object('status', 'OK', 'transaction', jsonb_build_object(
    'id', d.reference, 'state', t.state, 'createdAt', t.created_at, 'performedAt', t.performed_at,
    'cancelledAt', t.cancelled_at, 'reason', t.reason));
END $$;
--> statement-breakpoint

-- As before, but the ways by which money has come in are those of deposits, whether or not anything had to be staked.
CREATE OR REPLACE FUNCTION withdrawal_facts(
  p_merchant text, p_member bigint, p_currency text, p_exponent smallint, p_weights jsonb,
  p_payee text, p_day_began timestamptz, p_since timestamptz
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_account bigint := ledger_account_id(p_merchant, p_currency, p_exponent, 'player', p_member::text);
  v_available bigint;
  v_payee payee%ROWTYPE;
BEGIN
  SELECT balance_minor INTO v_available FROM ledger_account WHERE id = v_account FOR UPDATE;
  PERFORM turnover_feed(p_merchant, p_member, p_currency, p_exponent, p_weights);
  SELECT * INTO v_payee FROM payee
   WHERE id = p_payee AND member_id = p_member AND merchant_id = p_merchant AND removed_at IS NULL;
  RETURN jsonb_build_object(
    'available', v_available::text,
    'left', turnover_left(p_merchant, p_member, p_currency)::text,
    'debt', coalesce((SELECT -balance_minor FROM ledger_account WHERE merchant_id = p_merchant AND currency = p_currency
                         AND kind = 'debt' AND owner = p_member::text), 0)::text,
    'openRounds', (SELECT count(*) FROM game_round WHERE merchant_id = p_merchant AND member_id = p_member
                      AND opened_at > p_since AND closed_at IS NULL
                      AND game_round_state(bet_minor, win_minor, returned_minor, closed_at) = 'open'),
    'dayCount', (SELECT count(*) FROM withdrawal WHERE member_id = p_member AND merchant_id = p_merchant
                    AND requested_at >= p_day_began AND state NOT IN ('rejected', 'cancelled', 'returned')),
    'dayAmount', (SELECT coalesce(sum(amount_minor), 0) FROM withdrawal
                   WHERE member_id = p_member AND merchant_id = p_merchant AND requested_at >= p_day_began
                     AND state NOT IN ('rejected', 'cancelled', 'returned'))::text,
    'paidBefore', EXISTS (SELECT FROM withdrawal WHERE member_id = p_member AND merchant_id = p_merchant
                             AND state IN ('paid', 'received')),
    'payeePaidBefore', EXISTS (SELECT FROM withdrawal w JOIN payee o ON o.id = w.payee_id
                                WHERE w.member_id = p_member AND w.merchant_id = p_merchant
                                  AND o.fingerprint = v_payee.fingerprint AND w.state IN ('paid', 'received')),
    'payeeCoolMinutes', CASE WHEN v_payee.id IS NOT NULL THEN
       greatest(0, ceil(extract(epoch FROM v_payee.usable_at - clock_timestamp()) / 60))::int END,
    'payeeOfOthers', EXISTS (SELECT FROM payee o WHERE o.fingerprint = v_payee.fingerprint
                                AND o.merchant_id = p_merchant AND o.member_id <> p_member),
    'sharedAddress', EXISTS (SELECT FROM session own JOIN session other
                                 ON other.ip = own.ip AND other.user_agent = own.user_agent
                                AND other.merchant_id = p_merchant AND other.member_id <> p_member
                                AND other.created_at > p_since - interval '29 days'
                              WHERE own.merchant_id = p_merchant AND own.member_id = p_member AND own.ip IS NOT NULL
                                AND own.created_at > p_since - interval '29 days'),
    'waysIn', (SELECT coalesce(jsonb_agg(DISTINCT method), '[]') FROM deposit
                WHERE member_id = p_member AND merchant_id = p_merchant AND credited_minor > 0));
END $$;
