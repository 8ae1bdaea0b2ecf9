import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RequestOf } from '@livery/contract/call'
import type { CallName, Calls } from '@livery/contract/calls'
import { bankKey } from '@livery/contract/payments/bank-key'
import { fieldsOf, signedForm } from '@livery/contract/payments/sorted-form'
import { webhookHeaders } from '@livery/contract/payments/standard-webhooks'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Bank, start as startBank } from '../../apps/bank/src/server.ts'
import { expectBalancedBooks } from '../../apps/gateway/src/ledger/testing.ts'
import {
  DATABASE_KINDS,
  makeDatabase,
  type TestDatabase,
} from '../../apps/gateway/src/platform/database/testing/databases.ts'
import { assembleOn, type TestGateway } from '../../apps/gateway/src/testing/assembled.ts'
import { until } from './child.ts'
import { typed } from './payer.ts'

const SECRET = 'the-secret-of-a-test'
interface Callback {
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

// The bank's own signed callbacks are intercepted, so that the test decides when and how each is delivered.
describe.each(DATABASE_KINDS)('callbacks of the bank, on %s', (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-bank-'))
  const caught: Callback[] = []
  let way: Server
  let own: TestDatabase
  let bank: Bank
  let gateway: TestGateway

  beforeAll(async () => {
    way = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        caught.push({ url: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) })
        // The bank learns only that nobody has accepted it.
        response.writeHead(503).end()
      })
    })
    await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve))
    const quiet = { retryMs: { first: 3_600_000, longest: 3_600_000 }, log: () => undefined }
    bank = await startBank({ port: 0, secret: SECRET, dataDir: folder, payoutMs: 3_600_000, blockMs: null, ...quiet })
    own = await makeDatabase(kind)
    gateway = await assembleOn(own, {
      BANK_URL: bank.url,
      BANK_ORIGIN: bank.pageOrigin,
      BANK_SECRET: SECRET,
      PAYMENT_CALLBACK_URL: `http://127.0.0.1:${(way.address() as AddressInfo).port}/payments`,
    })
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })
  afterAll(async () => {
    await gateway?.stop()
    await bank?.close()
    way?.close()
    await own?.remove()
    rmSync(folder, { recursive: true, force: true })
  })
  expectBalancedBooks(() => gateway?.gateway.database.everyMerchant)

  const member = async (merchant: string) => {
    const { pool } = gateway.gateway.database
    const { rows } = await pool.query<{ id: string }>(
      `insert into member (merchant_id, account, nickname, password_hash) values ($1, $2, $2, '') returning id::text as id`,
      [merchant, `c${randomBytes(5).toString('hex')}`],
    )
    const token = randomBytes(32).toString('base64url')
    const hash = createHash('sha256').update(token).digest()
    await pool.query(
      `insert into session (token_hash, merchant_id, member_id, expires_at) values ($1, $2, $3, now() + interval '1 hour')`,
      [hash, merchant, rows[0]!.id],
    )
    const options = { host: `${merchant}.localhost`, token, ip: `127.4.${hash[0]}.${hash[1]}` }
    const call = async <Name extends CallName>(name: Name, request: RequestOf<Calls[Name]>) =>
      (await gateway.call(name, request, options)).answer
    const value = async <Name extends CallName>(name: Name, request: RequestOf<Calls[Name]>) => {
      const answer = await call(name, request)
      if (!answer.success) throw new Error(`${merchant} ${name}: ${JSON.stringify(answer)}`)
      return answer.value
    }
    return { call, value }
  }
  type Member = Awaited<ReturnType<typeof member>>

  const begin = async ({ value }: Member, methodId: string) => {
    const { methods } = await value('depositMethods', {})
    const { id, min, quick, fields } = methods.find((one) => one.id === methodId)!
    const press = { methodId: id, amount: quick[0] ?? min, fields: typed(fields), bonusId: null, key: randomUUID() }
    return value('startDeposit', press)
  }
  /** Pays an order, and returns the callback that the bank then wanted to send. */
  const paid = async (reference: string): Promise<Callback> => {
    const before = caught.length
    await bank.control.pay(reference)
    await until(() => caught.length > before)
    return caught[before]!
  }
  const deliver = async ({ url, headers: { 'content-length': _, ...headers }, body }: Callback) => {
    const { statusCode, body: words } = await gateway.app.inject({ method: 'POST', url, headers, payload: body })
    // The form wire reports a refusal in its body with status 200, as such providers expect.
    return { taken: statusCode < 300 && !/fail|refused|error|invalid/i.test(words), answer: `${statusCode} ${words}` }
  }
  const refusals = async () => {
    const { values } = await gateway.gateway.metrics.paymentCalls.get()
    return values.filter(({ labels }) => labels.status !== 'OK').reduce((sum, { value }) => sum + value, 0)
  }
  const balance = async ({ value }: Member) => (await value('getBalanceV2', {})).balance

  test.each([
    ['aurora', 'instapay'],
    ['aurora', 'gcash'],
    ['oasis', 'knet'],
    ['colibri', 'pix'],
  ])(
    '%s, %s: it is taken in two round trips at most, and again is the first one’s answer',
    async (merchant, method) => {
      const one = await member(merchant)
      const { reference, payable } = await begin(one, method)
      const callback = await paid(reference)
      // The gateway's jobs make queries of their own meanwhile; only those for this callback count.
      const its = new AsyncLocalStorage<true>()
      const { pool } = gateway.gateway.database
      const trips: string[] = []
      for (const name of ['query', 'connect'] as const) {
        const original = pool[name].bind(pool) as (...args: readonly unknown[]) => never
        vi.spyOn(pool, name).mockImplementation((...args: readonly unknown[]) => {
          if (its.getStore() && typeof args[0] !== 'function')
            trips.push(`${name} ${String((args[0] as { text?: string } | undefined)?.text ?? args[0])}`)
          return original(...args)
        })
      }
      expect(await its.run(true, async () => await deliver(callback))).toMatchObject({ taken: true })
      vi.restoreAllMocks()
      // A query takes its connection by a callback; one taken by hand would be a transaction of several round trips.
      expect(trips.filter((trip) => trip.startsWith('connect'))).toEqual([])
      expect(trips.filter((trip) => trip.includes('deposit_fact'))).toHaveLength(1)
      expect(trips.length, trips.join('\n')).toBeLessThanOrEqual(2)
      for (let again = 0; again < 3; again += 1) expect(await deliver(callback)).toMatchObject({ taken: true })
      expect(await one.value('deposit', { reference })).toMatchObject({ state: 'credited', received: payable })
      const { movements } = await one.value('transactions', { period: 'today', language: 'EN' })
      expect(movements).toMatchObject([{ kind: 'deposit', amount: payable, order: reference, method }])
    },
  )

  const HOUR_MS = 3_600_000
  const signedBy = (key: string, { url, headers, body }: Callback): Callback => {
    const id = headers['webhook-id']
    if (typeof id === 'string')
      return { url, headers: { ...headers, ...webhookHeaders([key], id, body, Date.now()) }, body }
    const { sign: _, time: __, ...fields } = fieldsOf(body.toString())!
    return { url, headers, body: Buffer.from(new URLSearchParams(signedForm(key, fields, Date.now())).toString()) }
  }
  const unsigned = ({ url, headers, body }: Callback): Callback => {
    const rest = Object.entries(headers).filter(([name]) => name !== 'webhook-signature')
    const text = body.toString().replace(/&sign=\w+/, '')
    return { url, headers: Object.fromEntries(rest), body: Buffer.from(text) }
  }

  test.each([
    ['instapay', 'form', /(money=)(\d)/],
    ['gcash', 'json', /("amount":")(\d)/],
  ] as const)(
    '%s: a changed, unsigned, old, another account’s, another merchant’s or unknown one is refused, counted, and moves nothing; the true one is credited',
    async (method, wire, amount) => {
      const [here, there] = [await member('aurora'), await member('oasis')]
      const { reference, payable } = await begin(here, method)
      const callback = await paid(reference)
      const to = (path: string): Callback => ({ ...callback, url: path })
      expect(callback.url).toBe(`/payments/aurora/bank-${wire}`)
      const more = callback.body.toString().replace(amount, '$19$2')
      expect(more).not.toBe(callback.body.toString())
      const otherWire = wire === 'form' ? 'json' : 'form'
      const refused: readonly (readonly [string, Callback])[] = [
        ['more money than was signed', { ...callback, body: Buffer.from(more) }],
        ['no signature', unsigned(callback)],
        ['the key of another merchant', signedBy(bankKey(SECRET, 'oasis', wire), callback)],
        ['the key of another account', signedBy(bankKey(SECRET, 'aurora', otherWire), callback)],
        ['a key that nobody gave out', signedBy('a-key-that-nobody-gave-out', callback)],
        ['sent to another merchant', to(`/payments/oasis/bank-${wire}`)],
        ['sent to another account', to(`/payments/aurora/bank-${otherWire}`)],
      ]
      const before = await refusals()
      const unproven = { taken: false, answer: expect.stringContaining('INVALID_SIGNATURE') }
      for (const [what, one] of refused) expect({ what, ...(await deliver(one)) }).toEqual({ what, ...unproven })
      const { now } = Date
      const later = vi.spyOn(Date, 'now').mockImplementation(() => now() + HOUR_MS)
      expect(await deliver(callback)).toEqual(unproven)
      later.mockRestore()
      expect((await refusals()) - before).toBe(refused.length + 1)
      // Unknown addresses are not counted, because strangers could invent labels without end.
      for (const path of [`/payments/nobody/bank-${wire}`, '/payments/aurora/bank-nobody'])
        expect([path, (await deliver(to(path))).answer.slice(0, 3)]).toEqual([path, '404'])
      expect((await refusals()) - before).toBe(refused.length + 1)

      expect(await here.value('deposit', { reference })).toMatchObject({ state: 'awaiting', received: '0.00' })
      expect([await balance(here), await balance(there)]).toEqual(['0.00', '0.000'])
      expect(await deliver(callback)).toMatchObject({ taken: true })
      expect(await here.value('deposit', { reference })).toMatchObject({ state: 'credited', received: payable })
      expect(await balance(here)).toBe(payable)
    },
  )

  test('money that a provider says came for another merchant’s order is nobody’s until a person looks', async () => {
    const [here, there] = [await member('aurora'), await member('oasis')]
    const foreign = await begin(there, 'card')
    const body = JSON.stringify({
      type: 'deposit.succeeded',
      at: new Date().toISOString(),
      data: { order: foreign.reference, payment: 'P-1', amount: '70.00', currency: 'PHP', payer_name: 'X' },
    })
    const id = randomUUID()
    const headers = webhookHeaders([bankKey(SECRET, 'aurora', 'json')], id, body, Date.now())
    const url = '/payments/aurora/bank-json'
    await deliver({ url, headers: { 'content-type': 'application/json', ...headers }, body: Buffer.from(body) })
    expect(await there.value('deposit', { reference: foreign.reference })).toMatchObject({
      state: 'awaiting',
      received: '0.000',
    })
    expect([await balance(here), await balance(there)]).toEqual(['0.00', '0.000'])
  })

  test('the page that a provider leads back to credits nothing, whatever its address says', async () => {
    const one = await member('aurora')
    const { reference } = await begin(one, 'gcash')
    for (const query of ['', '&status=success&paid=1', '&amount=100000.00&signature=x'])
      await gateway.app.inject({
        url: `/member/deposit?reference=${reference}${query}`,
        headers: { host: 'aurora.localhost', accept: 'text/html' },
      })
    expect(await one.value('deposit', { reference })).toMatchObject({ state: 'awaiting', received: '0.00' })
    expect(await balance(one)).toBe('0.00')
  })

  test.each([
    ['saola', 'vietqr', ['100000.5', '-100000', '1e9', '0', '', '00100000', '١٠٠٠٠٠', '99999999999999', ' 100000']],
    ['aurora', 'instapay', ['100.001', '-100', '99.99', '50000.01', '1,000', '0x64', '१००', 'NaN', '100.']],
    ['oasis', 'kuwait-transfer', ['10.0005', '-10', '0.000', '1٫5', '99999999999999.999', '+10', '10 KWD']],
  ])(
    '%s: an amount that is none of its currency’s, or beyond the limits, begins nothing',
    async (merchant, method, amounts) => {
      const one = await member(merchant)
      const { methods } = await one.value('depositMethods', {})
      const { id, fields } = methods.find((offered) => offered.id === method)!
      for (const amount of amounts) {
        const press = { methodId: id, amount, fields: typed(fields), bonusId: null, key: randomUUID() }
        expect([amount, (await one.call('startDeposit', press)).success]).toEqual([amount, false])
      }
      expect((await one.value('depositMethods', {})).open).toEqual([])
    },
  )

  test('two tabs and a double press begin one deposit; another wish under the same key is refused', async () => {
    const one = await member('aurora')
    const { methods } = await one.value('depositMethods', {})
    const { id, fields } = methods.find((offered) => offered.id === 'instapay')!
    const press = { methodId: id, amount: '200', fields: typed(fields), bonusId: null, key: randomUUID() }
    const answers = await Promise.all(Array.from({ length: 6 }, () => one.call('startDeposit', press)))
    expect(new Set(answers.map((answer) => (answer.success ? answer.value.reference : answer.code))).size).toBe(1)
    expect(
      bank.control
        .orders()
        .filter(({ reference }) => answers.some((a) => a.success && a.value.reference === reference)),
    ).toHaveLength(1)
    expect(await one.call('startDeposit', { ...press, amount: '201' })).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' })
    // The key belongs to the member: the same key of another member starts another deposit.
    const other = await member('aurora')
    const [mine] = answers
    const theirs = await other.value('startDeposit', press)
    expect(mine?.success && theirs.reference !== mine.value.reference).toBe(true)
    if (mine?.success)
      expect(await other.call('deposit', { reference: mine.value.reference })).toMatchObject({ code: 'NOT_FOUND' })
  })
})
