import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/database/connect.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { reasonOf } from '../../platform/reason-of.ts'
import type { Registry } from '../../tenancy/sites/registry.ts'
import type { Site } from '../../tenancy/sites/site.ts'

/**
 * Sends open pages the notices that are shown and were not sent before. Each wording of a notice is sent once, by the
 * gateway that comes first; a rollback sends nothing again.
 */
async function tellNotices(sql: Sql, { merchant, announced }: Pick<Site, 'merchant' | 'announced'>) {
  const notices = announced.notices.map(({ id, title, content, publishedAt }) => ({
    id,
    wording: { title, content },
    title: title.EN ?? Object.values(title)[0] ?? '',
    at: new Date(publishedAt).toISOString(),
  }))
  if (notices.length === 0) return
  // Both in one statement, so that no notice counts as sent without its event.
  const added = await sql.run(
    `with shown as (
       select id, md5(wording::text) as wording, title, at
         from jsonb_to_recordset($2::jsonb) as n (id text, wording jsonb, title text, at text)),
     fresh as (
       insert into told_notice (merchant_id, notice_id, wording) select $1, id, wording from shown
       on conflict do nothing returning notice_id, wording)
     insert into event_outbox (merchant_id, payload)
     select $1, jsonb_build_object('kind', 'notice', 'id', id, 'title', title, 'at', at)
       from fresh join shown on shown.id = notice_id and shown.wording = fresh.wording`,
    [merchant.id, JSON.stringify(notices)],
  )
  if (added > 0) sql.notify('events')
}

/** The longest delay of a notice that waited for its moment. */
const LOOK_MS = 5_000

/**
 * Sends the notices of every loaded live site: after a change of release, and at a notice's moment.
 *
 * @returns a function that stops it, after the running work has finished
 */
export function startTellingNotices({
  database,
  registry,
  log,
}: {
  readonly database: Database
  readonly registry: Registry
  readonly log: FastifyBaseLogger
}) {
  const done = new Map<string, string>()
  const look = async () => {
    for (const site of registry.sites) {
      const { id } = site.merchant
      if (done.get(id) === site.release) continue
      try {
        await tellNotices(database.of(id), site)
        done.set(id, site.release)
      } catch (error) {
        log.warn({ merchant: id, reason: reasonOf(error) }, 'notices could not be told; again in a moment')
      }
    }
  }
  let running: Promise<void> | undefined
  const start = () => {
    running ??= look().finally(() => {
      running = undefined
    })
  }
  start()
  registry.shown.on('changed', start)
  const timer = setInterval(start, LOOK_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    registry.shown.off('changed', start)
    await running
  }
}
