import type { PeriodName } from '@livery/contract/account/history/words'
import { toMinor } from '@livery/locale/amount'
import { describe, expect, test } from 'vitest'
import { expectBalancedBooks } from '../../ledger/testing.ts'
import { makePlayer } from '../../ledger/wallet/testing.ts'
import type { Database, OpenDatabase } from '../../platform/database/connect.ts'
import { integer } from '../../platform/database/row.ts'
import { forEachDatabase } from '../../platform/database/testing/databases.ts'
import { gamesNamed, readRound, readRounds, readRoundsNamed } from './bets.ts'
import type { Owner } from './owner.ts'
import { periodOf } from './period.ts'
import { readTotals } from './play-sums.ts'
import { readProfit } from './profit.ts'
import { fillHistory } from './testing.ts'
import { readMovements, readMovementTotals } from './transactions.ts'

const ZONE = 'Asia/Kathmandu'
const period = (name: PeriodName = 'days30') => periodOf({ period: name }, ZONE)
const ownerOf = (memberId: string): Owner => ({
  merchantId: 'aurora',
  memberId,
  currency: { code: 'PHP', exponent: 2 },
  timeZone: ZONE,
})

async function addGame(database: Database, code: string, gameType: string, vendor: string): Promise<number> {
  const row = await database.row(
    { node_id: integer },
    `insert into game_catalogue (vendor_id, vendor, code, game_type, names, released_at)
     values ('test', $3, $1, $2, jsonb_build_object('EN', $1::text, 'TH', 'เกม ' || $1::text), now())
     on conflict (vendor, code) do update set code = excluded.code returning node_id`,
    [code, gameType, vendor],
  )
  return row!.node_id
}

const sum = (amounts: readonly string[]) => amounts.reduce((total, amount) => total + toMinor(amount, 2), 0n)

forEachDatabase((_kind, open) => {
  expectBalancedBooks(() => open())
  const database = () => open().of('aurora')

  /** Plays like vendors: two settled rounds, one taken back, one open, and a deposit. */
  async function played() {
    const player = await makePlayer(open())
    const owner = ownerOf(player.memberId)
    const id = (name: string) => `${player.memberId}-${name}`
    await player.bet(id('b1'), '10.00', { roundId: 'one' })
    await player.win(id('w1'), '25.50', { roundId: 'one', roundClosed: true })
    await player.bet(id('b2'), '5.25', { roundId: 'two', roundClosed: true })
    await player.bet(id('b3'), '7.00', { roundId: 'three' })
    await player.rollback(id('r3'), id('b3'), 'three')
    await player.bet(id('b4'), '2.00', { roundId: 'four' })
    return { player, owner, id }
  }

  describe('the betting record', () => {
    test('has each round with its state, and totals of what is shown', async () => {
      const { owner } = await played()
      const { rounds, next } = await readRounds(database(), owner, period(), {}, { language: 'EN' })
      expect(next).toBeNull()
      expect(rounds.map(({ state, staked, won, net }) => [state, staked, won, net])).toEqual([
        ['open', '2.00', '0.00', '-2.00'],
        ['cancelled', '0.00', '0.00', '0.00'],
        ['settled', '5.25', '0.00', '-5.25'],
        ['settled', '10.00', '25.50', '15.50'],
      ])
      expect(await readTotals(database(), owner, period(), {})).toEqual({
        rounds: 4,
        openRounds: 1,
        staked: '17.25',
        won: '25.50',
        net: '8.25',
      })
    })

    test.each(['open', 'settled', 'cancelled'] as const)('of %s rounds only has their totals', async (state) => {
      const { owner } = await played()
      const { rounds } = await readRounds(database(), owner, period(), { state }, { language: 'EN' })
      const totals = await readTotals(database(), owner, period(), { state })
      expect(rounds.length).toBeGreaterThan(0)
      expect(rounds.every((round) => round.state === state)).toBe(true)
      expect(totals.rounds).toBe(rounds.length)
      expect(toMinor(totals.staked, 2)).toBe(sum(rounds.map(({ staked }) => staked)))
      expect(toMinor(totals.won, 2)).toBe(sum(rounds.map(({ won }) => won)))
    })

    test('a round that is cancelled and staked on again is open again', async () => {
      const { player, owner, id } = await played()
      await player.bet(id('b5'), '1.00', { roundId: 'three' })
      const totals = await readTotals(database(), owner, period(), { state: 'open' })
      expect(totals).toMatchObject({ rounds: 2, staked: '3.00' })
      expect(await readTotals(database(), owner, period(), { state: 'cancelled' })).toMatchObject({ rounds: 0 })
    })

    test('a round’s detail has each bet, win and rollback in order, and nobody else sees it', async () => {
      const { owner } = await played()
      const { rounds } = await readRounds(database(), owner, period(), {}, { language: 'EN' })
      const { moves } = await readRound(database(), owner, { id: rounds[1]!.id, language: 'EN' })
      expect(moves.map(({ kind, amount, balanceAfter }) => [kind, amount, balanceAfter])).toEqual([
        ['bet', '7.00', '103.25'],
        ['rollback', '7.00', '110.25'],
      ])
      expect(moves[1]!.reverses).toBe(moves[0]!.id)
      const other = ownerOf((await makePlayer(open())).memberId)
      const answer = readRound(database(), other, { id: rounds[1]!.id, language: 'EN' })
      await expect(answer).rejects.toMatchObject({ code: 'NOT_FOUND' })
      expect((await readRounds(database(), other, period(), {}, { language: 'EN' })).rounds).toEqual([])
    })

    test('a round is found by its id, and games by a part of their name that holds signs of patterns', async () => {
      const { owner } = await played()
      const { rounds } = await readRounds(database(), owner, period(), {}, { language: 'EN' })
      expect(await readRoundsNamed(database(), owner, rounds[2]!.roundId, 'EN')).toEqual([rounds[2]])
      const nodes = await gamesNamed(database(), owner, period(), 'est gam', 'TH')
      expect(nodes).toEqual([rounds[0]!.nodeId])
      expect(await gamesNamed(database(), owner, period(), '%', 'EN')).toEqual([])
      const filter = { nodes: [] }
      expect((await readRounds(database(), owner, period(), filter, { language: 'EN' })).rounds).toEqual([])
    })

    test('a word that no answer carried is refused', async () => {
      const { owner } = await played()
      for (const cursor of ['AAAA', Buffer.from('["x",1,2]').toString('base64url')]) {
        const page = readRounds(database(), owner, period(), {}, { language: 'EN', cursor })
        await expect(page).rejects.toMatchObject({ code: 'INVALID_REQUEST' })
      }
    })
  })

  describe('the account record', () => {
    test('has every movement with the balance after it, and balances at both ends', async () => {
      const { owner } = await played()
      const { movements } = await readMovements(database(), owner, period(), { language: 'EN' })
      expect(movements.map(({ kind, amount, balanceAfter }) => [kind, amount, balanceAfter])).toEqual([
        ['bet', '-2.00', '108.25'],
        ['rollback', '7.00', '110.25'],
        ['bet', '-7.00', '103.25'],
        ['bet', '-5.25', '110.25'],
        ['win', '25.50', '115.50'],
        ['bet', '-10.00', '90.00'],
        ['deposit', '100.00', '100.00'],
      ])
      const { totals, kinds } = await readMovementTotals(database(), owner, period())
      expect(kinds).toEqual(['bet', 'deposit', 'rollback', 'win'])
      expect(totals).toEqual({ entries: 7, in: '132.50', out: '24.25', opening: '0.00', closing: '108.25' })
      const wins = await readMovementTotals(database(), owner, period(), 'win')
      expect(wins.totals).toMatchObject({ entries: 1, in: '25.50', out: '0.00', closing: '108.25' })
      const yesterday = await readMovementTotals(database(), owner, period('yesterday'))
      expect(yesterday.totals).toMatchObject({ entries: 0, closing: '0.00' })
    })
  })
})

forEachDatabase((_kind, open) => {
  const database = () => open().of('aurora')

  describe('a long history', () => {
    const ROUNDS = 12_000
    let owner: Owner
    let nodes: readonly number[]
    const laid = async () => {
      if (owner) return
      nodes = await Promise.all([
        addGame(open(), 'Lotus', 'RNG', 'AAA'),
        addGame(open(), 'Koi', 'FISH', 'AAA'),
        addGame(open(), 'Dice', 'LIVE', 'BBB'),
      ])
      // A middle player among others: the cost of reading one must not depend on the others.
      const players = [await makePlayer(open()), await makePlayer(open()), await makePlayer(open())]
      for (const [at, { memberId, sessionId }] of players.entries())
        await fillHistory(open(), { memberId, sessionId, rounds: at === 1 ? ROUNDS : ROUNDS / 4, days: 40, nodes })
      owner = ownerOf(players[1]!.memberId)
      await open().run('analyze game_round, ledger_entry, ledger_posting, play_sum, ledger_sum')
    }

    test('pages follow one another without a gap or a repetition, with and without a filter', async () => {
      await laid()
      for (const filter of [{}, { gameType: 'FISH' }, { vendor: 'BBB' }, { state: 'open' }] as const) {
        const ids: string[] = []
        let cursor: string | undefined
        do {
          const page = await readRounds(database(), owner, period('days7'), filter, {
            language: 'EN',
            pageSize: 130,
            ...(cursor && { cursor }),
          })
          ids.push(...page.rounds.map(({ roundId }) => roundId))
          cursor = page.next ?? undefined
        } while (cursor)
        expect(new Set(ids).size).toBe(ids.length)
        expect((await readTotals(database(), owner, period('days7'), filter)).rounds).toBe(ids.length)
      }
      const versions: string[] = []
      let cursor: string | undefined
      do {
        const page = await readMovements(database(), owner, period('days7'), {
          language: 'EN',
          kind: 'win',
          pageSize: 170,
          ...(cursor && { cursor }),
        })
        versions.push(...page.movements.map(({ id }) => id))
        cursor = page.next ?? undefined
      } while (cursor)
      expect(new Set(versions).size).toBe(versions.length)
      expect((await readMovementTotals(database(), owner, period('days7'), 'win')).totals.entries).toBe(versions.length)
    })

    test('profit by day, vendor and game type agree with one another and with the betting record to the cent', async () => {
      await laid()
      for (const name of ['days30', 'lastHalfMonth', 'today'] as const) {
        const profit = await readProfit(database(), owner, period(name))
        expect(await readTotals(database(), owner, period(name), {})).toEqual(profit.totals)
        for (const part of [profit.days, profit.vendors, profit.gameTypes]) {
          expect(sum(part.map(({ net }) => net))).toBe(toMinor(profit.totals.net, 2))
          expect(sum(part.map(({ staked }) => staked))).toBe(toMinor(profit.totals.staked, 2))
        }
        for (const { key, rounds, net } of profit.gameTypes)
          expect(await readTotals(database(), owner, period(name), { gameType: key })).toMatchObject({ rounds, net })
      }
      const profit = await readProfit(database(), owner, period('days7'))
      const day = profit.days[2]!
      const own = periodOf({ period: 'custom', from: day.key, to: day.key }, ZONE)
      expect(await readTotals(database(), owner, own, {})).toMatchObject({ rounds: day.rounds, net: day.net })
    })

    test('is read by index, and a page costs as much at the end and with a rare filter as at the beginning', async () => {
      await laid()
      const whole = period('days30')
      const first = await cost(open(), (sql) => readRounds(sql, owner, whole, {}, { language: 'EN' }))
      const halfway = await readRounds(database(), owner, whole, {}, { language: 'EN', pageSize: 4000 })
      const costs = {
        first,
        late: await cost(open(), (sql) => readRounds(sql, owner, whole, {}, { language: 'EN', cursor: halfway.next! })),
        rare: await cost(open(), (sql) =>
          readRounds(sql, owner, whole, { vendor: 'BBB' }, { language: 'EN', pageSize: 5 }),
        ),
        totals: await cost(open(), (sql) => readTotals(sql, owner, whole, {})),
        movements: await cost(open(), (sql) => readMovements(sql, owner, whole, { language: 'EN' })),
        deposits: await cost(open(), (sql) => readMovements(sql, owner, whole, { language: 'EN', kind: 'deposit' })),
        balances: await cost(open(), (sql) => readMovementTotals(sql, owner, whole)),
        profit: await cost(open(), (sql) => readProfit(sql, owner, whole)),
      }
      for (const [what, { scanned }] of Object.entries(costs)) expect(scanned, what).toEqual([])
      for (const [what, { pages }] of Object.entries(costs)) expect(pages, what).toBeLessThan(150)
    })
  })
})

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly Plans?: readonly Plan[]
}

/** The database pages that the statements of a reading touch, and the large tables they scan completely. */
async function cost(database: OpenDatabase, read: (sql: Database) => Promise<unknown>) {
  const statements: { readonly statement: string; readonly values: readonly unknown[] }[] = []
  const merchant = database.of('aurora')
  await read({
    ...merchant,
    rows: (columns, statement, values = []) => {
      statements.push({ statement, values })
      return merchant.rows(columns, statement, values)
    },
    row: (columns, statement, values = []) => {
      statements.push({ statement, values })
      return merchant.row(columns, statement, values)
    },
  })
  let pages = 0
  const scanned: string[] = []
  const walk = ({ 'Node Type': type, 'Relation Name': relation = '', Plans = [] }: Plan) => {
    if (type === 'Seq Scan' && relation !== 'game_catalogue') scanned.push(relation)
    for (const part of Plans) walk(part)
  }
  const client = await database.pool.connect()
  try {
    for (const { statement, values } of statements) {
      await client.query('begin; set local role livery_merchant; set local livery.merchant = aurora')
      const { rows } = await client.query(`explain (analyze, buffers, format json) ${statement}`, [...values])
      await client.query('commit')
      const { Plan } = rows[0]['QUERY PLAN'][0]
      pages += Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks']
      walk(Plan)
    }
  } finally {
    client.release()
  }
  return { pages, scanned }
}
