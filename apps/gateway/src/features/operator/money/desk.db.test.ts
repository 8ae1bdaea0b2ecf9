import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deposit } from '../../../ledger/deposit.ts'
import { checkInvariants } from '../../../ledger/invariants.ts'
import { reconcileDay } from '../../../ledger/payments/reconciliation.ts'
import { claimReward, correctReward, issueReward, takeRewardBack } from '../../../ledger/rewards/rewards.ts'
import { moveWalletTransfer, requestWalletTransfer } from '../../../ledger/vendor-wallets/transfers.ts'
import { sendDocument } from '../../../ledger/withdrawals/documents.ts'
import { DATABASE_KINDS, makeDatabase, type TestDatabase } from '../../../platform/database/testing/databases.ts'
import { assembleOn, type TestGateway } from '../../../testing/assembled.ts'
import { type EnrolledOperator, operatorBrowser } from '../../../testing/operator-browser.ts'
import { deskFixture } from './testing.ts'

const SECRET = 'the-operators-secret-of-a-test'

describe.each(DATABASE_KINDS)('the money desk, on %s', (kind) => {
  let own: TestDatabase
  let gateway: TestGateway
  let browser: ReturnType<typeof operatorBrowser>
  let ana: EnrolledOperator
  beforeAll(async () => {
    own = await makeDatabase(kind)
    gateway = await assembleOn(own, { OPERATOR_SECRET: SECRET })
    browser = operatorBrowser(gateway, SECRET)
    ana = await browser.enrolled('ana', ['view', 'money'])
  })
  afterAll(async () => {
    expect(await checkInvariants(gateway.gateway.database.everyMerchant)).toEqual({ ok: true, faults: [] })
    await gateway?.stop()
    await own?.remove()
  })
  const desk = deskFixture(() => gateway.gateway.database)
  const pool = () => gateway.gateway.database.pool

  const act = async (name: string, form: Record<string, string>) => {
    const { cookies } = await browser.ask(`/operator/money/acts/${name}`, {
      form: { merchant: 'aurora', ...form },
      cookies: ana.cookies,
    })
    const text = cookies.find((cookie) => cookie.name === 'livery_operator_said')?.value ?? ''
    return JSON.parse(Buffer.from(text, 'base64url').toString()) as { tone: string; text: string }
  }
  const show = (path: string) => browser.ask(`/operator/money${path}`, { cookies: ana.cookies })
  const receipt = (providerRef: string) => ({ connection: 'test', providerRef })
  const receiptState = async (providerRef: string) =>
    (await pool().query('select state from deposit_receipt where provider_ref = $1', [providerRef])).rows[0]?.state
  const suspended = async () =>
    BigInt(
      (
        await pool().query(
          `select coalesce(sum(balance_minor), 0)::text as sum from ledger_account where kind = 'suspense'`,
        )
      ).rows[0].sum,
    )

  /** A reward in the form in which the programmes make it. */
  const reward = async (
    memberId: string,
    state: 'applying' | 'issued',
    comment: string | null = null,
    { kind: of = 'money' as 'money' | 'freeRounds' | 'points', amountMinor = 50_000n } = {},
  ) => {
    const id = `R${randomBytes(8).toString('hex').toUpperCase().slice(0, 12)}`
    const made = await issueReward(
      gateway.gateway.database.of('aurora'),
      {
        ...{ id, merchantId: 'aurora', memberId, programmeId: 'birthday', version: 'v', source: 'once' },
        ...{ factKind: 'signUp', factKey: 'signUp', kind: of, currency: { code: 'PHP', exponent: 2 } },
        ...{ amountMinor, turnoverMinor: 0n, state, isAuto: false, comment, inputs: { level: 0 } },
        ...{ address: null, device: null, budgetPeriod: 'ever', expiresAt: new Date(Date.now() + 3_600_000) },
      },
      { budget: 10_000_000_000n, once: [], excludes: [] },
    )
    expect(made).toBe('OK')
    return id
  }
  const rewardState = async (id: string) =>
    (await pool().query('select state, reason, decided_by from reward where id = $1', [id])).rows[0]

  test('a job that fails again and again is seen with its reason, one failure is not', async () => {
    const add = (key: string, failures: number) =>
      pool().query(
        `insert into job (kind, key, merchant_id, due_at, failures, last_error)
         values ('no-gateway-has-it', $1, 'aurora', now() + interval '1 hour', $2, 'the bank’s <list> cannot be read')`,
        [key, failures],
      )
    await add('once', 1)
    expect((await show('')).body).toContain('none fails')
    await add('often', 12)
    const { body } = await show('')
    expect(body).toContain('often')
    expect(body).toContain('failed 12 times')
    expect(body).toContain('the bank’s &lt;list&gt; cannot be read')
    expect(body).not.toContain('>once<')
  })

  test('an application is granted or rejected once, and the player reads why', async () => {
    const { memberId, account } = await desk.player()
    const id = await reward(memberId, 'applying', 'Born on the 5th <b>of</b> May')
    expect((await show('/queue/applications')).body).toContain(account)
    const page = await show(`/rewards/${id}`)
    expect(page.body).toContain('Born on the 5th &lt;b&gt;of&lt;/b&gt; May')
    expect(page.body).toContain('data-up>← Applications for rewards')
    const notices = await Promise.all([act('grant', { reference: id }), act('grant', { reference: id })])
    expect(notices.map(({ tone }) => tone).sort()).toEqual(['danger', 'success'])
    expect(await rewardState(id)).toEqual({ state: 'issued', reason: null, decided_by: 'ana' })
    const { rows } = await pool().query(
      `select expires_at > clock_timestamp() + interval '59 minutes' as "hasTime" from reward where id = $1`,
      [id],
    )
    expect(rows).toEqual([{ hasTime: true }])
    const other = await reward((await desk.player()).memberId, 'applying')
    expect((await act('reject-reward', { reference: other, reason: 'no' })).tone).toBe('danger')
    expect((await act('reject-reward', { reference: other, reason: 'unclear' })).tone).toBe('success')
    expect(await rewardState(other)).toEqual({ state: 'rejected', reason: 'unclear', decided_by: 'ana' })
    expect((await show('/queue/applications')).body).not.toContain(other)
    expect((await act('grant', { reference: other })).text).toContain('decided already')
    expect((await act('grant', { merchant: 'oasis', reference: other })).tone).toBe('danger')
  })

  test.each([
    ['money', 'applying'],
    ['freeRounds', 'applying'],
    ['points', 'issued'],
  ] as const)('a large reward of %s that one person grants is %s', async (of, state) => {
    const { memberId } = await desk.player()
    const id = await reward(memberId, 'applying', null, { kind: of, amountMinor: 5_000_000n })
    expect((await act('grant', { reference: id })).tone).toBe('success')
    expect(await rewardState(id)).toMatchObject({ state })
  })

  test('what of a reward is still to come back is taken as far as there is money, and the rest is left', async () => {
    const player = await desk.player()
    const id = await reward(player.memberId, 'issued')
    const own = gateway.gateway.database.of('aurora')
    await claimReward(own, 'aurora', player.memberId, id)
    await desk.withdrawal(140_000n, player)
    await takeRewardBack(own, 'aurora', id, 'undone')
    await correctReward(own, 'aurora', id, 1)
    const form = { reference: id, turn: '1' }
    expect((await show('/queue/corrections')).body).toContain('400.00')
    expect((await act('collect', form)).text).toContain('nothing that could be taken')
    const more = { merchantId: 'aurora', memberId: player.memberId, currency: { code: 'PHP', exponent: 2 } }
    await deposit(own, { ...more, amountMinor: 15_000n, key: id })
    expect((await act('collect', form)).tone).toBe('success')
    const page = (await show(`/rewards/${id}`)).body
    expect(page).toContain('250.00')
    expect(page).toContain('data-up>← Rewards to come back')
    expect((await act('forgive', { ...form, reason: '' })).tone).toBe('danger')
    expect((await act('forgive', { ...form, reason: 'agreed on the phone' })).tone).toBe('success')
    expect((await act('collect', form)).tone).toBe('danger')
    expect((await show('/queue/corrections')).body).not.toContain(id)
    const { rows } = await pool().query(
      'select taken_minor::text as taken, closed_by from reward_correction where reward_id = $1',
      [id],
    )
    expect(rows).toEqual([{ taken: '25000', closed_by: 'ana' }])
    expect(await desk.balanceOf(player.memberId)).toBe(0n)
  })

  test('a player whose account is another one’s number is not taken for that one', async () => {
    const meant = await desk.player()
    const other = await desk.player()
    await pool().query('update member set account = $2 where id = $1', [other.memberId, meant.memberId])
    expect((await show(`/players/aurora/${meant.memberId}`)).body).toContain(meant.account)
    const ref = await desk.suspense('9.00')
    expect((await act('assign', { ...receipt(ref), player: meant.memberId })).text).toContain('another one’s number')
    expect((await act('assign', { ...receipt(ref), player: meant.account })).tone).toBe('success')
    expect([await desk.balanceOf(meant.memberId), await desk.balanceOf(other.memberId)]).toEqual([100_900n, 100_000n])
    for (const nowhere of ['/days/aurora/test/2026-02-31', '/players/aurora/1%22%0d%0ax?format=csv']) {
      const { statusCode, body } = await show(nowhere)
      expect(statusCode).toBe(404)
      expect(body).not.toContain('No player has')
    }
  })

  test('money without an owner is matched to a deposit, once', async () => {
    const { reference, memberId } = await desk.order(30_000n)
    const ref = await desk.suspense('300.00')
    expect((await show(`/receipts/aurora/test/${ref}`)).body).toContain(reference)
    expect((await act('match', { ...receipt(ref), reference })).tone).toBe('success')
    expect((await act('match', { ...receipt(ref), reference })).tone).toBe('danger')
    expect([await desk.stateOf(reference), await desk.balanceOf(memberId)]).toEqual(['credited', 130_000n])
    expect(await suspended()).toBe(0n)
  })

  test('money without an owner is given to a player as a deposit that has to be staked, once', async () => {
    const { account, memberId } = await desk.player()
    const ref = await desk.suspense('77.00')
    expect((await act('assign', { ...receipt(ref), player: 'nobody-of-that-name' })).text).toContain('no player')
    const notices = await Promise.all([
      act('assign', { ...receipt(ref), player: account.toUpperCase() }),
      act('assign', { ...receipt(ref), player: memberId }),
    ])
    expect(notices.map(({ tone }) => tone).sort()).toEqual(['danger', 'success'])
    expect([await receiptState(ref), await desk.balanceOf(memberId)]).toEqual(['credited', 107_700n])
    const page = await show(`/players/aurora/${memberId}`)
    expect(page.body).toContain('77.00')
    expect(page.body).toContain('Why, and why not')
    const { rows } = await pool().query('select needed_minor::text from turnover_requirement where member_id = $1', [
      memberId,
    ])
    expect(rows).toEqual([{ needed_minor: '7700' }])
  })

  test('money in another currency cannot be a player’s; sent back it leaves the books, and the day’s list still agrees', async () => {
    const { account } = await desk.player()
    const ref = await desk.suspense('20.00', 'USD')
    expect((await act('assign', { ...receipt(ref), player: account })).text).toContain('PHP only')
    // The limit does not apply to another currency, so a second person has to confirm.
    await act('send-back', { ...receipt(ref), reason: 'refund R-1' })
    const bea = await browser.enrolled('bea', ['money'])
    const { rows } = await pool().query(`select id::text from desk_proposal where subject = $1`, [`test ${ref}`])
    await browser.ask(`/operator/money/confirm/${rows[0].id}`, { form: {}, cookies: bea.cookies })
    expect(await receiptState(ref)).toBe('returned')
    expect(await suspended()).toBe(0n)
    const movements = await pool().query(
      `select direction from provider_movements('aurora', 'test', '{}', now() - interval '1 hour', now() + interval '1 hour') where provider_ref = $1`,
      [ref],
    )
    expect(movements.rows).toEqual([{ direction: 'deposit' }])
  })

  test('an unknown payout is settled by the word of the provider’s desk, a dispute by its proof', async () => {
    const paid = await desk.withdrawal(10_000n)
    await desk.move(paid.reference, 'approved', 'sent', 'unknown')
    expect((await show('/queue/unknown')).body).toContain(paid.reference)
    await act('payout-paid', { reference: paid.reference, providerReference: 'P-77', reason: 'phone call with Eve' })
    expect(await desk.stateOf(paid.reference)).toBe('paid')
    const failed = await desk.withdrawal(10_000n)
    await desk.move(failed.reference, 'approved', 'sent', 'unknown')
    await act('payout-failed', { reference: failed.reference, reason: 'never arrived there' })
    expect([await desk.stateOf(failed.reference), await desk.balanceOf(failed.memberId)]).toEqual([
      'rejected',
      100_000n,
    ])
    await desk.move(paid.reference, 'disputed')
    expect((await show('/queue/disputed')).body).toContain(paid.reference)
    await act('dispute-received', { reference: paid.reference, reason: 'the bank’s receipt 77' })
    expect(await desk.stateOf(paid.reference)).toBe('received')
  })

  test('a document that came is shown beside the withdrawal, and is accepted or refused with words that stand in the audit', async () => {
    const { reference, memberId } = await desk.withdrawal(10_000n)
    await act('ask', { reference, reason: 'documentIdentity' })
    const own = gateway.gateway.database.of('aurora')
    await own.transaction((tx) => sendDocument(tx, { merchantId: 'aurora', reference, number: 1 }, memberId, 'my card'))
    const page = (await show(`/withdrawals/${reference}`)).body
    expect(page).toContain('A picture of an identity document')
    expect(page).toContain('my card')
    const one = { reference, number: '1', try: '1' }
    expect((await act('refuse-document', { ...one, reason: '' })).tone).toBe('danger')
    expect((await act('refuse-document', { ...one, reason: 'documentCut' })).tone).toBe('success')
    // A decided document cannot be decided again, nor can a try that does not exist.
    expect((await act('accept-document', { ...one, reason: 'documentFits' })).tone).toBe('danger')
    expect((await act('accept-document', { ...one, try: '2', reason: 'documentFits' })).tone).toBe('danger')
    const { rows } = await pool().query(`select action, after from audit where subject = $1 order by id`, [reference])
    expect(rows).toMatchObject([
      { action: 'money.withdrawal-asked' },
      { action: 'money.document-refused', after: { document: 'documentIdentity', reason: 'documentCut' } },
    ])
    expect(await desk.stateOf(reference)).toBe('review')
  })

  test('an order to a vendor without an answer is seen at the player, and the vendor is asked at once', async () => {
    const { memberId } = await desk.player()
    const own = gateway.gateway.database.of('aurora')
    const reference = `T${randomBytes(10).toString('hex').toUpperCase()}`
    const owner = { merchantId: 'aurora', memberId, currency: { code: 'PHP', exponent: 2 } }
    await requestWalletTransfer(own, {
      ...{ ...owner, reference, key: reference, vendorId: 'nobody', direction: 'in', amountMinor: 5_000n },
    })
    await moveWalletTransfer(own, { merchantId: 'aurora', reference }, 'sent')
    await moveWalletTransfer(own, { merchantId: 'aurora', reference }, 'unknown')
    expect((await show(`/players/aurora/${memberId}`)).body).toContain(reference)
    expect(await act('ask-vendor', { reference })).toMatchObject({ tone: 'success' })
    const { rows } = await pool().query(`select due_at <= now() as due from job where key = $1`, [reference])
    expect(rows).toHaveLength(1)
    await moveWalletTransfer(own, { merchantId: 'aurora', reference }, 'failed', 'maintenance')
    expect((await act('ask-vendor', { reference })).text).toContain('is over')
    const audit = await pool().query(`select action from audit where subject = $1`, [reference])
    expect(audit.rows).toEqual([{ action: 'money.transfer-asked' }])
  })

  test('a debt, a second payment and a chargeback are seen where they belong', async () => {
    const { reference, memberId, account } = await desk.order(50_000n)
    await desk.received(reference, '500.00', 'CB-1')
    const other = await desk.withdrawal(150_000n, { memberId, payeeId: await payeeOf(memberId) })
    await desk.move(other.reference, 'approved', 'sent', 'paid')
    await desk.chargeback('CB-1', '500.00')
    expect(await desk.balanceOf(memberId, 'debt')).toBe(-50_000n)
    expect((await show('/queue/debts')).body).toContain(account)
    expect((await show('/queue/chargebacks')).body).toContain(reference)
    const late = await desk.order(10_000n)
    await desk.received(late.reference, '90.00', 'U-1')
    expect((await show('/queue/otherwise')).body).toContain(late.reference)
  })
  const payeeOf = async (memberId: string) => {
    const id = randomUUID()
    await pool().query(
      `insert into payee (id, merchant_id, member_id, method, sealed_details, fingerprint, masked, usable_at)
       values ($1, 'aurora', $2, 'test-bank', '', $3, '•••• 9', now())`,
      [id, memberId, randomBytes(8)],
    )
    return id
  }

  test('a way is closed at one merchant in one direction, at once, and opened again', async () => {
    const { memberId } = await desk.player()
    const token = randomBytes(32).toString('base64url')
    await pool().query(
      `insert into session (token_hash, merchant_id, member_id, expires_at, proven_at) values ($1, 'aurora', $2, now() + interval '1 hour', now())`,
      [createHash('sha256').update(token).digest(), memberId],
    )
    const ways = async () => {
      const deposits = await gateway.call('depositMethods', {}, { token })
      const desk = await gateway.call('withdrawalDesk', {}, { token })
      if (!deposits.answer.success || !desk.answer.success) throw new Error('the calls failed')
      return { in: deposits.answer.value.methods, out: desk.answer.value.ways }
    }
    const before = await ways()
    const both = before.in.find(({ id }) => before.out.some((way) => way.id === id))!
    expect(both.closed).toBe(false)
    const way = { method: both.id, direction: 'deposit' }
    expect((await act('close-way', way)).tone).toBe('success')
    expect((await act('close-way', way)).text).toContain('closed already')
    const closed = await ways()
    expect(closed.in.find(({ id }) => id === both.id)?.closed).toBe(true)
    expect(closed.out.find(({ id }) => id === both.id)?.closed).toBe(false)
    const press = { methodId: both.id, amount: both.min, fields: {}, bonusId: null, key: randomUUID() }
    const refused = await gateway.call('startDeposit', press, { token })
    expect(refused.answer).toMatchObject({ success: false, code: 'PAYMENT_METHOD_UNAVAILABLE' })
    const events = await pool().query(
      `select payload->>'kind' as kind from event_outbox where member_id is null and merchant_id = 'aurora' order by id desc limit 1`,
    )
    expect(events.rows).toEqual([{ kind: 'ways' }])
    expect((await show('/ways')).body).toContain('closed')
    expect((await act('open-way', way)).tone).toBe('success')
    expect((await ways()).in.find(({ id }) => id === both.id)?.closed).toBe(false)
    expect((await act('close-way', { method: 'no-such-way', direction: 'deposit' })).tone).toBe('danger')
  })

  test('a day’s difference is closed by one person, with the reason, and opened again', async () => {
    const merchant = { id: 'aurora', currency: { code: 'PHP', exponent: 2 } }
    const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
    const line = {
      direction: 'payout',
      providerRef: 'L-1',
      reference: null,
      amount: '12.00',
      currency: 'PHP',
      cost: '0',
    } as const
    await reconcileDay(gateway.gateway.database.of('aurora'), { merchant, connectionId: 'test', methodIds: [] }, day, [
      { ...line, at: `${day}T10:00:00.000Z` },
    ])
    expect((await show('/queue/differences')).body).toContain('L-1')
    const { rows } = await pool().query(`select id::text from settlement_difference where provider_ref = 'L-1'`)
    const { id } = rows[0]
    expect((await act('close-difference', { id, reason: '' })).text).toContain('Say why')
    const notices = await Promise.all(
      [1, 2].map((n) => act('close-difference', { id, reason: `found in letter ${n}` })),
    )
    expect(notices.map(({ tone }) => tone).sort()).toEqual(['danger', 'success'])
    expect((await show(`/days/aurora/test/${day}`)).body).toContain('by ana: found in letter')
    expect((await show('/queue/differences')).body).not.toContain('L-1')
    expect((await act('reopen-difference', { id })).tone).toBe('success')
    expect((await show('/queue/differences')).body).toContain('L-1')
    const closed = await pool().query(`select action from audit where subject = $1 and actor = 'ana' order by id`, [id])
    expect(closed.rows.map(({ action }) => action)).toEqual(['money.difference-closed', 'money.difference-opened'])
  })

  test('every page shows, and what is not there is not found', async () => {
    const paths = ['', '/queue/review', '/queue/approved', '/queue/sent', '/queue/unknown', '/queue/disputed']
    const more = ['/queue/deposits', '/queue/otherwise', '/queue/chargebacks', '/queue/suspense', '/queue/debts']
    const others = ['/queue/differences', '/queue/proposals', '/ways', '/days', '/search?q=nobody', '/counts']
    for (const path of [...paths, ...more, ...others])
      expect([path, (await show(path)).statusCode]).toEqual([path, 200])
    for (const path of [
      '/queue/none',
      '/withdrawals/W000000000000',
      '/players/aurora/1',
      '/players/none/1',
      '/days/aurora/test/yesterday',
    ])
      expect([path, (await show(path)).statusCode]).toEqual([path, 404])
    const stranger = await browser.ask('/operator/money/queue/review')
    expect([stranger.statusCode, stranger.body.includes('value="/operator/money/queue/review"')]).toEqual([401, true])
    for (const path of ['/operator/people', '/operator/audit', '/mailbox', '/operator'])
      expect((await browser.ask(path, { cookies: ana.cookies })).statusCode).toBe(200)
  })

  test('a search leads to a player by account, number and order', async () => {
    const { account, memberId } = await desk.player()
    const { reference } = await desk.withdrawal(5_000n)
    const led = async (q: string) => (await show(`/search?q=${encodeURIComponent(q)}`)).headers.location
    expect(await led(account.toUpperCase())).toBe(`/operator/money/players/aurora/${memberId}`)
    expect(await led(memberId)).toBe(`/operator/money/players/aurora/${memberId}`)
    expect(await led(reference.toLowerCase())).toBe(`/operator/money/withdrawals/${reference}`)
  })

  test('a list goes on where the page before ended, and comes whole as a file, in which nothing is a formula', async () => {
    const made = new Set<string>()
    for (let n = 0; n < 55; n++) made.add((await desk.withdrawal(1_000n)).reference)
    const seen: string[] = []
    let path = '/queue/review?merchant=aurora'
    for (let pages = 0; path && pages < 9; pages++) {
      const { body } = await show(path)
      seen.push(
        ...[...body.matchAll(/href="\/operator\/money\/withdrawals\/(W\w+)" data-open/g)].map(([, ref = '']) => ref),
      )
      const next = /href="(\?[^"]*after=[^"]*)" data-next/.exec(body)?.[1]
      path = next ? `/queue/review${next.replaceAll('&amp;', '&')}` : ''
    }
    expect(new Set(seen).size).toBe(seen.length)
    expect([...made].every((reference) => seen.includes(reference))).toBe(true)
    for (const name of ['=cmd()', 'Ana;=cmd()', '＝cmd()'])
      await pool().query('update deposit_receipt set payer_name = $2 where provider_ref = $1', [
        await desk.suspense('1.00'),
        name,
      ])
    const file = await show('/queue/suspense?format=csv')
    expect(file.headers['content-type']).toContain('text/csv')
    for (const field of [`'=cmd()`, '"Ana;=cmd()"', `'＝cmd()`]) expect(file.body).toContain(`,${field},`)
    expect((await show('/queue/review?format=csv')).body.split('\r\n')).toHaveLength(seen.length + 2)
  })
})
