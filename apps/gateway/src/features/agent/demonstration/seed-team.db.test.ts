import { expect, test } from 'vitest'
import { expectBalancedBooks } from '../../../ledger/testing.ts'
import { seedDemoAccounts, seedDemoMoney } from '../../../members/demo-accounts.ts'
import { foldAll } from '../../../members/team/fold.ts'
import { forEachDatabase } from '../../../platform/database/testing/databases.ts'
import { seedTeam } from './seed-team.ts'

const merchant = {
  id: 'desert',
  currency: { code: 'KWD', symbol: 'KD', exponent: 3 },
  timeZone: 'Asia/Kuwait',
  agentTypes: [41],
  vendors: [{ id: 'seven' }],
  categories: ['RNG'],
  demo: {
    winners: false,
    accounts: [{ username: 'leader', password: 'one', kind: 'agent', balance: '75.500' }],
  },
} as const

forEachDatabase((_kind, open) => {
  expectBalancedBooks(open)
  const rows = async (sql: string) => (await open().pool.query(sql)).rows
  const counted = async () =>
    (
      await rows(`select (select count(*)::int from member where merchant_id = 'desert') as members,
        (select count(*)::int from game_round where merchant_id = 'desert') as rounds,
        (select count(*)::int from ledger_entry where merchant_id = 'desert') as entries,
        (select balance_minor::text from ledger_account a join member m on m.id::text = a.owner
          where a.merchant_id = 'desert' and a.kind = 'player' and m.account = 'leader') as balance`)
    )[0]

  test('an agent gets sixty members and three months of play once, in books that hold, and keeps their own money', async () => {
    await open().pool.query(`insert into game_catalogue (vendor_id, vendor, code, game_type, names, released_at)
      values ('seven', 'S7', 'a', 'RNG', '{"EN": "A"}', now())`)
    const database = open().of('desert')
    for (let time = 0; time < 2; time += 1) {
      await seedDemoAccounts(database, merchant, async () => 'hashed')
      await seedTeam(database, merchant)
      await seedDemoMoney(database, merchant)
    }
    const first = await counted()
    expect(first).toMatchObject({ members: 61, balance: '75500' })
    expect(first.rounds).toBeGreaterThan(400)
    await foldAll(database, merchant)
    const [figures] = await rows(`select count(distinct day)::int as days, sum(out_minor)::text as bets from team_day
      where merchant_id = 'desert' and scope = 'team' and kind = 'play' and day > '0001-01-01'
        and member_id = (select id from member where account = 'leader' and merchant_id = 'desert')`)
    const [played] = await rows(`select sum(bet_minor)::text as bets from game_round where merchant_id = 'desert'`)
    expect(figures.bets).toBe(played.bets)
    expect(figures.days).toBeGreaterThan(60)
    expect(
      await rows(`select 1 from reward_due where merchant_id = 'desert' and member_id in
      (select member_id from team_member where merchant_id = 'desert' and level > 0)`),
    ).toEqual([])
    await seedTeam(database, merchant)
    expect(await counted()).toEqual(first)
  })
})
