import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { RequestOf } from '@livery/contract/call'
import type { CallName, Calls } from '@livery/contract/calls'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { deposit } from '../../../ledger/deposit.ts'
import { checkInvariants } from '../../../ledger/invariants.ts'
import { closeWay, openWay } from '../../../ledger/payments/closed-ways.ts'
import { grantTurnover } from '../../../ledger/turnover/requirements.ts'
import { moveWithdrawal } from '../../../ledger/withdrawals/machine.ts'
import { payElsewhere } from '../../../ledger/withdrawals/pay-elsewhere.ts'
import { DATABASE_KINDS, makeDatabase, type TestDatabase } from '../../../platform/database/testing/databases.ts'
import { holdJob } from '../../../platform/jobs/testing.ts'
import { assembleOn, type TestGateway } from '../../../testing/assembled.ts'
import { dayEnds } from '../day-began.ts'
import { driveWithdrawals, type PayoutServices } from './drive.ts'
import { type PayoutPeer, startPayoutPeer } from './testing.ts'

const HOST = 'aurora.localhost'
const MERCHANT = 'aurora'
const PHP = { code: 'PHP', exponent: 2 }
const PASSWORD = '471108'

describe.each(DATABASE_KINDS)('withdrawals, on %s', (kind) => {
  let own: TestDatabase
  let gateway: TestGateway
  let peer: PayoutPeer
  beforeAll(async () => {
    own = await makeDatabase(kind)
    gateway = await assembleOn(own)
    await holdJob(gateway.gateway.database.everyMerchant, 'withdrawals')
    peer = await startPayoutPeer()
    vi.spyOn(gateway.gateway.payoutWays, 'of').mockImplementation(() => [peer.way])
  })
  afterAll(async () => {
    expect(await checkInvariants(gateway.gateway.database.everyMerchant)).toEqual({ ok: true, faults: [] })
    await gateway?.stop()
    await own?.remove()
    await peer?.close()
  })

  const pool = () => gateway.gateway.database.pool
  const database = () => gateway.gateway.database.of(MERCHANT)
  const call = <Name extends CallName>(token: string, name: Name, request: RequestOf<Calls[Name]>, host = HOST) =>
    gateway.call(name, request, { host, token, ip: addressOf(token) })
  /** Each member has an own address, since calls are limited by address. */
  const addressOf = (token: string) => {
    const [a = 0, b = 0] = createHash('sha256').update(token).digest()
    return `127.1.${a}.${b}`
  }
  const value = async <Name extends CallName>(token: string, name: Name, request: RequestOf<Calls[Name]>) => {
    const { answer } = await call(token, name, request)
    if (!answer.success) throw new Error(`${name}: ${JSON.stringify(answer)}`)
    return answer.value
  }

  /** A member who has just confirmed their identity, with money, a password and, unless it is left out, a payee. */
  const member = async ({ kind: type = 0, payee = true, profile = {} as object } = {}) => {
    const account = `w${randomBytes(5).toString('hex')}`
    const { rows } = await pool().query<{ id: string }>(
      `insert into member (merchant_id, account, nickname, password_hash, kind, profile) values ($1, $2, $2, '', $3, $4)
       returning id::text as id`,
      [MERCHANT, account, type, JSON.stringify(profile)],
    )
    const memberId = rows[0]!.id
    const token = randomBytes(32).toString('base64url')
    await pool().query(
      `insert into session (token_hash, merchant_id, member_id, expires_at, proven_at)
       values ($1, $2, $3, now() + interval '1 hour', now())`,
      [createHash('sha256').update(token).digest(), MERCHANT, memberId],
    )
    await deposit(database(), { merchantId: MERCHANT, memberId, currency: PHP, amountMinor: 100_000n, key: account })
    if (type !== 0) return { token, memberId, payeeId: '' }
    await value(token, 'setWithdrawalPassword', { password: PASSWORD })
    const payeeId = payee ? (await value(token, 'addPayee', payeeOf('Ana Cruz'))).id : ''
    return { token, memberId, payeeId }
  }
  let accounts = 10_000_000
  const payeeOf = (holder: string, account = String(++accounts)) => ({
    way: 'test-bank',
    fields: { bank: 'bdo', account, holder },
    password: PASSWORD,
  })
  const request = (amount: string, payee: string, key: string = randomUUID()) => ({
    key,
    payee,
    amount,
    password: PASSWORD,
  })
  /** @param meanwhile what happens between the moment a withdrawal is claimed and the look at its merchant */
  const drive = async (meanwhile?: () => Promise<unknown>) => {
    const { settings, payoutWays, registry, log } = gateway.gateway
    const services: PayoutServices = {
      database: gateway.gateway.database,
      all: gateway.gateway.database.everyMerchant,
      settings,
      payoutWays,
      async merchantOf(id) {
        await meanwhile?.()
        return registry.site(id)?.merchant
      },
      log,
    }
    // One run takes one batch at most, and withdrawals of other tests are due too.
    while ((await driveWithdrawals(services)) > 0);
  }
  /** Acts as if the pause until the next run were over. */
  const later = async (reference: string) => {
    await pool().query(
      `update withdrawal set due_at = now() - interval '1 second' where reference = $1 and due_at is not null`,
      [reference],
    )
    await drive()
  }
  /** The limit events that were sent to a member's open pages. */
  const limitEvents = async (memberId: string) => {
    const { rows } = await pool().query<{ limit: string; until: string }>(
      `select payload ->> 'limit' as limit, payload ->> 'until' as until from event_outbox
        where merchant_id = $1 and member_id = $2 and payload ->> 'kind' = 'limit' order by id`,
      [MERCHANT, memberId],
    )
    return rows
  }
  const limitsShown = async (token: string) => (await value(token, 'withdrawalDesk', {})).limits
  const stateOf = async (token: string, reference: string) => (await value(token, 'withdrawal', { reference })).state

  test('how many withdrawals a day may have is the member’s level’s; the last one tells open pages until when', async () => {
    const [usual, third] = [await member(), await member()]
    await pool().query('update member set vip_level = 3 where id = $1', [third.memberId])
    const made = async ({ token, payeeId }: typeof usual) => {
      for (let count = 0; ; count += 1) {
        const { answer } = await call(token, 'requestWithdrawal', request('10.00', payeeId))
        if (answer.success) continue
        expect(answer).toMatchObject({ code: 'WITHDRAWAL_REFUSED', params: { check: 'dayCount', count } })
        return count
      }
    }
    expect([await made(usual), await made(third)]).toEqual([5, 6])
    const until = dayEnds('Asia/Manila').toISOString()
    for (const { token, memberId } of [usual, third]) {
      expect(await limitEvents(memberId)).toEqual([{ limit: 'dayCount', until }])
      expect(await limitsShown(token)).toEqual([{ limit: 'dayCount', minutes: expect.any(Number), most: null }])
    }
  })

  test.each([
    // London, around a day of 23 hours and one of 25: a day's sum runs from midnight to midnight.
    ['2026-03-28T23:59:59Z', '2026-03-29T00:00:00Z', true],
    ['2026-03-29T00:00:00Z', '2026-03-29T22:59:59Z', false],
    ['2026-03-29T22:59:59Z', '2026-03-29T23:00:00Z', true],
    ['2026-10-24T23:00:00Z', '2026-10-25T23:59:59Z', false],
    ['2026-10-25T23:59:59Z', '2026-10-26T00:00:00Z', true],
  ])('withdrawn at %s, the day’s sum is free again at %s: %s', async (first, second, isFree) => {
    const site = gateway.gateway.registry.site(MERCHANT)!
    const { merchant } = site
    const perDay = { count: 5, amount: '300' }
    const withdrawal = { ...merchant.withdrawal, perDay }
    Object.assign(site, { merchant: { ...merchant, timeZone: 'Europe/London', withdrawal } })
    const { token, memberId, payeeId } = await member()
    const { reference } = await value(token, 'requestWithdrawal', request('200.00', payeeId))
    await pool().query('update withdrawal set requested_at = $2 where reference = $1', [reference, first])
    const now = vi.spyOn(Temporal.Now, 'instant').mockReturnValue(Temporal.Instant.from(second))
    const { answer } = await call(token, 'requestWithdrawal', request('200.00', payeeId))
    expect(await limitEvents(memberId)).toEqual([])
    // The rest is less than the way’s least payout.
    const rest = await call(token, 'requestWithdrawal', request('95.00', payeeId))
    const shown = await limitsShown(token)
    now.mockRestore()
    Object.assign(site, { merchant })
    expect(rest.answer).toMatchObject({ success: true })
    expect(shown).toEqual([{ limit: 'dayAmount', minutes: expect.any(Number), most: '5.00' }])
    expect(await limitEvents(memberId)).toEqual([{ limit: 'dayAmount', until: expect.any(String) }])
    const refusal = { code: 'WITHDRAWAL_REFUSED', params: { check: 'dayAmount', most: '100.00' } }
    expect(answer).toMatchObject(isFree ? { success: true } : refusal)
  })

  test('a trial account has no cashier, and nobody without a session has', async () => {
    const { token } = await member({ kind: 4 })
    expect((await call(token, 'withdrawalDesk', {})).answer).toMatchObject({ code: 'REAL_ACCOUNT_NEEDED' })
    expect((await call('', 'withdrawals', {})).answer).toMatchObject({ code: 'NOT_SIGNED_IN' })
  })

  test('the withdrawal password is set with a proof, is no row of figures, is changed by itself and locks after ten wrong ones', async () => {
    const { token, memberId, payeeId } = await member()
    await pool().query('update session set proven_at = null where token_hash = $1', [
      createHash('sha256').update(token).digest(),
    ])
    expect((await call(token, 'setWithdrawalPassword', { password: '550199' })).answer).toMatchObject({
      code: 'STEP_UP_REQUIRED',
    })
    const change = (current: string, password: string) => call(token, 'changeWithdrawalPassword', { current, password })
    expect((await change(PASSWORD, '123456')).answer).toMatchObject({
      fields: [{ field: 'password', code: 'passwordCommon' }],
    })
    expect((await change('000000', '550199')).answer).toMatchObject({ code: 'PROOF_WRONG' })
    expect((await change(PASSWORD, '٥٥٠١٩٩')).answer).toMatchObject({ success: true })
    const { answer } = await call(token, 'requestWithdrawal', request('100', payeeId))
    expect(answer).toMatchObject({ code: 'PROOF_WRONG' })
    for (let tries = 0; tries < 7; tries += 1) await change('000000', '550199')
    expect([await limitEvents(memberId), await limitsShown(token)]).toEqual([[], []])
    await change('000000', '550199')
    expect(await limitEvents(memberId)).toEqual([{ limit: 'withdrawalPassword', until: expect.any(String) }])
    expect(await limitsShown(token)).toEqual([{ limit: 'withdrawalPassword', minutes: expect.any(Number), most: null }])
    expect((await change('550199', '660188')).answer).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })

  test('a forgotten password is set anew with a proof of its own, which signing in is not; no money leaves after it, and the owner is told', async () => {
    const { token, memberId, payeeId } = await member({ profile: {} })
    const session = createHash('sha256').update(token).digest()
    await pool().query(
      `update member set password_hash = 'x', has_password = true, email = $2, mobile = null where id = $1`,
      [memberId, `${memberId}@example.com`],
    )
    // The member signed in by password just now.
    await pool().query('update session set proven_at = created_at where token_hash = $1', [session])
    const reset = () => call(token, 'setWithdrawalPassword', { password: '660188' })
    expect((await reset()).answer).toMatchObject({ code: 'STEP_UP_REQUIRED', value: { proofs: ['password'] } })
    expect((await call(token, 'requestWithdrawal', request('10', payeeId))).answer).toMatchObject({ success: true })

    const mail = vi.spyOn(gateway.gateway.sending, 'mail')
    await pool().query(`update session set proven_at = created_at + interval '1 second' where token_hash = $1`, [
      session,
    ])
    expect((await reset()).answer).toMatchObject({ success: true })
    expect(mail).toHaveBeenCalledOnce()
    mail.mockRestore()
    const anew = (amount: string, payee: string) => ({ ...request(amount, payee), password: '660188' })
    const { resetHoldMinutes } = gateway.gateway.registry.site(MERCHANT)!.merchant.withdrawal
    expect((await call(token, 'requestWithdrawal', anew('10', payeeId))).answer).toMatchObject({
      code: 'WITHDRAWAL_REFUSED',
      params: { check: 'resetHold', minutes: resetHoldMinutes },
    })
    const transfer = { key: randomUUID(), amount: '10', password: '660188' }
    expect((await call(token, 'transferUpline', transfer)).answer).toMatchObject({
      fields: [{ field: 'amount', code: 'transfer.hold', params: { minutes: resetHoldMinutes } }],
    })
    expect(await value(token, 'withdrawalDesk', {})).toMatchObject({ holdMinutes: resetHoldMinutes, resetHoldMinutes })
    const { rows } = await pool().query('select action from audit where actor = $1 order by id', [memberId])
    expect(rows.map(({ action }) => action)).toContain('withdrawal-password-reset')

    // After the hold a person reviews withdrawals for a week.
    await pool().query(`update member set withdrawal_reset_at = now() - make_interval(mins => $2) where id = $1`, [
      memberId,
      resetHoldMinutes,
    ])
    expect(await value(token, 'requestWithdrawal', anew('11', payeeId))).toMatchObject({ state: 'review' })
  })

  test('a member’s first account is paid to at once, each further one after payeeCoolDownMinutes', async () => {
    const { token, payeeId } = await member()
    const further = await value(token, 'addPayee', payeeOf('Ana Cruz'))
    const { payees, coolDownMinutes } = await value(token, 'withdrawalDesk', {})
    expect(payees.find(({ id }) => id === payeeId)?.usableAt).toBeNull()
    const minutes = (Date.parse(further.usableAt ?? '') - Date.now()) / 60_000
    expect(Math.abs(minutes - coolDownMinutes)).toBeLessThan(1)
    // An account added after the first one's removal does not count as a first one.
    await value(token, 'removePayee', { id: payeeId })
    expect((await value(token, 'addPayee', payeeOf('Ana Cruz'))).usableAt).not.toBeNull()
  })

  test('of a currency that is written whole no part goes out; what is less than a whole stays, and is said', async () => {
    const { merchant } = gateway.gateway.registry.site('mekhala')!
    const account = `w${randomBytes(5).toString('hex')}`
    const { rows } = await pool().query<{ id: string }>(
      `insert into member (merchant_id, account, nickname, password_hash) values ('mekhala', $1, $1, '') returning id::text as id`,
      [account],
    )
    const memberId = rows[0]!.id
    const token = randomBytes(32).toString('base64url')
    await pool().query(
      `insert into session (token_hash, merchant_id, member_id, expires_at, proven_at)
       values ($1, 'mekhala', $2, now() + interval '1 hour', now())`,
      [createHash('sha256').update(token).digest(), memberId],
    )
    // A game has left a fraction of a unit that nobody can pay in.
    const gift = { merchantId: 'mekhala', memberId, currency: merchant.currency, amountMinor: 2_000_075n, key: account }
    await deposit(gateway.gateway.database.of('mekhala'), gift)
    const there = async <Name extends CallName>(name: Name, sent: RequestOf<Calls[Name]>) =>
      (await call(token, name, sent, 'mekhala.localhost')).answer
    await there('setWithdrawalPassword', { password: PASSWORD })
    expect(await there('withdrawalDesk', {})).toMatchObject({
      value: { available: '20000.75', withdrawable: '20000.00', finer: '0.75', locked: '0.00' },
    })
    const wrong = { fields: [{ field: 'amount', code: 'amount.decimals', params: { decimals: 0 } }] }
    const payee = await there('addPayee', payeeOf('Ma Hla'))
    if (!payee.success) throw new Error(JSON.stringify(payee))
    vi.mocked(gateway.gateway.payoutWays.of).mockImplementation(() => [{ ...peer.way, max: '900000' }])
    const order = { key: randomUUID(), payee: payee.value.id, password: PASSWORD }
    expect(await there('requestWithdrawal', { ...order, amount: '5000.01' })).toMatchObject(wrong)
    // The fee is rounded up to a whole unit, so that the payout is whole too.
    expect(await there('requestWithdrawal', { ...order, amount: '10001.00' })).toMatchObject({
      value: { amount: '10001.00', fee: '101.00', net: '9900.00' },
    })
    vi.mocked(gateway.gateway.payoutWays.of).mockImplementation(() => [peer.way])
    const { methods } = ((await there('depositMethods', {})) as { value: { methods: { id: string }[] } }).value
    for (const { id } of methods) {
      const press = { methodId: id, amount: '5000.01', fields: {}, bonusId: null, key: randomUUID() }
      const { fields } = (await there('startDeposit', press)) as { fields?: { field: string }[] }
      expect(fields?.filter(({ field }) => field === 'amount')).toMatchObject(wrong.fields)
    }
    expect(await there('chooseWallet', { brings: 'amount', amount: '0.5', comesHome: true })).toMatchObject(wrong)
  })

  describe('payees', () => {
    test('what is wrong with a field is said by its name, and nothing is saved', async () => {
      const { token } = await member({ payee: false })
      const wrong = { way: 'test-bank', fields: { bank: 'other', account: '12', holder: '' }, password: PASSWORD }
      expect((await call(token, 'addPayee', wrong)).answer).toMatchObject({
        code: 'VALIDATION',
        fields: [
          { field: 'bank', code: 'payee.form' },
          { field: 'account', code: 'payee.length', params: { min: 8, max: 16 } },
          { field: 'holder', code: 'required' },
        ],
      })
      expect((await value(token, 'withdrawalDesk', {})).payees).toEqual([])
    })

    test('one is stored sealed and shown masked, once for an account; who removes it may add it again', async () => {
      const { token, memberId } = await member({ payee: false })
      const typed = payeeOf('Ana Cruz', '900011112222')
      const payee = await value(token, 'addPayee', typed)
      expect(payee).toEqual({ id: payee.id, way: 'test-bank', masked: 'BDO ••••2222', usableAt: null })
      expect((await call(token, 'addPayee', typed)).answer).toMatchObject({ params: { check: 'payeeTwice' } })
      const { rows } = await pool().query('select p::text as row from payee p where member_id = $1', [memberId])
      expect(JSON.stringify(rows)).not.toContain('90001111')
      expect(JSON.stringify(rows)).not.toContain(Buffer.from('90001111').toString('hex'))
      await value(token, 'removePayee', { id: payee.id })
      expect((await call(token, 'removePayee', { id: payee.id })).answer).toMatchObject({ code: 'NOT_FOUND' })
      await value(token, 'addPayee', typed)
    })

    test('one account is one account, whoever’s identity number is stated with it', async () => {
      const pix = {
        id: 'pix',
        fields: [
          { name: 'pixKey', type: 'pixKey' },
          { name: 'cpf', type: 'cpf' },
        ],
      }
      const [one, other] = [await member({ payee: false }), await member({ payee: false })]
      const add = async ({ token }: typeof one, cpf: string) => {
        vi.mocked(gateway.gateway.payoutWays.of).mockReturnValueOnce([{ ...peer.way, ...pix }])
        await value(token, 'addPayee', { way: 'pix', fields: { pixKey: 'a@b.example', cpf }, password: PASSWORD })
      }
      await add(one, '529.982.247-25')
      await add(other, '111.444.777-35')
      const { rows } = await pool().query(
        'select count(distinct fingerprint)::int as accounts, count(*)::int as payees from payee where member_id = any ($1)',
        [[one.memberId, other.memberId]],
      )
      expect(rows).toEqual([{ accounts: 1, payees: 2 }])
    })

    test('another member’s payee is neither removed nor paid to', async () => {
      const one = await member()
      const other = await member()
      expect((await call(one.token, 'removePayee', { id: other.payeeId })).answer).toMatchObject({ code: 'NOT_FOUND' })
      expect((await call(one.token, 'requestWithdrawal', request('100', other.payeeId))).answer).toMatchObject({
        code: 'NOT_FOUND',
      })
    })
  })

  test('nothing is paid to an account within payeeCoolDownMinutes', async () => {
    const { token, payeeId } = await member()
    await pool().query(`update payee set usable_at = now() + interval '90 seconds' where id = $1`, [payeeId])
    expect((await value(token, 'withdrawalDesk', {})).payees[0]?.usableAt).toEqual(expect.any(String))
    expect((await call(token, 'requestWithdrawal', request('100', payeeId))).answer).toMatchObject({
      code: 'WITHDRAWAL_REFUSED',
      params: { check: 'payeeCool', minutes: 2 },
    })
  })

  test('a paid withdrawal counts as received after receivedAfterMinutes, and its timeline says every step', async () => {
    const { token, payeeId } = await member()
    const made = await value(token, 'requestWithdrawal', request('500', payeeId))
    expect(made).toMatchObject({ amount: '500.00', fee: '5.00', net: '495.00', state: 'approved', next: 'us' })
    const { reference } = made
    expect(await value(token, 'withdrawalDesk', {})).toMatchObject({ available: '500.00', held: '500.00' })
    await drive()
    expect(await value(token, 'withdrawal', { reference })).toMatchObject({
      state: 'sent',
      next: 'bank',
      usualMinutes: 10,
    })
    expect(peer.orders.get(reference)).toMatchObject({
      amount: '495.00',
      currency: 'PHP',
      payee: { holder: 'Ana Cruz', bank: 'bdo' },
    })
    peer.orders.get(reference)!.outcome = 'paid'
    await later(reference)
    const paid = await value(token, 'withdrawal', { reference })
    expect(paid).toMatchObject({
      state: 'paid',
      next: 'you',
      usualMinutes: null,
      canConfirm: true,
      canDispute: true,
      providerReference: `paid-${reference}`,
    })
    const { receivedAfterMinutes } = gateway.gateway.registry.site(MERCHANT)!.merchant.withdrawal
    expect(Date.parse(paid.receivedAt!) - Date.now()).toBeGreaterThan((receivedAfterMinutes - 1) * 60_000)
    await later(reference)
    const received = await value(token, 'withdrawal', { reference })
    expect(received.steps.map(({ state, actor, reason }) => [state, actor, reason])).toEqual([
      ['requested', 'player', null],
      ['checking', 'platform', null],
      ['approved', 'platform', null],
      ['sent', 'platform', null],
      ['paid', 'provider', null],
      ['received', 'platform', 'timer'],
    ])
    expect(await value(token, 'withdrawalDesk', {})).toMatchObject({ available: '500.00', held: '0.00' })
    expect(await value(token, 'actOnWithdrawal', { reference, act: 'dispute' })).toMatchObject({
      state: 'disputed',
      next: 'us',
    })
  })

  test('a request sent again, and twice at once, is one withdrawal; with another amount it is refused', async () => {
    const { token, payeeId } = await member()
    const same = request('100', payeeId)
    const [one, two] = await Promise.all([
      value(token, 'requestWithdrawal', same),
      value(token, 'requestWithdrawal', same),
    ])
    expect(one.reference).toBe(two.reference)
    expect((await call(token, 'requestWithdrawal', { ...same, amount: '200' })).answer).toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
    })
    expect(await value(token, 'withdrawalDesk', {})).toMatchObject({ held: '100.00' })
  })

  test('a request that is sent again is the withdrawal it was, though its way was closed and its account removed since', async () => {
    const { token, payeeId } = await member()
    const same = request('100', payeeId)
    const { reference } = await value(token, 'requestWithdrawal', same)
    const closing = { merchantId: MERCHANT, method: 'test-bank', direction: 'withdrawal' } as const
    await closeWay(database(), closing, 'ana', '')
    expect(await value(token, 'withdrawal', { reference })).toMatchObject({ wayClosed: true, usualMinutes: null })
    await value(token, 'removePayee', { id: payeeId })
    expect(await value(token, 'requestWithdrawal', same)).toMatchObject({ reference })
    expect((await call(token, 'requestWithdrawal', { ...same, password: '000000' })).answer).toMatchObject({
      code: 'PROOF_WRONG',
    })
    expect((await call(token, 'requestWithdrawal', { ...same, amount: '100.001' })).answer).toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
    })
    await openWay(database(), closing)
    expect(await value(token, 'withdrawalDesk', {})).toMatchObject({ held: '100.00' })
  })

  test('what is still to be staked is locked, and said with the request', async () => {
    const { token, memberId, payeeId } = await member()
    const owner = { merchantId: MERCHANT, memberId, currency: PHP }
    const source = { kind: 'deposit', reference: randomUUID(), name: 'test-bank', neededMinor: 70_000n }
    await grantTurnover(database(), owner, source)
    // The way pays nothing out.
    await grantTurnover(database(), owner, { ...source, reference: randomUUID(), name: 'qrph', neededMinor: 5_000n })
    // The prize of a raffle is named as the raffle is.
    const prize = { kind: 'reward', reference: randomUUID(), name: 'sunday-night', neededMinor: 100n }
    await grantTurnover(database(), owner, prize)
    expect(await value(token, 'withdrawalDesk', {})).toMatchObject({
      available: '1000.00',
      locked: '751.00',
      withdrawable: '249.00',
      requirements: [
        { kind: 'deposit', name: 'Test bank', needed: '700.00', done: '0.00' },
        { kind: 'deposit', name: 'QR Ph', needed: '50.00', done: '0.00' },
        { kind: 'reward', name: expect.stringMatching(/Sunday night raffle|Raffle ng Linggo/), needed: '1.00' },
      ],
    })
    expect((await call(token, 'requestWithdrawal', request('249.01', payeeId))).answer).toMatchObject({
      params: { check: 'requirement', amount: '751.00', most: '249.00' },
    })
    await value(token, 'requestWithdrawal', request('249', payeeId))
  })

  test('an amount outside of the way’s limits, finer than the currency or above the balance is refused by its name', async () => {
    const { token, payeeId } = await member()
    const refusal = async (amount: string) => (await call(token, 'requestWithdrawal', request(amount, payeeId))).answer
    expect(await refusal('9.99')).toMatchObject({
      fields: [{ field: 'amount', code: 'amount.limits', params: { min: '10', max: '5000' } }],
    })
    expect(await refusal('10.001')).toMatchObject({ fields: [{ code: 'amount.decimals' }] })
    expect(await refusal('1000.01')).toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
  })

  test('a withdrawal in review is taken back where it is cancellable, and nobody else’s is seen', async () => {
    const { token, payeeId } = await member({ profile: { payeeName: 'Somebody Else' } })
    const stranger = await member()
    const { reference, canCancel } = await value(token, 'requestWithdrawal', request('100', payeeId))
    expect({ state: await stateOf(token, reference), canCancel }).toEqual({ state: 'review', canCancel: true })
    expect((await call(stranger.token, 'withdrawal', { reference })).answer).toMatchObject({ code: 'NOT_FOUND' })
    expect((await call(stranger.token, 'actOnWithdrawal', { reference, act: 'cancel' })).answer).toMatchObject({
      code: 'NOT_FOUND',
    })
    expect((await call(token, 'withdrawal', { reference }, 'oasis.localhost')).answer.success).toBe(false)
    expect(await value(token, 'actOnWithdrawal', { reference, act: 'cancel' })).toMatchObject({ state: 'cancelled' })
    expect((await call(token, 'actOnWithdrawal', { reference, act: 'received' })).answer).toMatchObject({
      code: 'WITHDRAWAL_REFUSED',
    })
    expect(await value(token, 'withdrawalDesk', {})).toMatchObject({ available: '1000.00', held: '0.00' })
    expect((await value(token, 'withdrawals', {})).withdrawals).toMatchObject([{ reference, group: 'rejected' }])
  })

  describe('a payout', () => {
    const sent = async () => {
      const one = await member()
      const { reference } = await value(one.token, 'requestWithdrawal', request('500', one.payeeId))
      // The gateway's own job may have taken it at the same moment.
      await expect
        .poll(async () => {
          await drive()
          return stateOf(one.token, reference)
        })
        .not.toMatch(/^(requested|checking|review|approved)$/)
      return { ...one, reference, state: () => stateOf(one.token, reference) }
    }
    const ordersOf = (reference: string) => peer.payoutOrders.filter((one) => one === reference).length

    test('that was taken without an answer is asked for and never sent again', async () => {
      peer.behaviour = 'takeAndHangUp'
      const { reference, state } = await sent()
      peer.behaviour = 'take'
      expect(await state()).toBe('unknown')
      await later(reference)
      expect(await state()).toBe('sent')
      peer.orders.get(reference)!.outcome = 'paid'
      await later(reference)
      expect(await state()).toBe('paid')
      expect(ordersOf(reference)).toBe(1)
    })

    test('that the provider does not know is sent again as the same try', async () => {
      peer.behaviour = 'hangUp'
      const { reference, state } = await sent()
      peer.behaviour = 'take'
      expect(await state()).toBe('unknown')
      await later(reference)
      expect(ordersOf(reference)).toBe(2)
      expect([...peer.orders.keys()].filter((one) => one.startsWith(reference))).toEqual([reference])
    })

    test('that an operator gives back while the provider is asked about it is not sent again', async () => {
      peer.behaviour = 'hangUp'
      const { token, reference, state } = await sent()
      peer.behaviour = 'take'
      expect(await state()).toBe('unknown')
      const before = ordersOf(reference)
      vi.spyOn(peer.way, 'queryPayout').mockImplementationOnce(async () => {
        const failed = { merchantId: MERCHANT, reference, actor: 'maria.lopez' }
        await moveWithdrawal(database(), { ...failed, from: ['unknown'], to: 'failed' })
        await moveWithdrawal(database(), { ...failed, from: ['failed'], to: 'rejected', reason: 'It was not paid' })
        return null
      })
      await later(reference)
      expect([await state(), ordersOf(reference)]).toEqual(['rejected', before])
      expect(await value(token, 'withdrawalDesk', {})).toMatchObject({ available: '1000.00', held: '0.00' })
    })

    test('that is redirected while it waits for its turn goes to the new account alone, after the time for undoing', async () => {
      const { token, memberId, payeeId } = await member()
      const other = (await value(token, 'addPayee', payeeOf('Ana Cruz', '99887766'))).id
      await pool().query('update payee set usable_at = now() where member_id = $1', [memberId])
      const { reference } = await value(token, 'requestWithdrawal', request('500', payeeId))
      const by = { merchantId: MERCHANT, reference, actor: 'maria.lopez' }
      let acts = 0
      const redirect = async () => {
        acts += 1
        if (acts > 1) return
        await moveWithdrawal(database(), { ...by, from: ['approved'], to: 'review' })
        const target = { merchantId: MERCHANT, reference, payeeId: other, ways: ['test-bank'], by: 'maria.lopez' }
        expect(await payElsewhere(database(), target)).toBe(true)
        await moveWithdrawal(database(), { ...by, from: ['review'], to: 'approved', dueInSeconds: 15 })
      }
      await pool().query('update withdrawal set due_at = null where reference <> $1', [reference])
      await drive(redirect)
      expect(acts).toBe(1)
      expect([await stateOf(token, reference), ordersOf(reference)]).toEqual(['approved', 0])
      await later(reference)
      expect([await stateOf(token, reference), ordersOf(reference)]).toEqual(['sent', 1])
      expect(peer.orders.get(reference)!.payee).toMatchObject({ account: '99887766' })
    })

    test('that the provider refuses, or fails later, gives the money back with the reason', async () => {
      peer.behaviour = 'refuse'
      const refused = await sent()
      peer.behaviour = 'take'
      const failed = await sent()
      peer.orders.get(failed.reference)!.outcome = 'failed'
      await later(failed.reference)
      for (const { token, reference } of [refused, failed]) {
        const { steps, state } = await value(token, 'withdrawal', { reference })
        expect(state).toBe('rejected')
        expect(steps.find((step) => step.state === 'failed')).toMatchObject({
          actor: 'provider',
          reason: 'accountClosed',
        })
        expect(await value(token, 'withdrawalDesk', {})).toMatchObject({ available: '1000.00', held: '0.00' })
      }
    })

    test('that the bank sends back is the player’s again', async () => {
      const { token, reference, state } = await sent()
      peer.orders.get(reference)!.outcome = 'returned'
      await later(reference)
      expect(await state()).toBe('returned')
      expect(await value(token, 'withdrawalDesk', {})).toMatchObject({ available: '1000.00' })
    })

    test('is sent once when several gateways look at the same moment', async () => {
      const { token, payeeId } = await member()
      const { reference } = await value(token, 'requestWithdrawal', request('500', payeeId))
      await Promise.all([drive(), drive(), drive(), drive()])
      // The gateway's own job may have been first, and then sends it a moment later.
      await expect.poll(() => ordersOf(reference)).toBe(1)
      await drive()
      expect(ordersOf(reference)).toBe(1)
    })

    test('a person’s refusal gives the money back with the person’s words, and without the person’s name', async () => {
      const { token, payeeId } = await member({ profile: { payeeName: 'Somebody Else' } })
      const { reference } = await value(token, 'requestWithdrawal', request('100', payeeId))
      await moveWithdrawal(database(), {
        merchantId: MERCHANT,
        reference,
        from: ['review'],
        to: 'rejected',
        actor: 'maria.lopez',
        reason: 'The account is not yours',
      })
      const { steps } = await value(token, 'withdrawal', { reference })
      expect(steps.at(-1)).toMatchObject({ state: 'rejected', actor: 'operator', reason: 'The account is not yours' })
      expect(JSON.stringify(steps)).not.toContain('maria')
    })
  })
})
