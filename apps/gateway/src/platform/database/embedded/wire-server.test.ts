import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serveWire } from './wire-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'livery-wire-'))
let engine: PGlite
let server: { close(): Promise<void> }
let pool: pg.Pool

beforeAll(async () => {
  engine = await PGlite.create()
  server = await serveWire({
    engine,
    path: join(folder, '.s.PGSQL.5432'),
    serverVersion: '18.6',
    idleTransactionMs: 200,
    onFatal: (error) => expect.unreachable(String(error)),
  })
  pool = new pg.Pool({ host: folder, port: 5432, user: 'postgres', max: 4 })
})

afterAll(async () => {
  await pool.end()
  await server.close()
  await engine.close()
  rmSync(folder, { recursive: true, force: true })
})

it('a query outside its own open transaction makes the transaction end after a while, so that it does not wait for ever', async () => {
  const client = await pool.connect()
  client.on('error', () => {})
  await client.query('create table beside (n int)')
  await client.query('begin')
  await client.query('insert into beside values (1)')
  const { rows } = await pool.query('select count(*)::int as count from beside')
  expect(rows).toEqual([{ count: 0 }])
  await expect(client.query('commit')).rejects.toThrow()
  client.release(true)
})

it('a transaction may stay open while nobody waits', async () => {
  const client = await pool.connect()
  await client.query('begin')
  await new Promise((resolve) => setTimeout(resolve, 400))
  await client.query('commit')
  client.release()
})

it('statements of several queries in one message all answer', async () => {
  const results = (await pool.query('select 1 as a; select 2 as b')) as unknown as pg.QueryResult[]
  expect(results.map(({ rows }) => rows[0])).toEqual([{ a: 1 }, { b: 2 }])
})

it('a client that asks for TLS is refused it and may continue without', async () => {
  const client = new pg.Client({ host: folder, port: 5432, user: 'postgres', ssl: { rejectUnauthorized: false } })
  await expect(client.connect()).rejects.toThrow('does not support SSL')
})

it('invalid bytes on the socket affect no other client', async () => {
  const { connect } = await import('node:net')
  const socket = connect(join(folder, '.s.PGSQL.5432'))
  socket.on('error', () => {})
  socket.write('GET / HTTP/1.1\r\n\r\n')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  socket.destroy()
})
