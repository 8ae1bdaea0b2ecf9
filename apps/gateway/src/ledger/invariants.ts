import type { Database } from '../platform/database/connect.ts'
import { bigint, integer, text } from '../platform/database/row.ts'
import type { Sql } from '../platform/database/sql.ts'
import { AGENT_REBATE_RULES } from './agent-rebate/agent-rebate-rules.ts'
import { FREE_ROUND_RULES } from './free-rounds/free-round-rules.ts'
import { POINT_RULES } from './points/point-rules.ts'
import { RAFFLE_RULES } from './raffle/raffle-rules.ts'
import { TEAM_RULES } from './team-rules.ts'

export interface InvariantFault {
  readonly rule: string
  readonly merchantId: string
  /** The account, posting or round, and the figures that disagree. */
  readonly detail: string
}

/** How many faults of one rule are listed. */
const LISTED = 20

/** The rules the ledger must always fulfil, as queries for what breaks them, by merchant. */
const RULES: Readonly<Record<string, string>> = {
  'the balances of a merchant and currency sum to zero': `
    select merchant_id, format('%s %s: %s', merchant_id, currency, sum(balance_minor)) as detail
      from ledger_account group by merchant_id, currency having sum(balance_minor) <> 0`,

  'a posting has two or more entries that sum to zero': `
    select p.merchant_id, format('posting %s: %s entries, sum %s', p.id, count(e.*), sum(e.amount_minor)) as detail
      from ledger_posting p left join ledger_entry e on e.posting_id = p.id
     group by p.id having count(e.*) < 2 or sum(e.amount_minor) <> 0`,

  'an account’s balance is the sum of its entries, and its version their number': `
    select a.merchant_id, format('account %s: balance %s, entries %s, version %s, count %s',
                  a.id, a.balance_minor, e.total, a.version, e.number) as detail
      from ledger_account a
      left join (select account_id, sum(amount_minor) as total, count(*) as number, max(account_version) as last
                   from ledger_entry group by account_id) e on e.account_id = a.id
     where a.balance_minor <> coalesce(e.total, 0) or a.version <> coalesce(e.number, 0)
        or a.version <> coalesce(e.last, 0)`,

  'each entry’s balance follows from the one before': `
    select merchant_id, format('account %s version %s: %s + %s is not %s', account_id, account_version, before, amount_minor,
                  balance_after) as detail
      from (select *, lag(balance_after, 1, 0::bigint) over own as before,
                   lag(account_version, 1, 0::bigint) over own as version_before
              from ledger_entry window own as (partition by account_id order by account_version)) entry
     where before + amount_minor <> balance_after or version_before + 1 <> account_version`,

  'no balance was ever below its floor': `
    select a.merchant_id, format('account %s version %s: %s', a.id, e.account_version, e.balance_after) as detail
      from ledger_account a join ledger_entry e on e.account_id = a.id
     where e.balance_after < a.floor_minor and e.amount_minor < 0`,

  'nobody’s debt was ever above zero': `
    select a.merchant_id, format('account %s version %s: %s', a.id, e.account_version, e.balance_after) as detail
      from ledger_account a join ledger_entry e on e.account_id = a.id
     where a.kind = 'debt' and e.balance_after > 0`,

  'entries stay with their merchant and currency': `
    select p.merchant_id, format('posting %s', p.id) as detail
      from ledger_posting p join ledger_entry e on e.posting_id = p.id join ledger_account a on a.id = e.account_id
     group by p.id, p.merchant_id
    having count(distinct a.currency) > 1 or bool_or(a.merchant_id <> p.merchant_id or e.merchant_id <> p.merchant_id)`,

  'a wallet transaction moved what it says': `
    select t.merchant_id, format('%s %s of %s: %s, ledger %s', t.kind, t.transaction_id, t.adapter, t.amount_minor, e.amount_minor)
           as detail
      from wallet_transaction t
      left join game_session s on s.id = t.session_id
      left join ledger_entry e on e.posting_id = t.posting_id and e.account_id = s.account_id
     where case t.kind when 'bet' then -t.amount_minor when 'win' then t.amount_minor
                       when 'rollback' then sign(coalesce(e.amount_minor, 0)) * t.amount_minor else 0 end
           <> coalesce(e.amount_minor, 0)`,

  'a round’s stake and payout are its transactions’, rolled back ones left out': `
    select r.merchant_id, format('round %s of %s, member %s: bet %s win %s, transactions %s %s',
                  r.round_id, r.adapter, r.member_id, r.bet_minor, r.win_minor, t.bet, t.win) as detail
      from game_round r
      left join lateral (
        select coalesce(sum(amount_minor) filter (where kind = 'bet'), 0) as bet,
               coalesce(sum(amount_minor) filter (where kind = 'win'), 0) as win
          from wallet_transaction w
         where w.adapter = r.adapter and w.round_id = r.round_id and w.member_id = r.member_id
           and not exists (select from wallet_transaction b where b.adapter = w.adapter and b.kind = 'rollback'
                              and b.reference_transaction_id = w.transaction_id)) t on true
     where r.bet_minor <> t.bet or r.win_minor <> t.win`,

  'money that a game moved has the transaction that remembers its answer': `
    select p.merchant_id, format('%s posting %s (%s)', p.kind, p.id, p.idempotency_key) as detail
      from ledger_posting p
     where p.kind in ('bet', 'win', 'freeWin', 'rollback')
       and not exists (select from wallet_transaction t where t.posting_id = p.id)`,

  'the answer that a transaction remembers names its posting and the balance after it': `
    select t.merchant_id, format('%s %s of %s: %s', t.kind, t.transaction_id, t.adapter, t.response) as detail
      from wallet_transaction t
      left join game_session s on s.id = t.session_id
      left join ledger_account a on a.id = s.account_id
      left join ledger_entry e on e.posting_id = t.posting_id and e.account_id = s.account_id
     where t.response ->> 'status' is distinct from 'OK'
        or t.response ->> 'postingId' is distinct from t.posting_id::text
        or (t.kind in ('bet', 'win') and t.amount_minor <> 0 and e.posting_id is null)
        or (t.kind in ('bet', 'win') and e.posting_id is not null
            and (t.response ->> 'balance')::numeric * power(10::numeric, a.exponent) <> e.balance_after)`,

  'money on its way to vendors is what transfers that are not over have put aside': `
    select coalesce(a.merchant_id, t.merchant_id) as merchant_id,
           format('member %s: %s on its way, transfers %s', coalesce(a.owner, t.owner), a.minor, t.minor) as detail
      from (select merchant_id, currency, owner, balance_minor as minor from ledger_account where kind = 'transit') a
      full join (
        select merchant_id, currency, member_id::text as owner, sum(amount_minor) as minor from wallet_transfer
         where direction = 'in' and state in ('created', 'sent', 'unknown') group by 1, 2, 3) t
        using (merchant_id, currency, owner)
     where coalesce(a.minor, 0) <> coalesce(t.minor, 0)`,

  'what a member has at a vendor is what came, less what went home, and the rounds played there': `
    select a.merchant_id, format('account %s: %s, transfers %s, rounds %s', a.owner, a.balance_minor, t.minor, r.minor)
           as detail
      from ledger_account a
      cross join lateral (
        select coalesce(sum(case direction when 'in' then amount_minor else -amount_minor end), 0) as minor
          from wallet_transfer w
         where w.merchant_id = a.merchant_id and w.currency = a.currency and w.state = 'done'
           and w.vendor_id || '.' || w.member_id = a.owner) t
      cross join lateral (
        select coalesce(sum(g.win_minor - g.bet_minor), 0) as minor
          from game_session s join game_round g on g.session_id = s.id where s.account_id = a.id) r
     where a.kind = 'vendor' and a.balance_minor <> t.minor + r.minor`,

  'a transfer has moved what its state says, once': `
    select t.merchant_id, format('transfer %s, %s, %s: postings %s', t.reference, t.direction, t.state, p.kinds) as detail
      from wallet_transfer t
      cross join lateral (
        select coalesce(string_agg(p.kind, ' ' order by p.id), '') as kinds from ledger_posting p
         where p.merchant_id = t.merchant_id and p.idempotency_key in (
           'toVendor ' || t.reference, 'atVendor ' || t.reference, 'toVendorReturned ' || t.reference,
           'fromVendor ' || t.reference)) p
     where p.kinds <> case when t.direction = 'out' then case t.state when 'done' then 'fromVendor' else '' end
                           else case t.state when 'done' then 'toVendor atVendor' when 'failed' then 'toVendor toVendorReturned'
                                             else 'toVendor' end end`,

  'a transfer between members has moved its sum once, from the one to the other': `
    select t.merchant_id, format('transfer %s: %s', t.reference, coalesce(e.moved, 'nothing')) as detail
      from member_transfer t
      left join lateral (
        select string_agg(a.owner || ' ' || e.amount_minor, ', ' order by e.amount_minor) as moved
          from ledger_posting p join ledger_entry e on e.posting_id = p.id join ledger_account a on a.id = e.account_id
         where p.merchant_id = t.merchant_id and p.idempotency_key = 'transfer ' || t.reference and a.kind = 'player') e on true
     where e.moved is distinct from t.sender_id || ' ' || -t.amount_minor || ', ' || t.receiver_id || ' ' || t.amount_minor`,

  'the sums of what players play are their rounds’': `
    select merchant_id,
           format('member %s, game %s, %s: sums %s, rounds %s', member_id, node_id, quarter, s.figures, r.figures) as detail
      from (select merchant_id, member_id, quarter, node_id,
                   array[rounds, open_rounds, cancelled_rounds, stake_minor, win_minor, open_stake_minor, open_win_minor] as figures
              from play_sum) s
      full join (
        select merchant_id, member_id, date_bin('15 minutes', opened_at, '2000-01-01 00:00:00+00') as quarter, node_id,
               array[count(*), count(*) filter (where is_open), count(*) filter (where is_cancelled),
                     sum(bet_minor), sum(win_minor), coalesce(sum(bet_minor) filter (where is_open), 0),
                     coalesce(sum(win_minor) filter (where is_open), 0)] as figures
          from (select r.*, returned_minor > 0 and bet_minor = 0 and win_minor = 0 as is_cancelled,
                       closed_at is null and not (returned_minor > 0 and bet_minor = 0 and win_minor = 0) as is_open
                  from game_round r) r
         group by merchant_id, member_id, 3, node_id) r using (merchant_id, member_id, quarter, node_id)
     where s.figures is distinct from r.figures`,

  'the sums of what moves on players’ accounts are their entries’': `
    select merchant_id,
           format('account %s, %s, %s: sums %s, entries %s', account_id, kind, quarter, s.figures, e.figures) as detail
      from (select *, array[entries, in_minor, out_minor, first_version, last_version] as figures from ledger_sum) s
      full join (
        select e.merchant_id, e.account_id, p.kind, date_bin('15 minutes', p.at, '2000-01-01 00:00:00+00') as quarter,
               array[count(*), coalesce(sum(e.amount_minor) filter (where e.amount_minor > 0), 0),
                     coalesce(-sum(e.amount_minor) filter (where e.amount_minor < 0), 0),
                     min(e.account_version), max(e.account_version)] as figures
          from ledger_entry e join ledger_account a on a.id = e.account_id and a.kind = 'player'
          join ledger_posting p on p.id = e.posting_id
         group by e.merchant_id, e.account_id, p.kind, 4) e using (merchant_id, account_id, kind, quarter)
     where s.figures is distinct from e.figures`,

  'what a member’s rounds gave back is what was claimed and not taken back, what is carried, and what is open': `
    select merchant_id, format('member %s: rounds %s, claims %s, corrections %s, carried %s, open %s', member_id, a.micro,
                               c.minor, b.minor, carried_micro, a.open) as detail
      from rebate_purse p
      cross join lateral (
        select coalesce(sum(amount_micro), 0) as micro, coalesce(sum(amount_micro) filter (where claim_id is null), 0) as open
          from rebate_accrual x where x.member_id = p.member_id and x.merchant_id = p.merchant_id) a
      cross join lateral (
        select coalesce(sum(amount_minor), 0) as minor, count(*) as number
          from rebate_claim x where x.member_id = p.member_id and x.merchant_id = p.merchant_id) c
      cross join lateral (
        select coalesce(sum(amount_minor), 0) as minor
          from rebate_correction x where x.member_id = p.member_id and x.merchant_id = p.merchant_id) b
     where a.micro <> (c.minor - b.minor) * 1000000 + carried_micro + a.open or c.number <> p.claims`,

  'rebates have moved what their claims and corrections say': `
    select merchant_id, format('%s: %s posted, %s claimed and not taken back', merchant_id, p.minor, c.minor) as detail
      from (select merchant_id, -sum(balance_minor) as minor from ledger_account
             where kind = 'rewards' and owner like 'manualRebate.%' group by merchant_id) p
      full join (select merchant_id, sum(minor) as minor
                   from (select merchant_id, amount_minor as minor from rebate_claim
                         union all select merchant_id, -taken_minor from rebate_correction) x group by merchant_id) c
        using (merchant_id)
     where coalesce(p.minor, 0) <> coalesce(c.minor, 0)`,

  ...AGENT_REBATE_RULES,
  ...FREE_ROUND_RULES,
  ...POINT_RULES,
  ...RAFFLE_RULES,
  ...TEAM_RULES,
}

/** A merchant's balances in one currency, as far as they were read. */
export interface BooksSummary {
  readonly merchantId: string
  readonly currency: string
  readonly exponent: number
  readonly accounts: number
  readonly entries: bigint
  /** All money of the players, including money put aside, bonuses and money at vendors’ own wallets. */
  readonly playersMinor: bigint
}

/**
 * Checks the ledger, of one merchant or of all, in its state at one moment. `faults` names the violations, at most
 * twenty for each rule.
 */
export async function checkInvariants(
  database: Pick<Database, 'transaction'>,
  merchantId: string | null = null,
): Promise<{ readonly ok: boolean; readonly faults: readonly InvariantFault[] }> {
  const faults: InvariantFault[] = []
  // One snapshot for all rules; otherwise a transfer in between would look like a fault.
  await database.transaction(
    async (snapshot) => {
      for (const [rule, query] of Object.entries(RULES)) {
        const rows = await snapshot.rows(
          { merchant_id: text, detail: text },
          `select merchant_id, detail from (${query}) as fault
            where $1::text is null or merchant_id = $1 order by merchant_id, detail limit ${LISTED}`,
          [merchantId],
        )
        for (const { merchant_id, detail } of rows) faults.push({ rule, merchantId: merchant_id, detail })
      }
    },
    { snapshot: true },
  )
  return { ok: faults.length === 0, faults }
}

/** Balances by merchant and currency; of one merchant or of all. */
export async function summariseBooks(sql: Sql, merchantId: string | null = null): Promise<readonly BooksSummary[]> {
  const rows = await sql.rows(
    { merchant_id: text, currency: text, exponent: integer, accounts: integer, entries: bigint, players: bigint },
    `select merchant_id, currency, min(exponent) as exponent, count(*)::int as accounts, sum(version)::text as entries,
            coalesce(sum(balance_minor) filter (where kind in ('player', 'held', 'bonus', 'transit', 'vendor')), 0)::text as players
       from ledger_account where $1::text is null or merchant_id = $1
      group by merchant_id, currency order by merchant_id, currency`,
    [merchantId],
  )
  return rows.map(({ merchant_id, players, ...row }) => ({ ...row, merchantId: merchant_id, playersMinor: players }))
}
