import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { RequestOf } from '@livery/contract/call'
import type { CallName, Calls } from '@livery/contract/calls'
import { describe, expect, test, vi } from 'vitest'
import { deposit } from '../../../ledger/deposit.ts'
import { closeWay, openWay } from '../../../ledger/payments/closed-ways.ts'
import { grantTurnover } from '../../../ledger/turnover/requirements.ts'
import { DATABASE_KINDS } from '../../../platform/database/testing/databases.ts'
import { dayEnds } from '../day-began.ts'
import { MERCHANT, PASSWORD, PHP, useWithdrawalDesk } from './testing/withdrawal-desk.ts'

describe.each(DATABASE_KINDS)('withdrawals, on %s', (kind) => {
  const { pool, database, call, value, member, payeeOf, request, limitEvents, limitsShown, stateOf, gateway, peer } =
    useWithdrawalDesk(kind)

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
    const site = gateway().registry.site(MERCHANT)!
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

  test('of a currency that is written whole no part goes out; what is less than a whole stays, and is said', async () => {
    const { merchant } = gateway().registry.site('mekhala')!
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
    await deposit(gateway().database.of('mekhala'), gift)
    const there = async <Name extends CallName>(name: Name, sent: RequestOf<Calls[Name]>) =>
      (await call(token, name, sent, 'mekhala.localhost')).answer
    await there('setWithdrawalPassword', { password: PASSWORD })
    expect(await there('withdrawalDesk', {})).toMatchObject({
      value: { available: '20000.75', withdrawable: '20000.00', finer: '0.75', locked: '0.00' },
    })
    const wrong = { fields: [{ field: 'amount', code: 'amount.decimals', params: { decimals: 0 } }] }
    const payee = await there('addPayee', payeeOf('Ma Hla'))
    if (!payee.success) throw new Error(JSON.stringify(payee))
    vi.mocked(gateway().payoutWays.of).mockImplementation(() => [{ ...peer().way, max: '900000' }])
    const order = { key: randomUUID(), payee: payee.value.id, password: PASSWORD }
    expect(await there('requestWithdrawal', { ...order, amount: '5000.01' })).toMatchObject(wrong)
    // The fee is rounded up to a whole unit, so that the payout is whole too.
    expect(await there('requestWithdrawal', { ...order, amount: '10001.00' })).toMatchObject({
      value: { amount: '10001.00', fee: '101.00', net: '9900.00' },
    })
    vi.mocked(gateway().payoutWays.of).mockImplementation(() => [peer().way])
    const { methods } = ((await there('depositMethods', {})) as { value: { methods: { id: string }[] } }).value
    for (const { id } of methods) {
      const press = { methodId: id, amount: '5000.01', fields: {}, bonusId: null, key: randomUUID() }
      const { fields } = (await there('startDeposit', press)) as { fields?: { field: string }[] }
      expect(fields?.filter(({ field }) => field === 'amount')).toMatchObject(wrong.fields)
    }
    expect(await there('chooseWallet', { brings: 'amount', amount: '0.5', comesHome: true })).toMatchObject(wrong)
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
})
