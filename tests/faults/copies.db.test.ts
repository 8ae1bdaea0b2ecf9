import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { restoreBackup } from '../../apps/gateway/src/commands/restored-copy.ts'
import { backupText } from '../../apps/gateway/src/commands/taken-backup.ts'
import { checkInvariants } from '../../apps/gateway/src/ledger/invariants.ts'
import { makePlayer } from '../../apps/gateway/src/ledger/wallet/testing.ts'
import { type OpenDatabase, openDatabase } from '../../apps/gateway/src/platform/database/connect.ts'
import { createDatabase, dropDatabase } from '../../apps/gateway/src/platform/database/testing/cluster.ts'
import {
  DATABASE_KINDS,
  type DatabaseKind,
  makeDatabase,
  type TestDatabase,
} from '../../apps/gateway/src/platform/database/testing/databases.ts'
import { quietLogger } from '../../apps/gateway/src/platform/database/testing/quiet-logger.ts'
import { assembleOn } from '../../apps/gateway/src/testing/assembled.ts'
import { kill, linesOf, startScript, until } from './child.ts'
import { command, type Ended } from './command.ts'

const TIMEOUT_MS = 240_000

let own: TestDatabase
let scratch: string
const children: ChildProcess[] = []
const databases: string[] = []
const at = ({ databaseUrl, dataDir }: Pick<TestDatabase, 'databaseUrl' | 'dataDir'>) => ({
  DATABASE_URL: databaseUrl ?? '',
  DATA_DIR: dataDir || join(scratch, 'unused'),
})
type Place = Pick<TestDatabase, 'databaseUrl' | 'dataDir'>

beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'livery-copies-'))
})
afterEach(async () => {
  for (const child of children.splice(0)) await kill(child)
  rmSync(scratch, { recursive: true, force: true })
})
afterAll(async () => {
  for (const name of databases) await dropDatabase(inject('postgresUrl'), name)
})

/** A place for a database that contains nothing. */
async function emptyPlace(kind: DatabaseKind): Promise<Place> {
  const name = `livery_${randomBytes(6).toString('hex')}`
  if (kind === 'embedded') return { databaseUrl: null, dataDir: join(scratch, name) }
  await createDatabase(inject('postgresUrl'), name, 'template0')
  databases.push(name)
  return { databaseUrl: inject('postgresUrl').replace(/[^/]*$/, name), dataDir: '' }
}

async function using<Result>(place: Place, act: (database: OpenDatabase) => Promise<Result>): Promise<Result> {
  const database = await openDatabase({ ...place, logger: quietLogger })
  try {
    return await act(database)
  } finally {
    await database.close()
  }
}

/** What must be the same in a copy: every account, every entry, every answer, every session, the next numbers. */
const books = (place: Place) =>
  using(place, async (database) => {
    const answers: Record<string, unknown> = {}
    for (const [name, statement] of Object.entries({
      accounts: 'select * from ledger_account order by id',
      sums: 'select merchant_id, account_id, sum(amount_minor), count(*) from ledger_entry group by 1, 2 order by 1, 2',
      postings: 'select * from ledger_posting order by id',
      answered: 'select * from wallet_transaction order by transaction_id',
      sessions: 'select * from session order by token_hash',
      games: 'select * from game_session order by id',
      members: 'select * from member order by id',
      releases: 'select * from release order by hash',
      tally: 'select * from game_tally order by vendor, game_type, classify, is_hot',
      sequences: `select sequencename, last_value from pg_sequences
                   where schemaname = 'public' and sequencename <> 'event_outbox_id_seq' order by 1`,
      references: `select conname, pg_get_constraintdef(oid) from pg_constraint where contype = 'f' order by 1`,
      triggers: `select tgname, tgenabled from pg_trigger where not tgisinternal order by 1`,
    })) {
      answers[name] = (await database.pool.query(statement)).rows
    }
    return answers
  })

async function bet(place: Place): Promise<void> {
  await using(place, async (database) => {
    const player = await makePlayer(database, { balanceMinor: 123_456n })
    await player.bet('copied-bet', '7.89')
    await player.win('copied-win', '3.21', { roundClosed: true })
    await database.run(
      `insert into session (token_hash, merchant_id, member_id, expires_at) values ('\\x01ff', 'aurora', $1, now() + interval '1 day')`,
      [player.memberId],
    )
    // Text with characters that could be misread as syntax.
    await database.run(`update member set nickname = $1, profile = $2 where id = $3`, [
      '{"a",NULL} \\x \' é\n\t',
      { note: null, list: [1.5, 'NULL'] },
      player.memberId,
    ])
  })
}

describe.each(DATABASE_KINDS)('%s', (kind) => {
  const other = kind === 'embedded' ? 'postgres' : 'embedded'
  beforeEach(async () => {
    own = await makeDatabase(kind)
  })
  afterEach(() => own.remove())

  it(
    'is backed up in the middle of bets: the copy has all that was acknowledged before, and its books balance',
    async () => {
      const bettor = startScript('bettor', own.databaseUrl ?? own.dataDir)
      children.push(bettor)
      const lines = linesOf<{ readonly transactionId: string }>(bettor)
      await until(() => lines().length >= 100, TIMEOUT_MS)
      const before = lines().map(({ transactionId }) => transactionId)
      const file = join(scratch, 'one.backup')
      expect(await command('backup', ['--out', file], at(own))).toMatchObject({ code: 0 })
      const after = lines().length
      await until(() => lines().length >= after + 50, TIMEOUT_MS)
      await kill(bettor)

      const copy = await emptyPlace(other)
      expect(await command('restore', [file], at(copy))).toMatchObject({
        code: 0,
        text: expect.stringContaining('The books are in order.'),
      })
      await using(copy, async (database) => {
        const { rows } = await database.pool.query('select transaction_id from wallet_transaction')
        const acknowledged = new Set(lines().map(({ transactionId }) => transactionId))
        // The demonstration's players have placed bets as well.
        const restoredIds = new Set(
          rows.map(({ transaction_id }) => transaction_id).filter((id) => acknowledged.has(id)),
        )
        expect(before.filter((id) => !restoredIds.has(id))).toEqual([])
        expect(restoredIds.size).toBeLessThan(lines().length)
        expect(await checkInvariants(database)).toEqual({ ok: true, faults: [] })
      })
    },
    TIMEOUT_MS,
  )

  it(
    'is restored with the same books, and a gateway goes on with it',
    async () => {
      await bet(own)
      const file = join(scratch, 'one.backup')
      await command('backup', ['--out', file], at(own))
      expect(statSync(file).mode & 0o077).toBe(0)
      const copy = await emptyPlace(kind)
      expect(await command('restore', [file], at(copy))).toMatchObject({ code: 0 })
      expect(await books(copy)).toEqual(await books(own))
      const gateway = await assembleOn(copy)
      expect((await gateway.app.inject('/health/ready')).statusCode).toBe(200)
      await gateway.stop()
      await using(copy, async (database) => {
        await (await makePlayer(database)).bet('the-next-bet', '1.00')
        expect(await checkInvariants(database)).toEqual({ ok: true, faults: [] })
      })
    },
    TIMEOUT_MS,
  )
})

describe('a copy', () => {
  let folder: string
  let file: string
  // All tests share one database, because only the last of them changes it.
  beforeAll(async () => {
    own = await makeDatabase('embedded')
    await bet(own)
    folder = mkdtempSync(join(tmpdir(), 'livery-copy-'))
    file = join(folder, 'one.backup')
    await command('backup', ['--out', file], at(own))
  })
  afterAll(async () => {
    await own.remove()
    rmSync(folder, { recursive: true, force: true })
  })
  const restored = async (from: string, place?: Place): Promise<Ended> =>
    command('restore', [from], at(place ?? (await emptyPlace('postgres'))))

  it('overwrites no file and no database', async () => {
    const whole = readFileSync(file)
    expect(await command('backup', ['--out', file], at(own))).toEqual({
      code: 2,
      text: `${file} exists, and no backup is overwritten. Name another file.\n`,
    })
    expect(readFileSync(file)).toEqual(whole)
    const before = await books(own)
    expect(await restored(file, own)).toMatchObject({ code: 2, text: expect.stringContaining('has rows in') })
    expect(await books(own)).toEqual(before)
  }, 120_000)

  it('that is cut short, damaged or of a newer release is refused, and nothing is left of it', async () => {
    const whole = readFileSync(file)
    const lines = zstdDecompressSync(whole).toString().split('\n')
    const change = (from: string, to: string) => lines.map((line) => line.replace(from, to)).join('\n')
    const wrong: Record<string, [Buffer, RegExp]> = {
      cut: [whole.subarray(0, whole.length / 2), /is no whole backup/],
      shorter: [zstdCompressSync(lines.slice(0, -2).join('\n')), /its end is missing/],
      altered: [zstdCompressSync(change('copied-bet', 'copied-bat')), /is not whole|reads otherwise/],
      newer: [zstdCompressSync(change('"migrations":[', '"migrations":[{"madeAt":1,"hash":"x"},')), /newer release/],
      other: [Buffer.from('a letter'), /is no whole backup/],
    }
    const place = await emptyPlace('postgres')
    for (const [name, [bytes, says]] of Object.entries(wrong)) {
      const path = join(scratch, name)
      writeFileSync(path, bytes)
      await expect(restoreBackup(path, place, () => undefined)).rejects.toThrow(says)
      if (name !== 'newer') await expect(backupText(path)).rejects.toThrow(says)
    }
    const cut = join(scratch, 'cut')
    for (const [name, words] of [
      ['restore', [cut]],
      ['backup', ['--check', cut]],
    ] as const)
      expect(await command(name, words, at(place))).toMatchObject({
        code: 2,
        text: expect.stringMatching(wrong.cut![1]),
      })
    // The place is still empty, so that the complete backup can be restored there.
    expect(await restored(file, place)).toMatchObject({ code: 0 })
  }, 120_000)

  it('is not restored under gateways that run', async () => {
    const place = await emptyPlace('postgres')
    await using(place, async () => {
      expect(await restored(file, place)).toMatchObject({ code: 2, text: expect.stringContaining('is in use') })
    })
    const gateway = startScript('holder', own.dataDir)
    children.push(gateway)
    await until(() => existsSync(join(own.dataDir, '.s.PGSQL.5432')))
    expect(await restored(file, own)).toMatchObject({ code: 2, text: expect.stringContaining('is held by process') })
  }, 120_000)

  it('is restored and taken by an owner of the tables who is no superuser, with the rows of every merchant', async () => {
    const server = inject('postgresUrl')
    const place = await emptyPlace('postgres')
    const owner = `keeper_${randomBytes(4).toString('hex')}`
    const name = databases.at(-1)
    await using({ databaseUrl: server, dataDir: '' }, async (database) => {
      await database.pool.query(`create role ${owner} login`)
      await database.pool.query(`alter database "${name}" owner to ${owner}`)
      // The start tells an administrator to grant this.
      await database.pool.query(`grant livery_merchant, livery_no_merchant, livery_system to ${owner}`)
    })
    const mine = { ...place, databaseUrl: place.databaseUrl!.replace('postgres@', `${owner}@`) }
    expect(await restored(file, mine)).toMatchObject({ code: 0, text: expect.stringContaining('books are in order') })
    const again = join(scratch, 'again.backup')
    expect(await command('backup', ['--out', again], at(mine))).toMatchObject({ code: 0 })
    const rows = (path: string) =>
      zstdDecompressSync(readFileSync(path))
        .toString()
        .split('\n')
        .filter((line) => line.startsWith('{"end"'))
    expect(rows(again)).toEqual(rows(file))
    expect(rows(again).length).toBeGreaterThan(30)
    expect(await command('books', ['check'], at(mine))).toMatchObject({ code: 0 })

    const reader = `${owner}_reader`
    await using({ databaseUrl: server, dataDir: '' }, (database) =>
      database.pool.query(`create role ${reader} login in role pg_read_all_data`),
    )
    const partly = { ...place, databaseUrl: place.databaseUrl!.replace('postgres@', `${reader}@`) }
    for (const words of [['backup'], ['books', 'check']] as const) {
      const [name, ...rest] = words
      const refused = { code: 2, text: expect.stringContaining('does not see the rows of every merchant') }
      expect(await command(name, rest, at(partly))).toMatchObject(refused)
    }
  }, 120_000)

  it('moves the embedded database to PostgreSQL, once, and the old one is not started again', async () => {
    const before = await books(own)
    const place = await emptyPlace('postgres')
    const holder = startScript('holder', own.dataDir)
    children.push(holder)
    await until(() => existsSync(join(own.dataDir, '.s.PGSQL.5432')))
    const move = () => command('move-database', [place.databaseUrl ?? ''], at(own))
    expect(await move()).toMatchObject({ code: 2, text: expect.stringContaining('is held by process') })
    await kill(holder)
    expect(await move()).toMatchObject({ code: 0, text: expect.stringContaining('The books are in order.') })
    expect(await books(place)).toEqual(before)
    expect(await move()).toMatchObject({ code: 2, text: expect.stringContaining('was moved') })
    await expect(own.open()).rejects.toThrow(/was moved .* goes on elsewhere/)
  }, 120_000)
})
