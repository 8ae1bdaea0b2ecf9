import { createHash, randomUUID } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { DATABASE_KINDS } from '../../../platform/database/testing/databases.ts'
import { MERCHANT, PASSWORD, useWithdrawalDesk } from './testing/withdrawal-desk.ts'

describe.each(DATABASE_KINDS)('payees and the withdrawal password, on %s', (kind) => {
  const { pool, call, value, member, payeeOf, request, limitEvents, limitsShown, gateway, peer } =
    useWithdrawalDesk(kind)

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
        vi.mocked(gateway().payoutWays.of).mockReturnValueOnce([{ ...peer().way, ...pix }])
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

    const mail = vi.spyOn(gateway().sending, 'mail')
    await pool().query(`update session set proven_at = created_at + interval '1 second' where token_hash = $1`, [
      session,
    ])
    expect((await reset()).answer).toMatchObject({ success: true })
    expect(mail).toHaveBeenCalledOnce()
    mail.mockRestore()
    const anew = (amount: string, payee: string) => ({ ...request(amount, payee), password: '660188' })
    const { resetHoldMinutes } = gateway().registry.site(MERCHANT)!.merchant.withdrawal
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
})
