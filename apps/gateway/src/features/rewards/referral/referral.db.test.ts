import { randomUUID } from 'node:crypto'
import type { Merchant } from '@livery/merchant/merchant'
import { expect, test } from 'vitest'
import { expectBalancedBooks } from '../../../ledger/testing.ts'
import { makePlayer, type TestPlayer } from '../../../ledger/wallet/testing.ts'
import { bindReferral, ownCode } from '../../../members/team/referrals.ts'
import { integer, text } from '../../../platform/database/row.ts'
import { forEachDatabase } from '../../../platform/database/testing/databases.ts'
import { rewardsHandler } from '../calls/read.ts'
import { listen, lookAfterRewards } from '../look-after.ts'
import { programmesOf } from '../rules/compiled.ts'
import type { RewardContext } from '../services.ts'
import { chargeback, paidDeposit } from '../testing/facts.ts'
import { merchantWith } from '../testing/merchant-with.ts'
import { tryProgramme } from '../trial/trial.ts'
import { enterReferralHandler, referralHandler } from './calls.ts'
import { friendsHandler } from './friends.ts'

const budget = { amount: '100000', per: 'ever' } as const
const money = (amount: string) => ({ kind: 'money', amount }) as const
const brought = { deposits: '50', turnover: '100' } as const
const MERCHANT = merchantWith(
  [
    {
      ...{ id: 'friend', name: { EN: 'A friend' }, trigger: { on: 'referral', ...brought }, period: 'always', budget },
      ...{ promotion: 'bring', reward: money('5') },
    },
    {
      ...{ id: 'invited', name: { EN: 'Invited' }, trigger: { on: 'referral', tier: 0, ...brought }, budget },
      ...{ promotion: 'bring', reward: money('3'), claim: 'auto' },
    },
    {
      ...{
        id: 'second',
        name: { EN: 'Second' },
        trigger: { on: 'referral', tier: 2, ...brought },
        period: 'always',
        budget,
      },
      reward: { kind: 'points', amount: '7' },
    },
    {
      ...{ id: 'two', name: { EN: 'Two friends' }, trigger: { on: 'referral', ...brought, count: 2 }, budget },
      reward: money('20'),
    },
  ] as NonNullable<Merchant['programmes']>,
  { capabilities: { REFERRAL: true } as Merchant['capabilities'] },
)

forEachDatabase((_kind, database) => {
  expectBalancedBooks(database)

  const player = () => makePlayer(database(), { balanceMinor: 10_000_000n })
  const play = (one: TestPlayer, id: string, amount: string) =>
    one.bet(`${one.memberId}-${id}`, amount, { roundId: id, roundClosed: true })
  /** Facts of friends follow from other facts, so one run is not enough. */
  const look = async () => {
    for (let n = 0; n < 3; n += 1) await lookAfterRewards(database(), MERCHANT, Date.now() + 10_000)
  }
  const bind = async (one: TestPlayer, to: TestPlayer) =>
    bindReferral(database(), 'aurora', one.memberId, await ownCode(database(), 'aurora', to.memberId), 7)
  const bring = async (one: TestPlayer) => {
    await play(one, 'a', '100.00')
    return paidDeposit(database(), one.memberId, '50.00')
  }
  const rewards = async ({ memberId }: TestPlayer) =>
    (
      await database().rows(
        { id: text, state: text },
        'select programme_id as id, state from reward where member_id = $1 order by 1, made_at',
        [memberId],
      )
    ).map(({ id, state }) => `${id} ${state}`)
  const asking = (one: TestPlayer, request: object) =>
    ({
      services: { database: database() },
      site: { merchant: MERCHANT },
      account: { memberId: one.memberId, isTrial: false, vipLevel: 0, kind: 0 },
      request,
    }) as unknown as RewardContext
  const page = (one: TestPlayer) => referralHandler(asking(one, { language: 'EN' }) as never)
  /** Where a member stands in what a promotion about friends gives. */
  const promoted = async (one: TestPlayer) => {
    const { programmes } = await rewardsHandler(asking(one, { language: 'EN' }) as never)
    return programmes.flatMap(({ id, type, status }) => (type === 'friend' ? [`${id} ${status}`] : []))
  }
  const friends = (one: TestPlayer, request: object = {}) => friendsHandler(asking(one, request) as never)
  const enter = (one: TestPlayer, code: string) => enterReferralHandler(asking(one, { code }) as never)

  test('a friend who has brought enough is worth a reward, once, to who invited them and to themselves', async () => {
    await listen(database(), MERCHANT)
    const [host, friend] = [await player(), await player()]
    expect(await bind(friend, host)).toBe('OK')
    await play(friend, 'a', '99.99')
    await paidDeposit(database(), friend.memberId, '50.00')
    await look()
    expect([await rewards(host), await rewards(friend)]).toEqual([[], []])
    expect(await promoted(host)).toEqual(['friend open'])
    await play(friend, 'b', '0.01')
    await look()
    expect([await rewards(host), await rewards(friend)]).toEqual([['friend issued'], ['invited claimed']])
    expect([await promoted(host), await promoted(friend)]).toEqual([['friend issued'], ['friend open']])
    await play(friend, 'c', '500.00')
    await look()
    expect([await rewards(host), await rewards(friend)]).toEqual([['friend issued'], ['invited claimed']])
  })

  test('friends of friends count for their own tier, and several friends together', async () => {
    const [top, host, ...guests] = [await player(), await player(), await player(), await player()]
    await bind(host, top)
    for (const guest of guests) expect(await bind(guest, host)).toBe('OK')
    for (const guest of guests) await bring(guest)
    await look()
    expect(await rewards(host)).toEqual(['friend issued', 'friend issued', 'two issued'])
    expect(await rewards(top)).toEqual(['second issued', 'second issued'])
    const shown = await page(host)
    expect(shown.rewards.map(({ id, tier, friends: of }) => [id, tier, of])).toEqual([
      ...[
        ['friend', 1, null],
        ['invited', 0, null],
        ['second', 2, null],
      ],
      ['two', 1, { done: 2, target: 2 }],
    ])
    expect(shown).toMatchObject({ friends: [{ tier: 1, count: 2 }], received: '0.00', ready: '30.00' })
    expect(shown.invitedBy).toBe('So***y')
    expect((await page(top)).friends).toEqual([
      { tier: 1, count: 1 },
      { tier: 2, count: 2 },
    ])
  })

  test('what was undone is taken back, and given anew when it holds again', async () => {
    const [host, friend] = [await player(), await player()]
    await bind(friend, host)
    const { providerRef } = await bring(friend)
    await look()
    expect(await rewards(host)).toEqual(['friend issued'])
    const reverse = await chargeback(database(), providerRef, '50.00')
    await look()
    expect(await rewards(host)).toEqual(['friend takenBack'])
    await reverse()
    await look()
    expect(await rewards(host)).toEqual(['friend issued'])
  })

  test('one’s own code, a circle, a second inviter, a late one and nobody’s code are refused, each with its reason', async () => {
    const [one, two, three] = [await player(), await player(), await player()]
    const code = (of: TestPlayer) => ownCode(database(), 'aurora', of.memberId)
    expect(await enter(one, await code(one))).toEqual({ status: 'refused', reason: 'own' })
    expect(await enter(one, 'NOBODYS-1')).toEqual({ status: 'refused', reason: 'code' })
    expect(await enter(two, (await code(one)).toLowerCase())).toEqual({ status: 'kept', reason: null })
    expect(await enter(three, await code(two))).toEqual({ status: 'kept', reason: null })
    expect(await enter(one, await code(three))).toEqual({ status: 'refused', reason: 'circle' })
    expect(await enter(two, await code(three))).toEqual({ status: 'refused', reason: 'invited' })
    const old = await player()
    await database().run(`update member set created_at = now() - interval '8 days' where id = $1`, [old.memberId])
    expect(await enter(old, await code(one))).toEqual({ status: 'refused', reason: 'old' })
    expect(await page(old)).toMatchObject({ enterUntil: null, invitedBy: null })
    expect(await page(one)).toMatchObject({ enterUntil: expect.any(String) })
  })

  test('an agent’s code leads to their team and to no reward, so they are shown none', async () => {
    const [agent, friend] = [await player(), await player()]
    await database().run('update member set kind = 1 where id = $1', [agent.memberId])
    expect(await bind(friend, agent)).toBe('UNKNOWN')
    const context = asking(agent, { language: 'EN' })
    const account = { ...context.account, kind: 1 }
    expect(await referralHandler({ ...context, account } as never)).toMatchObject({ code: null, rewards: [] })
  })

  test('two who name one another in the same moment make no circle', async () => {
    const [one, two] = [await player(), await player()]
    const codes = [await ownCode(database(), 'aurora', one.memberId), await ownCode(database(), 'aurora', two.memberId)]
    const answers = await Promise.all([enter(one, codes[1]!), enter(two, codes[0]!)])
    expect(answers.map(({ reason }) => reason).sort()).toEqual(['circle', null])
  })

  test('who comes with the same browser from the same address is kept and counts for nothing, nor do theirs for those above', async () => {
    const [top, host, same, guest] = [await player(), await player(), await player(), await player()]
    await bind(host, top)
    const ip = `198.51.100.${host.memberId.slice(-2)}`
    for (const { memberId } of [host, same]) {
      await database().run(
        `insert into session (token_hash, merchant_id, member_id, expires_at, ip, user_agent)
         values ($1, 'aurora', $2, now() + interval '1 day', $3, 'One browser')`,
        [Buffer.from(randomUUID()), memberId, ip],
      )
    }
    expect(await bind(same, host)).toBe('HOUSEHOLD')
    await bind(guest, same)
    for (const one of [same, guest]) await bring(one)
    await look()
    expect([await rewards(host), await rewards(same), await rewards(top)]).toEqual([[], ['friend issued'], []])
    expect((await friends(host)).friends.map(({ state, reason }) => [state, reason])).toEqual([
      ['refused', 'household'],
      ['refused', 'household'],
    ])
    expect((await friends(same)).friends).toMatchObject([{ state: 'rewarded', reason: null }])
  })

  test('friends are listed by pages, the latest first, masked, with what they brought and what there was for them', async () => {
    const host = await player()
    const guests: TestPlayer[] = []
    for (let n = 0; n < 5; n += 1) guests.push(await player())
    for (const guest of guests) await bind(guest, host)
    // Friends of the same moment are told apart, and each is listed once.
    await database().run(
      `update referral set at = (select max(at) from referral where referrer_id = $1) where referrer_id = $1`,
      [host.memberId],
    )
    await bring(guests[0]!)
    await look()
    const first = await friends(host, { pageSize: 2 })
    expect(first.friends).toHaveLength(2)
    const rest = await friends(host, { pageSize: 4, cursor: first.next! })
    expect(rest.next).toBeNull()
    const all = [...first.friends, ...rest.friends]
    expect(new Set(all.map(({ id }) => id)).size).toBe(5)
    expect(all.at(-1)).toMatchObject({
      ...{ name: 'So***y', tier: 1, deposits: '50.00', turnover: '100.00', received: '0.00', state: 'rewarded' },
    })
    expect(all[0]).toMatchObject({ state: 'joined' })
    expect(JSON.stringify(all)).not.toContain(guests[0]!.memberId)
    expect((await friends(host, { tier: 2 })).friends).toEqual([])
  })

  test('a member has one code, however often they ask at once', async () => {
    const { memberId } = await player()
    const codes = await Promise.all(Array.from({ length: 8 }, () => ownCode(database(), 'aurora', memberId)))
    expect(new Set(codes).size).toBe(1)
    const stored = await database().row(
      { count: integer },
      'select count(*)::int as count from invitation_code where member_id = $1',
      [memberId],
    )
    expect(stored).toEqual({ count: 1 })
  })

  test('a trial run says what friends would have cost', async () => {
    const [host, friend] = [await player(), await player()]
    await bind(friend, host)
    await bring(friend)
    await look()
    const programme = programmesOf(MERCHANT)[0]!
    const trial = await tryProgramme(
      database(),
      MERCHANT,
      programme,
      new Date(Date.now() - 86_400_000),
      new Date(Date.now() + 1_000),
    )
    expect(trial!.rewards).toBeGreaterThanOrEqual(1)
    expect(trial!.costMinor).toBe(BigInt(trial!.rewards) * 500n)
  })
})
