import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDatabase, SERVER_ALONE, type TestDatabase } from '../../../platform/database/testing/databases.ts'
import { ok } from '../../../testing/answers.ts'
import { assembleOn, type TestGateway } from '../../../testing/assembled.ts'
import { operatorBrowser } from '../../../testing/operator-browser.ts'

const SECRET = 'the-operators-secret-of-a-test'

describe.each(SERVER_ALONE)('feedback, on %s', (kind) => {
  let own: TestDatabase
  let gateway: TestGateway
  let token = ''
  beforeAll(async () => {
    own = await makeDatabase(kind)
    gateway = await assembleOn(own, { OPERATOR_SECRET: SECRET })
    const signIn = { username: 'player', password: 'Welcome2026!', type: 'username' } as const
    token = (await ok(gateway.call('login', signIn))).token
  })
  afterAll(async () => {
    await gateway?.stop()
    await own?.remove()
  })
  let keys = 0
  const send = (content: string, more: object = {}) => {
    keys += 1
    const requestKey = `a-request-of-a-test-${keys}`
    return gateway.call('feedback', { content, pictures: [], requestKey, ...more }, { token })
  }
  const threads = async () => (await ok(gateway.call('feedbackThreads', {}, { token }))).list
  const picture = async () => {
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const request = { purpose: 'feedback', data: bytes.toString('base64') } as const
    return ok(gateway.call('uploadPicture', request, { token }))
  }

  test('a thread has what was written, its pictures, and the answer of an operator', async () => {
    const { id } = await picture()
    const { thread } = await ok(send('The \u202Edeposit\u202C has not arrived.', { pictures: [id] }))
    const browser = operatorBrowser(gateway, SECRET)
    const { cookies } = await browser.enrolled('ina', ['publish'])
    const page = await browser.ask('/operator/feedback?merchant=aurora', { cookies })
    expect(page.body).toContain('The deposit has not arrived.')
    const seen = await browser.ask(`/operator/feedback/aurora/pictures/${id}`, { cookies })
    expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/png'])
    expect((await browser.ask(`/operator/feedback/aurora/pictures/${id}`)).statusCode).toBe(404)
    const form = { key: 'k'.repeat(20), content: 'It is <there> now.', act: 'answer' }
    for (const _ of [1, 2])
      expect((await browser.ask(`/operator/feedback/aurora/${thread}`, { form, cookies })).statusCode).toBe(303)
    const [shown] = await threads()
    expect(shown).toMatchObject({ id: thread, state: 'answered' })
    expect(shown?.posts.map(({ author, content }) => [author, content])).toEqual([
      ['member', 'The deposit has not arrived.'],
      ['operator', 'It is <there> now.'],
    ])
    expect(shown?.posts[0]?.pictures).toHaveLength(1)
    await ok(send('Thank you very much.', { thread }))
    expect((await threads())[0]).toMatchObject({ state: 'waiting' })
    await browser.ask(`/operator/feedback/aurora/${thread}`, { form: { ...form, content: '', act: 'close' }, cookies })
    expect((await send('One thing more.', { thread })).answer).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('what is sent twice at once is one thread', async () => {
    const before = (await threads()).length
    const requestKey = 'the-same-request-twice'
    const sent = await Promise.all([1, 2, 3, 4].map(() => ok(send('Once and no more.', { requestKey }))))
    expect(new Set(sent.map(({ thread }) => thread)).size).toBe(1)
    expect((await threads()).length).toBe(before + 1)
  })

  test('too few words and too many characters are refused, and a picture of somebody else leaves nothing behind', async () => {
    const before = (await threads()).length
    expect((await send('Help')).answer).toMatchObject({
      code: 'VALIDATION',
      fields: [{ field: 'content', code: 'short' }],
    })
    expect((await send('word '.repeat(39) + 'word')).answer).toMatchObject({ fields: [{ code: 'long' }] })
    expect((await send('With a picture.', { pictures: ['A'.repeat(22)] })).answer).toMatchObject({ code: 'NOT_FOUND' })
    expect((await threads()).length).toBe(before)
  })
})
