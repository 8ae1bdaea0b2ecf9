import { describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../../platform/database/connect.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { forEachDatabase } from '../../../platform/database/testing/databases.ts'
import { operatorActs } from '../deployment/operator-acts.ts'
import { openProposals } from './acts/proposals.ts'
import { countQueues } from './read/counts.ts'
import { debts } from './read/debts.ts'
import { creditedOtherwise, depositsIn } from './read/deposits.ts'
import { openDifferences } from './read/differences.ts'
import { findMembers } from './read/members.ts'
import { BEGINNING } from './read/place.ts'
import { entriesOf } from './read/player.ts'
import { providerFigures } from './read/providers.ts'
import { receiptsWithoutOwner } from './read/receipts.ts'
import { withdrawalsIn } from './read/withdrawals.ts'

/** Rows of each kind, as on a desk that nobody has looked at for years. The embedded engine writes them slowly. */
const ROWS = { postgres: 100_000, embedded: 20_000 }

/** The most database pages that a page of a list may read; the whole table has thousands. */
const MOST_PAGES = 700
/** The most for the counts of all queues together: a thousand rows of each. */
const MOST_PAGES_OF_COUNTS = 2_000

describe('lists of 100,000 rows are read by index, a page at a time, and their counts end', () => {
  forEachDatabase((kind, database) => {
    test('each list, from its beginning and from its middle, and the counts', async () => {
      await fill(database(), ROWS[kind])
      const at = (merchantId: string | null, after = BEGINNING) => ({ merchantId, after, limit: 51 })
      const middle = { at: new Date(Date.now() - 10_000_000).toISOString(), name: 'W' }
      const lists: Readonly<Record<string, (sql: Sql) => Promise<unknown>>> = {
        withdrawals: (sql) => withdrawalsIn(sql, 'review', at(null)),
        'withdrawals from the middle': (sql) => withdrawalsIn(sql, 'review', at(null, middle)),
        'withdrawals of a merchant': (sql) => withdrawalsIn(sql, 'review', at('aurora', middle)),
        deposits: (sql) => depositsIn(sql, 'review', at(null, middle)),
        'deposits of a merchant': (sql) => depositsIn(sql, 'review', at('aurora', middle)),
        otherwise: (sql) => creditedOtherwise(sql, at(null)),
        suspense: (sql) => receiptsWithoutOwner(sql, at(null, middle)),
        'suspense of a merchant': (sql) => receiptsWithoutOwner(sql, at('aurora', middle)),
        differences: (sql) => openDifferences(sql, at(null, { at: '0', name: '10000' })),
        debts: (sql) => debts(sql, at(null)),
        proposals: (sql) => openProposals(sql, { after: '0', limit: 51, merchantId: null }),
        player: (sql) => findMembers(sql, ['aurora', 'oasis'], 'm7777'),
        movements: (sql) => entriesOf(sql, '1', '10000', 51),
        providers: (sql) =>
          providerFigures(sql, [{ merchantId: 'aurora', connectionId: 'test', methodIds: ['test-bank'] }]),
        audit: (sql) => operatorActs(sql, { before: '10000', who: null, limit: 101 }),
        counts: (sql) => countQueues(sql),
      }
      for (const [name, read] of Object.entries(lists)) {
        const { pages, scanned } = await explained(database(), read)
        // A count ends at a thousand rows, wherever these are read.
        if (name !== 'counts') expect([name, scanned]).toEqual([name, []])
        const most = name === 'counts' ? MOST_PAGES_OF_COUNTS : MOST_PAGES
        expect([name, pages < most, pages]).toEqual([name, true, pages])
      }
    }, 240_000)
  })
})

/** Tables that always stay small: closed ways, and open proposals. */
const SMALL = ['closed_way', 'desk_proposal']

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Shared Hit Blocks': number
  readonly 'Shared Read Blocks': number
  readonly Plans?: readonly Plan[]
}

async function explained(
  { pool, everyMerchant }: OpenDatabase & { everyMerchant?: Sql },
  read: (sql: Sql) => Promise<unknown>,
) {
  const statements: { readonly statement: string; readonly values: readonly unknown[] }[] = []
  const note = (statement: string, values: readonly unknown[] = []) => statements.push({ statement, values })
  const recording = {
    ...everyMerchant,
    rows: async (_: unknown, statement: string, values?: readonly unknown[]) => {
      note(statement, values)
      return []
    },
    row: async (_: unknown, statement: string, values?: readonly unknown[]) => {
      note(statement, values)
      return {}
    },
  } as unknown as Sql
  await read(recording)
  let pages = 0
  const scanned: string[] = []
  const walk = ({ 'Node Type': type, 'Relation Name': relation = '', Plans = [] }: Plan) => {
    if (type === 'Seq Scan' && relation !== '' && !SMALL.includes(relation)) scanned.push(relation)
    for (const part of Plans) walk(part)
  }
  const client = await pool.connect()
  try {
    for (const { statement, values } of statements) {
      await client.query('begin; set local role livery_system')
      const { rows } = await client.query(`explain (analyze, buffers, format json) ${statement}`, [...values])
      await client.query('commit')
      const { Plan: plan } = rows[0]['QUERY PLAN'][0] as { Plan: Plan }
      pages += plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
      walk(plan)
    }
  } finally {
    client.release()
  }
  return { pages, scanned }
}

async function fill({ pool }: OpenDatabase, rows: number): Promise<void> {
  const client = await pool.connect()
  const series = `generate_series(1, ${rows}) n`
  const when = `now() - make_interval(secs => ${rows} - n)`
  const merchant = `case when n % 2 = 0 then 'aurora' else 'oasis' end`
  try {
    await client.query('begin; set local statement_timeout = 0; set local session_replication_role = replica')
    for (const statement of [
      `insert into member (id, merchant_id, account, nickname, password_hash) overriding system value
       select n, ${merchant}, 'm' || n, 'm' || n, '' from ${series}`,
      `insert into payee (id, merchant_id, member_id, method, sealed_details, fingerprint, masked, usable_at)
       values ('p', 'aurora', 2, 'test-bank', '', 'f', '1', now())`,
      `insert into withdrawal (reference, merchant_id, member_id, request_key, request_hash, method, payee_id, masked, currency,
                               exponent, amount_minor, fee_minor, state, checks, requested_at)
       select 'W' || n, ${merchant}, n, n::text, '', 'test-bank', 'p', '1', 'PHP', 2, 100, 0,
              case when n % 10 = 0 then 'received' else 'review' end, '[]', ${when} from ${series}`,
      `insert into withdrawal_attempt (reference, number, merchant_id, began_at)
       select 'W' || n, 1, ${merchant}, ${when} - interval '2 hours' from ${series}`,
      `insert into deposit (reference, merchant_id, member_id, method, connection, currency, exponent, amount_minor, payable_minor,
                            fee_basis_points, fee_fixed_minor, turnover_percent, state, client_key, request_hash, created_at, expires_at)
       select 'D' || n, ${merchant}, n, 'm', 'test', 'PHP', 2, 100, 100, 0, 0, 0,
              case when n % 10 = 0 then 'credited' else 'review' end, n::text, '', ${when}, ${when} from ${series}`,
      `insert into deposit_attempt (merchant_id, reference, number, state, asked_at)
       select ${merchant}, 'D' || n, 1, 'started', ${when} - interval '2 hours' from ${series}`,
      `insert into payment_step (reference, number, merchant_id, member_id, direction, state, at, actor, reason)
       select 'D' || n, 1, ${merchant}, n, 'deposit', 'credited', ${when}, 'provider', case when n % 2 = 0 then 'late' end from ${series}`,
      `insert into deposit_receipt (merchant_id, connection, provider_ref, currency, exponent, amount_minor, state, at, recorded_at)
       select ${merchant}, 'test', 'R' || n, 'PHP', 2, 100, 'suspense', ${when}, ${when} from ${series}`,
      `insert into settlement_difference (merchant_id, connection, day, kind, direction, provider_ref, currency)
       select ${merchant}, 'test', current_date, 'missingOurs', 'deposit', 'R' || n, 'PHP' from ${series}`,
      `insert into payment_event (merchant_id, connection, event_id, kind, fact, received_at)
       select ${merchant}, 'test', 'e' || n, 'depositReceived', '{}', ${when} from ${series}`,
      `insert into ledger_account (id, merchant_id, currency, exponent, kind, owner, balance_minor) overriding system value
       select n, ${merchant}, 'PHP', 2, case when n % 100 = 0 then 'debt' else 'player' end, n::text,
              case when n % 100 = 0 then -5 else 0 end from ${series}`,
      `insert into ledger_posting (id, merchant_id, kind, idempotency_key, request_hash) overriding system value
       select n, 'aurora', 'bet', n::text, '' from ${series}`,
      `insert into ledger_entry (account_id, account_version, posting_id, merchant_id, amount_minor, balance_after)
       select 1, n, n, 'aurora', 1, n from ${series}`,
      `insert into audit (merchant_id, actor_kind, actor, action, subject)
       select ${merchant}, case when n % 2 = 0 then 'operator' else 'member' end, 'ana', 'x', n::text from ${series}`,
    ])
      await client.query(statement)
    await client.query('commit')
    await client.query('analyze')
  } finally {
    client.release()
  }
}
