import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedPlay } from '../features/account/history/seed-play.ts'
import { seedGames } from '../features/games/seed-games.ts'
import { seedWinners } from '../features/lobby/seed-winners.ts'
import { expectBalancedBooks } from '../ledger/testing.ts'
import { readBalance } from '../ledger/wallet/balance.ts'
import { seedDemoAccounts, seedDemoMoney } from '../members/demo-accounts.ts'
import { forEachDatabase } from '../platform/database/testing/databases.ts'

const merchant = {
  id: 'desert',
  currency: { code: 'KWD', symbol: 'KD', exponent: 3 },
  agentTypes: [41],
  vendors: [{ id: 'seven' }, { id: 'eight', categories: ['FISH'] }],
  categories: ['RNG', 'FISH'],
  demo: {
    winners: true,
    accounts: [
      { username: 'Player', password: 'one', kind: 'player', balance: '12.345' },
      { username: 'agent', password: 'two', kind: 'agent', balance: '0' },
      { username: 'trial', password: 'three', kind: 'trial', balance: '5' },
    ],
  },
} as const

forEachDatabase((_kind, database) => {
  expectBalancedBooks(database)
  let root: string
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'livery-vendors-'))
  })
  afterAll(() => rmSync(root, { recursive: true, force: true }))

  const vendors = join(import.meta.dirname, '../../../../vendors')
  const manifest = JSON.parse(
    readFileSync(
      join(vendors, readdirSync(vendors).find((id) => existsSync(join(vendors, id, 'vendor.json')))!, 'vendor.json'),
      'utf8',
    ),
  )
  const rows = async (sql: string, values: unknown[] = []) => (await database().pool.query(sql, values)).rows
  const writeVendor = (id: string, code: string, games: readonly object[]) => {
    mkdirSync(join(root, id), { recursive: true })
    writeFileSync(join(root, id, 'vendor.json'), JSON.stringify({ ...manifest, id, code }))
    writeFileSync(join(root, id, 'games.json'), JSON.stringify(games))
  }
  const game = (code: string, gameType = 'RNG', more: object = {}) => ({
    code,
    name: { EN: code },
    gameType,
    motif: 'cherry',
    scene: 'beach',
    ...more,
  })
  const catalogue = () =>
    rows(`select node_id, vendor, code, names->>'EN' as name, withdrawn_at is not null as withdrawn
            from game_catalogue order by node_id`)

  describe('the catalogue', () => {
    it('stores every vendor’s games, and storing them again changes nothing and uses up no ids', async () => {
      writeVendor('seven', 'S7', [game('a'), game('b', 'FISH'), game('c')])
      writeVendor('eight', 'S8', [game('a', 'FISH'), game('z')])
      await seedGames(database(), root)
      const before = await catalogue()
      expect(before.map(({ vendor, code }) => `${vendor}/${code}`)).toEqual(['S8/a', 'S8/z', 'S7/a', 'S7/b', 'S7/c'])
      await seedGames(database(), root)
      await seedGames(database(), root)
      expect(await catalogue()).toEqual(before)
      writeVendor('nine', 'S9', [game('n')])
      await seedGames(database(), root)
      expect((await catalogue()).at(-1)!.node_id).toBe(before.at(-1)!.node_id + 1)
    })

    it('changes a game in place, withdraws one that is gone, and brings it back under its id', async () => {
      const before = await catalogue()
      writeVendor('seven', 'S7', [game('a', 'RNG', { name: { EN: 'Renamed' } }), game('c')])
      await seedGames(database(), root)
      const changed = await catalogue()
      expect(changed.map(({ node_id }) => node_id)).toEqual(before.map(({ node_id }) => node_id))
      expect(changed.find(({ vendor, code }) => vendor === 'S7' && code === 'a')).toMatchObject({ name: 'Renamed' })
      expect(changed.filter(({ withdrawn }) => withdrawn)).toMatchObject([{ vendor: 'S7', code: 'b' }])
      writeVendor('seven', 'S7', [game('a'), game('b', 'FISH'), game('c')])
      await seedGames(database(), root)
      expect(await catalogue()).toEqual(before)
    })
  })

  describe('a merchant', () => {
    it('gets its demo accounts with money, once', async () => {
      const hashed: string[] = []
      const hash = async (password: string) => {
        hashed.push(password)
        return `hash of ${password}`
      }
      for (let time = 0; time < 2; time += 1) {
        await seedDemoAccounts(database(), merchant, hash)
        await seedDemoMoney(database(), merchant)
      }
      expect(hashed).toEqual(['one', 'two', 'three'])
      const members = await rows(
        `select id::text, account, kind, password_hash from member where merchant_id = 'desert' order by id`,
      )
      expect(members).toMatchObject([
        { account: 'Player', kind: 0, password_hash: 'hash of one' },
        { account: 'agent', kind: 41 },
        { account: 'trial', kind: 4 },
      ])
      expect(await readBalance(database(), 'desert', members[0].id, 'KWD')).toBe(12_345n)
      expect(await readBalance(database(), 'desert', members[1].id, 'KWD')).toBe(0n)
    })

    it('lets its players have played, once, and leaves their balances as they were', async () => {
      await seedDemoAccounts(database(), merchant, async () => 'hashed')
      const played = () =>
        rows(`select sum(rounds)::int as rounds, sum(cancelled_rounds)::int as cancelled, sum(open_rounds)::int as open,
                     sum(stake_minor)::text as staked, sum(win_minor)::text as won from play_sum where merchant_id = 'desert'`)
      await seedPlay(database(), merchant)
      const first = await played()
      expect(first).toEqual([{ rounds: 9, cancelled: 1, open: 0, staked: '1476', won: '1476' }])
      await seedPlay(database(), merchant)
      expect(await played()).toEqual(first)
      const [{ id }] = await rows(`select id::text from member where merchant_id = 'desert' and account = 'Player'`)
      expect(await readBalance(database(), 'desert', id, 'KWD')).toBe(12_345n)
    })

    it('gets an empty winner board filled with wins in its own games', async () => {
      const inGames = () =>
        rows(`select distinct vendor, code from big_win join game_catalogue using (node_id)
               where merchant_id = 'desert' order by vendor, code`)
      const count = async () =>
        (await rows(`select count(*)::int as count from big_win where merchant_id = 'desert'`))[0].count
      await seedWinners(database(), merchant)
      expect(await inGames()).toEqual([
        { vendor: 'S7', code: 'a' },
        { vendor: 'S7', code: 'b' },
        { vendor: 'S7', code: 'c' },
        { vendor: 'S8', code: 'a' },
      ])
      const filled = await count()
      await seedWinners(database(), merchant)
      expect(await count()).toBe(filled)
    })
  })
})
