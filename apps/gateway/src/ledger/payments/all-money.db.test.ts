import { randomUUID } from 'node:crypto'
import { WITHDRAWAL_STATES } from '@livery/contract/cashier/withdrawal-states'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bigint, text } from '../../platform/database/row.ts'
import { forEachDatabase } from '../../platform/database/testing/databases.ts'
import { expectBalancedBooks } from '../testing.ts'
import { requestWithdrawal } from '../withdrawals/request.ts'
import { makePayee, TEST_METHOD } from '../withdrawals/testing.ts'
import type { DepositFact } from './deposit-facts.ts'
import { beginDeposit } from './deposits.ts'
import { MoneyModel } from './money-model.ts'
import type { PayoutFact } from './payout-facts.ts'

const PHP = { code: 'PHP', exponent: 2 }
const EVENTS = 20_000
const BATCH = 500
/** Simultaneous requests of one member, after each batch. */
const AT_ONCE = 8
const MEMBERS = 8
const at = (seconds: number) => new Date(1_790_000_000_000 + seconds * 1_000).toISOString()
const number = (most: number) => fc.integer({ min: 0, max: most })

/**
 * One drawn event. Its numbers are taken modulo the number of existing things, so that many events concern the same
 * ones.
 */
const DRAWN = fc.record({
  kind: fc.constantFrom(
    ...(['depositReceived', 'depositReceived', 'depositSeen', 'depositUndone', 'depositFailed'] as const),
    ...(['chargeback', 'chargebackReversed', 'play', 'play', 'request', 'request'] as const),
    ...(['move', 'move', 'payoutPaid', 'payoutPaid', 'payoutFailed', 'payoutReturned'] as const),
  ),
  event: number(14_000),
  target: number(100_000),
  money: number(2_500),
  dispute: number(600),
  amount: fc.constantFrom('100.00', '99.99', '100.01', '0.01', '5000.00'),
  currency: fc.constantFrom(...Array<string>(7).fill('PHP'), 'EUR'),
  second: number(1_000),
  minor: fc.bigInt(2n, 9_000n),
  fee: fc.bigInt(0n, 1n),
  isRight: fc.constantFrom(true, true, true, false),
  to: fc.constantFrom('approved', 'sent', 'sent', ...WITHDRAWAL_STATES),
})
type Drawn = typeof DRAWN extends fc.Arbitrary<infer Value> ? Value : never

/** One event as a call of the database; it returns a status. */
const ACT = `case e ->> 'do'
  when 'fact' then deposit_fact('aurora', 'mixed', e -> 'fact' ->> 'eventId', e -> 'fact', null, '{}', 2::smallint)
  when 'payout' then payout_fact('aurora', 'mixed', e -> 'fact' ->> 'eventId', e -> 'fact', null, '{}', 2::smallint,
                                 array['${TEST_METHOD}'], interval '1 hour')
  when 'request' then withdrawal_request('aurora', (e ->> 'member')::bigint, 'PHP', 2::smallint, e ->> 'reference',
                                         e ->> 'reference', '\\x00', e ->> 'payee', (e ->> 'amount')::bigint,
                                         (e ->> 'fee')::bigint, '[]', e ->> 'state')
  when 'move' then withdrawal_move('aurora', e ->> 'reference', null,
                                   array(select s from unnest(array[${WITHDRAWAL_STATES.map((state) => `'${state}'`).join(', ')}]) s
                                          where s <> e ->> 'to'),
                                   e ->> 'to', 'platform', null, '{}', null, null)
  when 'play' then ledger_post('aurora', 'test', e ->> 'key', '\\x00',
    array[ledger_account_id('aurora', 'PHP', 2::smallint, 'player', e ->> 'member'),
          ledger_account_id('aurora', 'PHP', 2::smallint, 'house', '0')],
    array[(e ->> 'amount')::bigint, -(e ->> 'amount')::bigint], '{}')
end ->> 'status'`

forEachDatabase((_kind, database) => {
  expectBalancedBooks(database)

  test(`${EVENTS} drawn events of every kind, doubled, reordered, late, wrong and undone, end as the model ends`, async () => {
    const model = new MoneyModel()
    const members: string[] = []
    const payees = new Map<string, string>()
    const references: string[] = []
    const addMember = async (merchantId: string) => {
      const row = await database().row(
        { id: text },
        `insert into member (merchant_id, account, nickname, password_hash) values ($1, $2, '', '') returning id::text as id`,
        [merchantId, randomUUID()],
      )
      return row!.id
    }
    const begin = async (merchantId: string, memberId: string, hours: number) => {
      const reference = `D${randomUUID().replace(/-/g, '').slice(0, 12).toUpperCase()}`
      const expiresAt = new Date(Date.now() + hours * 3_600_000)
      await beginDeposit(database(), {
        ...{ reference, merchantId, memberId, method: 'mixed', connection: 'mixed', currency: PHP, expiresAt },
        ...{ amountMinor: 10_000n, fee: { basisPoints: 150, fixedMinor: 50n }, turnoverPercent: 100, fields: {} },
        ...{ bonusId: null, clientKey: randomUUID(), requestHash: Buffer.from('x') },
      })
      return { reference, expiresAt: expiresAt.toISOString() }
    }
    for (let index = 0; index < MEMBERS; index += 1) {
      const member = await addMember('aurora')
      members.push(member)
      model.addMember(member)
      payees.set(member, await makePayee(database(), { merchantId: 'aurora', memberId: member }))
      for (let each = 0; each < 4; each += 1) {
        const { reference, expiresAt } = await begin('aurora', member, each === 3 ? -1 : 1)
        references.push(reference)
        model.deposits.deposits.set(reference, {
          ...{ member, currency: 'PHP', basisPoints: 150n, fixed: 50n, expiresAt },
          ...{ state: 'created', received: 0n, credited: 0n },
        })
      }
    }
    // Money may also name another merchant's order, or none.
    const named = [...references, (await begin('oasis', await addMember('oasis'), 1)).reference, null]

    let made = 0
    /** The event for the database, and the status it has to return; null where there is nothing to act on. */
    const step = (one: Drawn): readonly [event: object, expected: string] | null => {
      const member = members[one.target % members.length]!
      const withdrawal = model.withdrawals[one.target % Math.max(1, model.withdrawals.length)]
      made += 1
      switch (one.kind) {
        case 'play': {
          const won = one.minor - 4_500n
          if (won === 0n) return null
          return [{ do: 'play', key: `play ${made}`, member, amount: String(won) }, model.play(member, won)]
        }
        case 'request': {
          const reference = `W${String(made).padStart(15, '0')}`
          const state = one.isRight ? 'approved' : 'review'
          const event = { do: 'request', member, reference, payee: payees.get(member), fee: String(one.fee), state }
          return [
            { ...event, amount: String(one.minor) },
            model.request(member, reference, one.minor, one.fee, state === 'review'),
          ]
        }
        case 'move':
          if (!withdrawal) return null
          return [{ do: 'move', reference: withdrawal.reference, to: one.to }, model.move(withdrawal, one.to)]
        case 'payoutPaid':
        case 'payoutFailed':
        case 'payoutReturned': {
          if (!withdrawal) return null
          const { amountMinor, feeMinor } = model.of(withdrawal.member).withdrawals[withdrawal.index]!
          const net = amountMinor - feeMinor
          // A failed or returned payout carries no amount.
          const wrong = one.isRight || one.kind !== 'payoutPaid' ? null : one.event % 2 ? 'sum' : 'currency'
          const sum = wrong === 'sum' ? net + 1n : net
          const amount = `${sum / 100n}.${String(sum % 100n).padStart(2, '0')}`
          const fact = payoutFact(one, withdrawal.reference, amount, wrong === 'currency' ? 'EUR' : 'PHP')
          return [{ do: 'payout', fact }, model.payout(withdrawal, fact, wrong)]
        }
        default: {
          const fact = depositFact(one, named[one.target % named.length] ?? null)
          return [{ do: 'fact', fact }, model.fact(fact)]
        }
      }
    }

    const drawn = fc.sample(DRAWN, { numRuns: EVENTS, seed: 20_261_125 })
    for (let from = 0; from < drawn.length; from += BATCH) {
      const steps = drawn.slice(from, from + BATCH).flatMap((one) => {
        const taken = step(one)
        return taken ? [taken] : []
      })
      // All in one statement, since twenty thousand round trips would take most of the test's time.
      const rows = await database().rows(
        { status: text },
        `select ${ACT} as status from jsonb_array_elements($1::jsonb) with ordinality as f (e, n) order by n`,
        [JSON.stringify(steps.map(([event]) => event))],
      )
      expect(rows.map(({ status }) => status)).toEqual(steps.map(([, expected]) => expected))
      await atOnce(members[(from / BATCH) % members.length]!)
    }

    /** Several requests at the same moment: as many succeed as there is money for. */
    async function atOnce(memberId: string): Promise<void> {
      const { available } = model.money(memberId)
      const amountMinor = available / 3n > 1n ? available / 3n : 2n
      const requests = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, index) => {
          made += 1
          const reference = `W${String(made).padStart(15, '0')}${index}`
          const order = {
            reference,
            key: reference,
            payeeId: payees.get(memberId)!,
            checks: [],
            state: 'approved',
          } as const
          return requestWithdrawal(database(), {
            ...{ merchantId: 'aurora', memberId, currency: PHP, amountMinor, feeMinor: 0n },
            ...order,
          })
        }),
      )
      for (const one of requests)
        if (one.status === 'OK') expect(model.request(memberId, one.reference, amountMinor, 0n, false)).toBe('OK')
      expect(requests.filter(({ status }) => status === 'OK')).toHaveLength(
        Math.min(AT_ONCE, Number(available / amountMinor)),
      )
      expect(model.money(memberId).available).toBeLessThan(amountMinor)
    }

    for (const member of members) {
      const rows = await database().rows(
        { kind: text, balance: bigint },
        `select kind, balance_minor::text as balance from ledger_account
          where merchant_id = 'aurora' and owner = $1 and kind in ('player', 'debt', 'held')`,
        [member],
      )
      const of = (kind: string) => rows.find((row) => row.kind === kind)?.balance ?? 0n
      expect({ available: of('player'), owed: -of('debt'), held: of('held') }).toEqual(model.money(member))
    }
    const rows = await database().rows(
      { reference: text, state: text },
      `select reference, state from withdrawal where reference = any ($1)`,
      [model.withdrawals.map(({ reference }) => reference)],
    )
    const state = new Map(rows.map((row) => [row.reference, row.state]))
    for (const { member, index, reference } of model.withdrawals)
      expect([reference, state.get(reference)]).toEqual([reference, model.of(member).withdrawals[index]!.state])
    // The draws reach many cases; every dispute is decided by then.
    const states = new Set(rows.map((row) => row.state))
    expect(['paid', 'returned', 'rejected', 'received'].filter((one) => !states.has(one))).toEqual([])
    expect([...model.deposits.disputes.values()].length).toBeGreaterThan(10)
  }, 600_000)
})

function payoutFact({ kind, event }: Drawn, reference: string, amount: string, currency: string): PayoutFact {
  const eventStamp = { eventId: `p${event}`, at: at(1), reference }
  if (kind === 'payoutPaid') return { kind, ...eventStamp, providerRef: `p${event}`, amount, currency }
  if (kind === 'payoutFailed') return { kind, ...eventStamp, reason: 'x' }
  return { kind: 'payoutReturned', ...eventStamp, providerRef: `p${event}`, reason: 'x' }
}

function depositFact(one: Drawn, reference: string | null): DepositFact {
  const { kind, amount, currency } = one
  const eventStamp = { eventId: `e${one.event}`, at: at(one.second) }
  const providerRef = `m${one.money}`
  switch (kind) {
    case 'depositSeen':
      return { kind, ...eventStamp, reference, providerRef, amount, currency, confirmations: 1, needed: 3 }
    case 'depositReceived':
      return { kind, ...eventStamp, reference, providerRef, amount, currency }
    case 'depositUndone':
      return { kind, ...eventStamp, providerRef }
    case 'depositFailed':
      return { kind, ...eventStamp, reference: reference ?? 'D?', reason: 'x' }
    case 'chargeback':
      return { kind, ...eventStamp, providerRef, disputeRef: `c${one.dispute}`, amount, currency, reason: 'x' }
    default:
      return { kind: 'chargebackReversed', ...eventStamp, disputeRef: `c${one.dispute}` }
  }
}
