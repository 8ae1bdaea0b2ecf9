import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { smsGateway } from './sms-gateway.ts'

const secret = 'the-secret-of-an-sms-gateway'
const sms = { merchantId: 'oasis', to: '96550123456', text: '123456 هو رمزك' }
const taken: { readonly headers: IncomingHttpHeaders; readonly body: string }[] = []
let statuses: number[] = []

const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    taken.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
    response.writeHead(statuses.shift() ?? 202, { location: '/elsewhere' }).end('{}')
  })
})
let url = ''

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`
})
beforeEach(() => {
  taken.length = 0
  statuses = []
})
afterAll(() => new Promise<void>((closed) => server.close(() => closed())))

test('a message is posted as JSON, with a signature by which the receiver can verify it', async () => {
  await smsGateway({ url, secret }).send(sms)
  const [{ headers, body } = { headers: {}, body: '' }] = taken
  expect(JSON.parse(body)).toEqual({ id: expect.any(String), merchant: 'oasis', to: '+96550123456', text: sms.text })
  const timestamp = String(headers['livery-timestamp'])
  expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(60)
  expect(headers['livery-signature']).toBe(createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex'))
})

test('a message that was not accepted is sent once more, under the same id', async () => {
  statuses = [503]
  await smsGateway({ url, secret }).send(sms)
  expect(taken).toHaveLength(2)
  expect(new Set(taken.map(({ body }) => JSON.parse(body).id)).size).toBe(1)
})

test.each([
  [[402], 'quota', 1],
  [[422], 'recipient', 1],
  [[500, 500], 'unavailable', 2],
  [[302, 302], 'unavailable', 2],
])('an answer of %j means: %s', async (answers, reason, offers) => {
  statuses = answers
  await expect(smsGateway({ url, secret }).send(sms)).rejects.toMatchObject({ reason })
  expect(taken).toHaveLength(offers)
})

test('an unreachable SMS gateway is reported as unavailable', async () => {
  const away = smsGateway({ url: 'http://127.0.0.1:9/', secret })
  await expect(away.send(sms)).rejects.toMatchObject({ reason: 'unavailable' })
})
