import { randomUUID } from 'node:crypto'
import { AMOUNT_PATTERN, MAXIMUM_DECIMALS, MAXIMUM_WHOLE_DIGITS } from '@livery/contract/wire-format'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forEachDatabase } from '../platform/database/testing/databases.ts'
import { deposit } from './deposit.ts'
import { checkInvariants } from './invariants.ts'
import { expectBalancedBooks } from './testing.ts'
import { makePlayer } from './wallet/testing.ts'

const PHP = { code: 'PHP', exponent: 2 }

forEachDatabase((_kind, database) => {
  expectBalancedBooks(database)

  let nextMember = 500_000
  const member = () => String(++nextMember)
  const accountId = async (merchant: string, currency: string, kind: string, owner: string): Promise<string> => {
    const { rows } = await database().pool.query('select ledger_account_id($1, $2, 2::smallint, $3, $4)::text as id', [
      merchant,
      currency,
      kind,
      owner,
    ])
    return rows[0].id
  }
  const post = async (accounts: readonly string[], amounts: readonly number[], key: string = randomUUID()) => {
    const { rows } = await database().pool.query(
      `select ledger_post('aurora', 'test', $1, '\\x00', $2, $3, '{}') as r`,
      [key, accounts, amounts],
    )
    return rows[0].r
  }

  describe('a deposit', () => {
    it('happens once for its key, and fifty calls at once get the same answer', async () => {
      const request = {
        merchantId: 'aurora',
        memberId: member(),
        currency: PHP,
        amountMinor: 5_000n,
        key: randomUUID(),
      }
      const results = await Promise.all(Array.from({ length: 50 }, () => deposit(database(), request)))
      expect(new Set(results.map((result) => JSON.stringify({ ...result, balanceMinor: 5_000 })))).toHaveLength(1)
      expect(results[0]).toMatchObject({ status: 'OK', balanceMinor: 5_000n })
      expect(await deposit(database(), { ...request, amountMinor: 5_001n })).toEqual({ status: 'CONFLICT' })
      expect(await deposit(database(), { ...request, memberId: member() })).toEqual({ status: 'CONFLICT' })
    })

    it('under the same key at another merchant is another deposit', async () => {
      const request = { memberId: member(), currency: PHP, amountMinor: 100n, key: randomUUID() }
      expect(await deposit(database(), { ...request, merchantId: 'aurora' })).toMatchObject({ status: 'OK' })
      expect(await deposit(database(), { ...request, merchantId: 'carmine' })).toMatchObject({ status: 'OK' })
    })
  })

  describe('a posting', () => {
    it('must balance, name different accounts, and move an amount on each', async () => {
      const [one, two] = [
        await accountId('aurora', 'PHP', 'house', '1'),
        await accountId('aurora', 'PHP', 'house', '2'),
      ] as const
      for (const [accounts, amounts] of [
        [
          [one, two],
          [1, -2],
        ],
        [
          [one, one],
          [1, -1],
        ],
        [[one], [0]],
        [
          [one, two],
          [0, 0],
        ],
        [
          [one, two],
          [5, -5, 0],
        ],
      ] as const) {
        await expect(post(accounts, amounts)).rejects.toMatchObject({ code: 'LV001' })
      }
    })

    it('stays within one merchant and one currency', async () => {
      const ours = await accountId('aurora', 'PHP', 'house', '1')
      for (const foreign of [
        await accountId('oasis', 'PHP', 'house', '1'),
        await accountId('aurora', 'EUR', 'house', '1'),
      ]) {
        await expect(post([ours, foreign], [1, -1])).rejects.toMatchObject({ code: 'LV001' })
      }
    })

    it('does not deadlock when players transfer to each other at the same time', async () => {
      const players = await Promise.all(Array.from({ length: 4 }, () => accountId('aurora', 'PHP', 'player', member())))
      const house = await accountId('aurora', 'PHP', 'house', '3')
      await Promise.all(players.map((player) => post([player, house], [1_000, -1_000])))
      await Promise.all(
        Array.from({ length: 60 }, (_, index) => {
          const [from, to] = [players[index % 4]!, players[(index * 3 + 1) % 4]!]
          return from === to ? null : post([house, from, to], [5, -10, 5])
        }),
      )
    })
  })

  it('history cannot be changed or removed, nor a balance set by hand', async () => {
    await deposit(database(), {
      merchantId: 'aurora',
      memberId: member(),
      currency: PHP,
      amountMinor: 1n,
      key: randomUUID(),
    })
    for (const statement of [
      'update ledger_entry set amount_minor = amount_minor + 1',
      'delete from ledger_entry',
      'truncate ledger_entry',
      `update ledger_posting set kind = 'x'`,
      'delete from ledger_posting',
      'delete from wallet_transaction',
      'update ledger_account set balance_minor = balance_minor + 1',
      'delete from ledger_account',
      'delete from audit',
    ]) {
      await expect(database().pool.query(statement), statement).rejects.toMatchObject({ code: 'LV002' })
    }
  })

  it('decimal strings and minor units agree in both directions', async () => {
    const { rows } = await database().pool.query(`
      select ledger_decimal(-5, 2::smallint) as a, ledger_decimal(125050, 3::smallint) as b, ledger_decimal(7, 0::smallint) as c,
             ledger_minor('1250.5', 2::smallint)::text as d, ledger_minor('1.005', 2::smallint) as e,
             ledger_minor('1.500', 2::smallint)::text as f, ledger_minor('12345678901234.9999', 4::smallint)::text as g`)
    expect(rows[0]).toEqual({
      a: '-0.05',
      b: '125.050',
      c: '7',
      d: '125050',
      e: null,
      f: '150',
      g: '123456789012349999',
    })
  })

  it('reads exactly the amounts the contract lets through', async () => {
    const amounts = new RegExp(AMOUNT_PATTERN)
    const digits = (least: number, most: number) => fc.stringMatching(new RegExp(`^[0-9]{${least},${most}}$`))
    const amount = fc
      .tuple(digits(0, MAXIMUM_WHOLE_DIGITS + 2), fc.option(digits(0, MAXIMUM_DECIMALS + 2)))
      .map(([whole, decimals]) => (decimals === null ? whole : `${whole}.${decimals}`))
    const texts = [
      ...fc.sample(fc.oneof(amount, fc.string()), 400),
      '0',
      '0.00',
      '007',
      '1.',
      '.5',
      '-1',
      ' 1',
      '1\n',
    ].filter((text) => !text.includes('\0'))
    const { rows } = await database().pool.query<{ text: string; minor: string | null }>(
      'select text, ledger_minor(text, $2::smallint)::text as minor from unnest($1::text[]) as text',
      [texts, MAXIMUM_DECIMALS],
    )
    expect(rows.filter(({ text, minor }) => amounts.test(text) !== (minor !== null))).toEqual([])
    expect(rows.filter(({ minor }) => minor !== null).length).toBeGreaterThan(20)
  })

  it('the check finds a balance that was changed outside the ledger', async () => {
    const takenBack = new Error('taken back')
    const work = database().transaction(async (tx) => {
      // Bypassing the triggers, as only a superuser can.
      await tx.run(`set local session_replication_role = 'replica'`)
      await tx.run(`update ledger_account set balance_minor = balance_minor + 1
                     where id = (select min(account_id) from ledger_entry)`)
      const { ok, faults } = await checkInvariants({ transaction: (inside) => inside(tx) })
      expect(ok).toBe(false)
      expect(faults.map(({ rule }) => rule)).toEqual([
        expect.stringContaining('sum to zero'),
        expect.stringContaining('sum of its entries'),
      ])
      throw takenBack
    })
    await expect(work).rejects.toBe(takenBack)
  })
  it('the check finds a bet whose answer is lost, and an answer that says something else', async () => {
    const player = await makePlayer(database())
    for (const id of ['lost', 'other', 'right']) await player.bet(`books-${id}`, '1.00')
    const takenBack = new Error('taken back')
    const work = database().transaction(async (tx) => {
      await tx.run(`set local session_replication_role = 'replica'`)
      await tx.run(`delete from wallet_transaction where transaction_id = 'books-lost'`)
      await tx.run(`update wallet_transaction set response = jsonb_set(response, '{balance}', '"1.00"')
                     where transaction_id = 'books-other'`)
      const check = (merchant?: string) => checkInvariants({ transaction: (inside) => inside(tx) }, merchant)
      const { faults } = await check()
      expect(faults.map(({ rule, merchantId }) => [merchantId, rule])).toEqual([
        [player.merchantId, expect.stringContaining('round’s stake')],
        [player.merchantId, expect.stringContaining('remembers its answer')],
        [player.merchantId, expect.stringContaining('the balance after it')],
      ])
      expect(faults.at(-1)?.detail).toContain('books-other')
      expect((await check('another-merchant')).ok).toBe(true)
      throw takenBack
    })
    await expect(work).rejects.toBe(takenBack)
  })
})
