import { randomUUID } from 'node:crypto'
import { LiveryError } from '@livery/contract/errors'
import type { Merchant } from '@livery/merchant/merchant'
import { expect, test } from 'vitest'
import { addCodes, newCode } from '../../../ledger/points/codes.ts'
import { moveOrder } from '../../../ledger/points/orders.ts'
import { expectBalancedBooks } from '../../../ledger/testing.ts'
import { openRequirements } from '../../../ledger/turnover/requirements.ts'
import { makePlayer, type TestPlayer } from '../../../ledger/wallet/testing.ts'
import { bytes, text } from '../../../platform/database/row.ts'
import { forEachDatabase } from '../../../platform/database/testing/databases.ts'
import { reseal } from '../../../platform/secrets/reseal.ts'
import { listen, lookAfterRewards } from '../look-after.ts'
import type { RewardContext } from '../services.ts'
import { balancesOf, chargeback, paidDeposit } from '../testing/facts.ts'
import { merchantWith } from '../testing/merchant-with.ts'
import { balanceHandler, configHandler, rewardHandler } from './calls.ts'
import { convertHandler } from './convert.ts'
import { codeHandler, ordersHandler, transactionsHandler } from './lists.ts'
import { redeemHandler } from './redeem.ts'

type Mall = NonNullable<Merchant['pointMall']>
const SETTINGS = { deploymentSecret: 'the secret of this test', previousSecrets: [] }
const PHP = { code: 'PHP', exponent: 2 }
const ADDRESS = { name: 'Maria Cruz', phone: '+63 917 123 4567', street: 'Mabini 1', city: 'Manila', postcode: '1000' }

const item = (id: string, more: object = {}): Mall['items'][number] =>
  ({
    id,
    shelf: 'home',
    kind: 'physical',
    picture: 'mug',
    name: { EN: id },
    points: 10,
    stock: 1_000,
    ...more,
  }) as never

forEachDatabase((_kind, database) => {
  expectBalancedBooks(database)

  /** Items have their own ids, so that no test sells another's. */
  const mallOf = (more: Partial<Mall> = {}): Merchant =>
    merchantWith([], {
      pointMall: {
        name: { EN: 'Points shop' },
        rates: [{ gameType: 'RNG', points: 1, per: '10' }],
        deposits: { points: 1, per: '20' },
        conversion: { points: 100, amount: '2.50', turnoverTimes: 2 },
        items: [],
        ...more,
      },
    })
  const idOf = (name: string) => `${name}-${randomUUID().slice(0, 8)}`
  const judge = (merchant: Merchant) => lookAfterRewards(database(), merchant, Date.now() + 10_000)
  const play = (one: TestPlayer, id: string, amount: string) =>
    one.bet(`${one.memberId}-${id}`, amount, { roundId: id, roundClosed: true })
  /** A player who has staked enough for a number of points, at one for ten. */
  const playerWith = async (merchant: Merchant, points: number) => {
    const one = await makePlayer(database(), { balanceMinor: 100_000_000n })
    await listen(database(), merchant)
    if (points > 0) await play(one, 'first', `${points * 10}.00`)
    await judge(merchant)
    return one
  }
  const asking = (one: TestPlayer, merchant: Merchant, request: object, vipLevel = 0) =>
    ({
      services: {
        database: database(),
        settings: SETTINGS,
        withdrawalPassword: {
          isSet: async () => true,
          assert: async (_account: unknown, typed: string) => {
            if (typed !== '246813') throw new LiveryError('PROOF_WRONG')
          },
        },
      },
      site: { merchant },
      account: { memberId: one.memberId, merchantId: 'aurora', isTrial: false, vipLevel },
      request,
    }) as unknown as RewardContext as never
  const points = async (one: TestPlayer) => (await balancesOf(database(), one.memberId)).points ?? 0n
  const redeem = (one: TestPlayer, merchant: Merchant, request: object = {}, vipLevel = 0) => {
    const [first] = merchant.pointMall!.items
    return redeemHandler(
      asking(
        one,
        merchant,
        { key: randomUUID(), itemId: first!.id, points: first!.points, address: ADDRESS, ...request },
        vipLevel,
      ),
    )
  }
  const convert = (one: TestPlayer, merchant: Merchant, request: object) =>
    convertHandler(asking(one, merchant, { key: randomUUID(), password: '246813', language: 'EN', ...request }))
  const orders = async (one: TestPlayer, merchant: Merchant) =>
    (await ordersHandler(asking(one, merchant, { language: 'EN' }))).orders
  const moves = async (one: TestPlayer, merchant: Merchant) =>
    (await transactionsHandler(asking(one, merchant, {}))).transactions

  test('settled rounds and credited deposits earn points once, parts of a point are kept, by the rate of their moment', async () => {
    const [once, thrice] = [mallOf(), mallOf({ rates: [{ gameType: 'RNG', points: 3, per: '10' }] })]
    const one = await playerWith(once, 0)
    await play(one, 'a', '25.00')
    await one.bet(`${one.memberId}-late`, '10.00', { roundId: 'late' })
    await listen(database(), thrice)
    await play(one, 'b', '10.00')
    await one.win(`${one.memberId}-late-win`, '1.00', { roundId: 'late', roundClosed: true })
    await paidDeposit(database(), one.memberId, '50.00')
    for (let n = 0; n < 3; n += 1) await judge(thrice)
    expect(await points(one)).toBe(8n)
    const { kinds } = await rewardHandler(asking(one, thrice, {}))
    expect(kinds.filter((kind) => kind.points > 0)).toEqual([
      { kind: 'slots', points: 6, part: 0.5, owed: 0 },
      { kind: 'deposit', points: 2, part: 0.5, owed: 0 },
    ])
    await play(one, 'c', '1.67')
    await judge(thrice)
    expect(await points(one)).toBe(9n)
    const [latest] = await moves(one, thrice)
    expect(latest).toMatchObject({ move: 'slots', isBack: false, points: 1, balanceAfter: 9 })
    expect(await balanceHandler(asking(one, thrice, {}))).toMatchObject({
      points: 9,
      leftToday: null,
      hasPassword: true,
    })
  })

  test('what is undone takes its points back; what was spent of them is taken of what is earned next', async () => {
    const merchant = mallOf({ items: [item(idOf('mug'))] })
    const one = await playerWith(merchant, 0)
    const { providerRef } = await paidDeposit(database(), one.memberId, '300.00')
    await one.bet(`${one.memberId}-x`, '20.00', { roundId: 'x', roundClosed: true })
    await judge(merchant)
    expect(await points(one)).toBe(17n)
    expect((await redeem(one, merchant)).refused).toBeNull()
    await one.rollback(`${one.memberId}-back`, `${one.memberId}-x`, 'x')
    const giveBack = await chargeback(database(), providerRef, '300.00')
    await judge(merchant)
    expect(await points(one)).toBe(0n)
    const owed = async () =>
      (await rewardHandler(asking(one, merchant, {}))).kinds.reduce((sum, kind) => sum + kind.owed, 0)
    expect(await owed()).toBe(10)
    await play(one, 'y', '40.00')
    await judge(merchant)
    expect([await points(one), await owed()]).toEqual([0n, 6])
    await giveBack()
    await judge(merchant)
    expect([await points(one), await owed()]).toEqual([9n, 0])
  })

  test('without points, above most, below its level or at another price an item is not had, and the same key is one order', async () => {
    const merchant = mallOf({ items: [item(idOf('mug'), { most: 1, level: 2 })] })
    const one = await playerWith(merchant, 15)
    const refused = async (request: object, level = 2) => (await redeem(one, merchant, request, level)).refused
    expect(await refused({}, 1)).toBe('level')
    expect(await refused({ points: 9 })).toBe('price')
    expect(await refused({ itemId: 'nothing' })).toBe('unknown')
    await expect(redeem(one, merchant, { address: { ...ADDRESS, city: '  ' } }, 2)).rejects.toMatchObject({
      fields: [{ field: 'city', code: 'required' }],
    })
    await expect(redeem(one, merchant, { address: { ...ADDRESS, phone: 'abc' } }, 2)).rejects.toMatchObject({
      fields: [{ field: 'phone', code: 'invalid' }],
    })
    const key = randomUUID()
    const made = await Promise.all([redeem(one, merchant, { key }, 2), redeem(one, merchant, { key }, 2)])
    expect(new Set(made.map(({ orderId }) => orderId)).size).toBe(1)
    expect(await points(one)).toBe(5n)
    await expect(redeem(one, merchant, { key, address: { ...ADDRESS, city: 'Cebu' } }, 2)).rejects.toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
    })
    expect(await refused({})).toBe('most')
    const poor = await playerWith(merchant, 9)
    expect((await redeem(poor, merchant, {}, 2)).refused).toBe('points')
    expect(await points(poor)).toBe(9n)
  })

  test('an address is sealed, and opens with the next secret too', async () => {
    const merchant = mallOf({ items: [item(idOf('mug'))] })
    const one = await playerWith(merchant, 10)
    const { orderId } = await redeem(one, merchant)
    const stored = async () =>
      (await database().row({ sealed: bytes }, 'select sealed_address as sealed from point_order where id = $1', [
        orderId,
      ]))!
    const before = await stored()
    expect(before.sealed.includes(Buffer.from('Mabini'))).toBe(false)
    const next = { deploymentSecret: 'the next one', previousSecrets: [SETTINGS.deploymentSecret] }
    expect((await reseal(database(), next, 10_000)).unreadable).toEqual({})
    expect((await stored()).sealed.equals(before.sealed)).toBe(false)
    await reseal(database(), { ...SETTINGS, previousSecrets: ['the next one'] }, 10_000)
  })

  test('an order is approved, sent and done, or rejected once with its points and its stock back', async () => {
    const merchant = mallOf({ items: [item(idOf('mug'), { stock: 1 })] })
    const one = await playerWith(merchant, 20)
    const left = async () => (await configHandler(asking(one, merchant, { language: 'EN' }))).items[0]!.left
    const move = (id: string, from: string, to: string, more: object = {}) =>
      moveOrder(database(), 'aurora', id, { from: [from], to, operator: 'ana', ...more } as never)
    const first = (await redeem(one, merchant)).orderId!
    expect([await left(), (await redeem(one, merchant)).refused]).toEqual([0, 'gone'])
    const reason = { reason: 'notAvailable' }
    const did = await Promise.all([
      move(first, 'ordered', 'rejected', reason),
      move(first, 'ordered', 'rejected', reason),
    ])
    expect(did.sort()).toEqual(['OK', 'WRONG_STATE'])
    expect([await left(), await points(one)]).toEqual([1, 20n])
    const second = (await redeem(one, merchant)).orderId!
    expect(await move(second, 'approved', 'sent')).toBe('WRONG_STATE')
    expect(await move(second, 'ordered', 'approved')).toBe('OK')
    expect(await move(second, 'approved', 'sent', { tracking: 'LBC 123' })).toBe('OK')
    expect(await move(second, 'sent', 'done')).toBe('OK')
    expect(await moveOrder(database(), 'oasis', second, { from: ['done'], to: 'rejected', operator: 'ana' })).toBe(
      'NOT_FOUND',
    )
    expect((await orders(one, merchant)).map(({ state, tracking, reason: why }) => [state, tracking, why])).toEqual([
      ['done', 'LBC 123', null],
      ['rejected', null, 'notAvailable'],
    ])
    expect((await moves(one, merchant)).map((one) => [one.move, one.isBack, one.points])).toEqual([
      ['redeem', false, -10],
      ['redeem', true, 10],
      ['redeem', false, -10],
      ['slots', false, 20],
    ])
  })

  test('a code is sealed, given to one order, and read by nobody else', async () => {
    const id = idOf('load')
    const merchant = mallOf({ items: [item(id, { kind: 'virtual', stock: undefined })] })
    const add = (...codes: readonly string[]) =>
      addCodes(
        database(),
        'aurora',
        id,
        'ana',
        codes.map((code) => newCode(SETTINGS, 'aurora', id, code)),
      )
    expect([await add('AB-12', 'CD-34'), await add('AB-12')]).toEqual([2, 0])
    const [one, other] = [await playerWith(merchant, 20), await playerWith(merchant, 10)]
    const made = [await redeem(one, merchant), await redeem(other, merchant)]
    expect((await redeem(one, merchant)).refused).toBe('gone')
    const read = (who: TestPlayer, orderId: string | null) => codeHandler(asking(who, merchant, { orderId }))
    const codes = [await read(one, made[0]!.orderId), await read(other, made[1]!.orderId)].map(({ code }) => code)
    expect(codes.sort()).toEqual(['AB-12', 'CD-34'])
    await expect(read(other, made[0]!.orderId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await orders(one, merchant)).toMatchObject([{ kind: 'virtual', state: 'done', name: id }])
    const rows = await database().rows(
      { sealed: bytes, by: text },
      'select sealed_code as sealed, added_by as by from point_code where item_id = $1',
      [id],
    )
    expect(rows.some(({ sealed }) => sealed.includes(Buffer.from('AB-12')))).toBe(false)
  })

  test('points become money by amount for so many points, with turnoverTimes to be staked, within perDay and in whole steps', async () => {
    const merchant = mallOf({ conversion: { points: 100, amount: '2.50', turnoverTimes: 2, perDay: 300 } })
    const one = await playerWith(merchant, 500)
    const money = async () => (await balancesOf(database(), one.memberId)).player!
    const before = await money()
    await expect(convert(one, merchant, { points: 100, password: '111111' })).rejects.toMatchObject({
      code: 'PROOF_WRONG',
    })
    await expect(convert(one, merchant, { points: 150 })).rejects.toMatchObject({ fields: [{ code: 'points.step' }] })
    const key = randomUUID()
    const made = await Promise.all([0, 1, 2].map(() => convert(one, merchant, { key, points: 200 })))
    expect(made.map(({ amount }) => amount)).toEqual(['5.00', '5.00', '5.00'])
    expect([await money(), await points(one)]).toEqual([before + 500n, 300n])
    expect(
      await openRequirements(database(), { merchantId: 'aurora', memberId: one.memberId, currency: PHP }),
    ).toMatchObject([{ sourceKind: 'points', name: 'Points shop', neededMinor: 1000n }])
    await expect(convert(one, merchant, { points: 200 })).rejects.toMatchObject({ fields: [{ code: 'points.day' }] })
    expect(await balanceHandler(asking(one, merchant, {}))).toMatchObject({ points: 300, leftToday: 100 })
    const free = mallOf()
    await expect(convert(one, free, { points: 400 })).rejects.toMatchObject({ fields: [{ code: 'points.few' }] })
  })

  test('the last item in stock is sold once under a hundred at a time', async () => {
    const merchant = mallOf({ items: [item(idOf('last'), { stock: 1 })] })
    const one = await playerWith(merchant, 20)
    const other = await playerWith(merchant, 20)
    const made = await Promise.all(
      Array.from({ length: 100 }, (_, index) => redeem(index % 2 === 0 ? one : other, merchant)),
    )
    expect(made.filter(({ orderId }) => orderId !== null)).toHaveLength(1)
    expect(made.filter(({ refused }) => refused === 'gone')).toHaveLength(99)
    expect((await points(one)) + (await points(other))).toBe(30n)
  })

  test('a merchant without a mall gives no points and sells nothing', async () => {
    const merchant = merchantWith([])
    const one = await makePlayer(database())
    expect(await configHandler(asking(one, merchant, { language: 'EN' }))).toMatchObject({ isOpen: false, items: [] })
    const request = { key: randomUUID(), itemId: 'mug', points: 10, address: ADDRESS }
    await expect(redeemHandler(asking(one, merchant, request))).rejects.toMatchObject({ code: 'FEATURE_DISABLED' })
    await expect(convert(one, merchant, { points: 100 })).rejects.toMatchObject({ code: 'FEATURE_DISABLED' })
  })
})
