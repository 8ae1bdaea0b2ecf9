import { createHash, createHmac } from 'node:crypto'
import { join } from 'node:path'
import { checkDraw } from '@livery/contract/rewards/raffle/check'
import type { Merchant } from '@livery/merchant/merchant'
import { expect, test } from 'vitest'
import { checkInvariants } from '../../../ledger/invariants.ts'
import { openRaffle } from '../../../ledger/raffle/raffles.ts'
import { termsOf } from '../../../ledger/raffle/terms.ts'
import { expectBalancedBooks } from '../../../ledger/testing.ts'
import { makePlayer, type TestPlayer } from '../../../ledger/wallet/testing.ts'
import { instant, integer, text } from '../../../platform/database/row.ts'
import { forEachDatabase } from '../../../platform/database/testing/databases.ts'
import { TextStore } from '../../../tenancy/texts/text-store.ts'
import { listen, lookAfterRewards } from '../look-after.ts'
import type { RewardContext } from '../services.ts'
import { balancesOf, chargeback, paidDeposit } from '../testing/facts.ts'
import { merchantWith } from '../testing/merchant-with.ts'
import { claimPrizeHandler, entriesHandler, ownHandler, rafflesHandler } from './calls.ts'
import { drawRaffle } from './draw.ts'
import { closeRound, moveRaffles } from './look-after.ts'

type Programmes = NonNullable<Merchant['programmes']>
const SERVICES = {
  settings: { deploymentSecret: 'the secret of this test', previousSecrets: [] },
  texts: new TextStore(join(import.meta.dirname, '../../../../../../locales')),
}
const HOUR_MS = 3_600_000

/** Computes the same draw differently: the whole list of turns first, then those that count. */
function modelDraw(seed: string, id: string, lines: readonly string[], prizes: number, gone: readonly number[] = []) {
  const hash = createHash('sha256').update(lines.join('')).digest('hex')
  const most = lines.length - gone.length
  const places: number[] = []
  for (let turn = 0; places.length < Math.min(prizes, most); turn += 1) {
    const eight = createHmac('sha256', Buffer.from(seed, 'hex'))
      .update(`${id}\n${hash}\n${turn}`)
      .digest()
      .subarray(0, 8)
    const value = BigInt(`0x${eight.toString('hex')}`)
    const size = BigInt(lines.length)
    if (value / size === 2n ** 64n / size && 2n ** 64n % size !== 0n) continue
    const place = Number(value % size)
    if (!gone.includes(place) && !places.includes(place)) places.push(place)
  }
  return { hash, places }
}

forEachDatabase((kind, database) => {
  expectBalancedBooks(database)
  let raffles = 0

  /** A merchant with an open raffle of its own. */
  const withRaffle = async (more: object = {}, rule: object = {}) => {
    raffles += 1
    const id = `raffle-${raffles}`
    const raffle = {
      ...{ id, name: { EN: 'The Sunday draw' }, opens: '2020-01-01T00:00', closes: '2099-01-01T00:00' },
      ...{ draws: '2099-01-01T00:00', budget: { amount: '500' } },
      prizes: [
        { kind: 'money', count: 1, amount: '100' },
        { kind: 'bonus', count: 1, amount: '50', turnoverTimes: 2 },
        { kind: 'goods', count: 1, name: { EN: 'A phone' } },
        { kind: 'points', count: 1, amount: '70' },
      ],
      ...more,
    }
    const programme = {
      ...{ id: `tickets-${raffles}`, name: { EN: 'Tickets' }, trigger: { on: 'deposit' }, period: 'always' },
      ...{ reward: { kind: 'tickets', amount: '3', raffle: id }, budget: { amount: '100000', per: 'ever' }, ...rule },
    }
    const merchant = merchantWith([programme] as unknown as Programmes, { raffles: [raffle] } as never)
    const nowMs = Date.now()
    const times = { opensMs: nowMs - HOUR_MS, closesMs: nowMs + HOUR_MS, drawsMs: nowMs + 2 * HOUR_MS }
    const terms = termsOf(merchant.raffles![0]!)
    await openRaffle(database(), SERVICES.settings, { ...times, merchantId: 'aurora', id, raffleId: id, terms })
    await listen(database(), merchant)
    return { id, merchant }
  }
  /** Lets time pass: a raffle that closes in an hour has closed a while ago, and its facts are earlier. */
  const pass = async (id: string, hours = 3) => {
    await database().run('alter table raffle disable trigger guarded')
    await database().run(
      `update raffle set opens_at = opens_at - $2 * interval '1 hour', closes_at = closes_at - $2 * interval '1 hour',
              draws_at = draws_at - $2 * interval '1 hour' where id = $1`,
      [id, hours],
    )
    await database().run('alter table raffle enable trigger guarded')
  }
  const judge = (merchant: Merchant) => lookAfterRewards(database(), merchant, Date.now() + 10_000)
  const move = (merchant: Merchant) => moveRaffles(database(), SERVICES, merchant, Date.now())
  const asking = (merchant: Merchant, request: object, one?: TestPlayer) =>
    ({
      services: { database: database() },
      site: { merchant },
      account: one ? { memberId: one.memberId, merchantId: 'aurora', isTrial: false, vipLevel: 0 } : null,
      request,
    }) as unknown as RewardContext as never
  const shown = async (merchant: Merchant, id: string) =>
    (await rafflesHandler(asking(merchant, { language: 'EN' }))).raffles.find((raffle) => raffle.id === id)!
  const own = async (merchant: Merchant, id: string, one: TestPlayer) =>
    (await ownHandler(asking(merchant, {}, one))).raffles.find((raffle) => raffle.id === id)
  const entries = async (merchant: Merchant, id: string) => {
    const { runs } = await entriesHandler(asking(merchant, { id, from: 0 }))
    return runs.flatMap(([first, count, holder]) =>
      Array.from({ length: count }, (_, index) => ({ number: first + index, holder })),
    )
  }
  const depositing = async (merchant: Merchant, times = 1) => {
    const one = await makePlayer(database(), { balanceMinor: 0n })
    for (let n = 0; n < times; n += 1) await paidDeposit(database(), one.memberId, '50.00')
    await judge(merchant)
    return one
  }

  test('a fact gives tickets once, up to perMember; a raffle that is not open gives none', async () => {
    const { id, merchant } = await withRaffle({ perMember: 7 })
    const one = await depositing(merchant, 4)
    for (let n = 0; n < 2; n += 1) await judge(merchant)
    expect(await own(merchant, id, one)).toMatchObject({ tickets: 7, numbers: [[1, 7]], wins: [] })
    expect(await shown(merchant, id)).toMatchObject({
      state: 'open',
      tickets: 7,
      perMember: 7,
      seed: null,
      listHash: null,
    })
    await pass(id)
    expect(await own(merchant, id, await depositing(merchant))).toBeUndefined()
  })

  test('the winners are those of an independent model, and everybody can check them', async () => {
    const { id, merchant } = await withRaffle()
    const players = [await depositing(merchant, 3), await depositing(merchant, 2), await depositing(merchant)]
    const promised = (await shown(merchant, id)).commitment
    await pass(id)
    // Two gateways at the same moment draw once.
    await Promise.all([move(merchant), move(merchant)])
    await move(merchant)
    const drawn = await shown(merchant, id)
    expect(drawn).toMatchObject({ state: 'drawn', tickets: 18, commitment: promised, takenBack: [] })
    const list = await entries(merchant, id)
    const lines = list.map(({ number, holder }) => `${number} ${holder}\n`)
    const model = modelDraw(drawn.seed!, id, lines, 4)
    expect(createHash('sha256').update(Buffer.from(drawn.seed!, 'hex')).digest('hex')).toBe(promised)
    expect(drawn.listHash).toBe(model.hash)
    expect(drawn.winners.map(({ number }) => number)).toEqual(model.places.map((place) => list[place]!.number))
    expect(drawn.winners.map(({ prize }) => prize)).toEqual([0, 1, 2, 3])
    const published = {
      ...{ id, commitment: drawn.commitment!, listHash: drawn.listHash!, seed: drawn.seed! },
      ...{ takenBack: drawn.takenBack, prizes: 4, winners: drawn.winners.map(({ number }) => number) },
    }
    const check = (draw: object = {}, other = list) => checkDraw({ ...published, ...draw }, other)
    expect(await check()).toMatchObject({ isSeed: true, isList: true, isDraw: true })
    const swapped = published.winners.toReversed()
    expect(await check({ winners: swapped })).toMatchObject({ isSeed: true, isList: true, isDraw: false })
    expect((await check({ seed: 'f'.repeat(64) })).isSeed).toBe(false)
    expect((await check({}, list.with(0, { number: 1, holder: 'An***r' }))).isList).toBe(false)
    expect((await check({}, list.slice(1))).isList).toBe(false)
    const messages = await database().rows(
      { member: text, title: text },
      `select member_id::text as member, title ->> 'EN' as title from message
        where written_by = 'raffle' and member_id in (select member_id from raffle_winner where raffle = $1)`,
      [id],
    )
    expect(new Set(messages.map(({ title }) => title))).toEqual(new Set(['You have won in The Sunday draw']))
    const wins = await Promise.all(players.map(async (one) => (await own(merchant, id, one))!.wins))
    expect(wins.flat()).toHaveLength(4)
    expect(messages).toHaveLength(wins.filter((list) => list.length > 0).length)
  })

  test('prizes are claimed once: money is paid, a bonus is to be staked, goods are noted; what is late is gone', async () => {
    const { id, merchant } = await withRaffle()
    const one = await depositing(merchant, 2)
    await pass(id)
    await move(merchant)
    const claim = (place: number, by = one) => claimPrizeHandler(asking(merchant, { id, place }, by))
    const before = (await balancesOf(database(), one.memberId)).player ?? 0n
    for (const place of [1, 1, 2, 3, 3, 4]) expect(await claim(place)).toEqual({ state: 'claimed' })
    const after = await balancesOf(database(), one.memberId)
    expect(after.player! - before).toBe(15_000n)
    expect(after.points).toBe(70n)
    await expect(claim(1, await makePlayer(database()))).rejects.toMatchObject({ code: 'NOT_FOUND' })

    const late = await withRaffle({ claimHours: 1 })
    const other = await depositing(late.merchant, 2)
    await pass(late.id)
    await move(late.merchant)
    await database().run('alter table raffle_winner disable trigger guarded')
    await database().run(`update raffle_winner set expires_at = now() - interval '1 second' where raffle = $1`, [
      late.id,
    ])
    await database().run('alter table raffle_winner enable trigger guarded')
    await database().run(`update reward set expires_at = now() - interval '1 second' where fact_key = $1`, [late.id])
    for (const place of [1, 3])
      expect(await claimPrizeHandler(asking(late.merchant, { id: late.id, place }, other))).toEqual({
        state: 'expired',
      })
  })

  test('tickets of what is undone are gone before the list, cannot win after it, and the draw waits for facts', async () => {
    const { id, merchant } = await withRaffle()
    const [one, two] = [await makePlayer(database()), await makePlayer(database())]
    const first = await paidDeposit(database(), one.memberId, '50.00')
    await judge(merchant)
    const second = await paidDeposit(database(), two.memberId, '50.00')
    await depositing(merchant, 2)
    await chargeback(database(), first.providerRef, '50.00')
    await pass(id)
    await database().run(`update reward_due set at = at - interval '3 hours' where merchant_id = 'aurora'`)
    await move(merchant)
    expect((await shown(merchant, id)).state).toBe('open')
    await judge(merchant)
    await chargeback(database(), second.providerRef, '50.00')
    await pass(id, -1)
    await move(merchant)
    expect(await shown(merchant, id)).toMatchObject({ state: 'closed', tickets: 9 })
    await judge(merchant)
    await pass(id, 1)
    await move(merchant)
    const drawn = await shown(merchant, id)
    expect(drawn).toMatchObject({ state: 'drawn', takenBack: [0, 1, 2] })
    const list = await entries(merchant, id)
    const lines = list.map(({ number, holder }) => `${number} ${holder}\n`)
    const model = modelDraw(drawn.seed!, id, lines, 4, [0, 1, 2])
    expect(drawn.winners.map(({ number }) => number)).toEqual(model.places.map((place) => list[place]!.number))
    expect(await own(merchant, id, one)).toBeUndefined()
  })

  test('nobody alters a raffle, a ticket or a winner, and a raffle without tickets has no winners', async () => {
    const { id, merchant } = await withRaffle()
    await depositing(merchant)
    const refused = { code: 'LV002' }
    const run = (statement: string) => database().run(statement, [id])
    await expect(run(`update raffle set commitment = 'x' where id = $1`)).rejects.toMatchObject(refused)
    await expect(run(`update raffle_ticket set member_id = member_id + 1 where raffle = $1`)).rejects.toMatchObject(
      refused,
    )
    await expect(run('delete from raffle_ticket where raffle = $1')).rejects.toMatchObject(refused)
    await pass(id)
    await move(merchant)
    await expect(run(`update raffle set seed = repeat('0', 64) where id = $1`)).rejects.toMatchObject(refused)
    await expect(run('update raffle_winner set number = number + 9 where raffle = $1')).rejects.toMatchObject(refused)
    await expect(run('delete from raffle_winner where raffle = $1')).rejects.toMatchObject(refused)
    // Three tickets, four prizes.
    expect((await shown(merchant, id)).winners).toHaveLength(3)
    const empty = await withRaffle()
    await pass(empty.id)
    await move(empty.merchant)
    expect(await shown(empty.merchant, empty.id)).toMatchObject({ state: 'drawn', tickets: 0, winners: [] })
    expect(await checkInvariants(database())).toEqual({ ok: true, faults: [] })
  })

  test('a draw whose connection is killed before it is kept gives every prize once when it is done again', async () => {
    const { id, merchant } = await withRaffle()
    for (let n = 0; n < 3; n += 1) await depositing(merchant, 2)
    await pass(id)
    await database().transaction((tx) => closeRound(tx, merchant, id))
    const dying = database().transaction(async (tx) => {
      expect(await drawRaffle(tx, SERVICES, merchant, id)).toBe(true)
      if (kind === 'postgres') await tx.run('select pg_terminate_backend(pg_backend_pid())')
      throw new Error('killed')
    })
    await expect(dying).rejects.toThrow()
    expect(await shown(merchant, id)).toMatchObject({ state: 'closed', seed: null, winners: [] })
    await Promise.all([move(merchant), move(merchant)])
    expect((await shown(merchant, id)).winners.map(({ place }) => place)).toEqual([1, 2, 3, 4])
    const sources = await database().rows(
      { source: text },
      'select source from reward where fact_key = $1 order by 1',
      [id],
    )
    // The phone is no reward, because people hand it over.
    expect(sources.map(({ source }) => source)).toEqual([1, 2, 4].map((place) => `${id} ${place}`))
  })

  test('a draw that dies in the middle has not happened', async () => {
    const { id, merchant } = await withRaffle({ budget: { amount: '100' } })
    await depositing(merchant, 4)
    await pass(id)
    // The budget is enough for the first prize only.
    await expect(move(merchant)).rejects.toThrow('could not be given')
    expect(await shown(merchant, id)).toMatchObject({ state: 'closed', seed: null, winners: [] })
    const left = await database().row(
      { rewards: integer, at: instant },
      `select count(*)::int as rewards, now() as at from reward where fact_key = $1`,
      [id],
    )
    expect(left!.rewards).toBe(0)

    // Later draws still take place.
    const next = await withRaffle()
    await depositing(next.merchant, 2)
    await pass(next.id)
    await expect(move(next.merchant)).rejects.toThrow(id)
    expect(await shown(next.merchant, next.id)).toMatchObject({ state: 'drawn' })
  })
})
