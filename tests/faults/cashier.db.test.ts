import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RequestOf } from '@livery/contract/call'
import type { CallName, Calls } from '@livery/contract/calls'
import type { DepositMethod } from '@livery/contract/cashier/deposits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Bank, start as startBank } from '../../apps/bank/src/server.ts'
import { providerAccounts } from '../../apps/gateway/src/composition/payment-ways.ts'
import { reconcile, reconcileJobs } from '../../apps/gateway/src/features/cashier/reconciliation/reconcile.ts'
import { isAccountUsed, openDifferences } from '../../apps/gateway/src/ledger/payments/reconciliation.ts'
import { expectBalancedBooks } from '../../apps/gateway/src/ledger/testing.ts'
import {
  DATABASE_KINDS,
  makeDatabase,
  type TestDatabase,
} from '../../apps/gateway/src/platform/database/testing/databases.ts'
import { assembleOn, projectCopy, type TestGateway } from '../../apps/gateway/src/testing/assembled.ts'
import { TYPED, typed } from './payer.ts'

const SECRET = 'the-secret-of-a-test'
const MERCHANTS = ['aurora', 'carmine', 'colibri', 'firki', 'mekhala', 'oasis', 'saola', 'siam', 'sterling', 'tulpar']
/** Ways to pay of a country in whose currency none of our merchants keeps accounts. */
const THAI_WAYS = ['promptpay', 'truemoney', 'thai-transfer', 'usdt-tron']
const PASSWORD = '471108'
const DAY = new Date().toISOString().slice(0, 10)

// The whole way of money: the page's call, the provider over its wire, its callback, the ledger, the provider's list.
describe.each(DATABASE_KINDS)('money in and out by every way to pay, on %s', (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-bank-'))
  let own: TestDatabase
  let bank: Bank
  let gateway: TestGateway
  const project = projectCopy(addThaiMerchant)

  beforeAll(async () => {
    bank = await startBank({
      port: 0,
      secret: SECRET,
      dataDir: folder,
      payoutMs: 50,
      blockMs: null,
      log: () => undefined,
    })
    own = await makeDatabase(kind)
    const port = await freePort()
    const settings = {
      BANK_URL: bank.url,
      BANK_ORIGIN: bank.pageOrigin,
      BANK_SECRET: SECRET,
      PAYMENT_CALLBACK_URL: `http://127.0.0.1:${port}/payments`,
    }
    gateway = await assembleOn(own, settings, project.folder)
    await gateway.app.listen({ port, host: '127.0.0.1' })
  })
  afterAll(async () => {
    await gateway?.stop()
    await bank?.close()
    await own?.remove()
    rmSync(folder, { recursive: true, force: true })
    project.remove()
  })
  expectBalancedBooks(() => gateway?.gateway.database.everyMerchant)

  const member = async (merchant: string) => {
    const { pool } = gateway.gateway.database
    const account = `c${randomBytes(5).toString('hex')}`
    const { rows } = await pool.query<{ id: string }>(
      `insert into member (merchant_id, account, nickname, password_hash) values ($1, $2, $2, '') returning id::text as id`,
      [merchant, account],
    )
    const token = randomBytes(32).toString('base64url')
    const hash = createHash('sha256').update(token).digest()
    await pool.query(
      `insert into session (token_hash, merchant_id, member_id, expires_at, proven_at) values ($1, $2, $3, now() + interval '1 hour', now())`,
      [hash, merchant, rows[0]!.id],
    )
    const options = { host: `${merchant}.localhost`, token, ip: `127.3.${hash[0]}.${hash[1]}` }
    const call = async <Name extends CallName>(name: Name, request: RequestOf<Calls[Name]>) => {
      const { answer } = await gateway.call(name, request, options)
      if (!answer.success) throw new Error(`${merchant} ${name}: ${JSON.stringify(answer)}`)
      return answer.value
    }
    return { memberId: rows[0]!.id, call }
  }
  const eventually = async <Value>(read: () => Promise<Value>, is: (value: Value) => boolean): Promise<Value> => {
    for (let tries = 0; ; tries += 1) {
      const value = await read()
      if (is(value) || tries === 50) return value
      await new Promise((resume) => setTimeout(resume, 200))
    }
  }

  test.each(MERCHANTS)('%s: each way in brings what was paid into the balance', async (merchant) => {
    const { call } = await member(merchant)
    const { methods } = await call('depositMethods', {})
    expect(methods.length).toBeGreaterThan(1)
    if (merchant === 'siam') expect(methods.map(({ id }) => id)).toEqual(THAI_WAYS)
    for (const { id, quick, min, fields } of methods) {
      const amount = quick[0] ?? min
      const press = { methodId: id, amount, fields: typed(fields), bonusId: null, key: randomUUID() }
      const begun = await call('startDeposit', press)
      expect([id, begun.state, begun.instruction === null]).toEqual([id, 'awaiting', false])
      await bank.control.pay(begun.reference)
      if (begun.instruction?.kind === 'onChain')
        await bank.control.confirm(begun.reference, begun.instruction.confirmations)
      const { reference } = begun
      const shown = await eventually(
        () => call('deposit', { reference }),
        ({ state }) => state === 'credited',
      )
      expect([id, shown.state, shown.received]).toEqual([id, 'credited', begun.payable])
    }
    const { open } = await call('depositMethods', {})
    expect(open).toEqual([])
  })

  test.each(['aurora', 'oasis', 'colibri'])(
    '%s: money goes out and counts as received when the member says so',
    async (merchant) => {
      const { call, memberId } = await member(merchant)
      const { methods } = await call('depositMethods', {})
      const { id, fields, max } = methods.find((method) => method.kind === 'transfer')!
      const amount = String(Math.min(Number(max), 2_000))
      const { reference } = await call('startDeposit', {
        methodId: id,
        amount,
        fields: typed(fields),
        bonusId: null,
        key: randomUUID(),
      })
      await bank.control.pay(reference)
      await eventually(
        () => call('deposit', { reference }),
        ({ state }) => state === 'credited',
      )
      await gateway.gateway.database.pool.query(
        'update turnover_requirement set done_minor = needed_minor, finished_at = now() where member_id = $1',
        [memberId],
      )
      await call('setWithdrawalPassword', { password: PASSWORD })
      const { ways } = await call('withdrawalDesk', {})
      const way = ways.find((one) => one.fields.every(({ type }) => type in TYPED || type === 'bank'))!
      const payee = await call('addPayee', {
        way: way.id,
        fields: typed(way.fields as DepositMethod['fields']),
        password: PASSWORD,
      })
      await gateway.gateway.database.pool.query('update payee set usable_at = now() where id = $1', [payee.id])
      const requested = await call('requestWithdrawal', {
        key: randomUUID(),
        payee: payee.id,
        amount: way.min,
        password: PASSWORD,
      })
      expect(requested.state).toBe('approved')
      const name = { reference: requested.reference }
      const paid = await eventually(
        () => call('withdrawal', name),
        ({ state }) => state === 'paid',
      )
      expect(paid.steps.map(({ state }) => state)).toEqual(['requested', 'checking', 'approved', 'sent', 'paid'])
      const received = await call('actOnWithdrawal', { ...name, act: 'received' })
      expect(received.state).toBe('received')
    },
  )

  test('a callback without a right signature, at its own account, at another merchant’s or at nobody’s, moves nothing', async () => {
    const { call } = await member('aurora')
    const { methods } = await call('depositMethods', {})
    const { id, fields, quick, min } = methods.find((method) => method.kind === 'transfer')!
    bank.control.behave('aurora', { callbacks: 'never' })
    const press = { methodId: id, amount: quick[0] ?? min, fields: typed(fields), bonusId: null, key: randomUUID() }
    const { reference } = await call('startDeposit', press)
    const body = JSON.stringify({ type: 'deposit.received', data: { reference, amount: '1000.00', currency: 'PHP' } })
    const now = String(Math.floor(Date.now() / 1_000))
    for (const [merchant, connection] of [
      ['aurora', 'bank-json'],
      ['oasis', 'bank-json'],
      ['aurora', 'bank-form'],
      ['nobody', 'bank-json'],
    ]) {
      const response = await gateway.app.inject({
        method: 'POST',
        url: `/payments/${merchant}/${connection}`,
        headers: {
          'content-type': 'application/json',
          'webhook-id': randomUUID(),
          'webhook-timestamp': now,
          'webhook-signature': `v1,${createHash('sha256').update(body).digest('base64')}`,
        },
        payload: body,
      })
      // The form wire reports a refusal in its body with status 200, as such providers expect.
      const { statusCode, body: words } = response
      expect(statusCode >= 400 || !/^(ok|success)/i.test(words), `${statusCode} ${words}`).toBe(true)
    }
    // Returning to the page in the browser credits nothing either.
    const shown = await call('deposit', { reference })
    expect([shown.state, shown.received]).toEqual(['awaiting', '0.00'])
    bank.control.behave('aurora', { callbacks: 'once' })
  })

  test('what a provider’s list has and nobody told is credited; afterwards nothing is open between the books', async () => {
    const { call } = await member('oasis')
    const { methods } = await call('depositMethods', {})
    const { id, fields, quick, min } = methods.find((method) => method.kind === 'transfer')!
    bank.control.behave('oasis', { callbacks: 'never' })
    const press = { methodId: id, amount: quick[0] ?? min, fields: typed(fields), bonusId: null, key: randomUUID() }
    const { reference } = await call('startDeposit', press)
    await bank.control.pay(reference)
    const { database, payments, registry } = gateway.gateway
    const accounts = (await providerAccounts(payments, registry)).filter(({ isOffered }) => isOffered)
    expect(accounts.length).toBeGreaterThan(MERCHANTS.length)
    for (const account of accounts) await reconcile(database, account, DAY)
    expect(await call('deposit', { reference })).toMatchObject({ state: 'credited' })
    for (const merchantId of MERCHANTS) {
      const open = await openDifferences(database.of(merchantId), { merchantId })
      expect(
        open.map(({ kind: what, direction, provider_ref }) => `${merchantId} ${what} ${direction} ${provider_ref}`),
      ).toEqual([])
    }
    bank.control.behave('oasis', { callbacks: 'once' })
  })

  test('of ways that a merchant has taken off its list, money that comes late is credited, orders keep their names, and the days are held against the lists', async () => {
    const { call, memberId } = await member('siam')
    const { methods } = await call('depositMethods', {})
    const { id, name: wayIn, fields, quick, min } = methods.find((method) => method.kind === 'transfer')!
    const press = { methodId: id, amount: quick[0] ?? min, fields: typed(fields), bonusId: null, key: randomUUID() }
    const late = await call('startDeposit', press)
    const { database, payments, registry } = gateway.gateway
    const row = `insert into payee (id, merchant_id, member_id, method, sealed_details, fingerprint, masked, usable_at)
      values ($1, 'siam', $2, $3, '', '', '…1', now())`
    const payee = randomUUID()
    await database.pool.query(row, [payee, memberId, id])
    await database.pool.query(
      `insert into withdrawal (reference, merchant_id, member_id, payee_id, method, masked, request_key, amount_minor,
         fee_minor, currency, exponent, state, request_hash, checks)
       values ($1, 'siam', $2, $3, $4, '…1', $1, 1, 0, 'THB', 2, 'rejected', '', '[]')`,
      [`W-${payee}`, memberId, payee, id],
    )
    const site = registry.site('siam')!
    Object.assign(site, { merchant: { ...site.merchant, payments: { methods: [] } } })
    expect((await call('depositMethods', {})).methods).toEqual([])

    await bank.control.pay(late.reference)
    const shown = await eventually(
      () => call('deposit', { reference: late.reference }),
      ({ state }) => state === 'credited',
    )
    expect(shown).toMatchObject({ state: 'credited', methodName: wayIn })
    expect((await call('withdrawals', {})).withdrawals).toMatchObject([{ way: id, wayName: wayIn }])

    const used = await database.pool.query<{ connection: string }>(
      `select distinct connection from deposit where merchant_id = 'siam' order by connection`,
    )
    // As if this day had not been reconciled yet.
    await database.pool.query(`delete from reconciliation where merchant_id = 'siam'`)
    await database.pool.query(`delete from job where merchant_id = 'siam' and kind = 'reconcile'`)
    const accounts = (await providerAccounts(payments, registry)).filter(({ merchant }) => merchant.id === 'siam')
    expect(accounts.every(({ isOffered }) => !isOffered)).toBe(true)
    const never = { merchantId: 'siam', connectionId: 'bank-never', methodIds: ['gcash'] }
    expect(await isAccountUsed(database.of('siam'), never)).toBe(false)
    const [plan] = reconcileJobs({ database, accounts: async () => accounts })
    await plan.run({ key: 'all', merchantId: null, payload: {} } as Parameters<typeof plan.run>[0])
    const held = async () =>
      (
        await database.pool.query(
          `select connection from reconciliation where merchant_id = 'siam' order by connection`,
        )
      ).rows
    expect(await eventually(held, (rows) => rows.length >= used.rows.length)).toEqual(used.rows)
  })
})

/** A copy of Mekhala whose currency is the baht. */
function addThaiMerchant(merchants: string): void {
  cpSync(join(merchants, 'mekhala'), join(merchants, 'siam'), { recursive: true })
  const file = join(merchants, 'siam', 'merchant.json')
  const stated = readFileSync(file, 'utf8').replaceAll('mekhala', 'siam').replace('"MMK"', '"THB"')
  const methods = JSON.stringify(THAI_WAYS.map((id) => ({ id })))
  writeFileSync(
    file,
    stated.replace(/"methods": \[[^\]]*\]/, () => `"methods": ${methods}`),
  )
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
