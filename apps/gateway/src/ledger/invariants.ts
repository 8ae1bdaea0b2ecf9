import type { Database } from '../platform/database/connect.ts'
import { text } from '../platform/database/row.ts'

export interface InvariantFault {
  readonly rule: string
  /** Which account, posting or round, and the figures that disagree. */
  readonly detail: string
}

/** How many faults of one rule are listed. */
const LISTED = 20

/** What must hold of the books at any moment, as queries for what breaks it. */
const RULES: Readonly<Record<string, string>> = {
  'the balances of a merchant and currency sum to zero': `
    SELECT format('%s %s: %s', merchant_id, currency, sum(balance_minor)) AS detail
      FROM ledger_account GROUP BY merchant_id, currency HAVING sum(balance_minor) <> 0`,

  'a posting has two or more entries that sum to zero': `
    SELECT format('posting %s: %s entries, sum %s', p.id, count(e.*), sum(e.amount_minor)) AS detail
      FROM ledger_posting p LEFT JOIN ledger_entry e ON e.posting_id = p.id
     GROUP BY p.id HAVING count(e.*) < 2 OR sum(e.amount_minor) <> 0`,

  'an account’s balance is the sum of its entries, and its version their number': `
    SELECT format('account %s: balance %s, entries %s, version %s, count %s',
                  a.id, a.balance_minor, e.total, a.version, e.number) AS detail
      FROM ledger_account a
      LEFT JOIN (SELECT account_id, sum(amount_minor) AS total, count(*) AS number, max(account_version) AS last
                   FROM ledger_entry GROUP BY account_id) e ON e.account_id = a.id
     WHERE a.balance_minor <> coalesce(e.total, 0) OR a.version <> coalesce(e.number, 0)
        OR a.version <> coalesce(e.last, 0)`,

  'each entry’s balance follows from the one before': `
    SELECT format('account %s version %s: %s + %s is not %s', account_id, account_version, before, amount_minor,
                  balance_after) AS detail
      FROM (SELECT *, lag(balance_after, 1, 0::bigint) OVER own AS before,
                   lag(account_version, 1, 0::bigint) OVER own AS version_before
              FROM ledger_entry WINDOW own AS (PARTITION BY account_id ORDER BY account_version)) entry
     WHERE before + amount_minor <> balance_after OR version_before + 1 <> account_version`,

  'no balance was ever below its floor': `
    SELECT format('account %s version %s: %s', a.id, e.account_version, e.balance_after) AS detail
      FROM ledger_account a JOIN ledger_entry e ON e.account_id = a.id
     WHERE e.balance_after < a.floor_minor AND e.amount_minor < 0`,

  'entries stay with their merchant and currency': `
    SELECT format('posting %s', p.id) AS detail
      FROM ledger_posting p JOIN ledger_entry e ON e.posting_id = p.id JOIN ledger_account a ON a.id = e.account_id
     GROUP BY p.id, p.merchant_id
    HAVING count(DISTINCT a.currency) > 1 OR bool_or(a.merchant_id <> p.merchant_id OR e.merchant_id <> p.merchant_id)`,

  'a wallet transaction moved what it says': `
    SELECT format('%s %s of %s: %s, ledger %s', t.kind, t.transaction_id, t.adapter, t.amount_minor, e.amount_minor)
           AS detail
      FROM wallet_transaction t
      LEFT JOIN game_session s ON s.id = t.session_id
      LEFT JOIN ledger_entry e ON e.posting_id = t.posting_id AND e.account_id = s.account_id
     WHERE CASE t.kind WHEN 'bet' THEN -t.amount_minor WHEN 'win' THEN t.amount_minor
                       WHEN 'rollback' THEN sign(coalesce(e.amount_minor, 0)) * t.amount_minor ELSE 0 END
           <> coalesce(e.amount_minor, 0)`,

  'a round’s stake and payout are its transactions’, rolled back ones left out': `
    SELECT format('round %s of %s, member %s: bet %s win %s, transactions %s %s',
                  r.round_id, r.adapter, r.member_id, r.bet_minor, r.win_minor, t.bet, t.win) AS detail
      FROM game_round r
      LEFT JOIN LATERAL (
        SELECT coalesce(sum(amount_minor) FILTER (WHERE kind = 'bet'), 0) AS bet,
               coalesce(sum(amount_minor) FILTER (WHERE kind = 'win'), 0) AS win
          FROM wallet_transaction w
         WHERE w.adapter = r.adapter AND w.round_id = r.round_id AND w.member_id = r.member_id
           AND NOT EXISTS (SELECT FROM wallet_transaction b WHERE b.adapter = w.adapter AND b.kind = 'rollback'
                              AND b.reference_transaction_id = w.transaction_id)) t ON true
     WHERE r.bet_minor <> t.bet OR r.win_minor <> t.win`,
}

/** Checks the whole ledger against itself. `faults` names what disagrees, at most twenty a rule. */
export async function checkInvariants(
  database: Pick<Database, 'transaction'>,
): Promise<{ readonly ok: boolean; readonly faults: readonly InvariantFault[] }> {
  const faults: InvariantFault[] = []
  // One snapshot for all rules; otherwise a transfer in between would look like a fault.
  await database.transaction(
    async (snapshot) => {
      for (const [rule, query] of Object.entries(RULES)) {
        const rows = await snapshot.rows({ detail: text }, `${query} LIMIT ${LISTED}`)
        for (const { detail } of rows) faults.push({ rule, detail })
      }
    },
    { snapshot: true },
  )
  return { ok: faults.length === 0, faults }
}
