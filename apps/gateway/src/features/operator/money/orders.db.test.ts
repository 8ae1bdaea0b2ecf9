import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkInvariants } from '../../../ledger/invariants.ts'
import { makeOrder } from '../../../ledger/points/orders.ts'
import { claimReward, issueReward } from '../../../ledger/rewards/rewards.ts'
import { makeDatabase, SERVER_ALONE, type TestDatabase } from '../../../platform/database/testing/databases.ts'
import { sealed } from '../../../platform/secrets/seal.ts'
import { sealOwner } from '../../../platform/secrets/sealed-columns.ts'
import { assembleOn, type TestGateway } from '../../../testing/assembled.ts'
import { type EnrolledOperator, operatorBrowser } from '../../../testing/operator-browser.ts'
import { deskFixture } from './testing.ts'

const SECRET = 'the-operators-secret-of-a-test'
const ADDRESS = { name: 'Maria Cruz', phone: '0917', street: 'Mabini <b>1</b>', city: 'Manila', postcode: '1000' }

describe.each(SERVER_ALONE)('the desk of the points mall, on %s', (kind) => {
  let own: TestDatabase
  let gateway: TestGateway
  let browser: ReturnType<typeof operatorBrowser>
  let ana: EnrolledOperator
  let eve: EnrolledOperator
  beforeAll(async () => {
    own = await makeDatabase(kind)
    gateway = await assembleOn(own, { OPERATOR_SECRET: SECRET })
    browser = operatorBrowser(gateway, SECRET)
    ana = await browser.enrolled('ana', ['view', 'money'])
    eve = await browser.enrolled('eve', ['view'])
  })
  afterAll(async () => {
    expect(await checkInvariants(gateway.gateway.database.everyMerchant)).toEqual({ ok: true, faults: [] })
    await gateway?.stop()
    await own?.remove()
  })
  const desk = deskFixture(() => gateway.gateway.database)
  const database = () => gateway.gateway.database.of('aurora')
  const act = async (name: string, form: Record<string, string>, by = ana) => {
    const { statusCode, cookies } = await browser.ask(`/operator/money/acts/${name}`, {
      form: { merchant: 'aurora', ...form },
      cookies: by.cookies,
    })
    const text = cookies.find((cookie) => cookie.name === 'livery_operator_said')?.value
    return text ? (JSON.parse(Buffer.from(text, 'base64url').toString()) as { tone: string }).tone : String(statusCode)
  }
  const show = async (path: string, by = ana) =>
    (await browser.ask(`/operator/money${path}`, { cookies: by.cookies })).body

  /** An order of a player who was given points for it. */
  const ordered = async () => {
    const { memberId, account } = await desk.player()
    const reward = `R${randomBytes(8).toString('hex').toUpperCase().slice(0, 12)}`
    await issueReward(
      database(),
      {
        ...{ id: reward, merchantId: 'aurora', memberId, programmeId: 'birthday', version: 'v', source: 'once' },
        ...{ factKind: 'signUp', factKey: 'signUp', kind: 'points', currency: { code: 'POINTS', exponent: 0 } },
        ...{ amountMinor: 50n, turnoverMinor: 0n, state: 'issued', isAuto: false, comment: null, inputs: {} },
        ...{ address: null, device: null, budgetPeriod: 'ever', expiresAt: new Date(Date.now() + 3_600_000) },
      },
      { budget: 1_000_000n, once: [], excludes: [] },
    )
    await claimReward(database(), 'aurora', memberId, reward)
    const id = `P${randomBytes(8).toString('hex').toUpperCase().slice(0, 12)}`
    const { settings } = gateway.gateway
    const made = await makeOrder(database(), {
      ...{ id, merchantId: 'aurora', memberId, itemId: 'mug', kind: 'physical', picture: 'mug', points: 50 },
      ...{ name: { EN: 'An Aurora mug' }, stock: 1_000, most: null, clientKey: randomUUID() },
      sealedAddress: sealed(settings, 'point-address', Buffer.from(JSON.stringify(ADDRESS)), sealOwner([id])),
      requestHash: Buffer.from('x'),
    })
    expect(made.status).toBe('OK')
    return { id, account, memberId }
  }
  const stateOf = async (id: string) =>
    (
      await gateway.gateway.database.pool.query(
        'select state, reason, tracking, decided_by from point_order where id = $1',
        [id],
      )
    ).rows[0]

  test('an order is approved, sent with a note and done, each step once and by who may', async () => {
    const { id, account } = await ordered()
    expect(await show('/queue/orders')).toContain(account)
    const page = await show(`/orders/${id}`)
    expect(page).toContain('Mabini &lt;b&gt;1&lt;/b&gt;')
    expect(await show(`/orders/${id}`, eve)).not.toContain('Mabini')
    expect(await act('approve-order', { reference: id }, eve)).toBe('403')
    const twice = await Promise.all([act('approve-order', { reference: id }), act('approve-order', { reference: id })])
    expect(twice.sort()).toEqual(['danger', 'success'])
    expect(await act('send-order', { reference: id, tracking: '' })).toBe('danger')
    expect(await act('send-order', { reference: id, tracking: 'LBC 4711' })).toBe('success')
    expect(await act('reject-order', { reference: id, reason: 'notAvailable' })).toBe('danger')
    expect(await act('order-done', { reference: id })).toBe('success')
    expect(await stateOf(id)).toEqual({ state: 'done', reason: null, tracking: 'LBC 4711', decided_by: 'ana' })
    expect(await show(`/orders/${id}`)).not.toContain('Mabini')
    const { rows } = await gateway.gateway.database.pool.query(
      'select action from audit where subject = $1 order by id',
      [id],
    )
    expect(rows.map(({ action }) => action)).toEqual(['money.order-approved', 'money.order-sent', 'money.order-done'])
  })

  test('an order that is rejected gives its points back, and another merchant’s is not touched', async () => {
    const { id, memberId } = await ordered()
    expect(await act('reject-order', { merchant: 'oasis', reference: id, reason: 'notAvailable' })).toBe('danger')
    expect(await act('reject-order', { reference: id, reason: 'notAvailable' })).toBe('success')
    expect(await stateOf(id)).toMatchObject({ state: 'rejected', reason: 'notAvailable' })
    const { rows } = await gateway.gateway.database.pool.query(
      `select balance_minor::int as points from ledger_account where kind = 'points' and owner = $1`,
      [memberId],
    )
    expect(rows).toEqual([{ points: 50 }])
  })

  test('codes are filled in a line each, once, and nobody reads them there', async () => {
    const codes = `${randomUUID()}\n${randomUUID()}`
    expect(await act('add-codes', { item: 'load-100', codes }, eve)).toBe('403')
    const free = async () => Number(/<code>load-100<\/code><\/p>\s*<p>(\d+) of/.exec(await show('/codes'))?.[1])
    const before = await free()
    expect(await act('add-codes', { item: 'load-100', codes })).toBe('success')
    expect(await act('add-codes', { item: 'load-100', codes })).toBe('success')
    expect(await free()).toBe(before + 2)
    expect(await act('add-codes', { item: 'mug', codes })).toBe('danger')
    expect(await show('/codes')).not.toContain(codes.slice(0, 36))
    const { rows } = await gateway.gateway.database.pool.query(
      `select after::text as detail from audit where action = 'money.codes-added'`,
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(codes.slice(0, 36))
  })

  test('its member’s pages are told of each step of an order, and of none that was refused', async () => {
    const { id, memberId } = await ordered()
    await act('approve-order', { reference: id })
    await act('approve-order', { reference: id })
    await act('send-order', { reference: id, tracking: 'LBC 1' })
    const { rows } = await gateway.gateway.database.pool.query(
      `select payload->>'state' as state from event_outbox
        where member_id = $1 and payload->>'kind' = 'order' and payload->>'id' = $2 order by event_outbox.id`,
      [memberId, id],
    )
    expect(rows.map(({ state }) => state)).toEqual(['approved', 'sent'])
  })

  test('raffles are shown with their tickets and winners, to be looked at and not altered', async () => {
    const { database } = gateway.gateway
    const { rows } = await database.pool.query(
      `select r.id, r.commitment, m.account from raffle r join raffle_winner w on w.raffle = r.id and w.merchant_id = r.merchant_id
         join member m on m.id = w.member_id where r.merchant_id = 'aurora' and r.state = 'drawn' order by w.place limit 1`,
    )
    const [drawn] = rows as { id: string; commitment: string; account: string }[]
    expect(await show('/raffles')).toContain(`/operator/money/raffles/aurora/${drawn!.id}`)
    const page = await show(`/raffles/aurora/${drawn!.id}`)
    expect(page).toContain(drawn!.commitment)
    expect(page).toContain(drawn!.account)
    expect(page).not.toContain('<form method="post" action="/operator/money/acts')
  })
})
