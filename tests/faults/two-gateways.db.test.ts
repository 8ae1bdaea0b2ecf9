import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { RequestOf } from '@livery/contract/call'
import type { CallName, Calls } from '@livery/contract/calls'
import type { Merchant } from '@livery/merchant/merchant'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { dayBegan } from '../../apps/gateway/src/features/cashier/day-began.ts'
import { driveWithdrawals } from '../../apps/gateway/src/features/cashier/withdrawals/drive.ts'
import {
  type PayoutPeer,
  startPayoutPeer,
} from '../../apps/gateway/src/features/cashier/withdrawals/testing/payout-peer.ts'
import { deskFixture } from '../../apps/gateway/src/features/operator/money/testing.ts'
import { deposit } from '../../apps/gateway/src/ledger/deposit.ts'
import { checkInvariants } from '../../apps/gateway/src/ledger/invariants.ts'
import { closeWay, openWay } from '../../apps/gateway/src/ledger/payments/closed-ways.ts'
import { makeDatabase, type TestDatabase } from '../../apps/gateway/src/platform/database/testing/databases.ts'
import { assembleOn, type TestGateway } from '../../apps/gateway/src/testing/assembled.ts'
import { type EnrolledOperator, operatorBrowser } from '../../apps/gateway/src/testing/operator-browser.ts'

const SECRET = 'the-operators-secret-of-a-test'
const SAME = { OPERATOR_SECRET: SECRET, DEPLOYMENT_SECRET: 'the-secret-of-two-gateways' }
const PASSWORD = '471108'
const PHP = { code: 'PHP', exponent: 2 }
const WAY = 'instapay'

// Two gateways on one PostgreSQL: what is decided at both at the same moment is decided once.
let own: TestDatabase
let gateways: readonly TestGateway[] = []
let peer: PayoutPeer
let [ana, bea]: EnrolledOperator[] = []
beforeAll(async () => {
  own = await makeDatabase('postgres')
  gateways = [await assembleOn(own, SAME), await assembleOn(own, SAME)]
  peer = await startPayoutPeer(WAY)
  for (const { gateway } of gateways) vi.spyOn(gateway.payoutWays, 'of').mockImplementation(() => [peer.way])
  const browser = operatorBrowser(gateways[0]!, SECRET)
  ana = await browser.enrolled('ana', ['view', 'money'])
  bea = await browser.enrolled('bea', ['view', 'money'])
})
afterAll(async () => {
  const { database } = gateways[0]!.gateway
  expect(await checkInvariants(database.everyMerchant)).toEqual({ ok: true, faults: [] })
  for (const gateway of gateways) await gateway.stop()
  await own?.remove()
  await peer?.close()
})

const pool = () => gateways[0]!.gateway.database.pool
const database = () => gateways[0]!.gateway.database.of('aurora')
const desk = deskFixture(() => gateways[0]!.gateway.database)
const at = (which: number) => gateways[which % 2]!

/** Sends an operator's form to one of the gateways; returns the tone of the next page's message. */
async function act(which: number, who: EnrolledOperator | undefined, path: string, form: Record<string, string> = {}) {
  const answer = await operatorBrowser(at(which), SECRET).ask(`/operator/money/${path}`, {
    form: { merchant: 'aurora', ...form },
    cookies: who!.cookies,
  })
  const text = answer.cookies.find(({ name }) => name === 'livery_operator_said')?.value
  if (text === undefined) return `status ${answer.statusCode}`
  return (JSON.parse(Buffer.from(text, 'base64url').toString()) as { tone: string }).tone
}

/** A member with 1,000.00 and an account to be paid to, signed in at both gateways. */
async function member() {
  const account = `t${randomBytes(5).toString('hex')}`
  const { rows } = await pool().query<{ id: string }>(
    `insert into member (merchant_id, account, nickname, password_hash) values ('aurora', $1, $1, '') returning id::text as id`,
    [account],
  )
  const memberId = rows[0]!.id
  const token = randomBytes(32).toString('base64url')
  const hash = createHash('sha256').update(token).digest()
  await pool().query(
    `insert into session (token_hash, merchant_id, member_id, expires_at, proven_at)
     values ($1, 'aurora', $2, now() + interval '1 hour', now())`,
    [hash, memberId],
  )
  const ip = `127.4.${hash[0]}.${hash[1]}`
  const call = async <Name extends CallName>(which: number, name: Name, request: RequestOf<Calls[Name]>) =>
    (await at(which).call(name, request, { token, ip })).answer
  await deposit(database(), { merchantId: 'aurora', memberId, currency: PHP, amountMinor: 100_000n, key: account })
  await call(0, 'setWithdrawalPassword', { password: PASSWORD })
  const fields = {
    bank: 'bdo',
    account: String(parseInt(account.slice(1), 16))
      .padStart(12, '0')
      .slice(0, 12),
    holder: 'Ana Cruz',
  }
  const payee = await call(1, 'addPayee', { way: WAY, fields, password: PASSWORD })
  if (!payee.success) throw new Error(JSON.stringify(payee))
  const payeeId = payee.value.id
  const request = (which: number, amount: string) =>
    call(which, 'requestWithdrawal', { key: randomUUID(), payee: payeeId, amount, password: PASSWORD })
  return { memberId, call, request, token }
}
/** Waits, because a gateway's own job may have taken a withdrawal a moment before `drive` looks for what is due. */
const stateIs = (reference: string, state: string) => expect.poll(() => desk.stateOf(reference)).toBe(state)
const drive = () =>
  Promise.all(
    gateways.map(({ gateway }) =>
      driveWithdrawals({
        ...gateway,
        all: gateway.database.everyMerchant,
        merchantOf: async (id) => gateway.registry.site(id)?.merchant,
      }),
    ),
  )

test('a withdrawal that is approved here, rejected there and taken back by its player at once is decided once', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { reference, memberId } = await desk.withdrawal(10_000n)
    const decided = await Promise.all([
      act(0, ana, 'acts/approve', { reference }),
      act(1, bea, 'acts/reject', { reference, reason: 'nameDiffers' }),
      act(round, ana, 'acts/approve', { reference }),
      pool().query(
        `select withdrawal_move('aurora', $1, $2, '{review}', 'cancelled', 'player', null, '{}', null, null) ->> 'status' as status`,
        [reference, memberId],
      ),
    ])
    const [one, two, three, { rows }] = decided
    const done = [one, two, three].filter((tone) => tone === 'success').length + (rows[0].status === 'OK' ? 1 : 0)
    const state = await desk.stateOf(reference)
    expect([done, [one, two, three].filter((tone) => /^status/.test(tone))]).toEqual([1, []])
    expect(await desk.balanceOf(memberId)).toBe(state === 'approved' ? 90_000n : 100_000n)
  }
})

test('what two begin and what two confirm at two gateways at once is begun and done once', async () => {
  const [cora, dina] = await Promise.all(
    ['cora', 'dina'].map((name) => operatorBrowser(gateways[0]!, SECRET).enrolled(name, ['view', 'money'])),
  )
  const { reference, memberId } = await desk.withdrawal(6_000_000n, await rich())
  await Promise.all([act(0, ana, 'acts/approve', { reference }), act(1, ana, 'acts/approve', { reference })])
  expect(await desk.stateOf(reference)).toBe('review')
  const { rows } = await pool().query<{ id: string }>(
    'select id::text from desk_proposal where subject = $1 and settled_at is null',
    [reference],
  )
  expect(rows).toHaveLength(1)
  const tones = await Promise.all([act(0, cora, `confirm/${rows[0]!.id}`), act(1, dina, `confirm/${rows[0]!.id}`)])
  expect(tones.sort()).toEqual(['danger', 'success'])
  const steps = await pool().query(`select from payment_step where reference = $1 and state = 'approved'`, [reference])
  expect([steps.rowCount, await desk.balanceOf(memberId, 'held')]).toEqual([1, 6_000_000n])
})

/** A player with an amount that needs the decision of two people. */
async function rich() {
  const player = await desk.player()
  const owner = { merchantId: 'aurora', memberId: player.memberId, currency: PHP }
  await deposit(database(), { ...owner, amountMinor: 10_000_000n, key: randomUUID() })
  return player
}

test('money without an owner that is matched here and given away there at once is one player’s', async () => {
  for (let round = 0; round < 4; round += 1) {
    const providerRef = await desk.suspense('40.00')
    const [order, other] = [await desk.order(4_000n), await desk.player()]
    const receipt = { connection: 'test', providerRef }
    const tones = await Promise.all([
      act(round, ana, 'acts/match', { ...receipt, reference: order.reference }),
      act(round + 1, bea, 'acts/assign', { ...receipt, player: other.account }),
      act(round, bea, 'acts/send-back', { ...receipt, reason: 'askSupport' }),
    ])
    expect(tones.sort()).toEqual(['danger', 'danger', 'success'])
    const given = [await desk.balanceOf(order.memberId), await desk.balanceOf(other.memberId)].map(Number)
    expect([200_000, 204_000]).toContain(given[0]! + given[1]!)
  }
})

test('the same money is asked for at two gateways at once and paid once, by whichever drives it', async () => {
  const { request, memberId, call } = await member()
  const answers = await Promise.all([0, 1, 0, 1].map((which) => request(which, '700.00')))
  const made = answers.flatMap((answer) => (answer.success ? [answer.value.reference] : []))
  expect(made).toHaveLength(1)
  const [reference = ''] = made
  await drive()
  await drive()
  await expect.poll(() => peer.payoutOrders.filter((one) => one === reference)).toHaveLength(1)
  expect(await desk.balanceOf(memberId)).toBe(30_000n)
  await stateIs(reference, 'sent')
  expect(await call(1, 'withdrawal', { reference })).toMatchObject({ value: { state: 'sent' } })
})

test('of a day’s withdrawals no more pass at two gateways at once, and after the merchant’s midnight they are new', async () => {
  const { request, memberId } = await member()
  const { timeZone, withdrawal } = at(0).gateway.registry.site('aurora')!.merchant
  const eight = async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => request(index, '10.00')))
    return answers.filter(({ success }) => success).length
  }
  const whenRequested = (offset: string) =>
    pool().query(`update withdrawal set requested_at = $2::timestamptz + $3::interval where member_id = $1`, [
      memberId,
      dayBegan(timeZone),
      offset,
    ])
  expect(await eight()).toBe(withdrawal.perDay.count)
  // The first moment of a day belongs to that day, the moment before to the day before.
  await whenRequested('0 seconds')
  expect(await eight()).toBe(0)
  await whenRequested('-1 millisecond')
  expect(await eight()).toBe(withdrawal.perDay.count)
})

test('a member who is blocked in the middle of a payment gets what was paid in and out, and plays no more', async () => {
  const { memberId, request, call } = await member()
  const out = await request(0, '100.00')
  if (!out.success) throw new Error(JSON.stringify(out))
  const waiting = await desk.order(5_000n)
  await pool().query(`update member set status = 'blocked' where id = any ($1)`, [[memberId, waiting.memberId]])
  expect(await desk.received(waiting.reference, '50.00', randomUUID())).toMatchObject({ did: 'credited' })
  expect(await desk.balanceOf(waiting.memberId)).toBe(105_000n)
  expect(
    await call(1, 'requestWithdrawal', { key: randomUUID(), payee: 'x', amount: '1', password: PASSWORD }),
  ).toMatchObject({ code: 'NOT_SIGNED_IN' })
  await drive()
  const { reference } = out.value
  await expect.poll(() => peer.payoutOrders).toContain(reference)
  peer.orders.get(reference)!.outcome = 'paid'
  await pool().query(`update withdrawal set due_at = now() where reference = $1`, [reference])
  await drive()
  await stateIs(reference, 'paid')
  // A payout that comes back belongs to the player again.
  peer.orders.get(reference)!.outcome = 'returned'
  await pool().query(
    `select withdrawal_fact('aurora', $1, $2, 'payoutReturned', null, 'back', 'accountClosed', interval '1 day')`,
    [WAY, reference],
  )
  expect(await desk.balanceOf(memberId)).toBe(100_000n)
})

test('money comes in and out by a way that was closed, or taken off the merchant’s list, in between; nothing new goes by it', async () => {
  const { request } = await member()
  const [sent, unpaid, waits] = [await request(0, '20.00'), await request(1, '25.00'), await request(1, '30.00')]
  if (!sent.success || !unpaid.success || !waits.success) throw new Error('a withdrawal was refused')
  const later = (reference: string) =>
    pool().query('update withdrawal set due_at = now() where reference = $1', [reference])
  await pool().query(`update withdrawal set due_at = now() + interval '1 hour' where reference = $1`, [
    waits.value.reference,
  ])
  await drive()
  const closing = { merchantId: 'aurora', method: WAY, direction: 'withdrawal' } as const
  await closeWay(database(), closing, 'ana', 'it is ill')
  const order = await desk.order(2_000n)
  await closeWay(database(), { ...closing, method: 'test-bank', direction: 'deposit' }, 'ana', 'it is ill')
  peer.orders.get(sent.value.reference)!.outcome = 'paid'
  for (const one of [sent, waits]) await later(one.value.reference)
  await drive()
  await stateIs(sent.value.reference, 'paid')
  expect(await desk.stateOf(waits.value.reference)).toBe('approved')
  expect(await desk.received(order.reference, '20.00', randomUUID())).toMatchObject({ did: 'credited' })

  // Removes a way to pay: the list is that of the real configuration without this one.
  const known = new Set<string>()
  for (const { gateway } of gateways) {
    const { merchant } = gateway.registry.site('aurora')!
    const without: Merchant = { ...merchant, payments: { methods: [{ id: 'gcash' }] } }
    vi.mocked(gateway.payoutWays.of).mockRestore()
    expect(gateway.payoutWays.of(without).map(({ id }) => id)).not.toContain(WAY)
    for (const way of [gateway.payoutWays.find(without, WAY), gateway.depositWays.find(without, WAY)?.method])
      if (way) known.add(way.id)
    expect(gateway.payoutWays.find(without, 'nobody')).toBeUndefined()
    vi.spyOn(gateway.payoutWays, 'of').mockImplementation(() => [])
    vi.spyOn(gateway.payoutWays, 'find').mockImplementation(() => peer.way)
  }
  expect([...known]).toEqual([WAY])
  // The way is opened only now: what waits is due at once, and the gateways' own jobs may be the first to process it.
  await openWay(database(), closing)
  await later(waits.value.reference)
  await drive()
  // A person has to decide again, and the player sees the reason.
  await stateIs(waits.value.reference, 'review')
  const steps = await pool().query(
    'select reason from payment_step where reference = $1 order by number desc limit 1',
    [waits.value.reference],
  )
  expect(steps.rows).toEqual([{ reason: 'wayGone' }])
  // The gateway asks about what was sent before, and it is paid.
  peer.orders.get(unpaid.value.reference)!.outcome = 'paid'
  await later(unpaid.value.reference)
  await drive()
  await stateIs(unpaid.value.reference, 'paid')
  // A person is told where no provider can be asked any more.
  const silent = await desk.withdrawal(1_000n)
  await desk.move(silent.reference, 'approved', 'sent')
  for (const { gateway } of gateways) vi.mocked(gateway.payoutWays.find).mockReturnValue(undefined)
  await later(silent.reference)
  await drive()
  await stateIs(silent.reference, 'unknown')
})
