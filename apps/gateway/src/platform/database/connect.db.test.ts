import { once } from 'node:events'
import { type AddressInfo, createConnection, createServer } from 'node:net'
import { describe, expect, inject, it } from 'vitest'
import { StartupError } from '../startup-error.ts'
import { openDatabase } from './connect.ts'
import { forEachDatabase } from './testing/databases.ts'
import { quietLogger } from './testing/quiet-logger.ts'

const open = (databaseUrl: string) => openDatabase({ databaseUrl, dataDir: '', logger: quietLogger })

describe('a PostgreSQL that cannot be used', () => {
  it('is reported in one line, with the repair and without the password', async () => {
    const error: unknown = await open('postgres://livery:hunter2@127.0.0.1:1/games?x=hunter2').catch((error) => error)
    expect(error).toBeInstanceOf(StartupError)
    expect((error as Error).message).toBe(
      'The database at postgres://livery:…@127.0.0.1:1/games cannot be reached (connect ECONNREFUSED 127.0.0.1:1). ' +
        'Start it, or unset DATABASE_URL to use the embedded one.',
    )
  })

  it.each([
    ['has no such database', () => inject('postgresUrl').replace(/[^/]*$/, 'nowhere'), '3D000'],
    ['has no such host', () => 'postgres://u:hunter2@host.invalid/games', 'ENOTFOUND|EAI_AGAIN'],
    ['is no address', () => 'hunter2', '.'],
  ])('because it %s is refused in one line', async (_case, url, code) => {
    const error: unknown = await open(url()).catch((error) => error)
    expect(error).toBeInstanceOf(StartupError)
    const { message } = error as Error
    expect(message).toMatch(new RegExp(`cannot be reached \\(.*(${code})`))
    expect(message).not.toMatch(/hunter2|\n/)
  })
})

describe('a PostgreSQL that does not answer yet', () => {
  it('is tried again', async () => {
    let connections = 0
    const { port, hostname } = new URL(inject('postgresUrl'))
    const busy = createServer((socket) => {
      connections += 1
      if (connections > 1) socket.pipe(createConnection({ port: Number(port), host: hostname })).pipe(socket)
      socket.on('error', () => socket.destroy())
    })
    await once(busy.listen(0, '127.0.0.1'), 'listening')
    const address = new URL(inject('postgresUrl'))
    address.port = String((busy.address() as AddressInfo).port)
    const opened = await open(address.href)
    await opened.close()
    busy.close()
    expect(connections).toBeGreaterThan(1)
  })
})

forEachDatabase((kind, database) => {
  it('keeps the statements of many connections apart', async () => {
    const results = await Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        n % 2 === 0
          ? database().pool.query('select $1::int as number', [n])
          : database().pool.query('select $1::text as text, $2::int as other', [`text ${n}`, n]),
      ),
    )
    for (const [n, { rows }] of results.entries()) {
      expect(rows).toEqual([n % 2 === 0 ? { number: n } : { text: `text ${n}`, other: n }])
    }
  })

  it('keeps a transaction apart from what others do meanwhile', async () => {
    await database().pool.query('create table apart (n int)')
    const client = await database().pool.connect()
    await client.query('begin')
    await client.query('insert into apart values (1)')
    const other = database().pool.query('select count(*)::int as count from apart')
    await client.query('insert into apart values (2)')
    await client.query('rollback')
    client.release()
    expect((await other).rows).toEqual([{ count: 0 }])
  })

  it('a failed statement leaves its connection usable', async () => {
    await expect(database().pool.query('select 1 / $1::int', [0])).rejects.toMatchObject({ code: '22012' })
    await expect(database().pool.query('SELEC')).rejects.toMatchObject({ code: '42601' })
    expect((await database().pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  it('carries large values in both directions', async () => {
    const large = 'ĳ'.repeat(700_000)
    const { rows } = await database().pool.query('select $1::text as large', [large])
    expect(rows[0].large === large).toBe(true)
  })

  it('a client that disconnects inside a transaction leaves nothing of it', async () => {
    await database().pool.query('create table gone (n int)')
    const client = await database().pool.connect()
    await client.query('begin')
    await client.query('insert into gone values (1)')
    client.release(true)
    expect((await database().pool.query('select count(*)::int as count from gone')).rows).toEqual([{ count: 0 }])
  })

  it(`knows its kind`, () => expect(database().kind).toBe(kind))
})
