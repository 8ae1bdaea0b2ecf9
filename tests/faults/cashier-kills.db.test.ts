import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CallName } from '@livery/contract/calls'
import type { Deposit, DepositMethod } from '@livery/contract/cashier/deposits'
import type { WithdrawalWay } from '@livery/contract/cashier/withdraw'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Bank, start as startBank } from '../../apps/bank/src/server.ts'
import { freePort } from '../../apps/gateway/src/platform/database/testing/cluster.ts'
import { DATABASE_KINDS } from '../../apps/gateway/src/platform/database/testing/databases.ts'
import { until } from './child.ts'
import { KilledCashier } from './killed-cashier.ts'
import { typed } from './payer.ts'

/**
 * How often each database's gateway is killed; a day of the year is held against the list after each, so at most 56.
 */
const KILLS = Number(process.env.CASHIER_KILLS ?? 4)
const SECRET = 'the-secret-of-a-test'
const PASSWORD = '471108'
/** After each kill a merchant's list is reconciled with the books under a new day; the books look a month back. */
const MERCHANTS = ['aurora', 'mekhala'] as const
const ROUNDS_EACH = 28
const PRESSES = { deposits: 6, withdrawals: 3 }
const DAY_MS = 86_400_000
const GIFT = 1_000_000_000n

/** One press of a button: what was sent, and the answer if one came. */
interface Press {
  readonly name: 'startDeposit' | 'requestWithdrawal'
  readonly request: { readonly key: string } & Readonly<Record<string, unknown>>
  readonly token: string
  reference: string | null
}

describe.each(DATABASE_KINDS)('the cashier killed in the middle, on %s', (kind) => {
  const scratch = mkdtempSync(join(tmpdir(), 'livery-cashier-'))
  const began = Date.now()
  let bank: Bank
  let gateway: KilledCashier

  beforeAll(async () => {
    const options = { port: 0, secret: SECRET, dataDir: join(scratch, 'bank'), payoutMs: 50, blockMs: null }
    bank = await startBank({ ...options, retryMs: { first: 100, longest: 500 }, log: () => undefined })
    const port = await freePort()
    gateway = await KilledCashier.on(kind, scratch, port, {
      PICTURES_DIR: join(scratch, 'pictures'),
      BANK_URL: bank.url,
      BANK_ORIGIN: bank.pageOrigin,
      BANK_SECRET: SECRET,
      PAYMENT_CALLBACK_URL: `http://127.0.0.1:${port}/payments`,
      ARCADE_URL: 'http://127.0.0.1:9',
      ARCADE_SECRET: SECRET,
      LOG_LEVEL: 'silent',
      DEMO_TEAMS: '0',
    })
  })
  afterAll(async () => {
    await gateway?.end()
    await bank?.close()
    rmSync(scratch, { recursive: true, force: true })
  })

  const value = async <Value>(name: CallName, request: Readonly<Record<string, unknown>>, token: string) => {
    const answer = await gateway.call<Value>(name, request, token)
    if (!answer.success) throw new Error(`${name}: ${JSON.stringify(answer)}`)
    return answer.value
  }

  /** A member with money, a withdrawal password and an account to be paid to. */
  async function makeMember(merchant: string) {
    const token = randomBytes(32).toString('base64url')
    const [row] = await gateway.sql<{ id: string }>(
      `insert into member (merchant_id, account, nickname, password_hash) values ($1, $2, $2, '') returning id::text as id`,
      [merchant, `k${randomBytes(5).toString('hex')}`],
    )
    await gateway.sql(
      `insert into session (token_hash, merchant_id, member_id, expires_at, proven_at)
       values (decode($1, 'hex'), $2, $3, now() + interval '9 hours', now())`,
      [createHash('sha256').update(token).digest('hex'), merchant, row!.id],
    )
    const { methods } = await value<{ methods: readonly DepositMethod[] }>('depositMethods', {}, token)
    const { currency, ways } = await value<{ currency: string; ways: readonly WithdrawalWay[] }>(
      'withdrawalDesk',
      {},
      token,
    )
    await gateway.sql(
      `select ledger_post($1, 'deposit', $2, '\\x00',
         array[ledger_account_id($1, $3, 2::smallint, 'player', $4), ledger_shared_account_id($1, $3, 2::smallint, 'cash', $5::bigint)],
         array[$6::bigint, -$6::bigint], '{}')`,
      [merchant, `gift ${row!.id}`, currency, row!.id, row!.id, String(GIFT)],
    )
    await value('setWithdrawalPassword', { password: PASSWORD }, token)
    // An account of the member's own, because a person reviews one that several members share.
    const own = (type: string) => (type === 'accountNumber' ? String(randomInt(1e9, 9e9)) : null)
    const way = ways.find(({ fields }) => fields.some(({ type }) => own(type) !== null))!
    const fields = typed(way.fields as DepositMethod['fields'])
    for (const { name, type } of way.fields) fields[name] = own(type) ?? fields[name]!
    const payee = await value<{ id: string }>('addPayee', { way: way.id, fields, password: PASSWORD }, token)
    await gateway.sql('update payee set usable_at = now() where id = $1', [payee.id])
    return { memberId: row!.id, token, methods, way, payee: payee.id }
  }

  function pressesOf({ methods, way, payee, token }: Awaited<ReturnType<typeof makeMember>>): Press[] {
    // An inverted provider asks us at the moment of the payment, which a gateway that is down cannot answer.
    const payable = methods.filter((one) => one.kind !== 'inverted' && one.kind !== 'onChain')
    const deposits = Array.from({ length: PRESSES.deposits }, (_, index): Press => {
      const { id, min, quick, fields } = payable[index % payable.length]!
      const amount = quick[0] ?? min
      const request = { methodId: id, amount, fields: typed(fields), bonusId: null, key: randomUUID() }
      return { name: 'startDeposit', request, token, reference: null }
    })
    const withdrawals = Array.from({ length: PRESSES.withdrawals }, (): Press => {
      const request = { key: randomUUID(), payee, amount: way.min, password: PASSWORD }
      return { name: 'requestWithdrawal', request, token, reference: null }
    })
    // Five deposits may be open at once, so some wait until an earlier one is paid.
    return [...deposits.slice(0, 3), ...withdrawals, ...deposits.slice(3)]
  }

  /** Sends a press; the bank pays what was started at once, whatever happens to the gateway meanwhile. */
  async function send(press: Press): Promise<void> {
    const answer = await gateway.call<Pick<Deposit, 'reference'>>(press.name, press.request, press.token)
    if (!answer.success) throw new Error(`${press.name}: ${JSON.stringify(answer)}`)
    if (press.reference !== null) expect(answer.value.reference).toBe(press.reference)
    press.reference = answer.value.reference
    const isPaid = press.name === 'startDeposit' && bank.control.order(press.reference).payments.length > 0
    if (press.name === 'startDeposit' && !isPaid) void bank.control.pay(press.reference)
  }

  const listed = new Map<string, string[]>()
  /** Reconciles the bank's lists with the books, as the daily job does. */
  async function reconciled(merchantId: string, round: number): Promise<readonly string[]> {
    const days = [...new Set([began, Date.now()].map((ms) => new Date(ms).toISOString().slice(0, 10)))]
    const as = new Date(began + round * DAY_MS).toISOString().slice(0, 10)
    const before = listed.get(merchantId) ?? []
    const { open, lines } = await gateway.ask<{ open: readonly string[]; lines: readonly string[] }>({
      ask: 'reconcile',
      ...{ merchantId, days, as, listed: before },
    })
    listed.set(merchantId, [...before, ...lines])
    return open
  }

  /** Jobs of a dead gateway are due at once, instead of when their lease ends. */
  const passTime = () =>
    gateway.sql(`with jobs as (update job set lease_until = null, due_at = now() where done_at is null)
                 update withdrawal set due_at = now() where state in ('approved', 'sent', 'unknown')`)

  /** Everything that the bank has booked is in the books once, and nothing else is. */
  async function expectTheBanksMoney(presses: readonly Press[]): Promise<void> {
    const rows = await gateway.sql<{ reference: string; client_key: string; received: string; exponent: number }>(
      `select reference, client_key, received_minor::text as received, exponent from deposit where client_key = any ($1)`,
      [presses.map(({ request }) => request.key)],
    )
    const minor = (amount: string) => BigInt(amount.replace('.', ''))
    const paid = new Map(
      bank.control
        .orders()
        .map(({ reference, payments }) => [reference, payments.reduce((sum, one) => sum + minor(one.amount), 0n)]),
    )
    for (const { name, request, reference } of presses) {
      if (name !== 'startDeposit') continue
      const row = rows.find(({ client_key }) => client_key === request.key)
      expect(row?.reference).toBe(reference)
      expect([reference, BigInt(row!.received)]).toEqual([reference, paid.get(row!.reference)])
    }
  }

  async function expectEachPayoutOnce(presses: readonly Press[]): Promise<void> {
    const requests = presses.filter(({ name }) => name === 'requestWithdrawal')
    const keys = requests.map(({ request }) => request.key)
    const read = () =>
      gateway.sql<{ reference: string; state: string; sum: string }>(
        `select reference, state, (amount_minor - fee_minor)::text as sum from withdrawal where request_key = any ($1)`,
        [keys],
      )
    const isPaid = ({ state }: { readonly state: string }) => state === 'paid' || state === 'received'
    await until(async () => (await read()).every(isPaid), 60_000).catch(() => undefined)
    const rows = await read()
    expect(rows.filter((row) => !isPaid(row))).toEqual([])
    expect(rows.map(({ reference }) => reference).sort()).toEqual(requests.map(({ reference }) => reference).sort())
    const payouts = bank.control.payouts().filter(({ paidAt }) => paidAt !== null)
    for (const { reference, sum } of rows) {
      const own = payouts.filter((one) => one.reference.split('-')[0] === reference)
      expect(own.map(({ amount }) => amount.replace('.', ''))).toEqual([sum])
    }
  }

  test(
    `${KILLS} times: what was acknowledged is neither lost nor doubled, and the bank’s list leaves nothing open`,
    async () => {
      const every: Press[] = []
      let pending: Press[] = []
      for (let round = 0; round <= KILLS; round += 1) {
        const merchant = MERCHANTS[Math.floor(round / ROUNDS_EACH)]!
        const former = MERCHANTS[Math.floor(Math.max(0, round - 1) / ROUNDS_EACH)]!
        await gateway.start(former)
        // The browser repeats what was not answered, and gets the same order if there is one.
        for (const press of pending) if (press.reference === null) await send(press)
        await passTime()
        await expectEachPayoutOnce(pending)
        expect(await reconciled(former, (round % ROUNDS_EACH) + (former === merchant ? 0 : ROUNDS_EACH))).toEqual([])
        await expectTheBanksMoney(pending)
        expect(await gateway.ask({ ask: 'books' })).toEqual([])
        if (round === KILLS) break
        if (former !== merchant) {
          await gateway.kill()
          await gateway.start(merchant)
        }

        pending = pressesOf(await makeMember(merchant))
        every.push(...pending)
        const sent = Promise.allSettled(pending.map(send))
        await until(() => pending.filter(({ reference }) => reference !== null).length >= 1 + (round % 4), 60_000)
        await sleep(Math.random() * 150)
        if (round % 3 === 2) {
          await gateway.killDatabase()
          await sleep(Math.random() * 400)
        }
        await gateway.kill()
        await sent
      }
      expect(every.filter(({ reference }) => reference === null)).toEqual([])
    },
    (KILLS + 1) * 90_000,
  )
})
