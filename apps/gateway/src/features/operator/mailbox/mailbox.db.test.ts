import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SERVER_ALONE } from '../../../platform/database/testing/databases.ts'
import { type MessagingGateway, startMessagingGateway } from '../../../testing/messaging-gateway.ts'
import { operatorBrowser } from '../../../testing/operator-browser.ts'

const SECRET = 'the-operators-secret-of-a-test'

describe.each(SERVER_ALONE)('the mailbox page, on %s', (kind) => {
  let messaging: MessagingGateway
  beforeAll(async () => {
    messaging = await startMessagingGateway(kind, { OPERATOR_SECRET: SECRET })
    const typed = { mobileNo: '9177654321', countryDialingCode: '63' }
    await messaging.gateway.call('sendRegPhoneCode', typed, { host: 'oasis.localhost' })
  })
  afterAll(() => messaging?.stop())

  const get = (url: string, remoteAddress = '127.0.0.1', headers = {}, host = 'operator.localhost') =>
    messaging.gateway.app.inject({ url, remoteAddress, headers: { host, ...headers } })

  test('shows a developer on the same machine what was sent, and later what is new', async () => {
    const { body, code } = await messaging.newest()
    const page = await get('/mailbox')
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('+639177654321')
    expect(page.body).toContain(`#${code}`)
    expect(page.headers['cache-control']).toBe('no-store')
    expect(page.headers['content-security-policy']).toContain("require-trusted-types-for 'script'")
    const { messages } = (await get('/mailbox/after?id=0')).json()
    expect(messages).toMatchObject([{ kind: 'sms', recipient: '+639177654321', body }])
    expect((await get(`/mailbox/after?id=${messages[0].id}`)).json()).toEqual({ messages: [] })
    expect((await get("/mailbox/after?id=1'")).json().messages).toHaveLength(1)
  })

  test('is refused to everybody else who is no operator', async () => {
    const { code } = await messaging.newest()
    const token = await operatorBrowser(messaging.gateway, SECRET).token('ana', ['view'])
    for (const [address, headers] of [
      ['203.0.113.9', {}],
      ['127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }],
      ['127.0.0.1', { via: '1.1 proxy' }],
    ] as const) {
      const page = await get('/mailbox', address, headers)
      expect(page.body).toContain('Code of your authenticator app')
      expect(page.body).not.toContain(code)
      expect((await get('/mailbox/after?id=0', address, headers)).statusCode).toBe(401)
      const known = { ...headers, authorization: `Bearer ${token}` }
      expect((await get('/mailbox', address, known)).body).toContain(code)
    }
  })

  test('exists on the operator’s host only', async () => {
    for (const host of ['oasis.localhost', 'localhost', 'operator.localhost.evil.example'])
      expect((await get('/mailbox/after?id=0', '127.0.0.1', {}, host)).statusCode).toBe(404)
    expect((await get('/mailbox', '127.0.0.1', {}, 'oasis.localhost')).body).not.toContain('+639177654321')
  })

  test('a message is escaped, whatever it contains', async () => {
    await messaging.gateway.gateway.database.pool.query(
      `insert into mailbox_message (merchant_id, kind, recipient, subject, body)
       values ('oasis', 'mail', '<b>', '<script>1</script>', '<img src=x onerror=1>')`,
    )
    const { body } = await get('/mailbox')
    for (const tag of ['<b>', '<script>1', '<img src=x']) expect(body).not.toContain(tag)
  })
})
