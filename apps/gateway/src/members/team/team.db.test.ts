import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectBalancedBooks } from '../../ledger/testing.ts'
import { makePlayer } from '../../ledger/wallet/testing.ts'
import { bigint, integer, text } from '../../platform/database/row.ts'
import { forEachDatabase } from '../../platform/database/testing/databases.ts'
import { foldAll } from './fold.ts'
import { useInvitation } from './invitations.ts'
import { placeInTeam, uplineOf } from './place.ts'

const MERCHANT = { id: 'aurora', currency: { code: 'PHP', exponent: 2, symbol: '₱' }, timeZone: 'Asia/Manila' } as const
const AGENT = 1

forEachDatabase((_kind, open) => {
  expectBalancedBooks(() => open())
  const database = () => open().of('aurora')
  const place = (memberId: string, uplineId: string | null, rebateBp = 0) =>
    placeInTeam(database(), MERCHANT, { memberId, uplineId, rebateBp, code: null })

  async function member(kind = 0): Promise<string> {
    const row = await database().row(
      { id: text },
      `insert into member (merchant_id, account, nickname, password_hash, kind)
       values ('aurora', gen_random_uuid()::text, 'Somebody', '', $1) returning id::text as id`,
      [kind],
    )
    return row!.id
  }

  async function chain(length: number): Promise<string[]> {
    const ids: string[] = []
    for (let at = 0; at < length; at += 1) {
      const id = await member(AGENT)
      await place(id, ids.at(-1) ?? null)
      ids.push(id)
    }
    return ids
  }

  async function figures(agent: string, kind: string, day: string | null = null) {
    const row = await database().row(
      { count: bigint, in: bigint, out: bigint },
      `select coalesce(sum(count), 0)::text as count, coalesce(sum(in_minor), 0)::text as in,
              coalesce(sum(out_minor), 0)::text as out
         from team_day where merchant_id = 'aurora' and member_id = $1 and scope = 'team' and kind = $2
          and day = coalesce($3::date, '0001-01-01')`,
      [agent, kind, day],
    )
    return [row!.count, row!.in, row!.out]
  }

  test('a place is taken once, and nobody changes it', async () => {
    const [top, middle, low] = await chain(3)
    expect(await uplineOf(database(), 'aurora', low!)).toBe(middle)
    expect(await place(low!, top!)).toBe('PLACED')
    expect(await uplineOf(database(), 'aurora', low!)).toBe(middle)
    const change = database().run('update team_member set upline_id = $1, level = 1 where member_id = $2', [top, low])
    await expect(change).rejects.toThrow(/team_move/)
    await expect(database().run('delete from team_line where member_id = $1', [low])).rejects.toThrow(/team_move/)
  })

  test('an agent without a place gets the top of a tree when the first downline comes', async () => {
    const [agent, player] = [await member(AGENT), await member()]
    expect(await place(player, agent)).toBe('OK')
    expect(await uplineOf(database(), 'aurora', player)).toBe(agent)
    expect(await uplineOf(database(), 'aurora', agent)).toBeNull()
  })

  test('no rebate above the upline’s is given', async () => {
    const [agent, player] = [await member(AGENT), await member()]
    await place(agent, null, 150)
    expect(await place(player, agent, 151)).toBe('REBATE_TOO_HIGH')
    expect(await place(player, agent, 150)).toBe('OK')
  })

  test('what a player does counts for every agent above, once it is added up, by the merchant’s days', async () => {
    const [top, middle] = await chain(2)
    const player = await makePlayer(open())
    await player.bet('first', '7.00')
    await place(player.memberId, middle!)
    await player.bet(`${player.memberId}-b`, '10.00', { roundId: 'two' })
    await player.win(`${player.memberId}-w`, '25.00', { roundId: 'two', roundClosed: true })
    await player.bet(`${player.memberId}-c`, '3.00', { roundId: 'three' })
    await player.rollback(`${player.memberId}-r`, `${player.memberId}-c`, 'three')
    expect(await figures(top!, 'play')).toEqual([0n, 0n, 0n])
    await foldAll(database(), MERCHANT)
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: MERCHANT.timeZone }).format(new Date())
    for (const agent of [top!, middle!]) {
      expect(await figures(agent, 'play')).toEqual([2n, 2500n, 1700n])
      expect(await figures(agent, 'play', today)).toEqual([2n, 2500n, 1700n])
      expect(await figures(agent, 'deposit')).toEqual([1n, 10_000n, 0n])
      expect((await figures(agent, 'joinedPlayer'))[0]).toBe(1n)
    }
  })

  test('members active in a period count once, however the days came', async () => {
    const days = fc.uniqueArray(fc.integer({ min: 1, max: 28 }), { minLength: 1, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(
        fc.array(days, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 1, max: 28 }),
        async (all, from) => {
          const agent = await member(AGENT)
          await place(agent, null)
          const players = []
          for (const own of all) {
            const id = await member()
            await place(id, agent)
            players.push({ id, own })
          }
          // In random order, some together and some apart.
          for (const { id, own } of players)
            for (const [at, day] of own.entries()) {
              await database().run(
                `insert into team_change (merchant_id, member_id, currency, quarter, kind, count, in_minor, out_minor)
               values ('aurora', $1, 'PHP', ('2026-03-' || $2::text || ' 12:00+08')::timestamptz, 'test', 1, 5, 5),
                      ('aurora', $1, 'PHP', ('2026-03-' || $2::text || ' 12:00+08')::timestamptz, 'deposit', 0, 0, 0)`,
                [id, day],
              )
              if (at % 2 === 0) await foldAll(database(), MERCHANT)
            }
          await foldAll(database(), MERCHANT)
          const to = Math.min(28, from + 9)
          const row = await database().row(
            { members: integer, first: integer },
            `select coalesce(sum(members) filter (where before < ('2026-03-' || $2::text)::date), 0)::int as members,
                  coalesce(sum(members) filter (where before = '0001-01-01'), 0)::int as first
             from team_active where merchant_id = 'aurora' and member_id = $1 and scope = 'team' and kind = 'deposit'
              and day between ('2026-03-' || $2::text)::date and ('2026-03-' || $3::text)::date`,
            [agent, from, to],
          )
          const within = (day: number) => day >= from && day <= to
          expect(row!.members).toBe(all.filter((own) => own.some(within)).length)
          expect(row!.first).toBe(all.filter((own) => within(Math.min(...own))).length)
        },
      ),
      { numRuns: 12 },
    )
  })

  test('an operator’s move takes a member with all below, and what they did, and never under themselves', async () => {
    const [top, left, leader, low] = await chain(4)
    const right = await member(AGENT)
    await place(right, top!)
    const player = await makePlayer(open())
    await place(player.memberId, low!)
    await player.bet(`${player.memberId}-b`, '4.00')
    await foldAll(database(), MERCHANT)
    const move = async (who: string, to: string | null) =>
      (await database().row({ status: text }, `select team_move('aurora', $1, $2) as status`, [who, to]))!.status
    expect(await move(leader!, low!)).toBe('BELOW_ITSELF')
    expect(await move(leader!, leader!)).toBe('BELOW_ITSELF')
    expect(await move(leader!, right)).toBe('OK')
    expect(await uplineOf(database(), 'aurora', leader!)).toBe(right)
    expect(await figures(left!, 'play')).toEqual([0n, 0n, 0n])
    expect(await figures(right, 'play')).toEqual([1n, 0n, 400n])
    expect(await figures(top!, 'play')).toEqual([1n, 0n, 400n])
    expect(await move(leader!, null)).toBe('OK')
    expect(await figures(top!, 'play')).toEqual([0n, 0n, 0n])
  })

  test('a rebate is changed between the agent’s own and the highest one below', async () => {
    const [agent, middle, low] = [await member(AGENT), await member(AGENT), await member()]
    await place(agent, null, 200)
    await place(middle, agent, 150)
    await place(low, middle, 100)
    const set = async (who: string, rebate: number) =>
      (await database().row({ status: text }, `select team_set_rebate('aurora', $1, $2, $3::int) as status`, [
        agent,
        who,
        rebate,
      ]))!.status
    expect(await set(middle, 201)).toBe('REBATE_LIMITS')
    expect(await set(middle, 99)).toBe('REBATE_LIMITS')
    expect(await set(low, 50)).toBe('NOT_FOUND')
    expect(await set(middle, 200)).toBe('OK')
  })

  test('of changes above and below at once, none leaves somebody with more than the agent above', async () => {
    const [agent, middle, low] = [await member(AGENT), await member(AGENT), await member()]
    await place(agent, null, 200)
    await place(middle, agent, 150)
    await place(low, middle, 50)
    const set = (by: string, who: string, rebate: number) =>
      database().run('select team_set_rebate($1, $2, $3, $4::int)', ['aurora', by, who, rebate])
    for (let round = 0; round < 5; round += 1) {
      await Promise.all([set(agent, middle, 100), set(middle, low, 150), set(agent, middle, 60), set(middle, low, 90)])
      const row = await database().row(
        { own: integer, below: integer },
        `select max(rebate_bp) filter (where member_id = $1::bigint) as own,
                max(rebate_bp) filter (where member_id = $2::bigint) as below
           from team_member where merchant_id = 'aurora'`,
        [middle, low],
      )
      expect(row!.below).toBeLessThanOrEqual(row!.own)
      await set(middle, low, 50)
      await set(agent, middle, 150)
    }
  })

  test('a code is used as often as it may be, however many register at once', async () => {
    const agent = await member(AGENT)
    await database().run(
      `insert into invitation_code (merchant_id, code, member_id, note, uses_most) values ('aurora', 'ATONCE02', $1, '', 2)`,
      [agent],
    )
    const register = () => database().transaction((tx) => useInvitation(tx, 'aurora', 'atonce02'))
    const uses = await Promise.allSettled([1, 2, 3, 4, 5].map(register))
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  })
})
