-- What a way to pay asks and nobody else may read is stored sealed; `fields` has its mask.
ALTER TABLE "deposit" ADD COLUMN "sealed_fields" "bytea";--> statement-breakpoint
-- The requirement that a chargeback took away, so that a dispute that is won gives it back as it was.
ALTER TABLE "deposit_dispute" ADD COLUMN "requirement" jsonb;--> statement-breakpoint
-- When another withdrawal password was set in place of one that was forgotten.
ALTER TABLE "member" ADD COLUMN "withdrawal_reset_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "turnover_share_by_requirement" ON "turnover_share" USING btree ("requirement_id");--> statement-breakpoint
-- Vouchers of before: those that were handed on are masked for ever, and what could be compared with them is forgotten. One
-- that still waits for its provider is sealed when it is asked for.
UPDATE deposit
   SET fields = jsonb_set(fields, '{voucher}', to_jsonb('••••' || right(fields ->> 'voucher', CASE WHEN length(fields ->> 'voucher') >= 12 THEN 4 ELSE 2 END))),
       request_hash = sha256(convert_to(gen_random_uuid()::text, 'UTF8'))
 WHERE fields ? 'voucher' AND state <> 'created';
--> statement-breakpoint

-- As before, and the fields that are sealed.
CREATE OR REPLACE FUNCTION deposit_begin(p deposit, p_most_open integer) RETURNS deposit LANGUAGE plpgsql AS $$
DECLARE
  d deposit%ROWTYPE;
BEGIN
  -- One press at a time for a member, so that the number of open ones is exact.
  PERFORM pg_advisory_xact_lock(hashtextextended('deposit ' || p.member_id, 0));
  SELECT * INTO d FROM deposit WHERE member_id = p.member_id AND client_key = p.client_key AND merchant_id = p.merchant_id;
  IF d.reference IS NOT NULL THEN RETURN d; END IF;
  IF (SELECT count(*) FROM deposit WHERE member_id = p.member_id AND merchant_id = p.merchant_id
         AND created_at > clock_timestamp() - interval '1 day' AND expires_at > clock_timestamp()
         AND state IN ('created', 'awaiting', 'review')) >= p_most_open THEN
    RETURN NULL;
  END IF;
  INSERT INTO deposit (reference, merchant_id, member_id, method, connection, currency, exponent, amount_minor, payable_minor,
                       fee_basis_points, fee_fixed_minor, turnover_percent, state, fields, sealed_fields, bonus_id,
                       client_key, request_hash, expires_at)
  VALUES (p.reference, p.merchant_id, p.member_id, p.method, p.connection, p.currency, p.exponent, p.amount_minor,
          p.amount_minor, p.fee_basis_points, p.fee_fixed_minor, p.turnover_percent, 'created', p.fields, p.sealed_fields,
          p.bonus_id, p.client_key, p.request_hash, p.expires_at)
  RETURNING * INTO d;
  INSERT INTO deposit_attempt (merchant_id, reference, number, state) VALUES (d.merchant_id, d.reference, 1, 'asked');
  PERFORM payment_step_add(d.merchant_id, 'deposit', d.reference, d.member_id, 'created', 'player', NULL, '{}');
  RETURN d;
END $$;
--> statement-breakpoint

-- Takes a deposit's requirement back, or that part of it which belongs to the money that is taken back. What was staked for
-- it beyond what is left of it is counted anew, for the requirements that come after it; the latest rounds go first. One
-- that is taken back whole ends and gets another name, so that the same money, should it come again, is granted its own.
-- Answers what it was, and the rounds that were set free; null where nothing had to be staked. The player's account is
-- locked by the caller.
CREATE FUNCTION turnover_take_back(
  p_merchant text, p_source_reference text, p_part bigint, p_whole bigint, p_name text
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  q turnover_requirement%ROWTYPE;
  s record;
  v_needed bigint;
  v_free bigint;
  v_part bigint;
  v_rounds jsonb := '[]';
BEGIN
  SELECT * INTO q FROM turnover_requirement
   WHERE source_reference = p_source_reference AND source_kind = 'deposit' AND merchant_id = p_merchant FOR UPDATE;
  IF q.id IS NULL THEN RETURN NULL; END IF;
  v_needed := floor(q.needed_minor::numeric * (p_whole - p_part) / p_whole)::bigint;
  v_free := greatest(0, q.done_minor - v_needed);
  FOR s IN
    SELECT t.adapter, t.round_id, t.amount_minor FROM turnover_share t
      LEFT JOIN game_round g ON g.round_id = t.round_id AND g.member_id = t.member_id AND g.adapter = t.adapter
     WHERE t.requirement_id = q.id ORDER BY g.closed_at DESC, t.round_id DESC
  LOOP
    EXIT WHEN v_free = 0;
    v_part := least(v_free, s.amount_minor);
    IF v_part = s.amount_minor THEN
      DELETE FROM turnover_share WHERE round_id = s.round_id AND member_id = q.member_id AND adapter = s.adapter
         AND requirement_id = q.id;
    ELSE
      UPDATE turnover_share SET amount_minor = amount_minor - v_part WHERE round_id = s.round_id
         AND member_id = q.member_id AND adapter = s.adapter AND requirement_id = q.id;
    END IF;
    INSERT INTO turnover_due (merchant_id, member_id, adapter, round_id)
    VALUES (p_merchant, q.member_id, s.adapter, s.round_id) ON CONFLICT DO NOTHING;
    v_rounds := v_rounds || jsonb_build_array(jsonb_build_array(s.adapter, s.round_id));
    v_free := v_free - v_part;
  END LOOP;
  UPDATE turnover_requirement
     SET needed_minor = CASE WHEN v_needed > 0 THEN v_needed ELSE needed_minor END,
         done_minor = CASE WHEN v_needed > 0 THEN least(done_minor, v_needed) ELSE needed_minor END,
         finished_at = CASE WHEN v_needed = 0 OR done_minor >= v_needed THEN coalesce(finished_at, clock_timestamp()) END,
         source_reference = CASE WHEN v_needed > 0 THEN source_reference ELSE source_reference || ' ' || p_name END
   WHERE id = q.id;
  RETURN jsonb_build_object('source', p_source_reference, 'name', q.name, 'needed', q.needed_minor::text,
                            'grantedAt', q.granted_at, 'rounds', v_rounds);
END $$;
--> statement-breakpoint

-- Gives a requirement back as `turnover_take_back` found it. The rounds that counted for it are counted anew: what nobody
-- else has used of them is its own again.
CREATE FUNCTION turnover_give_back(p_merchant text, p_member bigint, p_currency text, p_exponent smallint, p_was jsonb)
  RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_needed bigint := (p_was ->> 'needed')::bigint;
BEGIN
  IF p_was IS NULL THEN RETURN; END IF;
  UPDATE turnover_requirement SET needed_minor = v_needed,
         finished_at = CASE WHEN done_minor = v_needed THEN finished_at END
   WHERE source_reference = p_was ->> 'source' AND source_kind = 'deposit' AND merchant_id = p_merchant;
  IF NOT FOUND THEN
    INSERT INTO turnover_requirement (merchant_id, member_id, currency, exponent, source_kind, source_reference, name,
                                      needed_minor, granted_at)
    VALUES (p_merchant, p_member, p_currency, p_exponent, 'deposit', p_was ->> 'source', p_was ->> 'name', v_needed,
            (p_was ->> 'grantedAt')::timestamptz);
  END IF;
  INSERT INTO turnover_due (merchant_id, member_id, adapter, round_id)
  SELECT p_merchant, p_member, r ->> 0, r ->> 1 FROM jsonb_array_elements(p_was -> 'rounds') r ON CONFLICT DO NOTHING;
END $$;
--> statement-breakpoint

-- As before, but what was staked for it counts for what else has to be staked.
CREATE OR REPLACE FUNCTION deposit_uncredit(d deposit, r deposit_receipt) RETURNS void LANGUAGE plpgsql AS $$
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
  PERFORM turnover_take_back(d.merchant_id, d.reference || ' ' || r.provider_ref, 1, 1, 'undone ' || r.posting_id);
END $$;
--> statement-breakpoint

-- As before, and nothing has to be staked any more for what the payer's bank takes back.
CREATE OR REPLACE FUNCTION deposit_charge_back(p_merchant text, p_connection text, p_fact jsonb, p_exponent smallint)
  RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  d deposit := deposit_of_receipt(p_merchant, p_connection, p_fact ->> 'providerRef');
  r deposit_receipt%ROWTYPE;
  v_known text := (SELECT provider_ref FROM deposit_dispute
                    WHERE dispute_ref = p_fact ->> 'disputeRef' AND connection = p_connection AND merchant_id = p_merchant);
  v_amount bigint;
BEGIN
  IF v_known = p_fact ->> 'providerRef' THEN RETURN jsonb_build_object('status', 'OK', 'did', 'nothing'); END IF;
  IF v_known IS NOT NULL THEN RETURN jsonb_build_object('status', 'STATE_WRONG'); END IF;
  SELECT * INTO r FROM deposit_receipt
   WHERE provider_ref = p_fact ->> 'providerRef' AND connection = p_connection AND merchant_id = p_merchant FOR UPDATE;
  -- The money it speaks of has not come yet: the provider tries again.
  IF r.state IS DISTINCT FROM 'credited' THEN RETURN jsonb_build_object('status', 'TRANSACTION_UNKNOWN'); END IF;
  v_amount := ledger_minor(p_fact ->> 'amount', r.exponent);
  IF p_fact ->> 'currency' <> r.currency OR coalesce(v_amount, 0) = 0 OR v_amount > r.amount_minor THEN
    RETURN jsonb_build_object('status', 'AMOUNT_WRONG');
  END IF;
  INSERT INTO deposit_dispute (merchant_id, connection, dispute_ref, provider_ref, amount_minor, state)
  VALUES (p_merchant, p_connection, p_fact ->> 'disputeRef', r.provider_ref, v_amount, 'open');
  PERFORM deposit_take_back(d, 'chargeback', 'chargeback ' || p_connection || ' ' || (p_fact ->> 'disputeRef'), v_amount,
                            jsonb_build_object('providerRef', r.provider_ref));
  -- The player's account is locked now, so that no round is counted meanwhile.
  UPDATE deposit_dispute
     SET requirement = turnover_take_back(p_merchant, d.reference || ' ' || r.provider_ref, v_amount, r.amount_minor,
                                          'chargeback ' || (p_fact ->> 'disputeRef'))
   WHERE dispute_ref = p_fact ->> 'disputeRef' AND connection = p_connection AND merchant_id = p_merchant;
  UPDATE deposit_receipt SET state = 'disputed'
   WHERE provider_ref = r.provider_ref AND connection = p_connection AND merchant_id = p_merchant;
  PERFORM deposit_move(d, 'disputed', 'provider', 'chargeback',
                       jsonb_build_object('amount', ledger_decimal(v_amount, d.exponent)));
  RETURN jsonb_build_object('status', 'OK', 'did', 'disputed', 'reference', d.reference);
END $$;
--> statement-breakpoint

-- As before, and what had to be staked has to be staked again.
CREATE OR REPLACE FUNCTION deposit_charge_back_reversed(p_merchant text, p_connection text, p_fact jsonb)
  RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  s deposit_dispute%ROWTYPE;
  d deposit%ROWTYPE;
  m member_money;
  v_debt bigint;
BEGIN
  SELECT * INTO s FROM deposit_dispute
   WHERE dispute_ref = p_fact ->> 'disputeRef' AND connection = p_connection AND merchant_id = p_merchant;
  IF s.dispute_ref IS NULL THEN RETURN jsonb_build_object('status', 'TRANSACTION_UNKNOWN'); END IF;
  d := deposit_of_receipt(p_merchant, p_connection, s.provider_ref);
  UPDATE deposit_dispute SET state = 'won', won_at = clock_timestamp()
   WHERE dispute_ref = s.dispute_ref AND connection = p_connection AND merchant_id = p_merchant AND state = 'open';
  IF NOT FOUND THEN RETURN jsonb_build_object('status', 'OK', 'did', 'nothing'); END IF;
  m := member_money_lock(d.merchant_id, d.currency, d.exponent, d.member_id);
  v_debt := least(m.owed, s.amount_minor);
  PERFORM payment_post(p_merchant, 'chargebackReversed', 'chargebackReversed ' || p_connection || ' ' || s.dispute_ref,
    ARRAY[ledger_part_account_id(p_merchant, d.currency, d.exponent, 'clearing', d.method, d.member_id), m.player_id,
          m.debt_id],
    ARRAY[-s.amount_minor, s.amount_minor - v_debt, v_debt],
    jsonb_build_object('reference', d.reference, 'providerRef', s.provider_ref));
  PERFORM turnover_give_back(p_merchant, d.member_id, d.currency, d.exponent, s.requirement);
  UPDATE deposit_receipt SET state = 'credited'
   WHERE provider_ref = s.provider_ref AND connection = p_connection AND merchant_id = p_merchant;
  PERFORM deposit_move(d, 'credited', 'provider', 'disputeWon', '{}');
  RETURN jsonb_build_object('status', 'OK', 'did', 'credited', 'reference', d.reference);
END $$;
--> statement-breakpoint

-- As before, but money that was undone and has come again may be given to the same player again: it is another deposit.
CREATE OR REPLACE FUNCTION suspense_assign(
  p_merchant text, p_connection text, p_provider_ref text, p_member bigint, p_reference text, p_method text,
  p_turnover_percent integer, p_operator text
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  d deposit%ROWTYPE;
  r deposit_receipt%ROWTYPE;
BEGIN
  IF NOT EXISTS (SELECT FROM member WHERE merchant_id = p_merchant AND id = p_member) THEN RETURN 'NOT_FOUND'; END IF;
  SELECT * INTO r FROM deposit_receipt
   WHERE provider_ref = p_provider_ref AND connection = p_connection AND merchant_id = p_merchant FOR UPDATE;
  IF r.provider_ref IS NULL THEN RETURN 'NOT_FOUND'; END IF;
  IF r.state <> 'suspense' THEN RETURN 'PAYMENT_STATE_CHANGED'; END IF;
  INSERT INTO deposit (reference, merchant_id, member_id, method, connection, currency, exponent, amount_minor, payable_minor,
                       fee_basis_points, fee_fixed_minor, turnover_percent, state, client_key, request_hash, expires_at)
  VALUES (p_reference, p_merchant, p_member, p_method, p_connection, r.currency, r.exponent, r.amount_minor, r.amount_minor,
          0, 0, p_turnover_percent, 'created', 'assigned ' || p_connection || ' ' || p_provider_ref || ' ' || r.posting_id,
          sha256(convert_to(p_provider_ref, 'UTF8')), greatest(r.at, clock_timestamp()))
  RETURNING * INTO d;
  PERFORM payment_step_add(p_merchant, 'deposit', d.reference, p_member, 'created', p_operator, NULL, '{}');
  PERFORM deposit_credit(d, r,
    ledger_part_account_id(p_merchant, r.currency, r.exponent, 'suspense', p_connection, 0),
    'matched ' || r.posting_id, p_operator);
  RETURN 'OK';
END $$;
--> statement-breakpoint

-- As before, and how long ago another withdrawal password was set in place of a forgotten one.
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
    'resetMinutes', (SELECT floor(extract(epoch FROM clock_timestamp() - withdrawal_reset_at) / 60)::int FROM member
                      WHERE id = p_member AND merchant_id = p_merchant),
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
