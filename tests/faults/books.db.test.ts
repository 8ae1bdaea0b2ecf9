import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePlayer } from '../../apps/gateway/src/ledger/wallet/testing.ts'
import type { OpenDatabase } from '../../apps/gateway/src/platform/database/connect.ts'
import { makeDatabase, type TestDatabase } from '../../apps/gateway/src/platform/database/testing/databases.ts'
import { command } from './command.ts'

let own: TestDatabase
let database: OpenDatabase
beforeAll(async () => {
  own = await makeDatabase('postgres', 'migrated')
  database = await own.open()
  await makePlayer(database, { merchantId: 'oasis', balanceMinor: 250n })
  await (await makePlayer(database, { balanceMinor: 123_456n })).bet('a-bet', '34.56')
})
afterAll(async () => {
  await database?.close()
  await own?.remove()
})

const check = (...words: string[]) => command('books', ['check', ...words], { DATABASE_URL: own.databaseUrl ?? '' })

test('the terminal says that the books are in order, by merchant, and ends with 0', async () => {
  const { code, text } = await check()
  expect(text).toContain('aurora: 3 accounts with 4 entries, players have 1200.00 PHP\noasis: ')
  expect(text).toMatch(/The books are in order\.\n$/)
  expect(code).toBe(0)
})

test('of books that are not in order it names merchant, rule and account, and ends with 1', async () => {
  const client = await database.pool.connect()
  await client.query(`set session_replication_role = 'replica'`)
  await client.query(`update ledger_account set balance_minor = 999 where merchant_id = 'oasis' and kind = 'player'`)
  client.release(true)
  const { code, text } = await check()
  expect(text).toMatch(
    /oasis: the books are NOT in order\n.*sum to zero\n {4}oasis PHP: 749\n.*sum of its entries.*\n {4}account \d+: balance 999, entries 250/,
  )
  expect(code).toBe(1)
  expect(await check('aurora')).toMatchObject({ code: 0 })
  expect(await check('oasis')).toMatchObject({ code: 1 })
})

test('what cannot be looked at ends with 2, and says why', async () => {
  expect(await check('nobody')).toEqual({ code: 2, text: 'No merchant nobody has accounts here.\n' })
  expect(await command('books', ['audit'], {})).toMatchObject({
    code: 2,
    text: expect.stringContaining('npm run books'),
  })
  const unreachable = await command('books', ['check'], { DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/x' })
  expect(unreachable).toMatchObject({ code: 2, text: expect.stringContaining('cannot be reached') })
  expect(unreachable.text).not.toContain('secret')
})
