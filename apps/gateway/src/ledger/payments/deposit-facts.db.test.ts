import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import Type from 'typebox'
import { describe, expect, test } from 'vitest'
import { bigint, json, text } from '../../platform/database/row.ts'
import { forEachDatabase } from '../../platform/database/testing/databases.ts'
import { deposit as gift } from '../deposit.ts'
import { expectBalancedBooks } from '../testing.ts'
import { openRequirements } from '../turnover/requirements.ts'
import { applyDepositFact, type DepositFact, OUTCOME } from './deposit-facts.ts'
import { newModel, takeFact } from './deposit-model.ts'
import { beginDeposit, depositOf, endDeposit, matchReceipt, proveDeposit, rejectDeposit, stepsOf } from './deposits.ts'
import { applyInverted } from './inverted.ts'
import { owedMinor } from './owed.ts'
import { assignReceipt } from './suspense.ts'

const PHP = { code: 'PHP', exponent: 2 }
const AURORA = { id: 'aurora', currency: PHP }
const SOURCE = { merchant: AURORA, connectionId: 'bank', raw: Buffer.from('{}'), headers: {} }
const at = (seconds: number) => new Date(1_790_000_000_000 + seconds * 1_000).toISOString()

forEachDatabase((_kind, database) => {
  expectBalancedBooks(database)

  const addMember = async (merchantId = 'aurora') => {
    const row = await database().row(
      { id: text },
      `insert into member (merchant_id, account, nickname, password_hash) values ($1, $2, '', '') returning id::text as id`,
      [merchantId, randomUUID()],
    )
    return row!.id
  }
  let next = 0
  const begin = async (
    memberId: string,
    {
      amountMinor = 10_000n,
      merchantId = 'aurora',
      connection = 'bank',
      fee = { basisPoints: 0, fixedMinor: 0n },
      hours = 1,
    } = {},
  ) => {
    next += 1
    const reference = `D${String(next).padStart(12, '0')}`
    await beginDeposit(database(), {
      reference,
      merchantId,
      memberId,
      method: connection,
      connection,
      currency: PHP,
      amountMinor,
      fee,
      turnoverPercent: 100,
      fields: {},
      bonusId: null,
      clientKey: randomUUID(),
      requestHash: Buffer.from('x'),
      expiresAt: new Date(Date.now() + hours * 3_600_000),
    })
    return reference
  }
  const received = (reference: string | null, amount: string, more: Partial<DepositFact> = {}) =>
    ({
      kind: 'depositReceived',
      eventId: randomUUID(),
      at: at(1),
      reference,
      providerRef: randomUUID(),
      amount,
      currency: 'PHP',
      ...more,
    }) as DepositFact
  const money = async (memberId: string) => {
    const rows = await database().rows(
      { kind: text, balance: bigint },
      `select kind, balance_minor::text as balance from ledger_account
        where merchant_id = 'aurora' and owner = $1 and kind in ('player', 'debt')`,
      [memberId],
    )
    const of = (kind: string) => rows.find((row) => row.kind === kind)?.balance ?? 0n
    return { available: of('player'), owed: -of('debt') }
  }
  const apply = (fact: DepositFact, source = SOURCE) => applyDepositFact(database(), source, fact)

  test('what was received is credited once, less the fee, however often and however much at once it is said', async () => {
    const memberId = await addMember()
    const reference = await begin(memberId, { fee: { basisPoints: 150, fixedMinor: 100n } })
    const fact = received(reference, '99.99')
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => apply(fact)))
    expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['OK']))
    expect(outcomes.filter(({ again }) => !again)).toHaveLength(1)
    // A second event about the same money, as some providers send it.
    expect(await apply({ ...fact, eventId: randomUUID() })).toMatchObject({ status: 'OK', did: 'nothing' })
    expect(await apply({ ...fact, at: at(2) })).toEqual({ status: 'CONFLICT' })
    // 1.5 % of 99.99 is 1.49985, rounded up, and 1.00.
    expect((await money(memberId)).available).toBe(9_999n - 150n - 100n)
    const row = await depositOf(database(), 'aurora', reference)
    expect(row).toMatchObject({ state: 'credited', received_minor: 9_999n, credited_minor: 9_749n })
    const steps = (await stepsOf(database(), 'aurora', [reference])).get(reference)!
    expect(steps.map(({ state, reason, number }) => [number, state, reason])).toEqual([
      [1, 'created', null],
      [2, 'credited', 'under'],
    ])
  })

  test('money for another merchant’s order, or for none, waits without an owner until an operator says whose it is', async () => {
    const [here, there] = [await addMember(), await addMember('oasis')]
    const foreign = await begin(there, { merchantId: 'oasis' })
    const fact = received(foreign, '40.00')
    expect(await apply(fact)).toMatchObject({ did: 'suspense' })
    expect(await depositOf(database(), 'oasis', foreign)).toMatchObject({ state: 'created', received_minor: 0n })
    const own = await begin(here)
    const receipt = {
      merchantId: 'aurora',
      connectionId: 'bank',
      providerRef: (fact as { providerRef: string }).providerRef,
    }
    const match = () => matchReceipt(database(), receipt, own, 'operator-1')
    const matched = await Promise.all([match(), match()])
    expect(matched.sort()).toEqual(['OK', 'PAYMENT_STATE_CHANGED'])
    expect(await money(here)).toEqual({ available: 4_000n, owed: 0n })
  })

  test('a chargeback without cover is owed, and paid first by what comes in', async () => {
    const memberId = await addMember()
    const one = received(await begin(memberId), '100.00')
    await apply(one)
    const { providerRef } = one as { providerRef: string }
    const back = {
      kind: 'chargeback',
      eventId: 'cb-1',
      at: at(9),
      providerRef,
      disputeRef: 'dispute-1',
      reason: 'fraud',
    } as const
    expect(await apply({ ...back, amount: '200.00', currency: 'PHP' })).toEqual({ status: 'AMOUNT_WRONG' })
    const player = await database().row(
      { id: text },
      `select ledger_account_id('aurora', 'PHP', 2::smallint, 'player', $1)::text as id`,
      [memberId],
    )
    // A game takes most of it meanwhile.
    await database().run(
      `select ledger_post('aurora', 'test', $1, '\\x00', array[$2::bigint, ledger_account_id('aurora', 'PHP', 2::smallint, 'house', '0')],
                          array[-7000, 7000]::bigint[], '{}')`,
      [randomUUID(), player!.id],
    )
    expect(await apply({ ...back, amount: '100.00', currency: 'PHP' })).toMatchObject({ status: 'OK', did: 'disputed' })
    expect(await money(memberId)).toEqual({ available: 0n, owed: 7_000n })
    await apply(received(await begin(memberId), '50.00'))
    expect(await money(memberId)).toEqual({ available: 0n, owed: 2_000n })
    expect(await owedMinor(database(), { merchantId: 'aurora', memberId, currency: { code: 'PHP' } })).toBe(2_000n)
    const won = { kind: 'chargebackReversed', eventId: 'cb-2', at: at(10), disputeRef: 'dispute-1' } as const
    expect(await apply(won)).toMatchObject({ did: 'credited' })
    expect(await money(memberId)).toEqual({ available: 8_000n, owed: 0n })
    expect(await apply({ ...won, eventId: 'cb-3' })).toMatchObject({ did: 'nothing' })
  })

  test('money that never came takes its fee and what was to be staked for it away with it, and may come after all', async () => {
    const memberId = await addMember()
    const owner = { merchantId: 'aurora', memberId, currency: PHP }
    const reference = await begin(memberId, { fee: { basisPoints: 1_500, fixedMinor: 0n } })
    const fees = async () => {
      const row = await database().row(
        { sum: bigint },
        `select coalesce(sum(e.amount_minor), 0)::text as sum from ledger_entry e
           join ledger_account a on a.id = e.account_id and a.kind = 'fee'
           join ledger_posting p on p.id = e.posting_id where p.merchant_id = 'aurora' and p.meta ->> 'reference' = $1`,
        [reference],
      )
      return row!.sum
    }
    const staked = async () => (await openRequirements(database(), owner)).map(({ neededMinor }) => neededMinor)
    const fact = received(reference, '100.00') as Extract<DepositFact, { kind: 'depositReceived' }>
    await apply(fact)
    expect([await money(memberId), await fees(), await staked()]).toEqual([
      { available: 8_500n, owed: 0n },
      1_500n,
      [8_500n],
    ])
    const undone = { kind: 'depositUndone', eventId: randomUUID(), at: at(5), providerRef: fact.providerRef } as const
    await apply(undone)
    expect([await money(memberId), await fees(), await staked()]).toEqual([{ available: 0n, owed: 0n }, 0n, []])
    await apply({ ...fact, eventId: randomUUID(), at: at(9) })
    expect([await money(memberId), await fees(), await staked()]).toEqual([
      { available: 8_500n, owed: 0n },
      1_500n,
      [8_500n],
    ])
  })

  test('money that was given to a player, undone and received again may be given to that player again', async () => {
    const memberId = await addMember()
    const fact = received(null, '40.00') as Extract<DepositFact, { kind: 'depositReceived' }>
    await apply(fact)
    const receipt = { merchantId: 'aurora', connectionId: 'bank', providerRef: fact.providerRef }
    const give = () => {
      next += 1
      const reference = `D${String(next).padStart(12, '0')}`
      return assignReceipt(database(), receipt, { memberId, reference, method: 'bank', turnoverPercent: 100 }, 'rosa')
    }
    expect([await give(), await give()]).toEqual(['OK', 'PAYMENT_STATE_CHANGED'])
    await apply({ kind: 'depositUndone', eventId: randomUUID(), at: at(5), providerRef: fact.providerRef })
    expect(await money(memberId)).toEqual({ available: 0n, owed: 0n })
    expect(await apply({ ...fact, eventId: randomUUID(), at: at(9) })).toMatchObject({ did: 'suspense' })
    expect(await give()).toBe('OK')
    expect(await money(memberId)).toEqual({ available: 4_000n, owed: 0n })
    const needed = await openRequirements(database(), { merchantId: 'aurora', memberId, currency: PHP })
    expect(needed.map(({ neededMinor }) => neededMinor)).toEqual([4_000n])
  })

  test('a deposit that is given up is credited all the same when money comes', async () => {
    const memberId = await addMember()
    const reference = await begin(memberId)
    const other = await addMember()
    expect(await endDeposit(database(), 'aurora', reference, { state: 'cancelled', memberId: other })).toBe(false)
    expect(await endDeposit(database(), 'aurora', reference, { state: 'expired' })).toBe(false)
    expect(await endDeposit(database(), 'aurora', reference, { state: 'cancelled', memberId })).toBe(true)
    await apply(received(reference, '100.00'))
    expect(await depositOf(database(), 'aurora', reference)).toMatchObject({ state: 'credited' })
    expect((await stepsOf(database(), 'aurora', [reference])).get(reference)!.at(-1)!.reason).toBe('late')
  })

  test('one transaction’s number proves one deposit', async () => {
    const memberId = await addMember()
    const [one, two] = [await begin(memberId), await begin(memberId)]
    await database().run(`update deposit set state = 'awaiting' where reference = any ($1)`, [[one, two]])
    expect(await proveDeposit(database(), 'aurora', one, await addMember(), 'TX-1')).toBe('NOT_FOUND')
    expect(await proveDeposit(database(), 'aurora', one, memberId, 'TX-1')).toBe('OK')
    expect(await proveDeposit(database(), 'aurora', one, memberId, 'TX-1')).toBe('OK')
    expect(await proveDeposit(database(), 'aurora', two, memberId, 'TX-1')).toBe('PROOF_TAKEN')
    expect(await depositOf(database(), 'aurora', one)).toMatchObject({ state: 'review', proof: 'TX-1' })
    const reject = () => rejectDeposit(database(), 'aurora', one, 'rosa', 'nothingCame')
    expect([await reject(), await reject()]).toEqual(['OK', 'PAYMENT_STATE_CHANGED'])
    expect((await stepsOf(database(), 'aurora', [one])).get(one)!.at(-1)).toMatchObject({
      actor: 'rosa',
      reason: 'nothingCame',
    })
  })

  test('five deposits may be open; the same key begins one, whatever comes at once', async () => {
    const memberId = await addMember()
    const key = randomUUID()
    const press = (clientKey: string, reference: string) =>
      beginDeposit(database(), {
        ...{ reference, merchantId: 'aurora', memberId, method: 'gcash', connection: 'bank', currency: PHP, clientKey },
        ...{
          amountMinor: 1n,
          fee: { basisPoints: 0, fixedMinor: 0n },
          turnoverPercent: 100,
          fields: {},
          bonusId: null,
        },
        ...{ requestHash: Buffer.from('x'), expiresAt: new Date(Date.now() + 60_000) },
      })
    const same = await Promise.all(Array.from({ length: 8 }, (_, index) => press(key, `DSAME0000000${index}`)))
    expect(new Set(same.map((row) => row?.reference)).size).toBe(1)
    const others = await Promise.all(
      Array.from({ length: 8 }, (_, index) => press(randomUUID(), `DOTHER000000${index}`)),
    )
    expect(others.filter((row) => row !== null)).toHaveLength(4)
  })

  describe('a provider that asks before it pays', () => {
    const source = { merchant: AURORA, connectionId: 'bank' }
    const open = async (fee = { basisPoints: 0, fixedMinor: 0n }) => {
      const memberId = await addMember()
      const reference = await begin(memberId, { fee })
      await database().run(`update deposit set state = 'awaiting' where reference = $1`, [reference])
      const ask = (operation: object) => applyInverted(database(), source, operation as never)
      const create = {
        action: 'create',
        providerRef: randomUUID(),
        reference,
        amount: '100.00',
        currency: 'PHP',
        at: at(0),
      }
      return { memberId, reference, ask, create }
    }

    test('is answered the same however often it asks, and money moves when it performs', async () => {
      const { memberId, reference, ask, create } = await open()
      const { providerRef } = create
      expect(await ask({ action: 'check', reference, amount: '100.00', currency: 'PHP' })).toEqual({ status: 'OK' })
      expect(await ask({ action: 'check', reference, amount: '100.01', currency: 'PHP' })).toEqual({
        status: 'AMOUNT_WRONG',
      })
      expect(await ask({ action: 'check', reference: 'D000', amount: '1', currency: 'PHP' })).toEqual({
        status: 'REFERENCE_UNKNOWN',
      })
      expect(await ask({ action: 'perform', providerRef })).toEqual({ status: 'TRANSACTION_UNKNOWN' })
      const created = await ask(create)
      expect(await ask(create)).toEqual(created)
      // A second payment of an order that is already being paid.
      expect(await ask({ ...create, providerRef: randomUUID() })).toEqual({ status: 'STATE_WRONG' })
      const performed = await Promise.all(Array.from({ length: 10 }, () => ask({ action: 'perform', providerRef })))
      expect(new Set(performed.map((answer) => JSON.stringify(answer)))).toHaveLength(1)
      expect(performed[0]).toMatchObject({ status: 'OK', transaction: { state: 'performed' } })
      expect(await money(memberId)).toEqual({ available: 10_000n, owed: 0n })
    })

    test('may take back what is still there, and not what was played with', async () => {
      const { memberId, reference, ask, create } = await open()
      const { providerRef } = create
      await ask(create)
      await ask({ action: 'perform', providerRef })
      await database().run(
        `select ledger_post('aurora', 'test', $1, '\\x00',
           array[ledger_account_id('aurora', 'PHP', 2::smallint, 'player', $2), ledger_account_id('aurora', 'PHP', 2::smallint, 'house', '0')],
           array[-1, 1]::bigint[], '{}')`,
        [randomUUID(), memberId],
      )
      const cancel = { action: 'cancel', providerRef, reason: '5' }
      expect(await ask(cancel)).toEqual({ status: 'STATE_WRONG' })
      await gift(database(), { merchantId: 'aurora', memberId, currency: PHP, amountMinor: 1n, key: randomUUID() })
      expect(await ask(cancel)).toMatchObject({
        status: 'OK',
        transaction: { state: 'cancelledAfterPerform', reason: '5' },
      })
      expect(await ask(cancel)).toMatchObject({ status: 'OK', transaction: { state: 'cancelledAfterPerform' } })
      expect(await money(memberId)).toEqual({ available: 0n, owed: 0n })
      expect(await depositOf(database(), 'aurora', reference)).toMatchObject({ state: 'lost' })
    })

    test('may take back a deposit of which a fee was kept', async () => {
      const { memberId, ask, create } = await open({ basisPoints: 200, fixedMinor: 0n })
      const { providerRef } = create
      await ask(create)
      await ask({ action: 'perform', providerRef })
      expect(await money(memberId)).toEqual({ available: 9_800n, owed: 0n })
      expect(await ask({ action: 'cancel', providerRef, reason: '5' })).toMatchObject({ status: 'OK' })
      expect(await money(memberId)).toEqual({ available: 0n, owed: 0n })
    })

    test('that cancels before it performs leaves the order open for another try', async () => {
      const { reference, ask, create } = await open()
      await ask(create)
      expect(await ask({ action: 'cancel', providerRef: create.providerRef, reason: '3' })).toMatchObject({
        transaction: { state: 'cancelled' },
      })
      expect(await depositOf(database(), 'aurora', reference)).toMatchObject({ state: 'awaiting' })
      expect(await ask({ ...create, providerRef: randomUUID() })).toMatchObject({ transaction: { state: 'created' } })
    })
  })

  test('four thousand drawn facts, doubled, reordered, late, wrong and undone, end as the model ends', async () => {
    const model = newModel()
    const references: string[] = []
    for (let index = 0; index < 12; index += 1) {
      const member = await addMember()
      model.members.set(member, { available: 0n, owed: 0n })
      for (let each = 0; each < 4; each += 1) {
        const fee = { basisPoints: [0, 150, 333][each % 3]!, fixedMinor: [0n, 50n][index % 2]! }
        const isOver = each === 3
        const reference = await begin(member, { fee, connection: 'drawn', hours: isOver ? -1 : 1 })
        references.push(reference)
        const expiresAt = new Date(Date.now() + (isOver ? -1 : 1) * 3_600_000).toISOString()
        model.deposits.set(reference, {
          ...{ member, currency: 'PHP', basisPoints: BigInt(fee.basisPoints), fixed: fee.fixedMinor, expiresAt },
          ...{ state: 'created', received: 0n, credited: 0n },
        })
      }
    }
    const foreign = await begin(await addMember('oasis'), { merchantId: 'oasis' })
    const number = (most: number) => fc.integer({ min: 0, max: most })
    const drawn = fc.record({
      kind: fc.constantFrom(
        'depositReceived',
        'depositReceived',
        'depositSeen',
        'depositUndone',
        'depositFailed',
        'chargeback',
        'chargebackReversed',
      ),
      event: number(12_000),
      reference: fc.constantFrom(...references, foreign, null),
      money: number(2_500),
      dispute: number(600),
      amount: fc.constantFrom('100.00', '99.99', '100.01', '0.01', '5000.00'),
      currency: fc.constantFrom('PHP', 'PHP', 'PHP', 'PHP', 'PHP', 'PHP', 'PHP', 'EUR'),
      second: number(1_000),
    })
    const facts = fc.sample(drawn, { numRuns: 4_000, seed: 20_261_124 }).map((one): DepositFact => {
      const { kind, reference, amount, currency } = one
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
    })
    for (let from = 0; from < facts.length; from += 500) {
      const batch = facts.slice(from, from + 500)
      // All in one statement, since thousands of round trips would take most of the test's time.
      const rows = await database().rows(
        { outcome: OUTCOME, fact: json(Type.Object({ eventId: Type.String() })) },
        `select fact, deposit_fact('aurora', 'drawn', fact ->> 'eventId', fact, null, '{}', 2::smallint) as outcome
           from jsonb_array_elements($1::jsonb) with ordinality as f (fact, n) order by n`,
        [JSON.stringify(batch)],
      )
      const expected = batch.map((fact) => takeFact(model, fact))
      expect(rows.map(({ outcome }) => outcome.status)).toEqual(expected)
    }
    const rows = await database().rows(
      { reference: text, state: text, received: bigint, credited: bigint },
      `select reference, state, received_minor::text as received, credited_minor::text as credited from deposit where reference = any ($1)`,
      [references],
    )
    const own = rows.map(({ reference, ...row }) => [reference, row] as const).sort()
    const modelled = [...model.deposits].map(
      ([reference, { state, received: r, credited }]) => [reference, { state, received: r, credited }] as const,
    )
    expect(own).toEqual(modelled.sort())
    for (const [member, expectedMoney] of model.members) expect(await money(member)).toEqual(expectedMoney)
    const sums = await database().rows(
      { kind: text, sum: bigint },
      `select kind, sum(balance_minor)::text as sum from ledger_account
        where merchant_id = 'aurora' and currency = 'PHP' and owner like 'drawn.%' group by kind`,
    )
    expect(Object.fromEntries(sums.map(({ kind, sum }) => [kind, sum]))).toEqual({
      clearing: model.clearing,
      suspense: model.suspense,
    })
  }, 120_000)
})
