import { describe, expect, test } from 'vitest'
import { claimReward, decideReward } from '../../../ledger/rewards/rewards.ts'
import { expectBalancedBooks } from '../../../ledger/testing.ts'
import { makePlayer, type TestPlayer } from '../../../ledger/wallet/testing.ts'
import { bigint, nullable, text } from '../../../platform/database/row.ts'
import { forEachDatabase } from '../../../platform/database/testing/databases.ts'
import { listen, lookAfterRewards } from '../look-after.ts'
import { balancesOf } from '../testing/facts.ts'
import { merchantWith } from '../testing/merchant-with.ts'
import { WITH_DECISIONS } from './decisions.ts'

type Stated = NonNullable<Parameters<typeof merchantWith>[0]>[number]
const give = (id: string, more: Partial<Stated>): Stated =>
  ({
    ...{ id, name: { EN: id }, trigger: { on: 'signIn' }, reward: { kind: 'money', amount: '5' } },
    ...{ budget: { amount: '100000', per: 'ever' }, ...more },
  }) as Stated

forEachDatabase((_kind, database) => {
  expectBalancedBooks(database)
  /** A player with an address and a browser. */
  const player = async (ip = '198.51.100.1', agent = 'browser') => {
    const one = await makePlayer(database(), { balanceMinor: 100_000n })
    await database().run(
      `insert into session (token_hash, merchant_id, member_id, expires_at, ip, user_agent)
       values (sha256(convert_to($1, 'UTF8')), 'aurora', $1::bigint, now() + interval '1 hour', $2, $3)`,
      [one.memberId, ip, agent],
    )
    return one
  }
  const judge = async (merchant: ReturnType<typeof merchantWith>) => {
    await listen(database(), merchant)
    await lookAfterRewards(database(), merchant, Date.now() + 5_000)
  }
  const signIn = ({ memberId }: TestPlayer, times: string) =>
    database().run(`select reward_note('aurora', $1, 'signIn', $2)`, [memberId, times])
  const of = ({ memberId }: TestPlayer) =>
    database().rows(
      { id: text, programme: text, state: text, amount: bigint, comment: nullable(text) },
      `select id, programme_id as programme, state, amount_minor::text as amount, comment
         from reward where member_id = $1 order by programme_id, made_at`,
      [memberId],
    )
  const reasons = async ({ memberId }: TestPlayer, programme: string) =>
    database().rows(
      { reason: nullable(text) },
      `select d ->> 'reason' as reason from reward_fact f ${WITH_DECISIONS} cross join jsonb_array_elements(j.decisions) d
        where member_id = $1 and d ->> 'programme' = $2 order by judged_at`,
      [memberId, programme],
    )

  test('the id, claim, expiresAfterHours, approval, once, exclusive, comment, amount and per of a budget bound what is given', async () => {
    const merchant = merchantWith([
      give('auto', { claim: 'auto' }),
      give('short', { expiresAfterHours: 1, period: 'day' }),
      give('person', { approval: 'person' }),
      give('address', { conditions: { once: ['address'] } }),
      give('device', { conditions: { once: ['device'] } }),
      give('one', { exclusive: 'only' }),
      give('other', { exclusive: 'only' }),
      give('apply', { join: 'apply', comment: 'required' }),
      give('budget', { budget: { amount: '9', per: 'day' }, reward: { kind: 'points', amount: '5' } }),
    ])
    const [one, two, three] = [await player(), await player(), await player('198.51.100.1', 'another')]
    for (const each of [one, two, three]) {
      await signIn(each, 'first')
      await judge(merchant)
    }
    const given = async (each: TestPlayer) => (await of(each)).map(({ programme, state }) => `${programme} ${state}`)
    expect(await given(one)).toEqual([
      ...['address issued', 'auto claimed', 'budget issued', 'device issued', 'one issued', 'person applying'],
      'short issued',
    ])
    expect(await given(two)).toEqual(['auto claimed', 'one issued', 'person applying', 'short issued'])
    expect(await given(three)).toEqual([
      'auto claimed',
      'device issued',
      'one issued',
      'person applying',
      'short issued',
    ])
    expect(await reasons(two, 'address')).toEqual([{ reason: 'address' }])
    expect(await reasons(two, 'device')).toEqual([{ reason: 'device' }])
    expect(await reasons(two, 'budget')).toEqual([{ reason: 'budget' }])
    expect(await reasons(two, 'other')).toEqual([{ reason: 'exclusive' }])
    expect(await reasons(two, 'apply')).toEqual([{ reason: 'notApplied' }])
    expect((await balancesOf(database(), one.memberId)).player).toBe(100_500n)

    const [person] = (await of(one)).filter(({ programme }) => programme === 'person')
    const decision = { operator: 'Ana', reason: null, expiresAt: new Date(Date.now() + 60_000) }
    expect(await claimReward(database(), 'aurora', one.memberId, person!.id)).toBe('WRONG_STATE')
    expect(await decideReward(database(), 'aurora', person!.id, { ...decision, granted: true })).toBe('OK')
    expect(await decideReward(database(), 'aurora', person!.id, { ...decision, granted: false })).toBe('WRONG_STATE')
    expect(await claimReward(database(), 'aurora', two.memberId, person!.id)).toBe('NOT_FOUND')
    const claims = await Promise.all([1, 2, 3].map(() => claimReward(database(), 'aurora', one.memberId, person!.id)))
    expect(claims.sort()).toEqual(['ALREADY', 'ALREADY', 'OK'])

    await database().run(`update reward set expires_at = now() - interval '1 minute' where programme_id = 'short'`)
    await judge(merchant)
    expect((await of(one)).find(({ programme }) => programme === 'short')?.state).toBe('expired')
    const budget = await database().row(
      { given: bigint },
      `select given::text as given from reward_budget where programme_id = 'short'`,
    )
    expect(budget).toEqual({ given: 0n })
  })

  describe('a mission', () => {
    const MISSION = merchantWith([
      give('stakes', { trigger: { on: 'turnover', amount: '30' }, period: 'week' }),
      give('rounds', { trigger: { on: 'rounds', count: 3 }, period: 'day', claim: 'auto' }),
    ])
    const progress = async ({ memberId }: TestPlayer) =>
      (
        await database().rows(
          { programme: text, value: bigint },
          'select programme_id as programme, value::text as value from reward_progress where member_id = $1 order by 1',
          [memberId],
        )
      ).map(({ value }) => Number(value))

    test('sums settled rounds, each once, and is rewarded when its target is reached', async () => {
      await judge(MISSION)
      const one = await player()
      const bet = (id: string) => one.bet(`${one.memberId}-${id}`, '10.00', { roundId: id, roundClosed: true })
      await bet('a')
      await bet('b')
      await judge(MISSION)
      expect(await progress(one)).toEqual([2, 2_000])
      await database().run(`select reward_note('aurora', member_id, kind, key) from reward_fact where member_id = $1`, [
        one.memberId,
      ])
      await judge(MISSION)
      expect(await progress(one)).toEqual([2, 2_000])
      await bet('c')
      await bet('d')
      await judge(MISSION)
      expect((await of(one)).filter(({ programme }) => programme !== 'auto').map(({ state }) => state)).toEqual([
        'claimed',
        'issued',
      ])
    })

    test('whose round is rolled back loses what it counted, and what is not claimed is gone', async () => {
      await judge(MISSION)
      const one = await player()
      const id = (name: string) => `${one.memberId}-${name}`
      for (const name of ['a', 'b', 'c']) await one.bet(id(name), '10.00', { roundId: name, roundClosed: true })
      await judge(MISSION)
      expect((await of(one)).map(({ state }) => state)).toEqual(['claimed', 'issued'])
      await one.rollback(id('back'), id('c'), 'c')
      await judge(MISSION)
      await judge(MISSION)
      expect(await progress(one)).toEqual([2, 2_000])
      expect((await of(one)).map(({ state }) => state)).toEqual(['takenBack', 'takenBack'])
      // The stake of the third round came back, so the five pesos that were claimed were taken back.
      expect((await balancesOf(database(), one.memberId)).player).toBe(98_000n)
      await one.bet(id('e'), '10.00', { roundId: 'e', roundClosed: true })
      await judge(MISSION)
      await judge(MISSION)
      expect((await of(one)).map(({ state }) => state)).toEqual(['claimed', 'issued'])
      expect((await balancesOf(database(), one.memberId)).player).toBe(97_500n)
    })
  })
})
