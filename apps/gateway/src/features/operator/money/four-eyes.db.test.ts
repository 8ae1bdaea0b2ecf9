import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkInvariants } from '../../../ledger/invariants.ts'
import { DATABASE_KINDS, makeDatabase, type TestDatabase } from '../../../platform/database/testing/databases.ts'
import { holdJob } from '../../../platform/jobs/testing.ts'
import { assembleOn, type TestGateway } from '../../../testing/assembled.ts'
import { type EnrolledOperator, operatorBrowser } from '../../../testing/operator-browser.ts'
import { deskFixture } from './testing.ts'

const SECRET = 'the-operators-secret-of-a-test'
/** Below Aurora's `fourEyesFrom`, because the fixture's players have only 1,000.00. */
const LIMIT = '500'

describe.each(DATABASE_KINDS)('what operators decide about money, on %s', (kind) => {
  let own: TestDatabase
  let gateway: TestGateway
  let browser: ReturnType<typeof operatorBrowser>
  let [ana, bea, vera]: EnrolledOperator[] = []
  beforeAll(async () => {
    own = await makeDatabase(kind)
    gateway = await assembleOn(own, { OPERATOR_SECRET: SECRET })
    const { withdrawal } = gateway.gateway.registry.site('aurora')!.merchant
    Object.defineProperty(gateway.gateway.registry.site('aurora')!, 'merchant', {
      value: {
        ...gateway.gateway.registry.site('aurora')!.merchant,
        withdrawal: { ...withdrawal, fourEyesFrom: LIMIT },
      },
    })
    // No job may send what was approved, however long a test takes.
    await holdJob(gateway.gateway.database.everyMerchant, 'withdrawals')
    browser = operatorBrowser(gateway, SECRET)
    ana = await browser.enrolled('ana', ['view', 'money'])
    bea = await browser.enrolled('bea', ['view', 'money'])
    vera = await browser.enrolled('vera', ['view'])
  })
  afterAll(async () => {
    expect(await checkInvariants(gateway.gateway.database.everyMerchant)).toEqual({ ok: true, faults: [] })
    await gateway?.stop()
    await own?.remove()
  })
  const desk = deskFixture(() => gateway.gateway.database)

  const post = (who: EnrolledOperator | undefined, path: string, form: Record<string, string> = {}) =>
    browser.ask(`/operator/money/${path}`, { form, cookies: who!.cookies })
  const act = (who: EnrolledOperator | undefined, name: string, form: Record<string, string>) =>
    post(who, `acts/${name}`, { merchant: 'aurora', ...form })
  /** The notice on the page after a form. */
  const noticeOf = ({ cookies }: Awaited<ReturnType<typeof post>>) => {
    const text = cookies.find(({ name }) => name === 'livery_operator_said')?.value ?? ''
    return JSON.parse(Buffer.from(text, 'base64url').toString()) as { tone: string; text: string }
  }
  const show = (who: EnrolledOperator | undefined, path: string) =>
    browser.ask(`/operator/money/${path}`, { cookies: who!.cookies })
  const proposalOf = async (subject: string) => {
    const { rows } = await gateway.gateway.database.pool.query<{ id: string; outcome: string | null }>(
      'select id::text, outcome from desk_proposal where subject = $1 order by id desc limit 1',
      [subject],
    )
    return rows[0]
  }
  const actsOn = async (subject: string) => {
    const { rows } = await gateway.gateway.database.pool.query<{ actor: string; action: string }>(
      'select actor, action from audit where subject = $1 order by id',
      [subject],
    )
    return rows.map(({ actor, action }) => `${actor} ${action}`)
  }

  test('who may only look sees the withdrawal and no button, and is refused', async () => {
    const { reference } = await desk.withdrawal(10_000n)
    const page = await show(vera, `withdrawals/${reference}`)
    expect(page.body).toContain(reference)
    expect(page.body).not.toContain('/operator/money/acts/')
    const answer = await act(vera, 'approve', { reference })
    expect([answer.statusCode, answer.body.includes('needs the role')]).toEqual([403, true])
    expect(await desk.stateOf(reference)).toBe('review')
  })

  test('below the limit one person approves, may take it back for a moment, and the audit has both', async () => {
    const { reference, memberId } = await desk.withdrawal(49_999n)
    expect(noticeOf(await act(ana, 'approve', { reference }))).toMatchObject({ tone: 'success' })
    expect(await desk.stateOf(reference)).toBe('approved')
    expect(noticeOf(await act(bea, 'take-back', { reference }))).toMatchObject({ tone: 'success' })
    expect(await desk.stateOf(reference)).toBe('review')
    expect(await desk.balanceOf(memberId, 'held')).toBe(49_999n)
    expect((await show(ana, `withdrawals/${reference}`)).body).toContain('the approval was taken back')
    expect(await actsOn(reference)).toEqual(['ana money.withdrawal-approved', 'bea money.withdrawal-taken-back'])
  })

  test('from the merchant’s fourEyesFrom on a second person decides, and never the same one', async () => {
    const { reference } = await desk.withdrawal(50_000n)
    expect(noticeOf(await act(ana, 'approve', { reference })).text).toContain('Another person')
    expect(await desk.stateOf(reference)).toBe('review')
    const { id } = (await proposalOf(reference))!
    expect((await post(ana, `confirm/${id}`)).statusCode).toBe(403)
    expect(noticeOf(await act(ana, 'approve', { reference })).text).toContain('You have begun')
    expect(await desk.stateOf(reference)).toBe('review')
    expect((await show(ana, `withdrawals/${reference}`)).body).not.toContain(`confirm/${id}`)
    expect((await show(bea, `withdrawals/${reference}`)).body).toContain(`confirm/${id}`)
    expect((await post(vera, `confirm/${id}`)).statusCode).toBe(403)
    expect(noticeOf(await post(bea, `confirm/${id}`)).tone).toBe('success')
    expect(await desk.stateOf(reference)).toBe('approved')
    expect(await actsOn(reference)).toEqual([
      'ana money.proposed',
      'bea money.confirmed',
      'bea money.withdrawal-approved',
    ])
  })

  test('what one has begun blocks another decision until it is dropped, and may be begun anew', async () => {
    const { reference } = await desk.withdrawal(60_000n)
    await act(ana, 'approve', { reference })
    expect(noticeOf(await act(bea, 'reject', { reference, reason: 'askSupport' }))).toMatchObject({
      tone: 'danger',
      text: expect.stringContaining('ana has begun'),
    })
    const { id } = (await proposalOf(reference))!
    expect(noticeOf(await post(ana, `drop/${id}`)).tone).toBe('success')
    expect(noticeOf(await post(bea, `confirm/${id}`)).tone).toBe('danger')
    expect(noticeOf(await act(bea, 'reject', { reference, reason: 'askSupport' })).tone).toBe('success')
    expect(await desk.stateOf(reference)).toBe('rejected')
  })

  test('a second approval by another person is the second person’s word', async () => {
    const { reference } = await desk.withdrawal(55_000n)
    await act(ana, 'approve', { reference })
    await act(bea, 'approve', { reference })
    expect(await desk.stateOf(reference)).toBe('approved')
    expect((await proposalOf(reference))!.outcome).toBe('done')
  })

  test('what cannot be done any more is not done by the second person either, and nothing is half done', async () => {
    const { reference } = await desk.withdrawal(70_000n)
    await act(ana, 'approve', { reference })
    await gateway.gateway.database.pool.query(
      `select withdrawal_move('aurora', $1, null, '{review}', 'cancelled', 'player', null, '{}', null, null)`,
      [reference],
    )
    const { id } = (await proposalOf(reference))!
    expect(noticeOf(await post(bea, `confirm/${id}`)).text).toContain('cancelled already')
    expect((await proposalOf(reference))!.outcome).toBeNull()
    expect(noticeOf(await post(bea, `drop/${id}`)).tone).toBe('success')
  })

  test('of two who decide the same withdrawal at once, one does, and the other reads who was quicker', async () => {
    for (let round = 0; round < 8; round++) {
      const { reference, memberId } = await desk.withdrawal(10_000n)
      const answers = await Promise.all([
        act(ana, 'approve', { reference }),
        act(bea, 'reject', { reference, reason: 'nameDiffers' }),
        act(ana, 'approve', { reference }),
      ])
      const notices = answers.map(noticeOf)
      expect(notices.filter(({ tone }) => tone === 'success')).toHaveLength(1)
      const state = await desk.stateOf(reference)
      expect(['approved', 'rejected']).toContain(state)
      expect(notices.find(({ tone }) => tone === 'danger')!.text).toContain(`${state} already, by`)
      expect(await desk.balanceOf(memberId)).toBe(state === 'approved' ? 90_000n : 100_000n)
    }
  })

  test('of two who begin, and of two who confirm at once, one does', async () => {
    const [cora, dina] = [await browser.enrolled('cora', ['money']), await browser.enrolled('dina', ['money'])]
    const { reference } = await desk.withdrawal(80_000n)
    await act(ana, 'approve', { reference })
    const { id } = (await proposalOf(reference))!
    const notices = (await Promise.all([post(cora, `confirm/${id}`), post(dina, `confirm/${id}`)])).map(noticeOf)
    expect(notices.map(({ tone }) => tone).sort()).toEqual(['danger', 'success'])
    const { rows } = await gateway.gateway.database.pool.query(
      `select count(*)::int as n from payment_step where reference = $1 and state = 'approved'`,
      [reference],
    )
    expect(rows[0].n).toBe(1)
  })

  test('by a way that is no longer offered nothing is approved: it goes to another account of the player, who reads so', async () => {
    const { memberId, payeeId } = await desk.player()
    const { reference } = await desk.withdrawal(50_000n, { memberId, payeeId: await desk.payee(memberId, 'test-bank') })
    const page = await show(ana, `withdrawals/${reference}`)
    expect(page.body).toContain('no longer offered')
    expect(page.body).not.toContain('/acts/approve')
    expect((await show(ana, 'queue/review')).body).toContain('Way not offered')
    expect(noticeOf(await act(ana, 'approve', { reference })).text).toContain('no longer offered')
    const [stranger, removed] = [await desk.player(), await desk.payee(memberId)]
    await gateway.gateway.database.pool.query('update payee set removed_at = now() where id = $1', [removed])
    for (const payee of [stranger.payeeId, removed])
      expect(noticeOf(await act(ana, 'pay-elsewhere', { reference, payee })).tone).toBe('danger')
    expect(noticeOf(await act(ana, 'pay-elsewhere', { reference, payee: payeeId })).tone).toBe('success')
    const { rows } = await gateway.gateway.database.pool.query(
      `select w.method, w.state, p.reason from withdrawal w join payment_step p using (reference)
        where reference = $1 order by p.number desc limit 1`,
      [reference],
    )
    expect(rows).toEqual([{ method: 'gcash', state: 'review', reason: 'otherPayee' }])
    expect((await show(ana, `withdrawals/${reference}`)).body).toContain('Staff chose this account')
    for (const who of [ana, bea]) expect(noticeOf(await act(who, 'approve', { reference })).tone).toBe('success')
    expect([await desk.stateOf(reference), await desk.balanceOf(memberId, 'held')]).toEqual(['approved', 50_000n])
    expect((await show(ana, `withdrawals/${reference}`)).body).toContain('← Withdrawals to decide')
    expect((await actsOn(reference))[0]).toBe('ana money.withdrawal-redirected')
  })

  test('where its way is closed the page of a withdrawal says that it waits', async () => {
    const { reference } = await desk.withdrawal(10_000n)
    const way = { method: 'gcash', direction: 'withdrawal' }
    await act(ana, 'close-way', way)
    const { body } = await show(ana, `withdrawals/${reference}`)
    expect(body).toContain('GCash is closed')
    expect(body).toContain('/acts/approve')
    expect(body).not.toContain('take the approval back first')
    await act(ana, 'open-way', way)
    expect((await show(ana, `withdrawals/${reference}`)).body).not.toContain('GCash is closed')
  })

  test('a rejection without a reason is refused with what to do; a person’s own words reach the player’s steps', async () => {
    const { reference } = await desk.withdrawal(10_000n)
    expect(noticeOf(await act(ana, 'reject', { reference, reason: '' })).text).toContain('Say why')
    expect(noticeOf(await act(ana, 'reject', { reference, reason: 'own', ownReason: 'x' })).text).toContain('Say why')
    await act(ana, 'reject', { reference, reason: 'own', ownReason: 'Send us your new address first.' })
    const { rows } = await gateway.gateway.database.pool.query(
      'select reason from payment_step where reference = $1 order by number desc limit 1',
      [reference],
    )
    expect(rows[0].reason).toBe('Send us your new address first.')
  })

  test('a document is asked for: the withdrawal waits, and its steps say what is needed', async () => {
    const { reference } = await desk.withdrawal(10_000n)
    await act(ana, 'ask', { reference, reason: 'documentIdentity' })
    expect(await desk.stateOf(reference)).toBe('review')
    const page = await show(ana, `withdrawals/${reference}`)
    expect(page.body).toContain('Asked for: A picture of an identity document')
  })
})
