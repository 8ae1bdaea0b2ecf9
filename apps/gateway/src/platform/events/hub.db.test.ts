import { setTimeout as sleep } from 'node:timers/promises'
import type { EventFrame, ServerEvent } from '@livery/contract/events'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { forEachDatabase, makeDatabase } from '../database/testing/databases.ts'
import { quietLogger } from '../database/testing/quiet-logger.ts'
import { type Cursor, decodeCursor, encodeCursor } from './cursor.ts'
import { EventHub, type Subscription } from './hub.ts'
import { publishEvent } from './publish.ts'

forEachDatabase((kind, database, own) => {
  let hub: EventHub
  beforeEach(() => {
    hub = new EventHub({ database: database(), logger: quietLogger, intervalMs: 20 })
  })
  afterEach(() => hub.close())

  /** Subscribes and collects frames; resolves after the `ready` frame. */
  async function listen(subscription: Subscription) {
    const frames: EventFrame[] = []
    const stop = hub.subscribe(subscription, (frame) => frames.push(frame))
    await until(() => frames.length > 0)
    return { frames, stop, cursor: () => frames.at(-1)!.cursor, notices: () => noticesOf(frames) }
  }

  const notice = (merchantId: string, memberId: string | null, id: string) =>
    publishEvent(database(), { merchantId, memberId }, { kind: 'notice', id, title: id, at: new Date().toISOString() })

  describe('a subscriber', () => {
    it('gets `ready` first, with a cursor, and then the events', async () => {
      const { frames, notices, stop } = await listen({ merchantId: 'hub-1' })
      expect(frames[0]).toEqual({ cursor: expect.any(String), event: { kind: 'ready' } })
      await notice('hub-1', null, 'one')
      await until(() => frames.length > 1)
      expect(notices()).toEqual(['one'])
      stop()
      await notice('hub-1', null, 'two')
      await sleep(100)
      expect(notices()).toEqual(['one'])
    })

    it('gets the events of its merchant and its own, and nobody else’s', async () => {
      const visitor = await listen({ merchantId: 'hub-2' })
      const seven = await listen({ merchantId: 'hub-2', memberId: '7' })
      await notice('hub-3', null, 'another merchant')
      await notice('hub-3', '7', 'the same number at another merchant')
      await notice('hub-2', '8', 'another member')
      await notice('hub-2', '7', 'to seven')
      await notice('hub-2', null, 'to all')
      await until(() => visitor.notices().includes('to all') && seven.notices().includes('to all'))
      expect(visitor.notices()).toEqual(['to all'])
      expect(seven.notices()).toEqual(['to seven', 'to all'])
    })

    it('that has asked before it could hear is told what kinds of events came meanwhile, to it or to all', async () => {
      const at = new Date().toISOString()
      const publish = (memberId: string | null, event: ServerEvent) =>
        publishEvent(database(), { merchantId: 'hub-14', memberId }, event)
      await publish('7', { kind: 'deposit', reference: 'D1', state: 'credited', at })
      await publish('8', { kind: 'transfer', reference: 'M1', at })
      await database().run(`update event_outbox set at = at - interval '1 minute' where merchant_id = 'hub-14'`)
      await publish('7', { kind: 'reward', ready: 1, at })
      await publish('7', { kind: 'reward', ready: 2, at })
      await publish(null, { kind: 'raffle', id: 'r', state: 'open', at })
      await publish('8', { kind: 'order', id: 'O1', state: 'sent', at })
      const seven = { merchantId: 'hub-14', memberId: '7' }
      const readyOf = async (ageMs: number, more: Partial<Subscription> = {}) =>
        (await listen({ ...seven, ageMs, ...more })).frames[0]!.event
      expect(await readyOf(10_000)).toEqual({ kind: 'ready', changed: ['raffle', 'reward'] })
      expect(await readyOf(70_000)).toEqual({ kind: 'ready', changed: ['deposit', 'raffle', 'reward'] })
      expect(await readyOf(10_000, { memberId: '9' })).toEqual({ kind: 'ready', changed: ['raffle'] })
      expect(await readyOf(10_000, { merchantId: 'hub-15' })).toEqual({ kind: 'ready' })
      expect(await readyOf(3_600_000)).toEqual({ kind: 'ready', missed: true })
      for (let bets = 0; bets < 50; bets += 1) await publish('7', { kind: 'transfer', reference: `M${bets}`, at })
      expect(await readyOf(10_000)).toEqual({ kind: 'ready', missed: true })
    })

    it('gets this process’s events at once, without waiting for the interval', async () => {
      await hub.close()
      hub = new EventHub({ database: database(), logger: quietLogger, intervalMs: 30_000 })
      const { notices } = await listen({ merchantId: 'hub-4' })
      await notice('hub-4', null, 'at once')
      await until(() => notices().length === 1)
    })

    if (kind === 'postgres') {
      it('gets what another transaction holds back soon after that ends, not at the next interval', async () => {
        await hub.close()
        hub = new EventHub({ database: database(), logger: quietLogger, intervalMs: 30_000 })
        const { notices } = await listen({ merchantId: 'hub-11' })
        const other = await database().pool.connect()
        await other.query('begin')
        await other.query('select pg_current_xact_id()')
        await notice('hub-11', null, 'held back')
        await sleep(100)
        expect(notices()).toEqual([])
        await other.query('commit')
        other.release()
        await until(() => notices().length === 1)
      })

      it('does not wait for a transaction of another database of the same server', async () => {
        const other = new pg.Client(inject('postgresUrl'))
        await other.connect()
        await other.query('begin')
        await other.query('create temporary table unfinished (n integer)')
        try {
          const { notices, stop, cursor } = await listen({ merchantId: 'hub-12' })
          await notice('hub-12', null, 'one')
          await until(() => notices().length === 1)
          stop()
          const again = await listen({ merchantId: 'hub-12', cursor: cursor() })
          await notice('hub-12', null, 'two')
          await until(() => again.notices().length === 1)
          expect(again.notices()).toEqual(['two'])
        } finally {
          await other.end()
        }
      })

      it('a transaction that has written nothing yet holds back what later ones write', async () => {
        const { notices } = await listen({ merchantId: 'hub-13' })
        const begun = Promise.withResolvers<void>()
        const overtaken = Promise.withResolvers<void>()
        const early = database().transaction(async (tx) => {
          await tx.run('select pg_current_xact_id()')
          begun.resolve()
          await overtaken.promise
          const event = { kind: 'notice', id: 'of the early', title: '', at: new Date().toISOString() } as const
          await publishEvent(tx, { merchantId: 'hub-13', memberId: null }, event)
        })
        await begun.promise
        await notice('hub-13', null, 'of the later')
        await sleep(100)
        expect(notices()).toEqual([])
        overtaken.resolve()
        await early
        await until(() => notices().length === 2)
        expect(notices()).toEqual(['of the early', 'of the later'])
      })
    }
  })

  describe('a reconnection', () => {
    it('gets what happened meanwhile, from any process, once and in order', async () => {
      const first = await listen({ merchantId: 'hub-5', memberId: '1' })
      await notice('hub-5', '1', 'a')
      await until(() => first.notices().length === 1)
      first.stop()
      for (const id of ['b', 'c']) await notice('hub-5', '1', id)
      await notice('hub-5', '2', 'not mine')
      const again = await listen({ merchantId: 'hub-5', memberId: '1', cursor: first.cursor() })
      await notice('hub-5', '1', 'd')
      await until(() => again.notices().length === 3)
      expect(again.notices()).toEqual(['b', 'c', 'd'])
      expect(again.frames[0]!.event).toEqual({ kind: 'ready' })
    })

    it('gets all of it when there is more than one page', async () => {
      const { cursor, stop } = await listen({ merchantId: 'hub-6' })
      stop()
      await database().pool.query(
        `insert into event_outbox (merchant_id, payload)
         select 'hub-6', jsonb_build_object('kind', 'notice', 'id', n::text, 'title', '', 'at', '2026-01-01T00:00:00Z') from generate_series(1, 1203) n`,
      )
      const again = await listen({ merchantId: 'hub-6', cursor: cursor() })
      await until(() => again.notices().length === 1203)
      expect(again.notices().slice(-2)).toEqual(['1202', '1203'])
    })

    it.each(['', 'nonsense', '../..', 'zzzzzzzzzzzzz-zzzzzzzzzzzzz', "1-1' OR 1=1"])(
      'starts from the present when the cursor is %j',
      async (cursor) => {
        await notice('hub-7', null, 'old')
        const { notices } = await listen({ merchantId: 'hub-7', cursor })
        await notice('hub-7', null, 'new')
        await until(() => notices().length > 0)
        expect(notices()).toEqual(['new'])
      },
    )
  })

  describe('a cursor that cannot be resumed is told, and the stream goes on from the present', () => {
    const parts = async () => {
      const { cursor, stop } = await listen({ merchantId: 'hub-9' })
      stop()
      return decodeCursor(cursor())!
    }
    const wrong: Record<string, (cursor: Cursor) => Cursor> = {
      'another database’s': (cursor) => ({ ...cursor, stream: '00000000' }),
      'ahead of this database, whose folder was put back': (cursor) => ({
        ...cursor,
        position: { tx: cursor.position.tx + 1_000n, id: 0n },
      }),
      'older than what is kept': (cursor) => ({ ...cursor, atMs: cursor.atMs - 24 * 3_600_000 }),
    }
    it.each(Object.entries(wrong))('%s', async (_name, change) => {
      const cursor = change(await parts())
      await notice('hub-9', null, 'before')
      const { frames, notices } = await listen({ merchantId: 'hub-9', cursor: encodeCursor(cursor) })
      expect(frames[0]!.event).toEqual({ kind: 'ready', missed: true })
      await notice('hub-9', null, 'after')
      await until(() => notices().includes('after'))
      expect(notices()).toEqual(['after'])
      const again = await listen({ merchantId: 'hub-9', cursor: frames.at(-1)!.cursor })
      expect(again.frames[0]!.event).toEqual({ kind: 'ready' })
    })
  })

  if (kind === 'postgres') {
    it('another database under open streams is noticed: they begin anew in it', async () => {
      const url = own().databaseUrl!
      const name = url.slice(url.lastIndexOf('/') + 1)
      const other = await makeDatabase('postgres', 'migrated')
      const otherName = other.databaseUrl!.slice(other.databaseUrl!.lastIndexOf('/') + 1)
      const swap = async (away: string, here: string) => {
        const server = new pg.Client(inject('postgresUrl'))
        await server.connect()
        await server.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
        await server.query(`alter database "${name}" rename to "${away}"`)
        await server.query(`alter database "${here}" rename to "${name}"`)
        await server.end()
      }
      await hub.close()
      hub = new EventHub({ database: database(), logger: quietLogger, intervalMs: 20, sameStreamMs: 50 })
      const { frames, notices, stop } = await listen({ merchantId: 'hub-10' })
      try {
        await swap(`${name}_away`, otherName)
        await until(() => frames.some(({ event }) => event.kind === 'ready' && event.missed === true))
        await notice('hub-10', null, 'of the other')
        await until(() => notices().includes('of the other'))
      } finally {
        stop()
        await hub.close()
        await swap(otherName, `${name}_away`)
        await other.remove()
      }
    })
  }

  it('loses nothing and repeats nothing while writers commit in any order and the connection breaks', async () => {
    const merchantId = 'hub-8'
    const total = 240
    const seen: string[] = []
    let cursor: string | undefined
    let stop = () => {}
    const connect = () => {
      stop = hub.subscribe({ merchantId, ...(cursor ? { cursor } : {}) }, (frame) => {
        cursor = frame.cursor
        if (frame.event.kind === 'notice') seen.push(frame.event.id)
      })
    }
    connect()
    await until(() => cursor !== undefined)

    const writers = kind === 'embedded' ? 3 : 8
    let next = 0
    const writer = async () => {
      while (next < total) {
        const id = String(next++)
        const client = await database().pool.connect()
        await client.query('begin')
        await client.query('insert into event_outbox (merchant_id, payload) values ($1, $2)', [
          merchantId,
          { kind: 'notice', id, title: '', at: '2026-01-01T00:00:00Z' },
        ])
        // The event has an id, and later ones commit before it.
        if (kind === 'postgres') await sleep((Number(id) * 7919) % 23)
        await client.query('commit')
        client.release()
      }
    }
    const breaker = (async () => {
      while (seen.length < total) {
        await sleep(15)
        stop()
        if (seen.length % 3 === 0) await sleep(10)
        connect()
      }
    })()
    await Promise.all(Array.from({ length: writers }, writer))
    await Promise.race([breaker, until(() => seen.length >= total)])
    await sleep(100)
    stop()
    expect([...seen].sort((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: total }, (_, id) => String(id)),
    )
  })

  it('a cursor decodes to what it was made from', () => {
    for (const position of [
      { tx: 0n, id: 0n },
      { tx: 761n, id: 12n },
      { tx: 2n ** 62n, id: 2n ** 63n - 1n },
    ]) {
      const cursor = { stream: '0123abcd', position, atMs: 60_000 * 29_000_000 }
      expect(decodeCursor(encodeCursor(cursor))).toEqual(cursor)
    }
  })
})

function noticesOf(frames: readonly EventFrame[]): string[] {
  return frames.flatMap(({ event }) => (event.kind === 'notice' ? [event.id] : []))
}

async function until(holds: () => boolean): Promise<void> {
  const deadline = Date.now() + 10_000
  while (!holds()) {
    if (Date.now() > deadline) throw new Error('it did not happen within ten seconds')
    await sleep(5)
  }
}
