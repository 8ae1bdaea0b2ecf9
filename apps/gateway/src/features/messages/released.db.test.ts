import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument } from '@livery/document/parse-document'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { DATABASE_KINDS, makeDatabase, type TestDatabase } from '../../platform/database/testing/databases.ts'
import { PREVIEW_COOKIE } from '../../tenancy/releases/preview.ts'
import { assembleOn, projectCopy, type TestGateway } from '../../testing/assembled.ts'

const requester = { by: 'Ana', note: 'test' }

const entry = (id: string, more: object = {}) => ({
  id,
  publishedAt: '2026-01-01T00:00Z',
  title: { EN: id, AR: id },
  content: { EN: `<p>${id}</p>`, AR: `<p>${id}</p>` },
  ...more,
})

describe.each(DATABASE_KINDS)('announcements are part of a release, on %s', (kind) => {
  let own: TestDatabase
  let gateway: TestGateway
  let file = ''
  const project = projectCopy((merchants) => {
    file = join(merchants, 'carmine', 'merchant.json')
  })

  beforeAll(async () => {
    own = await makeDatabase(kind)
    gateway = await assembleOn(own, {}, project.folder)
  })
  afterAll(async () => {
    await gateway?.stop()
    project.remove()
    await own?.remove()
  })

  const operations = () => gateway.gateway.releases.operations
  const write = (lists: object) => {
    // Its programmes name promotions that these lists replace.
    const rest = { ...(parseDocument(file, readFileSync(file, 'utf8')).value as object), programmes: [] }
    writeFileSync(file, JSON.stringify({ ...rest, ...lists }))
  }
  const publish = async (lists: object) => {
    await operations().hold('carmine', requester)
    write(lists)
    await operations().publish('carmine', 'files', requester)
  }
  const ids = async (cookies = {}) => {
    const request = { types: 'PL,PR,PU', language: 'EN', execution: 'B' } as const
    const { answer } = await gateway.call('getAnnouncementContentV2', request, { host: 'carmine.localhost', cookies })
    if (!answer.success) throw new Error(answer.code)
    const { notices, promotions, popups } = answer.value
    return [notices, promotions, popups].map((list) => list.map(({ id }) => id).join())
  }
  const pushedNotices = async () => {
    const { rows } = await gateway.gateway.database.pool.query(
      `select payload->>'id' as id, payload->>'title' as title from event_outbox
        where merchant_id = 'carmine' and payload->>'kind' = 'notice' order by event_outbox.id`,
    )
    return rows.map(({ id, title }) => `${id} ${title}`)
  }

  test('what is published is answered; what is taken out is withdrawn, and a rollback brings it back', async () => {
    await publish({
      notices: [entry('tides')],
      promotions: [entry('bonus')],
      popups: [entry('hello', { audience: ['B'] })],
    })
    expect(await ids()).toEqual(['tides', 'bonus', 'hello'])
    await publish({ notices: [], promotions: [], popups: [] })
    expect(await ids()).toEqual(['', '', ''])
    await operations().rollback('carmine', requester)
    expect(await ids()).toEqual(['tides', 'bonus', 'hello'])
  })

  test('a preview shows a draft’s announcements, and nobody else sees them', async () => {
    await publish({ notices: [], promotions: [entry('bonus')], popups: [] })
    write({ promotions: [entry('secret')] })
    const release = await operations().draft('carmine', requester)
    const token = await gateway.gateway.previews.sign({
      merchantId: 'carmine',
      release,
      untilMs: Date.now() + 60_000,
    })
    expect(await ids({ [PREVIEW_COOKIE]: token })).toEqual(['', 'secret', ''])
    expect(await ids()).toEqual(['', 'bonus', ''])
  })

  test('a pop-up without an audience is refused, and what was live stays', async () => {
    await publish({ promotions: [], popups: [entry('for-members', { audience: ['A'] })] })
    write({ popups: [entry('for-members')] })
    await expect(operations().publish('carmine', 'files', requester)).rejects.toThrow('"audience" is missing')
    expect(await ids()).toEqual(['', '', ''])
  })

  test('open pages are told of a notice once, again when its words change, and not by a rollback', async () => {
    const before = (await pushedNotices()).length
    await publish({ popups: [], notices: [entry('storm')] })
    await vi.waitFor(async () => expect((await pushedNotices()).slice(before)).toEqual(['storm storm']), 15_000)
    await publish({ notices: [entry('storm', { title: { EN: 'Storm over', AR: 'Storm over' } })] })
    await vi.waitFor(
      async () => expect((await pushedNotices()).slice(before)).toEqual(['storm storm', 'storm Storm over']),
      15_000,
    )
    await operations().rollback('carmine', requester)
    await publish({ notices: [entry('calm')] })
    await vi.waitFor(
      async () =>
        expect((await pushedNotices()).slice(before)).toEqual(['storm storm', 'storm Storm over', 'calm calm']),
      15_000,
    )
  })
})
