import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { instant, nullable, text } from '../database/row.ts'
import { forEachDatabase } from '../database/testing/databases.ts'
import { quietLogger } from '../database/testing/quiet-logger.ts'
import { addJob, type JobHandler, startJobs } from './jobs.ts'

forEachDatabase((_kind, database) => {
  const add = (kind: string, key: string, dueAt = new Date()) =>
    addJob(database(), { kind, key, merchantId: null, dueAt, payload: { of: key } })
  const start = (...handlers: JobHandler[]) =>
    startJobs({ database: database(), handlers, log: quietLogger, lookMs: 10 })
  const until = async (is: () => boolean | Promise<boolean>) => {
    const deadline = Date.now() + 10_000
    while (!(await is())) {
      if (Date.now() > deadline) throw new Error('it did not come to that')
      await sleep(10)
    }
  }
  const jobOf = (kind: string) =>
    database().row(
      { error: nullable(text), done: nullable(text) },
      `select last_error as error, done_at::text as done from job where kind = $1`,
      [kind],
    )

  describe('a job', () => {
    test('is done once, however many gateways look for it and however often it is added', async () => {
      const done: string[] = []
      const handler: JobHandler = {
        kind: 'once',
        async run({ key }) {
          done.push(key)
          return 'done'
        },
      }
      const keys = Array.from({ length: 25 }, (_, index) => `job ${index}`)
      await Promise.all([...keys, ...keys].map((key) => add('once', key)))
      const gateways = [start(handler), start(handler), start(handler)]
      await until(() => done.length >= 25)
      await sleep(60)
      await Promise.all(gateways.map((stop) => stop()))
      expect(done.sort()).toEqual([...keys].sort())
    })

    test('waits for its time, and may name another', async () => {
      const seen: number[] = []
      const began = Date.now()
      const handler: JobHandler = {
        kind: 'later',
        run: async () => {
          seen.push(Date.now() - began)
          return seen.length < 3 ? { again: new Date(Date.now() + 30) } : 'done'
        },
      }
      await add('later', 'x', new Date(began + 150))
      const stop = start(handler)
      await until(async () => (await jobOf('later'))?.done != null)
      await stop()
      expect(seen).toHaveLength(3)
      expect(seen[0]).toBeGreaterThanOrEqual(149)
    })

    test('that fails says why, and is tried again after a pause', async () => {
      const outcomes: string[] = []
      await add('failing', 'x')
      const stop = startJobs({
        database: database(),
        handlers: [{ kind: 'failing', run: () => Promise.reject(new Error('the provider is away')) }],
        log: quietLogger,
        count: (_, outcome) => outcomes.push(outcome),
        lookMs: 10,
      })
      await until(async () => (await jobOf('failing'))?.error === 'the provider is away')
      await sleep(60)
      await stop()
      expect(outcomes).toEqual(['failed'])
      expect((await jobOf('failing'))?.done).toBeNull()
    })

    test('of a gateway that stops is another’s at once', async () => {
      await Promise.all(Array.from({ length: 6 }, (_, index) => add('handed-over', `${index}`)))
      const { promise: waiting, resolve: finish } = Promise.withResolvers<void>()
      const seen: string[] = []
      const first = start({
        kind: 'handed-over',
        async run({ key }) {
          seen.push(key)
          await waiting
          return 'done'
        },
      })
      await until(() => seen.length === 1)
      const stopped = first()
      finish()
      await stopped
      const began = Date.now()
      const second = start({
        kind: 'handed-over',
        async run({ key }) {
          seen.push(key)
          return 'done'
        },
      })
      await until(() => seen.length === 6)
      await second()
      expect(new Set(seen).size).toBe(6)
      expect(Date.now() - began).toBeLessThan(9_000)
    })

    test('of a gateway that died is taken over when its lease is over', async () => {
      await add('orphan', 'x')
      const dead = await database().row(
        { lease: instant },
        `update job set holder = 'dead', lease_until = clock_timestamp() + interval '1 second'
          where kind = 'orphan' returning lease_until as lease`,
      )
      // By the database's clock, as the lease: on a busy machine much time passes between two statements.
      const takenAt: Date[] = []
      const stop = start({
        kind: 'orphan',
        async run() {
          const now = await database().row({ at: instant }, 'select clock_timestamp() as at')
          takenAt.push(now!.at)
          return 'done'
        },
      })
      await until(() => takenAt.length === 1)
      await stop()
      expect(takenAt[0]!.getTime()).toBeGreaterThanOrEqual(dead!.lease.getTime())
    })
  })
})
