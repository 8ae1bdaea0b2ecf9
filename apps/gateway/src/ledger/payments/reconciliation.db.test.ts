import { randomUUID } from 'node:crypto'
import type { SettlementLine } from '@livery/contract/payments/adapter'
import { expect, test } from 'vitest'
import { bigint, text } from '../../platform/database/row.ts'
import { forEachDatabase } from '../../platform/database/testing/databases.ts'
import { expectBalancedBooks } from '../testing.ts'
import { applyDepositFact } from './deposit-facts.ts'
import { beginDeposit } from './deposits.ts'
import { closeDifference, lastReconciled, openDifferences, reconcileDay } from './reconciliation.ts'

const PHP = { code: 'PHP', exponent: 2 }
const ACCOUNT = { merchant: { id: 'aurora', currency: PHP }, connectionId: 'bank', methodIds: ['gcash'] }
const SOURCE = { ...ACCOUNT, raw: null, headers: {} }

forEachDatabase((_kind, database) => {
  expectBalancedBooks(database)

  const member = async () => {
    const row = await database().row(
      { id: text },
      `insert into member (merchant_id, account, nickname, password_hash) values ('aurora', $1, '', '') returning id::text as id`,
      [randomUUID()],
    )
    return row!.id
  }
  /** Makes a paid deposit; answers the provider's number of the money. */
  const paid = async (reference: string, amount: string, at: string) => {
    await beginDeposit(database(), {
      ...{
        reference,
        merchantId: 'aurora',
        memberId: await member(),
        method: 'gcash',
        connection: 'bank',
        currency: PHP,
      },
      ...{
        amountMinor: 10_000n,
        fee: { basisPoints: 0, fixedMinor: 0n },
        turnoverPercent: 0,
        fields: {},
        bonusId: null,
      },
      ...{ clientKey: randomUUID(), requestHash: Buffer.from('x'), expiresAt: new Date(Date.now() + 60_000) },
    })
    const providerRef = `money of ${reference}`
    const fact = {
      kind: 'depositReceived',
      eventId: randomUUID(),
      at,
      reference,
      providerRef,
      amount,
      currency: 'PHP',
    } as const
    await applyDepositFact(database(), SOURCE, fact)
    return providerRef
  }
  const line = (providerRef: string, amount: string, more: Partial<SettlementLine> = {}): SettlementLine => ({
    ...{
      direction: 'deposit',
      providerRef,
      reference: null,
      amount,
      currency: 'PHP',
      cost: '1.00',
      at: '2026-11-20T10:00:00Z',
    },
    ...more,
  })

  test('a provider’s day is held against the books once, and each difference is named', async () => {
    const refs = {
      same: await paid('DSAME00000001', '100.00', '2026-11-20T10:00:00Z'),
      other: await paid('DOTHER0000001', '100.00', '2026-11-20T11:00:00Z'),
      unlisted: await paid('DUNLISTED0001', '70.00', '2026-11-20T12:00:00Z'),
      late: await paid('DLATE00000001', '30.00', '2026-11-20T23:59:59Z'),
    }
    const lines = [
      line(refs.same, '100.00'),
      line(refs.same, '100.00'),
      line(refs.other, '90.00'),
      line('stranger', '5.00'),
    ]
    const results = await Promise.all([1, 2, 3].map(() => reconcileDay(database(), ACCOUNT, '2026-11-20', lines)))
    expect(results.map(({ lines: all, matched }) => [all, matched])).toEqual([
      [4, 1],
      [4, 1],
      [4, 1],
    ])
    expect(await lastReconciled(database(), 'aurora', 'bank')).toBe('2026-11-20')
    const open = () => openDifferences(database(), { merchantId: 'aurora' })
    const found = async () =>
      (await open()).map((one) => [one.kind, one.provider_ref, one.ours_minor, one.theirs_minor])
    expect((await found()).sort()).toEqual([
      ['amountDiffers', refs.other, 10_000n, 9_000n],
      ['duplicate', refs.same, 10_000n, 10_000n],
      ['missingOurs', 'stranger', null, 500n],
    ])

    // Money that is neither in its own day's list nor in the next one counts as missing.
    await reconcileDay(database(), ACCOUNT, '2026-11-21', [line(refs.late, '30.00', { at: '2026-11-21T00:00:01Z' })])
    expect((await found()).filter(([kind]) => kind === 'missingTheirs')).toEqual([
      ['missingTheirs', refs.unlisted, 7_000n, null],
    ])
    await reconcileDay(database(), ACCOUNT, '2026-11-22', [line(refs.unlisted, '70.00')])
    expect((await found()).filter(([kind]) => kind === 'missingTheirs')).toEqual([])

    const one = (await open()).find(({ kind }) => kind === 'duplicate')!
    expect(await closeDifference(database(), one.id, 'rosa', 'listed twice by mistake')).toBe(true)
    expect(await closeDifference(database(), one.id, 'rosa', 'again')).toBe(false)
    expect(await open()).toHaveLength(2)

    // The lists’ sums less the charges were paid to us.
    const cash = await database().row(
      { sum: bigint },
      `select sum(balance_minor)::text as sum from ledger_account where merchant_id = 'aurora' and kind = 'cash' and owner like 'bank.%'`,
    )
    expect(cash!.sum).toBe(-(10_000n + 10_000n + 9_000n + 500n + 3_000n + 7_000n - 600n))
  })
})
