import { randomUUID } from 'node:crypto'
import Type from 'typebox'
import type { Database } from '../database/connect.ts'
import type { DatabaseLogger } from '../database/database-logger.ts'
import { integer, json, nullable, text } from '../database/row.ts'
import type { Sql } from '../database/sql.ts'
import { reasonOf } from '../reason-of.ts'

const PAYLOAD = Type.Record(Type.String(), Type.Unknown())

export interface Job {
  readonly key: string
  /** Null for work over all merchants. */
  readonly merchantId: string | null
  readonly payload: Readonly<Record<string, unknown>>
  /** Failed tries in a row before this one. */
  readonly failures: number
}

/** `done` for ever, or due again at a moment. */
export type JobResult = 'done' | { readonly again: Date }

export interface JobHandler {
  readonly kind: string
  /** How long one run may take before another gateway takes the job, in seconds; 60 by default. */
  readonly leaseSeconds?: number
  /** May run twice when a gateway dies in the middle, so repeating it must be safe. Throws to be tried again. */
  run(job: Job): Promise<JobResult>
}

export interface NewJob {
  readonly kind: string
  /** Its subject: a second job with the same kind and key is not added. */
  readonly key: string
  readonly merchantId: string | null
  readonly dueAt: Date
  readonly payload?: Readonly<Record<string, unknown>>
}

/** Adds a job, in the caller's transaction where it has one. */
export async function addJob(sql: Sql, { kind, key, merchantId, dueAt, payload = {} }: NewJob): Promise<void> {
  await sql.run(
    `insert into job (kind, key, merchant_id, due_at, payload) values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [kind, key, merchantId, dueAt, payload],
  )
}

/** How often due jobs are searched for. */
const LOOK_MS = 1_000
/** Jobs taken at once; they run one after another, so that players' calls have priority. */
const BATCH = 10
/** The pause after a failure doubles from the first to the longest. */
const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 15 * 60_000

export interface JobRunnerOptions {
  /** Over all merchants. */
  readonly database: Database
  readonly handlers: readonly JobHandler[]
  readonly log: DatabaseLogger
  /** Counts runs, by outcome. */
  readonly count?: (kind: string, outcome: 'done' | 'again' | 'failed') => void
  readonly lookMs?: number
}

/**
 * Runs due jobs, each by one gateway at a time: it takes a lease, and another gateway takes the job when the lease is
 * over. A job that fails is tried again with growing pauses, counted and logged.
 * @returns a function that stops it, after the running job has finished
 */
export function startJobs({ database, handlers, log, count, lookMs = LOOK_MS }: JobRunnerOptions) {
  const holder = randomUUID()
  const byKind = new Map(handlers.map((handler) => [handler.kind, handler]))
  let isStopping = false

  const take = () =>
    database.rows(
      { kind: text, key: text, merchant_id: nullable(text), payload: json(PAYLOAD), failures: integer },
      `update job j set holder = $1, lease_until = clock_timestamp() + make_interval(secs => k.seconds)
         from (select kind as due_kind, key as due_key from job
                where done_at is null and due_at <= clock_timestamp() and kind = any ($2)
                  and (lease_until is null or lease_until < clock_timestamp())
                order by due_at limit ${BATCH} for update skip locked) due
         join unnest($2::text[], $3::int[]) as k (kind, seconds) on k.kind = due_kind
        where j.kind = due_kind and j.key = due_key
       returning j.kind, j.key, j.merchant_id, j.payload, j.failures`,
      [holder, handlers.map(({ kind }) => kind), handlers.map(({ leaseSeconds = 60 }) => leaseSeconds)],
    )
  const end = (kind: string, key: string, again: Date | null) =>
    database.run(
      `update job set holder = null, lease_until = null, failures = 0, last_error = null,
              due_at = coalesce($4, due_at), done_at = case when $4::timestamptz is null then clock_timestamp() end
        where kind = $1 and key = $2 and holder = $3`,
      [kind, key, holder, again],
    )
  const fail = (kind: string, key: string, reason: string, pauseMs: number) =>
    database.run(
      `update job set holder = null, lease_until = null, failures = failures + 1, last_error = $4,
              due_at = clock_timestamp() + make_interval(secs => $5::double precision / 1000)
        where kind = $1 and key = $2 and holder = $3`,
      [kind, key, holder, reason.slice(0, 500), pauseMs],
    )

  const runOne = async (job: Awaited<ReturnType<typeof take>>[number]) => {
    const { kind, key, failures } = job
    try {
      const result = await byKind.get(kind)!.run({ ...job, merchantId: job.merchant_id })
      await end(kind, key, result === 'done' ? null : result.again)
      count?.(kind, result === 'done' ? 'done' : 'again')
    } catch (error) {
      log.warn({ job: kind, key, failures: failures + 1, reason: reasonOf(error) }, 'a job failed and is tried again')
      count?.(kind, 'failed')
      await fail(kind, key, reasonOf(error), Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(failures, 20)))
    }
  }
  const look = async () => {
    for (;;) {
      const jobs = await take()
      for (const job of jobs) if (!isStopping) await runOne(job)
      if (isStopping || jobs.length < BATCH) return
    }
  }

  let running: Promise<void> | undefined
  const start = () => {
    running ??= look()
      .catch((error: unknown) => log.error({ reason: reasonOf(error) }, 'due jobs could not be taken'))
      .finally(() => {
        running = undefined
      })
  }
  const timer = setInterval(start, lookMs)
  timer.unref()
  start()
  return async () => {
    isStopping = true
    clearInterval(timer)
    await running
    // Jobs that were taken but not begun are released at once, not only at the end of the lease.
    await database
      .run('update job set holder = null, lease_until = null where holder = $1', [holder])
      .catch((error: unknown) => log.warn({ reason: reasonOf(error) }, 'taken jobs could not be given back'))
  }
}
