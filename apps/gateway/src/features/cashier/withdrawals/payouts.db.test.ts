import { describe, expect, test, vi } from 'vitest'
import { moveWithdrawal } from '../../../ledger/withdrawals/machine.ts'
import { payElsewhere } from '../../../ledger/withdrawals/pay-elsewhere.ts'
import { DATABASE_KINDS } from '../../../platform/database/testing/databases.ts'
import { MERCHANT, useWithdrawalDesk } from './testing/withdrawal-desk.ts'

describe.each(DATABASE_KINDS)('payouts, on %s', (kind) => {
  const { pool, database, value, member, payeeOf, request, drive, later, stateOf, gateway, peer } =
    useWithdrawalDesk(kind)

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
    const ordersOf = (reference: string) => peer().payoutOrders.filter((one) => one === reference).length

    test('that was taken without an answer is asked for and never sent again', async () => {
      peer().behaviour = 'takeAndHangUp'
      const { reference, state } = await sent()
      peer().behaviour = 'take'
      expect(await state()).toBe('unknown')
      await later(reference)
      expect(await state()).toBe('sent')
      peer().orders.get(reference)!.outcome = 'paid'
      await later(reference)
      expect(await state()).toBe('paid')
      expect(ordersOf(reference)).toBe(1)
    })

    test('that the provider does not know is sent again as the same try', async () => {
      peer().behaviour = 'hangUp'
      const { reference, state } = await sent()
      peer().behaviour = 'take'
      expect(await state()).toBe('unknown')
      await later(reference)
      expect(ordersOf(reference)).toBe(2)
      expect([...peer().orders.keys()].filter((one) => one.startsWith(reference))).toEqual([reference])
    })

    test('that an operator gives back while the provider is asked about it is not sent again', async () => {
      peer().behaviour = 'hangUp'
      const { token, reference, state } = await sent()
      peer().behaviour = 'take'
      expect(await state()).toBe('unknown')
      const before = ordersOf(reference)
      vi.spyOn(peer().way, 'queryPayout').mockImplementationOnce(async () => {
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
      expect(peer().orders.get(reference)!.payee).toMatchObject({ account: '99887766' })
    })

    test('that the provider refuses, or fails later, gives the money back with the reason', async () => {
      peer().behaviour = 'refuse'
      const refused = await sent()
      peer().behaviour = 'take'
      const failed = await sent()
      peer().orders.get(failed.reference)!.outcome = 'failed'
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
      peer().orders.get(reference)!.outcome = 'returned'
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
    expect(peer().orders.get(reference)).toMatchObject({
      amount: '495.00',
      currency: 'PHP',
      payee: { holder: 'Ana Cruz', bank: 'bdo' },
    })
    peer().orders.get(reference)!.outcome = 'paid'
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
    const { receivedAfterMinutes } = gateway().registry.site(MERCHANT)!.merchant.withdrawal
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
})
