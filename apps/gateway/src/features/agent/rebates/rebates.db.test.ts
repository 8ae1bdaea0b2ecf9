import { Random } from '@livery/artwork/random'
import { expect, test } from 'vitest'
import {
  accrueAgentRebates,
  closeAgentRebates,
  payAgentRebates,
  storeAgentRebatePlan,
} from '../../../ledger/agent-rebate/agent-rebate.ts'
import { expectBalancedBooks } from '../../../ledger/testing.ts'
import { placeInTeam } from '../../../members/team/place.ts'
import { bigint, instant, integer, text } from '../../../platform/database/row.ts'
import { forEachDatabase } from '../../../platform/database/testing/databases.ts'
import { explainRebate } from './explain.ts'
import { payRebatesDue } from './pay-due.ts'
import { rebateRun, replayRebates } from './replay.ts'

const PHP = { code: 'PHP', exponent: 2, symbol: '₱' } as const
const TOP = 200
const MERCHANTS = ['aurora', 'oasis', 'saola', 'mekhala', 'sterling'] as const

forEachDatabase((_kind, open) => {
  expectBalancedBooks(() => open())

  const at = (merchantId: string) => {
    const database = () => open().of(merchantId)
    const merchant = { id: merchantId, currency: PHP, timeZone: 'Asia/Manila' }
    return {
      database,
      merchant,
      async member(kind: number, uplineId: string | null, rebateBp: number): Promise<string> {
        const row = await database().row(
          { id: text },
          `insert into member (merchant_id, account, nickname, password_hash, kind)
           values ($1, gen_random_uuid()::text, 'Somebody', '', $2) returning id::text as id`,
          [merchantId, kind],
        )
        await placeInTeam(database(), merchant, { memberId: row!.id, uplineId, rebateBp, code: null })
        return row!.id
      },
      async now(): Promise<Date> {
        // A moment clearly between two actions, since moments on the wire are cut to milliseconds.
        const pause = () => database().run('select pg_sleep(0.002)')
        await pause()
        const row = await database().row({ now: instant }, 'select clock_timestamp() as now')
        await pause()
        return row!.now
      },
      keys: () =>
        database().rows({ key: text }, 'select key from agent_rebate_run where merchant_id = $1 order by id', [
          merchantId,
        ]),
      async replay(key: string) {
        return replayRebates(database(), merchantId, (await rebateRun(database(), merchantId, key))!)
      },
      async explain(key: string, agent: string) {
        const row = await database().row({ account: text }, 'select account from member where id = $1::bigint', [agent])
        const lines = await explainRebate(database(), merchantId, key, row!.account)
        return (await Array.fromAsync(lines!)).join('\n')
      },
      /** Amounts booked to the account, by kind. */
      async posted(agent: string) {
        const rows = await database().rows(
          { kind: text, amount: bigint },
          `select p.kind, e.amount_minor::text as amount from ledger_entry e
             join ledger_posting p on p.id = e.posting_id
             join ledger_account a on a.id = e.account_id
            where a.merchant_id = $1 and a.kind = 'player' and a.owner = $2::bigint::text order by e.account_version`,
          [merchantId, agent],
        )
        return rows.map(({ kind, amount }) => `${kind} ${amount}`)
      },
      async paid(agent: string) {
        return (await database().row(
          { balance: bigint, carried: bigint, pays: integer },
          `select coalesce((select balance_minor from ledger_account where merchant_id = $1 and kind = 'player'
                               and owner = $2::bigint::text), 0)::text as balance,
                  coalesce((select carried_micro from agent_rebate_purse where merchant_id = $1 and agent_id = $2::bigint), 0)::text
                    as carried,
                  (select count(*)::int from agent_rebate_pay where merchant_id = $1 and agent_id = $2::bigint) as pays`,
          [merchantId, agent],
        ))!
      },
    }
  }

  /** An independent computation: it stores the places with each round, and sums all of an agent's rounds. */
  test.each([1, 2, 3, 4])(
    'drawn trees, rates, moves and undone rounds pay each agent what a second reckoning says: %i',
    async (seed) => {
      const merchantId = MERCHANTS[seed]!
      const { database, member, now, paid, replay, keys } = at(merchantId)
      const random = new Random(`agent rebates ${seed}`)
      await storeAgentRebatePlan(database(), merchantId, `v${seed}`, { bp: TOP, cycle: 'daily' })
      interface Person {
        readonly id: string
        upline: Person | null
        rate: number
        readonly isAgent: boolean
      }
      const top: Person = { id: await member(1, null, 0), upline: null, rate: TOP, isAgent: true }
      const people = [top]
      for (let count = random.whole(5, 9); count > 0; count -= 1) {
        const upline = random.pick(people.filter(({ isAgent }) => isAgent))
        const [isAgent, rate] = [random.chance(0.6), random.whole(0, upline.rate)]
        people.push({ id: await member(isAgent ? 1 : 0, upline.id, rate), upline, rate, isAgent })
      }
      interface Played {
        readonly who: Person
        readonly id: string
        readonly at: Date
        readonly way: readonly { readonly id: string; readonly rate: number }[]
        counted: bigint
      }
      const played: Played[] = []
      const earned = new Map<string, { open: { micro: bigint; at: Date }[]; carried: bigint; paid: bigint }>()
      const of = (id: string) => earned.getOrInsertComputed(id, () => ({ open: [], carried: 0n, paid: 0n }))
      const count = async (round: Played, turnoverMinor: bigint) => {
        const more = turnoverMinor - round.counted
        round.way.forEach(({ id, rate }, place) => {
          const below = round.way[place - 1]?.rate ?? 0
          of(id).open.push({ micro: (more * BigInt(rate - below) * 1_000_000n) / 10_000n, at: round.at })
        })
        round.counted = turnoverMinor
        const { who, id: roundId, at } = round
        await accrueAgentRebates(database(), merchantId, [
          { memberId: who.id, adapter: 'drawn', roundId, turnoverMinor, mostBp: TOP, at },
        ])
      }
      let from = await now()
      const close = async () => {
        const to = await now()
        await closeAgentRebates(database(), merchantId, { key: to.toISOString(), from, to }, PHP)
        from = to
        await Promise.all([payAgentRebates(database(), merchantId), payAgentRebates(database(), merchantId)])
        for (const one of earned.values()) {
          const due = one.open.filter((part) => part.at < to)
          one.open = one.open.filter((part) => part.at >= to)
          const micro = due.reduce((sum, part) => sum + part.micro, one.carried)
          const minor = micro > 0n ? micro / 1_000_000n : 0n
          one.paid += minor
          one.carried = micro - minor * 1_000_000n
        }
      }
      const below = (person: Person, other: Person): boolean =>
        other === person || (other.upline !== null && below(person, other.upline))
      const ACTS = {
        play: async () => {
          const who = random.pick(people)
          const way: { id: string; rate: number }[] = []
          for (let one: Person | null = who; one; one = one.upline) way.push({ id: one.id, rate: one.rate })
          const round = { who, id: `${seed}-${played.length}`, at: await now(), way, counted: 0n }
          played.push(round)
          if (random.chance(0.9)) await count(round, BigInt(random.whole(1, 90_000)))
        },
        change: async () => {
          const round = random.pick(played)
          await count(round, random.chance(0.5) ? 0n : BigInt(random.whole(0, 90_000)))
        },
        rate: async () => {
          const who = random.pick(people.slice(1))
          const least = Math.max(0, ...people.filter(({ upline }) => upline === who).map(({ rate }) => rate))
          who.rate = random.whole(least, who.upline!.rate)
          await database().run('select team_set_rebate($1, $2, $3, $4::int)', [
            merchantId,
            who.upline!.id,
            who.id,
            who.rate,
          ])
        },
        move: async () => {
          const [who, to] = [random.pick(people.slice(1)), random.pick(people.filter(({ isAgent }) => isAgent))]
          if (below(who, to) || to.rate < who.rate) return
          who.upline = to
          await database().run('select team_move($1, $2, $3)', [merchantId, who.id, to.id])
        },
        close,
      }
      await ACTS.play()
      for (let step = 0; step < 40; step += 1)
        await ACTS[random.pick(['play', 'play', 'play', 'change', 'rate', 'move', 'close'] as const)]()
      await close()
      for (const { key } of await keys()) expect((await replay(key)).faults, key).toEqual([])
      for (const { id } of people) {
        const { balance, carried } = await paid(id)
        expect([balance, carried], id).toEqual([of(id).paid, of(id).carried])
      }
      // All agents above and the player share the top's rate of a stake, and no more.
      const row = await database().row(
        { micro: bigint },
        'select coalesce(sum(amount_micro), 0)::text as micro from agent_rebate where merchant_id = $1',
        [merchantId],
      )
      expect(row!.micro).toBe(played.reduce((sum, { counted }) => sum + counted * BigInt(TOP) * 100n, 0n))
    },
  )

  test('each day is paid once after it ended, however many look; who is blocked is paid when let in again', async () => {
    const { database, merchant, member, paid, posted, replay, keys, explain } = at('aurora')
    await storeAgentRebatePlan(database(), 'aurora', 'daily', { bp: TOP, cycle: 'daily' })
    const top = await member(1, null, 0)
    const agent = await member(1, top, 150)
    const player = await member(0, agent, 50)
    const day = (number: number, hour = 4) => new Date(Date.UTC(2026, 10, number, hour))
    for (const table of ['team_rate', 'agent_rebate_plan'])
      await database().run(`update ${table} set since = $1 where merchant_id = 'aurora'`, [day(1)])
    const round = (roundId: string, number: number, turnoverMinor = 1_000_050n) =>
      accrueAgentRebates(database(), 'aurora', [
        { memberId: player, adapter: 'daily', roundId, turnoverMinor, mostBp: TOP, at: day(number) },
      ])
    await round('first', 1)
    const look = (number: number, hour = 16) =>
      payRebatesDue(database(), merchant, new Date(day(number, hour).getTime() + 11 * 60_000))
    expect(await look(1, 15)).toBe(0)
    await Promise.all([look(1), look(1), look(1)])
    // 1 percent of 10,000.50 is 100.005.
    expect(await paid(agent)).toEqual({ balance: 10_000n, carried: 500_000n, pays: 1 })
    expect(await paid(top)).toMatchObject({ balance: 5_000n, carried: 250_000n })
    expect(await paid(player)).toMatchObject({ balance: 5_000n })
    await database().run(`update member set status = 'blocked' where id = $1::bigint`, [agent])
    await round('second', 2)
    await round('first', 1, 0n)
    await look(2)
    expect(await paid(agent)).toEqual({ balance: 10_000n, carried: 500_000n, pays: 2 })
    await round('third', 3)
    expect(await look(4)).toBe(2)
    expect(await paid(agent)).toMatchObject({ balance: 10_000n, carried: 10_001_000_000n })
    await database().run(`update member set status = 'active' where id = $1::bigint`, [agent])
    await look(5)
    expect(await paid(agent)).toMatchObject({ balance: 20_001n, carried: 0n })
    const explained = await explain('2026-11-02', agent)
    expect(explained).toMatch(/turnover -10000\.50 PHP at 1%: -100\.005000, of earlier periods/)
    expect(explained).toMatch(/2026-11-02T04:00:00\.000Z daily\/second: 10000\.50 PHP at 1\.5% less 0\.5%: 100\.005000/)
    expect(explained).toMatch(/paid 0\.00 PHP, since the account was blocked or closed, carried on 0\.005000 PHP$/)
    // Rebates for the own stakes are booked apart from those for the team's.
    expect(await posted(player)).toEqual(['ownRebate 5000', 'ownRebate 5000'])
    expect(await posted(agent)).toEqual(['agentRebate 10000', 'agentRebate 10001'])
    for (const { key } of await keys()) expect((await replay(key)).faults, key).toEqual([])
    expect(await explain('2026-11-01', player)).toMatch(/paid 50\.00 PHP, of it 50\.00 PHP of the own stakes/)
    const raise = (more: number) =>
      database().run(
        `update agent_rebate_pay set turnover_minor = turnover_minor + $2 where merchant_id = 'aurora' and agent_id = $1::bigint`,
        [agent, more],
      )
    await raise(1)
    expect((await replay('2026-11-01')).faults).toEqual(['another result comes out'])
    await raise(-1)
  })

  test('cycle says how often it is paid, another one from the end of the period that runs', async () => {
    const { database, merchant, member } = at('carmine')
    const keep = async (cycle: 'weekly' | 'daily', since: string) => {
      await storeAgentRebatePlan(database(), 'carmine', cycle, { bp: TOP, cycle })
      await database().run(`update agent_rebate_plan set since = $1 where merchant_id = 'carmine' and version = $2`, [
        since,
        cycle,
      ])
    }
    await member(1, null, 0)
    // A Wednesday, and the second Sunday after it.
    await keep('weekly', '2026-11-04T04:00:00Z')
    await keep('daily', '2026-11-15T04:00:00Z')
    await payRebatesDue(database(), merchant, new Date('2026-11-17T17:00:00Z'))
    const runs = await database().rows(
      { key: text },
      `select key from agent_rebate_run where merchant_id = 'carmine' order by id`,
    )
    expect(runs.map(({ key }) => key)).toEqual([
      '2026-11-02/2026-11-08',
      '2026-11-09/2026-11-15',
      '2026-11-16',
      '2026-11-17',
    ])
  })
})
