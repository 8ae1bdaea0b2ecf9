import type { ChatFrame } from '@livery/contract/support/chat'
import { CHAT_PATH } from '@livery/contract/support/chat-limits'
import { type ChatLog, logOf, withFrame } from '@livery/contract/support/chat-log'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { addMember } from '../../../members/add-member.ts'
import { forgetOlder } from '../../../members/chat/moderation.ts'
import { writeMessage } from '../../../members/chat/write.ts'
import { tokenHash } from '../../../members/sessions/session.ts'
import { makeDatabase, SERVER_ALONE, type TestDatabase } from '../../../platform/database/testing/databases.ts'
import { ok } from '../../../testing/answers.ts'
import { assembleOn, type TestGateway } from '../../../testing/assembled.ts'
import { operatorBrowser } from '../../../testing/operator-browser.ts'

const SECRET = 'the-operators-secret-of-a-test'
const ROOM = 'tambayan'

describe.each(SERVER_ALONE)('the chat, on %s', (kind) => {
  let own: TestDatabase
  let gateway: TestGateway
  let port = 0
  const tokens: Record<string, string> = {}
  beforeAll(async () => {
    own = await makeDatabase(kind)
    gateway = await assembleOn(own, { OPERATOR_SECRET: SECRET })
    await gateway.app.listen({ port: 0, host: '127.0.0.1' })
    port = Number(new URL(gateway.app.listeningOrigin).port)
    for (const username of ['player', 'trial'])
      tokens[username] = (
        await ok(gateway.call('login', { username, password: 'Welcome2026!', type: 'username' } as const))
      ).token
    const member = { account: 'benjie_26', nickname: 'Benjie', kind: 0, passwordHash: '', hasPassword: false }
    const database = gateway.gateway.database.of('aurora')
    const token = 'a-token-of-a-test-that-nobody-guesses'
    await database.run(
      `insert into session (token_hash, merchant_id, member_id, expires_at) values ($1, $2, $3, now() + interval '1 hour')`,
      [tokenHash(token), 'aurora', await addMember(database, 'aurora', member)],
    )
    tokens.benjie = token
  })
  afterAll(async () => {
    await gateway?.stop()
    await own?.remove()
  })

  let keys = 0
  const send = (text: string, { by = 'player', room = ROOM, key = '' } = {}) => {
    keys += 1
    const request = { room, text, language: 'EN', requestKey: key || `a-request-of-a-test-${keys}` }
    return gateway.call('sendChatMessage', request, { token: tokens[by] ?? '' })
  }
  const history = (by?: string, room = ROOM, before?: number) =>
    gateway.call(
      'chatHistory',
      { room, ...(before === undefined ? {} : { before }) },
      by ? { token: tokens[by] ?? '' } : {},
    )
  /** Lets a member write again at once. */
  const rest = () =>
    gateway.gateway.database.everyMerchant.run(`update chat_message set at = at - interval '10 minutes'`)
  const fieldOf = async (answering: ReturnType<typeof send>) => {
    const { answer } = await answering
    return answer.success ? null : (answer.fields?.[0]?.code ?? answer.code)
  }

  /** A reader of a room who loses the connection and reconnects. */
  function reader(token: string | null, known?: ChatLog) {
    let log = known
    const frames: ChatFrame[] = []
    let socket: WebSocket
    const connect = () =>
      new Promise<void>((resolve, reject) => {
        const query = new URLSearchParams({ room: ROOM, ...(log && { after: String(log.at), stream: log.stream }) })
        socket = new WebSocket(`ws://127.0.0.1:${port}${CHAT_PATH}?${query}`, { headers: { host: 'aurora.localhost' } })
        socket.on('open', () => socket.send(JSON.stringify(token ? { token } : {})))
        socket.on('message', (data) => {
          const frame = JSON.parse(String(data)) as ChatFrame
          frames.push(frame)
          if (log) log = withFrame(log, frame)
          if (frame.kind === 'ready') resolve()
        })
        socket.on('error', reject)
        socket.on('close', (code) => reject(new Error(`closed with ${code}`)))
      })
    return {
      connect,
      frames,
      drop: () => socket.terminate(),
      get log() {
        return log
      },
    }
  }

  test('a room has what a demonstration begins with, opens by its address, and is read by who may', async () => {
    const { list, hasMore } = await ok(history())
    expect([list.length, hasMore]).toEqual([7, false])
    expect(list[0]).toMatchObject({ name: 'Jun', text: 'Magandang umaga mga ka-tropa! ☕', reactions: {} })
    const { chatUrl } = await ok(gateway.call('launchChat', {}))
    expect(chatUrl).toBe(`http://aurora.localhost/chat?room=${ROOM}`)
    expect((await history(undefined, 'live-tables')).answer).toMatchObject({ code: 'NOT_SIGNED_IN' })
    expect((await history('trial', 'live-tables')).answer).toMatchObject({ code: 'NOT_SIGNED_IN' })
    expect((await history('benjie', 'high-rollers')).answer).toMatchObject({ code: 'FORBIDDEN' })
    expect((await history('player', 'no-such-room')).answer).toMatchObject({ code: 'NOT_FOUND' })
    expect((await ok(history('player', 'live-tables'))).list.length).toBe(3)
    await expect(reader('no-token').connect()).resolves.toBeUndefined()
  })

  test('what is written has a masked name and is written once, and who may not write is told why', async () => {
    const sent = await Promise.all([1, 2, 3].map(() => ok(send('Hello everybody', { key: 'the-same-request-thrice' }))))
    expect(new Set(sent.map(({ message }) => message.seq)).size).toBe(1)
    expect(sent[0]?.message).toMatchObject({ name: 'pl***r', text: 'Hello everybody' })
    expect(await fieldOf(send('hello, everybody!'))).toBe('same')
    expect(await fieldOf(send('see lucky.com'))).toBe('link')
    expect(await fieldOf(send('call 0917 123 4567'))).toBe('contact')
    expect(await fieldOf(send('you G A G O'))).toBe('words')
    expect(await fieldOf(send('\u202E \u200B'))).toBe('empty')
    expect(await fieldOf(send('Hi', { by: 'trial' }))).toBe('REAL_ACCOUNT_NEEDED')
    for (const text of ['one', 'two', 'three', 'four']) await ok(send(text))
    expect(await fieldOf(send('five'))).toBe('fast')
    await rest()
    expect(await fieldOf(send('at the table', { room: 'live-tables' }))).toBeNull()
    expect(await fieldOf(send('again there', { room: 'live-tables' }))).toBe('slow')
    await rest()
  })

  test('what is reported is removed for all who look, and who is muted does not write', async () => {
    const { message } = await ok(send('Something bad', { by: 'benjie' }))
    const watching = reader(tokens.player ?? '', logOf(await ok(history('player'))))
    await watching.connect()
    const reacted = await ok(
      gateway.call(
        'reactToChatMessage',
        { room: ROOM, seq: message.seq, reaction: 'wow', isOn: true },
        { token: tokens.player ?? '' },
      ),
    )
    expect(reacted.message.reactions).toEqual({ wow: 1 })
    const report = { room: ROOM, seq: message.seq, reason: 'abuse', note: 'Look at <this>' } as const
    for (const _ of [1, 2]) await ok(gateway.call('reportChatMessage', report, { token: tokens.player ?? '' }))
    expect((await gateway.call('reportChatMessage', report, { token: tokens.benjie ?? '' })).answer).toMatchObject({
      code: 'NOT_FOUND',
    })

    const browser = operatorBrowser(gateway, SECRET)
    const looker = await browser.enrolled(`lou-${kind}`, ['view'])
    const { cookies } = await browser.enrolled(`mod-${kind}`, ['publish'])
    const page = await browser.ask('/operator/chat?merchant=aurora', { cookies })
    expect(page.body).toContain('Something bad')
    expect(page.body).toContain('Look at &lt;this&gt;')
    const remove = { form: { seq: String(message.seq) } }
    const path = `/operator/chat/aurora/${ROOM}`
    expect((await browser.ask(`${path}/remove`, { ...remove, cookies: looker.cookies })).statusCode).toBe(403)
    expect((await browser.ask(`${path}/remove`, { ...remove, cookies })).statusCode).toBe(303)
    expect((await browser.ask(`${path}/remove`, { ...remove, cookies })).statusCode).toBe(409)
    await expect.poll(() => watching.log?.messages.find(({ seq }) => seq === message.seq)).toMatchObject({ text: null })
    expect((await ok(history())).list.find(({ seq }) => seq === message.seq)?.text).toBeNull()

    const [, memberId = ''] = /name="member" value="(\d+)"/.exec(page.body) ?? []
    await browser.ask(`${path}/mute`, { form: { member: memberId, minutes: '10' }, cookies })
    expect(await fieldOf(send('Am I here?', { by: 'benjie' }))).toBe('muted')
    await browser.ask(`${path}/unmute`, { form: { member: memberId }, cookies })
    expect(await fieldOf(send('I am here', { by: 'benjie' }))).toBeNull()

    await browser.ask(`${path}/room`, { form: { state: 'closed', slow: '' }, cookies })
    await expect.poll(() => watching.frames).toContainEqual({ kind: 'room', state: 'closed', slowSeconds: 0 })
    expect(await fieldOf(send('Nobody hears this'))).toBe('closed')
    await browser.ask(`${path}/room`, { form: { state: 'open', slow: '' }, cookies })
    watching.drop()
    const acts = await gateway.gateway.database.everyMerchant.row(
      { count: (value) => Number(value) },
      `select count(*) as count from audit where actor = $1 and action like 'operator.chat-%'`,
      [`mod-${kind}`],
    )
    expect(acts?.count).toBe(5)
  })

  test('a member hides somebody, and shows them again', async () => {
    const token = { token: tokens.player ?? '' }
    const { list } = await ok(history())
    const author = list.find(({ name }) => name === 'Jun')?.author ?? ''
    const hidden = await ok(gateway.call('hideChatAuthor', { author, isHidden: true }, token))
    expect(hidden.hidden).toEqual([{ author, name: 'Jun' }])
    const self = hidden.author ?? ''
    expect((await gateway.call('hideChatAuthor', { author: self, isHidden: true }, token)).answer).toMatchObject({
      code: 'NOT_FOUND',
    })
    expect((await ok(gateway.call('hideChatAuthor', { author, isHidden: false }, token))).hidden).toEqual([])
  })

  test('no message is lost or doubled while lines break and come back, and who was away too long asks anew', async () => {
    await rest()
    const database = gateway.gateway.database.of('aurora')
    const writers = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const member = {
          account: `writer_${index}`,
          nickname: `Writer ${index}`,
          kind: 0,
          passwordHash: '',
          hasPassword: false,
        }
        return (await addMember(database, 'aurora', member)) ?? ''
      }),
    )
    const start = logOf(await ok(history('player')))
    const away = reader(tokens.player ?? '', start)
    const readers = [1, 2, 3].map(() => reader(tokens.player ?? '', start))
    for (const one of readers) await one.connect()
    let isWriting = true
    const breaking = readers.map(async (one, index) => {
      while (isWriting) {
        await new Promise((resolve) => setTimeout(resolve, 5 + 11 * index))
        one.drop()
        await one.connect()
      }
    })
    const written = await Promise.all(
      writers.flatMap((memberId, index) =>
        [0, 1, 2, 3].map(async (number) => {
          const text = `${index} says ${number}`
          const message = {
            merchantId: 'aurora',
            memberId,
            room: ROOM,
            name: `Writer ${index}`,
            language: 'EN',
            slowSeconds: 0,
          }
          return (await writeMessage(database, { ...message, text, requestKey: `writer-of-a-test-${index}-${number}` }))
            .seq
        }),
      ),
    )
    isWriting = false
    await Promise.all(breaking)
    const expected = [...start.messages.map(({ seq }) => seq), ...written].sort((one, other) => one - other)
    for (const one of readers)
      await vi.waitFor(() => expect(one.log?.messages.map(({ seq }) => seq)).toEqual(expected), { timeout: 5_000 })
    for (const one of readers) one.drop()
    expect(new Set(written).size).toBe(48)

    // More changes than are repeated after a reconnection.
    await database.run(
      `with numbered as (select seq, row_number() over (order by seq) as number from chat_message where room_id = $1)
       update chat_message m set changed = 1000 + number from numbered where m.room_id = $1 and m.seq = numbered.seq`,
      [ROOM],
    )
    await database.run(
      `insert into chat_message (merchant_id, room_id, seq, changed, member_id, name, text, language, request_key)
       select 'aurora', $1, 2000 + n, 2000 + n, $2, 'Writer', 'Many ' || n, 'EN', 'many-of-a-test-' || n
         from generate_series(1, 200) as n`,
      [ROOM, writers[0]],
    )
    await database.run('update chat_room set last_seq = 2200 where room_id = $1', [ROOM])
    await away.connect()
    expect(away.frames[0]).toMatchObject({ kind: 'ready', missed: true })
    expect(away.log?.isBehind).toBe(true)
    away.drop()
  })

  test('what is older than the days of the merchant is forgotten', async () => {
    const database = gateway.gateway.database.of('aurora')
    await database.run(`update chat_message set at = now() - interval '31 days' where name = 'Jun'`)
    const keepDays = gateway.gateway.registry.site('aurora')?.merchant.chat.keepDays ?? 0
    expect(keepDays).toBe(30)
    await forgetOlder(database, 'aurora', keepDays)
    const { list } = await ok(history())
    expect(list.some(({ name }) => name === 'Jun')).toBe(false)
    expect(list.length).toBeGreaterThan(0)
  })
})
