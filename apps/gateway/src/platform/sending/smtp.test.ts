import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { smtp } from './smtp.ts'

interface Taken {
  readonly from: string
  readonly to: readonly string[]
  readonly source: string
}

const taken: Taken[] = []
const server = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  onAuth: ({ username, password }, _session, done) =>
    username === 'livery' && password === 'p@ss word' ? done(null, { user: username }) : done(new Error('no')),
  onRcptTo: ({ address }, _session, done) =>
    address.startsWith('nobody@') ? done(Object.assign(new Error('no such box'), { responseCode: 550 })) : done(),
  onData(stream, { envelope }, done) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
      const to = envelope.rcptTo.map(({ address }) => address)
      taken.push({ from, to, source: Buffer.concat(chunks).toString() })
      done()
    })
  },
})
let port = 0

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  port = (server.server.address() as AddressInfo).port
})
afterAll(() => new Promise<void>((closed) => server.close(() => closed())))

const mail = {
  merchantId: 'oasis',
  from: { name: 'واحة', address: 'help@oasis.example' },
  to: 'marta@example.com',
  subject: 'رمزك هو 123456',
  text: 'رمزك هو 123456',
  html: '<p dir="rtl">رمزك هو <bdi>123456</bdi></p>',
}

test('a mail server gets the e-mail as text and HTML, in every script', async () => {
  const sender = smtp(`smtp://livery:p%40ss%20word@127.0.0.1:${port}`)
  await sender.send(mail)
  sender.close()
  const [one] = taken
  expect(one).toMatchObject({ from: 'help@oasis.example', to: ['marta@example.com'] })
  expect(one?.source).toContain('multipart/alternative')
  expect(one?.source).toContain('To: marta@example.com')
  expect(one?.source).toContain(Buffer.from('واحة').toString('base64'))
})

test('an address is sent as one address, whatever it contains', async () => {
  const sender = smtp(`smtp://livery:p%40ss%20word@127.0.0.1:${port}`)
  taken.length = 0
  await sender.send({ ...mail, to: 'a@example.com, b@example.com' }).catch(() => undefined)
  await sender.send({ ...mail, to: 'c@example.com\r\nBcc: d@example.com' }).catch(() => undefined)
  sender.close()
  const reached = taken.flatMap(({ to }) => to)
  for (const other of ['a@example.com', 'b@example.com', 'd@example.com']) expect(reached).not.toContain(other)
})

test('reports why it could not send', async () => {
  const sender = smtp(`smtp://livery:p%40ss%20word@127.0.0.1:${port}`)
  await expect(sender.send({ ...mail, to: 'nobody@example.com' })).rejects.toMatchObject({ reason: 'recipient' })
  sender.close()
  const stranger = smtp(`smtp://livery:wrong@127.0.0.1:${port}`)
  await expect(stranger.send(mail)).rejects.toMatchObject({ reason: 'unavailable' })
  stranger.close()
  const nowhere = smtp('smtp://127.0.0.1:9')
  await expect(nowhere.send(mail)).rejects.toMatchObject({ reason: 'unavailable' })
  nowhere.close()
})
