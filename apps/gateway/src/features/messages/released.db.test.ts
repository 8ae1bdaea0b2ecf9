import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument } from '@livery/document/parse-document'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { makeDatabase, SERVER_ALONE, type TestDatabase } from '../../platform/database/testing/databases.ts'
import { WrittenAnnouncements } from '../../tenancy/announcements/written.ts'
import { PREVIEW_COOKIE } from '../../tenancy/releases/preview.ts'
import { assembleOn, projectCopy, type TestGateway } from '../../testing/assembled.ts'
import { operatorBrowser } from '../../testing/operator-browser.ts'

const SECRET = 'the-operators-secret-of-a-test'
const requester = { by: 'Ana', note: 'test' }

const entry = (id: string, more: object = {}) => ({
  id,
  publishedAt: '2026-01-01T00:00Z',
  title: { EN: id, AR: id },
  content: { EN: `<p>${id}</p>`, AR: `<p>${id}</p>` },
  ...more,
})

describe.each(SERVER_ALONE)('announcements are part of a release, on %s', (kind) => {
  let own: TestDatabase
  let gateway: TestGateway
  let file = ''
  const project = projectCopy((merchants) => {
    file = join(merchants, 'carmine', 'merchant.json')
  })

  beforeAll(async () => {
    own = await makeDatabase(kind)
    gateway = await assembleOn(own, { OPERATOR_SECRET: SECRET }, project.folder)
  })
  afterAll(async () => {
    await gateway?.stop()
    project.remove()
    await own?.remove()
  })

  const operations = () => gateway.gateway.releases.operations
  const write = (lists: object) => {
    // Its programmes name promotions of the replaced lists.
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

  test('what an operator writes is shown beside the release’s own, in the words of the last change, until it is ended', async () => {
    await publish({ promotions: [], popups: [], notices: [entry('tides')] })
    const browser = operatorBrowser(gateway, SECRET)
    const writing = await browser.enrolled('wim', ['publish'])
    const looking = await browser.enrolled('vera', ['view'])
    const send = (path: string, fields: Readonly<Record<string, string>>, who = writing) =>
      browser.ask(`/operator/notices/carmine${path}`, { form: fields, cookies: who.cookies })
    const site = () => gateway.gateway.registry.site('carmine')
    const form = {
      key: 'k'.repeat(20),
      list: 'notices',
      'title.EN': 'Works',
      'content.EN': 'From ten.\n\nTo noon & on.',
    }
    const before = [site()?.release, (await pushedNotices()).length] as const
    expect((await send('', form, looking)).statusCode).toBe(403)
    expect((await send('', { ...form, endsAt: '2026-01-01T00:00' })).body).toContain('It would')
    expect((await send('', { ...form, list: 'popups' })).body).toContain('Choose whom the pop-up is shown to.')
    for (let times = 0; times < 2; times += 1) expect((await send('', form)).statusCode).toBe(303)
    const [written = '', released, ...rest] = (await ids())[0]?.split(',') ?? []
    expect([released, rest]).toEqual(['tides', []])
    expect(site()?.release).not.toBe(before[0])
    const shown = async () => {
      const { answer } = await gateway.call(
        'getAnnouncementContentV2',
        { types: 'PL', language: 'EN' },
        { host: 'carmine.localhost' },
      )
      return answer.success ? answer.value.notices.find(({ id }) => id === written) : undefined
    }
    expect((await shown())?.content).toBe('<p>From ten.</p><p>To noon &amp; on.</p>')
    await vi.waitFor(async () => expect((await pushedNotices()).slice(before[1])).toEqual([`${written} Works`]), 10_000)
    const id = written.replace('written:', '')
    const second = site()?.release
    const page = await browser.ask(`/operator/notices?merchant=carmine&change=${id}`, { cookies: writing.cookies })
    expect(page.body).toContain('To noon &amp;amp; on.')
    expect((await send(`/${id}`, { ...form, 'content.EN': '<p>Done<script>1</script></p>' })).statusCode).toBe(303)
    expect((await shown())?.content).toBe('<p>Done</p>')
    expect(site()?.release).not.toBe(second)
    // Another gateway reads the same announcements.
    const other = new WrittenAnnouncements(gateway.gateway.database.everyMerchant)
    await other.refresh()
    expect(other.of('carmine').notices.map(({ id: one }) => one)).toEqual([written])
    expect((await send(`/${id}/end`, {})).statusCode).toBe(303)
    expect((await send(`/${id}/end`, {})).statusCode).toBe(409)
    expect(await ids()).toEqual(['tides', '', ''])
    expect(site()?.release).toBe(before[0])
    const { rows } = await gateway.gateway.database.pool.query(
      `select action from audit where merchant_id = 'carmine' and action like 'operator.notice%' order by id`,
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'operator.notice',
      'operator.notice-changed',
      'operator.notice-ended',
    ])
  })

  test('what is written for later comes at its moment, a pop-up to its audience', async () => {
    const browser = operatorBrowser(gateway, SECRET)
    const { cookies } = await browser.enrolled('wilma', ['publish'])
    const form = { 'title.EN': 'Later', 'content.EN': 'x', key: 'l'.repeat(20) }
    const later = new Date(Date.now() + 3_600_000).toISOString().slice(0, 16)
    await browser.ask('/operator/notices/carmine', { form: { ...form, list: 'notices', publishedAt: later }, cookies })
    const popup = { ...form, key: 'p'.repeat(20), list: 'popups', 'audience.B': 'on' }
    await browser.ask('/operator/notices/carmine', { form: popup, cookies })
    const [notices, , popups] = await ids()
    expect(notices).not.toContain('written')
    expect(popups).toMatch(/^written:\d+$/)
    await gateway.gateway.database.everyMerchant.run(
      `update written_announcement set published_at = now(), turn = turn + 1 where title->>'EN' = 'Later' and list = 'notices'`,
    )
    await vi.waitFor(async () => expect((await ids())[0]).toContain('written'), 5_000)
  })
})
