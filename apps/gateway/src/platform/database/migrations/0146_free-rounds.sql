-- Rounds without a stake that a reward gives: what the vendor is asked for, and what was played of it.
CREATE TABLE "free_rounds" (
	"id" text PRIMARY KEY NOT NULL,
	"reward_id" text NOT NULL,
	"turn" integer NOT NULL,
	"merchant_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"vendor" text NOT NULL,
	"game" text NOT NULL,
	"currency" text NOT NULL,
	"exponent" smallint NOT NULL,
	"rounds" integer NOT NULL,
	"played" integer DEFAULT 0 NOT NULL,
	"stake_minor" bigint NOT NULL,
	"won_minor" bigint DEFAULT 0 NOT NULL,
	"turnover_tenths" integer NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"made_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "free_rounds_of_reward" UNIQUE("reward_id","turn"),
	CONSTRAINT "free_rounds_played" CHECK ("free_rounds"."played" between 0 and "free_rounds"."rounds"),
	CONSTRAINT "free_rounds_amounts" CHECK ("free_rounds"."stake_minor" > 0 and "free_rounds"."won_minor" >= 0 and "free_rounds"."turnover_tenths" >= 0),
	CONSTRAINT "free_rounds_state" CHECK ("state" in ('wanted', 'open', 'ending', 'ended', 'refused'))
);
--> statement-breakpoint
ALTER TABLE "game_round" ADD COLUMN "free_rounds_id" text;--> statement-breakpoint
ALTER TABLE "free_rounds" ADD CONSTRAINT "free_rounds_reward_id_reward_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."reward"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_rounds" ADD CONSTRAINT "free_rounds_member" FOREIGN KEY ("merchant_id","member_id") REFERENCES "public"."member"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "free_rounds_by_member" ON "free_rounds" USING btree ("member_id","merchant_id","made_at");--> statement-breakpoint
CREATE INDEX "free_rounds_due" ON "free_rounds" USING btree ("next_at") WHERE "free_rounds"."state" in ('wanted', 'ending');--> statement-breakpoint
CREATE INDEX "free_rounds_open" ON "free_rounds" USING btree ("expires_at") WHERE "free_rounds"."state" in ('wanted', 'open');--> statement-breakpoint
-- Wants a reward's rounds of its vendor, less what was played of them before the reward was taken back and given anew. Its
-- terms are in its inputs: {vendor, game, rounds, stakeMinor, turnoverTenths, hours}.
CREATE FUNCTION free_rounds_want(r reward) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_terms jsonb := r.inputs -> 'freeRounds';
  v_stake bigint := (v_terms ->> 'stakeMinor')::bigint;
  v_played integer := coalesce((SELECT sum(played) FROM free_rounds WHERE reward_id = r.id), 0);
  v_left integer := greatest((v_terms ->> 'rounds')::integer - v_played, 0);
BEGIN
  IF v_played > 0 THEN PERFORM reward_budget_return(r, r.amount_minor - v_left * v_stake); END IF;
  IF v_left = 0 THEN RETURN; END IF;
  INSERT INTO free_rounds (id, reward_id, turn, merchant_id, member_id, vendor, game, currency, exponent, rounds, stake_minor,
                           turnover_tenths, state, expires_at)
  VALUES (r.id || '-' || r.turn, r.id, r.turn, r.merchant_id, r.member_id, v_terms ->> 'vendor', v_terms ->> 'game', r.currency,
          r.exponent, v_left, v_stake, (v_terms ->> 'turnoverTenths')::integer, 'wanted',
          clock_timestamp() + make_interval(hours => (v_terms ->> 'hours')::integer));
END $$;
--> statement-breakpoint
-- Ends rounds that can still be played: their part of the budget is free again, and the vendor is told unless it never
-- heard of them.
CREATE FUNCTION free_rounds_end(f free_rounds, p_reason text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  r reward%ROWTYPE;
BEGIN
  UPDATE free_rounds
     SET state = CASE WHEN f.played = f.rounds OR (f.state = 'wanted' AND f.tries = 0) THEN 'ended' ELSE 'ending' END,
         reason = CASE WHEN f.played = f.rounds THEN 'played' ELSE p_reason END,
         tries = 0, next_at = clock_timestamp(), ended_at = clock_timestamp()
   WHERE id = f.id;
  IF f.played < f.rounds THEN
    SELECT * INTO r FROM reward WHERE id = f.reward_id;
    PERFORM reward_budget_return(r, (f.rounds - f.played) * f.stake_minor);
  END IF;
END $$;
--> statement-breakpoint
-- Ends rounds whose time is over. Answers how many.
CREATE FUNCTION free_rounds_expire(p_merchant text, p_limit integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  f free_rounds%ROWTYPE;
  v_count integer := 0;
BEGIN
  FOR f IN SELECT * FROM free_rounds WHERE merchant_id = p_merchant AND state IN ('wanted', 'open')
              AND expires_at <= clock_timestamp() ORDER BY expires_at LIMIT p_limit FOR UPDATE SKIP LOCKED
  LOOP
    PERFORM free_rounds_end(f, 'expired');
    PERFORM reward_tell(f.merchant_id, f.member_id);
    v_count := v_count + 1;
  END LOOP;
  RETURN v_count;
END $$;
--> statement-breakpoint
-- Begins a try to tell the vendor; the next one comes later and later. Answers the rounds, or nothing where none are due.
CREATE FUNCTION free_rounds_try(p_merchant text, p_id text) RETURNS SETOF free_rounds LANGUAGE sql AS $$
  UPDATE free_rounds
     SET tries = tries + 1, next_at = clock_timestamp() + make_interval(secs => least(300, 2 * 2 ^ least(tries, 8)))
   WHERE id = p_id AND merchant_id = p_merchant AND state IN ('wanted', 'ending') AND next_at <= clock_timestamp() RETURNING *
$$;
--> statement-breakpoint
-- What the vendor made of an order. What it refuses is taken back from the reward.
--   p_is_open  whether it gives the rounds, or has ended them
CREATE FUNCTION free_rounds_answered(p_merchant text, p_id text, p_is_open boolean, p_refusal text) RETURNS void
  LANGUAGE plpgsql AS $$
DECLARE
  f free_rounds%ROWTYPE;
  r reward%ROWTYPE;
BEGIN
  SELECT reward.* INTO r FROM reward JOIN free_rounds x ON x.reward_id = reward.id
   WHERE x.id = p_id AND x.merchant_id = p_merchant FOR UPDATE OF reward;
  SELECT * INTO f FROM free_rounds WHERE id = p_id AND merchant_id = p_merchant FOR UPDATE;
  IF f.state = 'ending' AND NOT p_is_open THEN
    UPDATE free_rounds SET state = 'ended' WHERE id = p_id;
  ELSIF f.state = 'wanted' AND p_is_open THEN
    UPDATE free_rounds SET state = 'open' WHERE id = p_id;
  ELSIF f.state = 'wanted' AND p_refusal IS NOT NULL THEN
    UPDATE free_rounds SET state = 'refused', reason = p_refusal, ended_at = clock_timestamp() WHERE id = p_id;
    PERFORM reward_budget_return(r, (f.rounds - f.played) * f.stake_minor);
    UPDATE reward SET state = 'takenBack', reason = 'vendor' WHERE id = r.id AND state = 'claimed';
  ELSIF f.state = 'wanted' THEN
    PERFORM free_rounds_end(f, 'expired');
  ELSE
    RETURN;
  END IF;
  PERFORM reward_tell(f.merchant_id, f.member_id);
END $$;
--> statement-breakpoint
-- Takes one of a player's free rounds in the session's game; false where there is none.
CREATE FUNCTION free_rounds_take(p_id text, p_context wallet_context) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  UPDATE free_rounds f SET played = played + 1
   WHERE f.id = p_id AND f.member_id = (p_context).member_id AND f.merchant_id = (p_context).merchant_id
     AND f.currency = (p_context).currency AND f.state IN ('wanted', 'open') AND f.played < f.rounds
     AND f.expires_at > clock_timestamp()
     AND EXISTS (SELECT FROM game_catalogue g WHERE g.node_id = (p_context).node_id AND g.vendor = f.vendor AND g.code = f.game);
  IF NOT FOUND THEN RETURN false; END IF;
  PERFORM reward_tell((p_context).merchant_id, (p_context).member_id);
  RETURN true;
END $$;
--> statement-breakpoint
CREATE FUNCTION free_rounds_record(p_adapter text, p_round text, p_context wallet_context, p_id text, p_closes boolean)
  RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO game_round (adapter, round_id, member_id, merchant_id, session_id, node_id, bet_minor, win_minor, closed_at,
                          free_rounds_id)
  VALUES (p_adapter, p_round, (p_context).member_id, (p_context).merchant_id, (p_context).session_id, (p_context).node_id,
          0, 0, CASE WHEN p_closes THEN clock_timestamp() END, p_id);
END $$;
--> statement-breakpoint
-- What of a win has to be staked, rounded up to the minor unit.
CREATE FUNCTION free_rounds_bound(f free_rounds, p_amount bigint) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT ceil(p_amount::numeric * (f).turnover_tenths / 10)::bigint
$$;
--> statement-breakpoint
-- Notes what a free round won, and what of it has to be staked: one requirement for all rounds of an order.
CREATE FUNCTION free_rounds_won(p_id text, p_amount bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  f free_rounds%ROWTYPE;
BEGIN
  UPDATE free_rounds SET won_minor = won_minor + p_amount WHERE id = p_id RETURNING * INTO f;
  IF f.turnover_tenths = 0 THEN RETURN; END IF;
  INSERT INTO turnover_requirement AS t (merchant_id, member_id, currency, exponent, source_kind, source_reference, name,
                                         needed_minor)
  SELECT f.merchant_id, f.member_id, f.currency, f.exponent, 'reward', f.reward_id || ' ' || f.turn, r.programme_id,
         free_rounds_bound(f, p_amount)
    FROM reward r WHERE r.id = f.reward_id
  ON CONFLICT (source_reference, source_kind, merchant_id)
  DO UPDATE SET needed_minor = t.needed_minor + excluded.needed_minor, finished_at = NULL;
END $$;
--> statement-breakpoint
-- A free round that was taken back can be played again; of a win that was, nothing has to be staked any more.
CREATE FUNCTION free_rounds_undo(p_id text, p_adapter text, p_round text, p_kind text, p_amount bigint)
  RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  f free_rounds%ROWTYPE;
  t turnover_requirement%ROWTYPE;
  v_needed bigint;
BEGIN
  IF p_kind = 'bet' THEN
    UPDATE free_rounds SET played = played - 1 WHERE id = p_id RETURNING * INTO f;
    UPDATE game_round SET closed_at = coalesce(closed_at, clock_timestamp()) WHERE adapter = p_adapter AND round_id = p_round
       AND member_id = f.member_id;
    PERFORM reward_tell(f.merchant_id, f.member_id);
    RETURN;
  END IF;
  UPDATE free_rounds SET won_minor = won_minor - p_amount WHERE id = p_id RETURNING * INTO f;
  SELECT * INTO t FROM turnover_requirement WHERE source_reference = f.reward_id || ' ' || f.turn AND source_kind = 'reward'
     AND merchant_id = f.merchant_id FOR UPDATE;
  IF t.id IS NULL THEN RETURN; END IF;
  v_needed := greatest(t.done_minor, t.needed_minor - free_rounds_bound(f, p_amount));
  IF v_needed = 0 THEN
    DELETE FROM turnover_requirement WHERE id = t.id;
  ELSE
    UPDATE turnover_requirement
       SET needed_minor = v_needed,
           finished_at = CASE WHEN v_needed = t.done_minor THEN coalesce(t.finished_at, clock_timestamp()) END
     WHERE id = t.id;
  END IF;
END $$;
--> statement-breakpoint
DROP FUNCTION wallet_bet(text, text, text, text, text, text, boolean, numeric);
--> statement-breakpoint
-- As before; with `p_free` it is the bet of nothing of a free round of that order. A round is free whole or not at all.
CREATE FUNCTION wallet_bet(
  p_adapter text, p_session text, p_currency text, p_transaction text, p_round text, p_amount text, p_closes boolean,
  p_amount_limit numeric DEFAULT NULL, p_free text DEFAULT NULL
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
  IF v_amount IS NULL OR (p_free IS NOT NULL AND v_amount <> 0) THEN RETURN wallet_refusal('INVALID_REQUEST', c); END IF;
  v_hash := wallet_request_hash(CASE WHEN p_free IS NULL THEN 'bet' ELSE 'free ' || p_free END, p_session, p_currency, p_round, v_amount::text, p_closes::text);
  v_replay := wallet_replay(p_adapter, p_transaction, v_hash, c);
  IF v_replay IS NOT NULL THEN RETURN v_replay; END IF;

  v_refusal := CASE
    WHEN wallet_is_rolled_back(p_adapter, p_transaction) THEN 'TRANSACTION_ROLLED_BACK'
    WHEN p_currency <> c.currency THEN 'WRONG_CURRENCY'
    WHEN NOT c.is_authenticated THEN 'INVALID_TOKEN'
    WHEN c.is_expired THEN 'SESSION_EXPIRED'
    WHEN c.is_blocked THEN 'PLAYER_BLOCKED'
    WHEN EXISTS (SELECT FROM game_round WHERE adapter = p_adapter AND round_id = p_round AND member_id = c.member_id
                    AND (closed_at IS NOT NULL OR p_free IS NOT NULL OR free_rounds_id IS NOT NULL)) THEN 'ROUND_CLOSED'
    WHEN p_free IS NOT NULL AND NOT free_rounds_take(p_free, c) THEN 'FREE_ROUNDS_OVER'
  END;
  IF v_refusal IS NOT NULL THEN RETURN wallet_refusal(v_refusal, c); END IF;
  IF v_amount > p_amount_limit * power(10::numeric, c.exponent) THEN
    RETURN wallet_refusal('LIMIT_EXCEEDED', c) || '{"limit": "amount"}';
  END IF;

  v_post := wallet_post(c, 'bet', wallet_key('seamless', p_adapter, p_transaction), v_hash, -v_amount,
                        jsonb_build_object('round', p_round, 'node', c.node_id));
  IF v_post ->> 'status' <> 'OK' THEN RETURN wallet_not_posted(v_post, c); END IF;
  v_posting := (v_post ->> 'postingId')::bigint;
  IF p_free IS NULL THEN PERFORM wallet_record_round(p_adapter, p_round, c, v_amount, 0, p_closes);
  ELSE PERFORM free_rounds_record(p_adapter, p_round, c, p_free, p_closes); END IF;
  RETURN wallet_remember(p_adapter, p_transaction, c, 'bet', p_round, NULL, v_hash, v_amount, v_posting,
                         wallet_answer('OK', c, wallet_balance_after(v_post, c), v_posting));
END $$;
--> statement-breakpoint
DROP FUNCTION wallet_win(text, text, text, text, text, text, boolean, boolean, numeric, numeric, numeric);
--> statement-breakpoint
-- As before; what a free round wins is posted as that, and counted for its order.
CREATE FUNCTION wallet_win(
  p_adapter text, p_session text, p_currency text, p_transaction text, p_round text, p_amount text, p_closes boolean,
  p_bonus boolean DEFAULT false, p_amount_limit numeric DEFAULT NULL, p_round_limit numeric DEFAULT NULL,
  p_hour_limit numeric DEFAULT NULL, p_free text DEFAULT NULL
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  c wallet_context := wallet_open(p_adapter, p_session);
  v_amount bigint;
  v_hash bytea;
  v_replay jsonb;
  v_limit text;
  v_free text;
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
  -- What a free round wins is that whether the vendor says so or not; of another order's round it is nothing.
  SELECT free_rounds_id INTO v_free FROM game_round
   WHERE adapter = p_adapter AND round_id = p_round AND member_id = c.member_id;
  IF p_free IS NOT NULL AND p_free IS DISTINCT FROM v_free THEN RETURN wallet_refusal('TRANSACTION_CONFLICT', c); END IF;
  v_limit := wallet_passed_limit(p_adapter, p_round, c, v_amount, p_amount_limit, p_round_limit, p_hour_limit);
  IF v_limit IS NOT NULL THEN
    RETURN wallet_refusal('LIMIT_EXCEEDED', c) || jsonb_build_object('limit', v_limit);
  END IF;

  v_post := wallet_post(c, CASE WHEN v_free IS NULL THEN 'win' ELSE 'freeWin' END, wallet_key('seamless', p_adapter, p_transaction), v_hash, v_amount,
                        jsonb_strip_nulls(jsonb_build_object('round', p_round, 'node', c.node_id,
                                                             'bonus', CASE WHEN p_bonus THEN true END,
                                                             'freeRounds', v_free)));
  IF v_post ->> 'status' <> 'OK' THEN RETURN wallet_not_posted(v_post, c); END IF;
  v_posting := (v_post ->> 'postingId')::bigint;
  PERFORM wallet_record_round(p_adapter, p_round, c, 0, v_amount, p_closes);
  IF v_free IS NOT NULL THEN PERFORM free_rounds_won(v_free, v_amount); END IF;
  PERFORM wallet_count_payout(p_adapter, c, v_amount);
  PERFORM wallet_show_big_win(p_adapter, p_transaction, p_round, c, v_amount);
  RETURN wallet_remember(p_adapter, p_transaction, c, 'win', p_round, NULL, v_hash, v_amount, v_posting,
                         wallet_answer('OK', c, wallet_balance_after(v_post, c), v_posting));
END $$;
--> statement-breakpoint
-- As before, and what is taken back of a free round is taken back of its order.
CREATE OR REPLACE FUNCTION wallet_rollback(
  p_adapter text, p_session text, p_currency text, p_transaction text, p_reference text, p_round text
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  c wallet_context := wallet_open(p_adapter, p_session);
  v_hash bytea;
  v_replay jsonb;
  v_original wallet_transaction%ROWTYPE;
  v_back bigint := 0;
  v_free text;
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
      SELECT free_rounds_id INTO v_free FROM game_round
       WHERE adapter = p_adapter AND round_id = p_round AND member_id = c.member_id;
      IF v_free IS NOT NULL THEN
        PERFORM free_rounds_undo(v_free, p_adapter, p_round, v_original.kind, v_original.amount_minor);
      END IF;
      DELETE FROM big_win WHERE transaction_id = p_reference AND adapter = p_adapter;
    END IF;
  END IF;
  RETURN wallet_remember(p_adapter, p_transaction, c, 'rollback', p_round, p_reference, v_hash, abs(v_back), v_posting,
                         wallet_answer('OK', c, wallet_balance_after(v_post, c), v_posting));
END $$;
--> statement-breakpoint
-- As before; free rounds are wanted of their vendor.
CREATE OR REPLACE FUNCTION reward_pay(r reward) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_from bigint := ledger_part_account_id(r.merchant_id, r.currency, r.exponent, 'rewards', r.programme_id, r.member_id);
  v_key text := 'reward ' || r.id || ' ' || r.turn;
  v_meta jsonb := jsonb_build_object('reward', r.id, 'programme', r.programme_id);
  m member_money;
  v_debt bigint;
BEGIN
  IF r.kind = 'freeRounds' THEN
    PERFORM free_rounds_want(r);
    RETURN;
  END IF;
  IF r.kind IN ('points', 'tickets') THEN
    PERFORM payment_post(r.merchant_id, 'reward', v_key, ARRAY[v_from, reward_purse_id(r)],
                         ARRAY[-r.amount_minor, r.amount_minor], v_meta);
    RETURN;
  END IF;
  m := member_money_lock(r.merchant_id, r.currency, r.exponent, r.member_id);
  v_debt := least(m.owed, r.amount_minor);
  PERFORM payment_post(r.merchant_id, 'reward', v_key, ARRAY[v_from, m.player_id, m.debt_id],
                       ARRAY[-r.amount_minor, r.amount_minor - v_debt, v_debt], v_meta);
  PERFORM turnover_grant(r.merchant_id, r.member_id, r.currency, r.exponent, 'reward', r.id || ' ' || r.turn,
                         r.programme_id, r.turnover_minor);
END $$;
--> statement-breakpoint
-- As before; of free rounds what is not played is gone, and what they won stays.
CREATE OR REPLACE FUNCTION reward_take_back(p_merchant text, p_id text, p_reason text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  r reward%ROWTYPE;
BEGIN
  SELECT * INTO r FROM reward WHERE id = p_id AND merchant_id = p_merchant FOR UPDATE;
  IF r.state IN ('applying', 'issued') THEN
    PERFORM reward_end(r, 'takenBack', p_reason);
    RETURN 'UNCLAIMED';
  END IF;
  IF r.state IS DISTINCT FROM 'claimed' THEN RETURN 'NOTHING'; END IF;
  IF r.kind = 'freeRounds' THEN
    PERFORM free_rounds_end(g, 'takenBack') FROM (
      SELECT f FROM free_rounds f WHERE f.reward_id = r.id AND f.state IN ('wanted', 'open') FOR UPDATE) AS own (g);
    UPDATE reward SET state = 'takenBack', reason = p_reason WHERE id = r.id;
    PERFORM reward_tell(r.merchant_id, r.member_id);
    RETURN 'UNCLAIMED';
  END IF;
  INSERT INTO reward_correction (reward_id, turn, merchant_id, member_id, amount_minor, reason)
  VALUES (r.id, r.turn, r.merchant_id, r.member_id, r.amount_minor, p_reason) ON CONFLICT DO NOTHING;
  UPDATE reward SET state = 'takenBack', reason = p_reason WHERE id = r.id;
  RETURN 'CORRECTION';
END $$;
