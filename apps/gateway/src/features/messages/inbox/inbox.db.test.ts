import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cancelMessage, type NewMessage, sendMessage, writeMessage } from '../../../members/messages/write.ts'
import { text } from '../../../platform/database/row.ts'
import { makeDatabase, SERVER_ALONE, type TestDatabase } from '../../../platform/database/testing/databases.ts'
import { ok } from '../../../testing/answers.ts'
import { assembleOn, type TestGateway } from '../../../testing/assembled.ts'
import { operatorBrowser } from '../../../testing/operator-browser.ts'

const SECRET = 'the-operators-secret-of-a-test'

describe.each(SERVER_ALONE)('messages to members, on %s', (kind) => {
  let own: TestDatabase
  let gateway: TestGateway
  let token = ''
  let memberId = ''
  beforeAll(async () => {
    own = await makeDatabase(kind)
    gateway = await assembleOn(own, { OPERATOR_SECRET: SECRET })
    const signIn = { username: 'player', password: 'Welcome2026!', type: 'username' } as const
    token = (await ok(gateway.call('login', signIn))).token
    memberId = (await ok(gateway.call('memberInfo', {}, { token }))).id
  })
  afterAll(async () => {
    await gateway?.stop()
    await own?.remove()
  })
  const database = () => gateway.gateway.database.of('aurora')
  const write = (title: string, more: Partial<NewMessage> = {}) =>
    database().transaction((tx) =>
      writeMessage(tx, {
        merchantId: 'aurora',
        to: { audience: 'all' },
        title: { EN: title },
        content: { EN: `${title}.` },
        format: 'plain',
        by: 'a-test',
        sendAt: null,
        ...more,
      }),
    )
  const inbox = async (pageNo = 1) => ok(gateway.call('messages', { language: 'EN', pageNo }, { token }))
  const titles = async () => (await inbox()).list.map(({ title }) => title)
  const unread = async () => (await ok(gateway.call('getUnreadMessageV2', {}, { token }))).unreadMessage
  const empty = async () => {
    await gateway.gateway.database.everyMerchant.run('delete from message')
    await gateway.gateway.database.everyMerchant.run('delete from message_mark')
  }

  test('a message to all is one row, in the inbox of each, unread until it is read', async () => {
    await empty()
    await write('To all')
    await write('To one', { to: { audience: 'member', memberId } })
    await write('To another merchant’s', { merchantId: 'aurora', to: { audience: 'agents' } })
    expect(await titles()).toEqual(['To one', 'To all'])
    const { list } = await inbox()
    expect(list[0]).toMatchObject({ content: 'To one.', format: 'plain', read: false })
    expect((await ok(gateway.call('memberInfo', {}, { token }))).unreadMessage).toBe(2)
    const rows = await database().rows({ id: text }, 'select message_id::text as id from message_state')
    expect(rows).toEqual([])
    const read = await ok(gateway.call('readMessages', { ids: [list[0]?.id ?? ''] }, { token }))
    expect(read).toEqual({ unreadMessage: 1 })
    expect(await ok(gateway.call('readMessages', {}, { token }))).toEqual({ unreadMessage: 0 })
    await write('Later')
    expect(await unread()).toBe(1)
  })

  test('each kind of people finds its own; what came before a member came is not theirs', async () => {
    await empty()
    await database().run(`update member set vip_level = 3, language = 'TY' where id = $1`, [memberId])
    await write('level 3', { to: { audience: 'level', leastLevel: 3 } })
    await write('level 4', { to: { audience: 'level', leastLevel: 4 } })
    await write('Filipino', { to: { audience: 'language', language: 'TY' } })
    await write('English', { to: { audience: 'language', language: 'EN' } })
    await write('agents', { to: { audience: 'agents' } })
    await write('listed', { to: { audience: 'list', memberIds: [memberId] } })
    await write('old')
    await database().run(`update message set sent_at = now() - interval '10 years' where title->>'EN' = 'old'`)
    expect(await titles()).toEqual(['listed', 'Filipino', 'level 3'])
  })

  test('what is deleted is gone, and comes back by undoing it; of another member’s nothing moves', async () => {
    await empty()
    await write('kept')
    await write('deleted')
    const [first] = (await inbox()).list
    const ids = [first?.id ?? '']
    expect(await ok(gateway.call('deleteMessages', { ids }, { token }))).toEqual({ unreadMessage: 1 })
    expect(await titles()).toEqual(['kept'])
    await gateway.call('deleteMessages', { ids, undo: true }, { token })
    expect(await titles()).toEqual(['deleted', 'kept'])
    await gateway.call('deleteMessages', { ids: ['999999'] }, { token })
    expect(await unread()).toBe(2)
  })

  test('pages of ten, the newest first', async () => {
    await empty()
    for (let n = 1; n <= 12; n += 1) await write(`m${n}`)
    const [one, two] = [await inbox(), await inbox(2)]
    expect([one.totalPages, one.list.length, one.list[0]?.title]).toEqual([2, 10, 'm12'])
    expect(two.list.map(({ title }) => title)).toEqual(['m2', 'm1'])
  })

  test('a message waits for its time, is sent once by however many try, and never when it was cancelled', async () => {
    await empty()
    const events = () =>
      database().rows(
        { id: text },
        `select id::text as id from event_outbox where payload->>'kind' = 'message' and member_id is null`,
      )
    const before = (await events()).length
    const soon = new Date(Date.now() + 3_600_000)
    const [id, other] = [await write('later', { sendAt: soon }), await write('never', { sendAt: soon })]
    expect(await titles()).toEqual([])
    expect(await cancelMessage(database(), 'aurora', other ?? '')).toBe(true)
    const tries = Array.from({ length: 8 }, (_, n) =>
      database().transaction((tx) => sendMessage(tx, 'aurora', (n % 2 ? id : other) ?? '')),
    )
    await Promise.all(tries)
    expect(await titles()).toEqual(['later'])
    expect(await cancelMessage(database(), 'aurora', id ?? '')).toBe(false)
    expect((await events()).length - before).toBe(1)
  })

  test('HTML is cleaned when it is written, and a request that is sent twice writes once', async () => {
    await empty()
    const request = {
      content: { EN: '<p onclick="x">Hi<script>1</script></p>' },
      format: 'html',
      requestKey: 'k'.repeat(20),
    } as const
    expect(await write('html', request)).not.toBeNull()
    expect(await write('html', request)).toBeNull()
    expect((await inbox()).list.map(({ content }) => content)).toEqual(['<p>Hi</p>'])
  })

  test('an operator writes at a page of their own, only with the role for it, and mistakes are said in a sentence', async () => {
    await empty()
    const browser = operatorBrowser(gateway, SECRET)
    const looking = await browser.enrolled('vera', ['view'])
    const writing = await browser.enrolled('wim', ['publish'])
    const form = {
      key: 'f'.repeat(20),
      audience: 'list',
      accounts: 'player',
      format: 'plain',
      'title.EN': 'Hello <b>',
      'content.EN': 'You',
    }
    const send = (who: typeof writing, fields: Readonly<Record<string, string>>) =>
      browser.ask('/operator/messages/aurora', { form: fields, cookies: who.cookies })
    expect((await send(looking, form)).statusCode).toBe(403)
    expect((await send(writing, { ...form, accounts: 'nobody-at-all' })).body).toContain(
      'Nobody has the account nobody-at-all.',
    )
    expect((await send(writing, { ...form, 'content.EN': '' })).body).toContain('Write a title and a text in EN')
    for (const forgotten of [{ audience: 'all' }, { level: '3' }]) {
      const { statusCode, body } = await send(writing, { ...form, ...forgotten })
      expect([statusCode, body.includes('or empty')]).toEqual([422, true])
    }
    expect((await send(writing, form)).statusCode).toBe(303)
    expect((await send(writing, form)).statusCode).toBe(303)
    expect(await titles()).toEqual(['Hello <b>'])
    const page = await browser.ask('/operator/messages?merchant=aurora', { cookies: looking.cookies })
    expect(page.body).toContain('Hello &lt;b&gt;')
    expect(page.body).not.toContain('<form method="post" action="/operator/messages/aurora"')
  })
})
