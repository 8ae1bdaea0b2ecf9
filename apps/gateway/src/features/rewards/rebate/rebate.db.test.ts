import { Random } from '@livery/artwork/random'
import type { Merchant } from '@livery/merchant/merchant'
import { expect, test } from 'vitest'
import { expectBalancedBooks } from '../../../ledger/testing.ts'
import { openRequirements } from '../../../ledger/turnover/requirements.ts'
import { makePlayer, type TestPlayer } from '../../../ledger/wallet/testing.ts'
import { placeInTeam } from '../../../members/team/place.ts'
import { bigint, text } from '../../../platform/database/row.ts'
import { forEachDatabase } from '../../../platform/database/testing/databases.ts'
import { listen, lookAfterRewards } from '../look-after.ts'
import type { RewardContext } from '../services.ts'
import { balancesOf } from '../testing/facts.ts'
import { merchantWith } from '../testing/merchant-with.ts'
import { claimRebateHandler, rebateClaimsHandler, rebateHandler } from './calls.ts'

const MICRO = 1_000_000n
const withRate = (
  percent: number,
  more: Partial<NonNullable<Merchant['rebate']>> = {},
  beside: Partial<Merchant> = {},
) =>
  merchantWith([], {
    rebate: { min: '1', turnoverTimes: 0, rates: [{ gameType: 'RNG', percent }], ...more },
    ...beside,
  })

forEachDatabase((_kind, database) => {
  expectBalancedBooks(database)

  const player = async (): Promise<TestPlayer> => {
    const one = await makePlayer(database(), { balanceMinor: 10_000_000n })
    const own = (id: string) => `${one.memberId}-${id}`
    return {
      ...one,
      bet: (id, ...rest) => one.bet(own(id), ...rest),
      win: (id, ...rest) => one.win(own(id), ...rest),
      rollback: (id, reference, roundId) => one.rollback(own(id), own(reference), roundId),
    }
  }
  const play = (one: TestPlayer, id: string, amount: string) => one.bet(id, amount, { roundId: id, roundClosed: true })
  const judge = (merchant: Merchant) => lookAfterRewards(database(), merchant, Date.now() + 10_000)
  const asking = (one: TestPlayer, merchant: Merchant, request: object) =>
    ({
      services: { database: database() },
      site: { merchant },
      account: { memberId: one.memberId, isTrial: false, vipLevel: 0 },
      request,
    }) as unknown as RewardContext
  const shown = (one: TestPlayer, merchant: Merchant) => rebateHandler(asking(one, merchant, {}) as never)
  const claim = async (one: TestPlayer, merchant: Merchant) => {
    const { number, upTo } = await shown(one, merchant)
    return claimRebateHandler(asking(one, merchant, { number, upTo }) as never)
  }
  const history = (one: TestPlayer, merchant: Merchant) =>
    rebateClaimsHandler(asking(one, merchant, { period: 'today' }) as never)
  const sums = async ({ memberId }: TestPlayer) =>
    (await database().row(
      { claimed: bigint, corrected: bigint, taken: bigint, carried: bigint, open: bigint, number: bigint },
      `select (select coalesce(sum(amount_minor), 0)::text from rebate_claim where member_id = $1) as claimed,
              (select coalesce(sum(amount_minor), 0)::text from rebate_correction where member_id = $1) as corrected,
              (select coalesce(sum(taken_minor), 0)::text from rebate_correction where member_id = $1) as taken,
              (select coalesce(sum(carried_micro), 0)::text from rebate_purse where member_id = $1) as carried,
              (select coalesce(sum(amount_micro), 0)::text from rebate_accrual where member_id = $1 and claim_id is null) as open,
              (select count(*)::text from rebate_claim where member_id = $1) as number`,
      [memberId],
    ))!

  test('percent gives a part of what is staked, by the rates of the moment of the bet, whatever they are later', async () => {
    const [half, double] = [withRate(0.5), withRate(1)]
    const one = await player()
    await play(one, 'before', '1000.00')
    await listen(database(), half)
    await play(one, 'a', '1000.00')
    await one.bet('late', '500.00', { roundId: 'late' })
    await listen(database(), double)
    await play(one, 'b', '1000.00')
    await one.win('late-win', '1.00', { roundId: 'late', roundClosed: true })
    await judge(double)
    const answer = await shown(one, double)
    expect(answer).toMatchObject({
      amount: '17.50',
      isReady: true,
      rates: [{ vendor: null, gameType: 'RNG', percent: '1' }],
    })
    expect(answer.open.map(({ percent, staked, amount }) => [percent, staked, amount])).toEqual([
      ['1', '1000.00', '10.00'],
      ['0.5', '1500.00', '7.50'],
    ])
    await listen(database(), merchantWith([]))
    await play(one, 'after', '1000.00')
    await judge(merchantWith([]))
    expect(await shown(one, merchantWith([]))).toMatchObject({ amount: '17.50', rates: [], isReady: true })
  })

  test('nothing below min can be claimed; what is claimed is rounded down once, the rest is carried, and turnoverTimes is to be staked', async () => {
    const merchant = withRate(0.33, { min: '2', turnoverTimes: 1.5 })
    await listen(database(), merchant)
    const one = await player()
    // 0.33 % of 100.01 is 0.330033.
    for (let n = 0; n < 6; n += 1) await play(one, `a${n}`, '100.01')
    await judge(merchant)
    expect(await shown(one, merchant)).toMatchObject({ amount: '1.98', isReady: false, min: '2.00' })
    expect(await claim(one, merchant)).toEqual({ status: 'below', amount: null })
    for (let n = 0; n < 4; n += 1) await play(one, `b${n}`, '100.01')
    await judge(merchant)
    expect(await claim(one, merchant)).toEqual({ status: 'claimed', amount: '3.30' })
    expect(await sums(one)).toMatchObject({ claimed: 330n, carried: 33_000n, open: 0n })
    const [requirement] = await openRequirements(database(), { ...one, currency: merchant.currency })
    expect(requirement).toMatchObject({ sourceKind: 'rebate', neededMinor: 495n })
    const { totals, claims } = await history(one, merchant)
    expect(totals).toEqual({ claims: 1, staked: '1000.10', amount: '3.30', takenBack: '0.00' })
    expect(claims).toMatchObject([{ staked: '1000.10', amount: '3.30', balanceAfter: '99003.20', takenBack: '0.00' }])
  })

  test('pressed many times at once it pays once, and later bets wait for the next claim', async () => {
    const merchant = withRate(1)
    await listen(database(), merchant)
    const one = await player()
    await play(one, 'a', '1000.00')
    await judge(merchant)
    const { number, upTo } = await shown(one, merchant)
    await play(one, 'b', '700.00')
    await judge(merchant)
    const press = () => claimRebateHandler(asking(one, merchant, { number, upTo }) as never)
    const answers = await Promise.all(Array.from({ length: 8 }, press))
    expect(answers).toEqual(Array.from({ length: 8 }, () => ({ status: 'claimed', amount: '10.00' })))
    expect(await sums(one)).toMatchObject({ claimed: 1_000n, number: 1n, open: 700n * MICRO })
    expect(await claim(one, merchant)).toEqual({ status: 'claimed', amount: '7.00' })
  })

  test('a claim takes the oldest rounds, as many as one transaction bears, and more only where they give less than min', async () => {
    const merchant = withRate(1)
    await listen(database(), merchant)
    const one = await player()
    await database().run(
      `insert into rebate_accrual (merchant_id, member_id, adapter, round_id, vendor, game_type, turnover_minor, rate_bp,
                                   amount_micro, version, at)
       select 'aurora', $1, 'many', e::text, 'PG', 'RNG', 10000, 100, 100000000, '1', now() from generate_series(1, 20002) e`,
      [one.memberId],
    )
    expect(await shown(one, withRate(1, { min: '20000.5' }))).toMatchObject({ amount: '20001.00', isReady: true })
    expect(await shown(one, merchant)).toMatchObject({ amount: '20000.00', number: 1 })
    const { number } = await shown(one, merchant)
    const all = { number, upTo: '9000000000000000000' }
    expect(await claimRebateHandler(asking(one, merchant, all) as never)).toEqual({
      status: 'claimed',
      amount: '20000.00',
    })
    expect(await shown(one, merchant)).toMatchObject({ amount: '2.00', number: 2 })
    expect(await claim(one, merchant)).toEqual({ status: 'claimed', amount: '2.00' })
    expect(await sums(one)).toMatchObject({ claimed: 2_000_200n, open: 0n, carried: 0n, number: 2n })
  })

  test('a round that is taken back takes what is open; of what is claimed a correction takes the money, or waits for it', async () => {
    const merchant = withRate(1, { turnoverTimes: 2 })
    await listen(database(), merchant)
    const one = await player()
    await play(one, 'a', '1000.00')
    await play(one, 'b', '500.00')
    await judge(merchant)
    await one.rollback('back-a', 'a', 'a')
    await judge(merchant)
    expect(await shown(one, merchant)).toMatchObject({ amount: '5.00' })
    expect(await claim(one, merchant)).toMatchObject({ amount: '5.00' })
    await one.rollback('back-b', 'b', 'b')
    await judge(merchant)
    expect(await sums(one)).toMatchObject({ claimed: 500n, corrected: 500n, taken: 500n, open: 0n, carried: 0n })
    expect((await balancesOf(database(), one.memberId)).player).toBe(10_000_000n)
    expect(await openRequirements(database(), { ...one, currency: merchant.currency })).toEqual([])

    // A member who has spent it repays it from the next claim.
    await play(one, 'c', '40000.00')
    await judge(merchant)
    await claim(one, merchant)
    await one.bet('all', '60400.00', { roundId: 'all' })
    await one.rollback('back-c', 'c', 'c')
    await one.bet('again', '40000.00', { roundId: 'again' })
    await judge(merchant)
    expect(await sums(one)).toMatchObject({ corrected: 40_500n, taken: 500n })
    await one.win('all-win', '0.01', { roundId: 'all', roundClosed: true })
    await judge(merchant)
    expect(await claim(one, merchant)).toMatchObject({ status: 'claimed', amount: '604.00' })
    expect(await sums(one)).toMatchObject({ corrected: 40_500n, taken: 40_500n })
    expect((await balancesOf(database(), one.memberId)).player).toBe(20_401n)
  })

  test('drawn bets, rates, rollbacks and claims at the same time lose and invent nothing', async () => {
    const random = new Random('rebate/1')
    const players = await Promise.all([1, 2, 3].map(player))
    const model = players.map(() => new Map<string, { readonly stake: bigint; readonly bp: bigint }>())
    for (let turn = 0; turn < 12; turn += 1) {
      const bp = random.whole(1, 300)
      const merchant = withRate(bp / 100, { min: '0.01' })
      await listen(database(), merchant)
      await Promise.all(
        players.map(async (one, at) => {
          const rounds = model[at]!
          for (let n = 0; n < 6; n += 1) {
            const stake = BigInt(random.whole(1, 99_999))
            const id = `${turn}-${n}`
            await play(one, id, `${stake / 100n}.${String(stake % 100n).padStart(2, '0')}`)
            rounds.set(id, { stake, bp: BigInt(bp) })
          }
          for (const id of [...rounds.keys()].filter(() => random.chance(0.15))) {
            await one.rollback(`back-${id}`, id, id)
            rounds.delete(id)
          }
        }),
      )
      // Claims, a run and two claims of one player meet.
      await Promise.all([
        judge(merchant),
        ...players.flatMap((one) => [claim(one, merchant), claim(one, merchant)]),
        judge(merchant),
      ])
    }
    const last = withRate(1, { min: '0.01' })
    await judge(last)
    for (const [at, one] of players.entries()) {
      const exact = [...model[at]!.values()].reduce((sum, { stake, bp }) => sum + stake * bp * 100n, 0n)
      const { claimed, corrected, taken, carried, open, number } = await sums(one)
      expect((claimed - corrected) * MICRO + carried + open).toBe(exact)
      expect(number).toBeGreaterThan(3n)
      expect(taken).toBe(corrected)
      const staked = [...model[at]!.values()].reduce((sum, { stake }) => sum + stake, 0n)
      expect((await balancesOf(database(), one.memberId)).player).toBe(10_000_000n - staked + claimed - corrected)
      await claim(one, last)
      const after = await sums(one)
      expect(after.claimed - after.corrected).toBe(exact / MICRO)
      expect(after.carried).toBe(exact % MICRO)
    }
  })

  test('agentRebate: agents above share its percent of what was staked, a player what is more than can be claimed', async () => {
    const shares = (percent: number) => withRate(0.5, {}, { agentRebate: { percent, cycle: 'daily' } })
    const [two, one] = [shares(2), shares(1)]
    await listen(database(), two)
    const [top, agent, gambler] = [await player(), await player(), await player()]
    await database().run(`update member set kind = 1 where id = any ($1::bigint[])`, [[top.memberId, agent.memberId]])
    const place = ({ memberId }: TestPlayer, upline: TestPlayer | null, rebateBp: number) =>
      placeInTeam(database(), two, { memberId, uplineId: upline?.memberId ?? null, rebateBp, code: null })
    await place(top, null, 0)
    await place(agent, top, 150)
    await place(gambler, agent, 80)
    const earned = async () =>
      database().rows(
        { agent: text, micro: bigint },
        `select agent_id::text as agent, sum(amount_micro)::text as micro from agent_rebate where member_id = $1::bigint
          group by agent_id order by agent_id`,
        [gambler.memberId],
      )
    const are = (...units: readonly bigint[]) =>
      [top, agent, gambler].map(({ memberId }, at) => ({ agent: memberId, micro: units[at]! * MICRO }))
    await play(gambler, 'two', '1000.00')
    await gambler.bet('late', '100.00', { roundId: 'late' })
    await listen(database(), one)
    await gambler.rollback('undo', 'late', 'late')
    await judge(one)
    // 0.5 of 2, 0.7 of 1.5, and of the player's own 0.8 only the part above the 0.5 that can be claimed.
    expect(await earned()).toEqual(are(500n, 700n, 300n))
    await play(gambler, 'one', '1000.00')
    await judge(one)
    expect(await earned()).toEqual(are(500n, 900n, 600n))
    await gambler.rollback('back', 'two', 'two')
    await judge(one)
    expect(await earned()).toEqual(are(0n, 200n, 300n))
    expect((await sums(gambler)).open).toBe(500n * MICRO)
  })
})
