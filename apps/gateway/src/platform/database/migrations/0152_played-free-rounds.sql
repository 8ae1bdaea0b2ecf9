-- An order of which all rounds are played is over with the last of them, and not when its time is.
UPDATE free_rounds SET state = 'ended', reason = 'played', ended_at = clock_timestamp()
 WHERE state IN ('wanted', 'open') AND played = rounds;
--> statement-breakpoint
-- Takes one of a player's free rounds in the session's game; false where there is none. The last one ends the order.
CREATE OR REPLACE FUNCTION free_rounds_take(p_id text, p_context wallet_context) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  UPDATE free_rounds f
     SET played = played + 1,
         state = CASE WHEN played + 1 = rounds THEN 'ended' ELSE state END,
         reason = CASE WHEN played + 1 = rounds THEN 'played' END,
         ended_at = CASE WHEN played + 1 = rounds THEN clock_timestamp() END
   WHERE f.id = p_id AND f.member_id = (p_context).member_id AND f.merchant_id = (p_context).merchant_id
     AND f.currency = (p_context).currency AND f.state IN ('wanted', 'open') AND f.played < f.rounds
     AND f.expires_at > clock_timestamp()
     AND EXISTS (SELECT FROM game_catalogue g WHERE g.node_id = (p_context).node_id AND g.vendor = f.vendor AND g.code = f.game);
  IF NOT FOUND THEN RETURN false; END IF;
  PERFORM reward_tell((p_context).merchant_id, (p_context).member_id);
  RETURN true;
END $$;
--> statement-breakpoint
-- Takes a bet of a free round back. An order that was over because all were played goes on, unless its reward was taken back;
-- of one that stays over, the round is free in the budget again.
CREATE FUNCTION free_rounds_unplay(p_id text) RETURNS free_rounds LANGUAGE plpgsql AS $$
DECLARE
  f free_rounds%ROWTYPE;
  r reward%ROWTYPE;
BEGIN
  SELECT o.* INTO r FROM reward o JOIN free_rounds x ON x.reward_id = o.id WHERE x.id = p_id FOR SHARE OF o;
  UPDATE free_rounds SET played = played - 1 WHERE id = p_id RETURNING * INTO f;
  IF f.state IN ('wanted', 'open') THEN RETURN f; END IF;
  IF f.reason = 'played' AND f.played + 1 = f.rounds AND r.state = 'claimed' THEN
    UPDATE free_rounds SET state = 'open', reason = NULL, ended_at = NULL WHERE id = p_id RETURNING * INTO f;
  ELSE
    PERFORM reward_budget_return(r, f.stake_minor);
  END IF;
  RETURN f;
END $$;
--> statement-breakpoint
-- As before; a bet that is taken back may open the order again.
CREATE OR REPLACE FUNCTION free_rounds_undo(p_id text, p_adapter text, p_round text, p_kind text, p_amount bigint)
  RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  f free_rounds%ROWTYPE;
  t turnover_requirement%ROWTYPE;
  v_needed bigint;
BEGIN
  IF p_kind = 'bet' THEN
    f := free_rounds_unplay(p_id);
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
