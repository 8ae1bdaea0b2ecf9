import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { RequestOf } from '@livery/contract/call'
import type { CallName, Calls } from '@livery/contract/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deposit } from '../../../ledger/deposit.ts'
import { checkInvariants } from '../../../ledger/invariants.ts'
import { grantTurnover } from '../../../ledger/turnover/requirements.ts'
import { inboxPage } from '../../../members/messages/inbox.ts'
import { placeInTeam } from '../../../members/team/place.ts'
import { DATABASE_KINDS, makeDatabase, type TestDatabase } from '../../../platform/database/testing/databases.ts'
import { assembleOn, type TestGateway } from '../../../testing/assembled.ts'

const MERCHANT = 'aurora'
const PHP = { code: 'PHP', exponent: 2 }
const PASSWORD = '471108'

describe.each(DATABASE_KINDS)('transfers within a team, on %s', (kind) => {
  let own: TestDatabase
  let gateway: TestGateway
  beforeAll(async () => {
    own = await makeDatabase(kind)
    gateway = await assembleOn(own)
  })
  afterAll(async () => {
    expect(await checkInvariants(gateway.gateway.database.everyMerchant)).toEqual({ ok: true, faults: [] })
    await gateway?.stop()
    await own?.remove()
  })
  const pool = () => gateway.gateway.database.pool
  const database = () => gateway.gateway.database.of(MERCHANT)
  const call = <Name extends CallName>(
    { token }: { readonly token: string },
    name: Name,
    request: RequestOf<Calls[Name]>,
    host = 'aurora.localhost',
  ) => {
    const [a = 0, b = 0] = createHash('sha256').update(token).digest()
    return gateway.call(name, request, { token, host, ip: `127.3.${a}.${b}` })
  }
  const value = async <Name extends CallName>(who: Member, name: Name, request: RequestOf<Calls[Name]>) => {
    const { answer } = await call(who, name, request)
    if (!answer.success) throw new Error(`${name}: ${JSON.stringify(answer)}`)
    return answer.value
  }
  type Member = Awaited<ReturnType<typeof member>>
  /** A member with 1,000.00 and a withdrawal password, below an agent where one is named. */
  const member = async (upline: { readonly memberId: string } | null, type = 0, merchant = MERCHANT) => {
    const account = `t${randomBytes(5).toString('hex')}`
    const { rows } = await pool().query<{ id: string }>(
      `insert into member (merchant_id, account, nickname, password_hash, kind) values ($1, $2, $2, '', $3)
       returning id::text as id`,
      [merchant, account, type],
    )
    const memberId = rows[0]!.id
    const token = randomBytes(32).toString('base64url')
    await pool().query(
      `insert into session (token_hash, merchant_id, member_id, expires_at, proven_at)
       values ($1, $2, $3, now() + interval '1 hour', now())`,
      [createHash('sha256').update(token).digest(), merchant, memberId],
    )
    const place = { memberId, uplineId: upline?.memberId ?? null, rebateBp: 0, code: null }
    await placeInTeam(gateway.gateway.database.of(merchant), { id: merchant, currency: PHP } as never, place)
    if (merchant === MERCHANT)
      await deposit(database(), { merchantId: merchant, memberId, currency: PHP, amountMinor: 100_000n, key: account })
    await call({ token }, 'setWithdrawalPassword', { password: PASSWORD }, `${merchant}.localhost`)
    return { token, memberId, account }
  }
  const balance = async (who: Member) => (await value(who, 'getBalanceV2', {})).balance
  const up = (amount: string, key: string = randomUUID(), password = PASSWORD) => ({ amount, key, password })

  test('a player sends to the agent above: one posting, both histories, both events, and the desk tells both', async () => {
    const agent = await member(null, 1)
    const player = await member(agent)
    expect(await value(player, 'transferDesk', {})).toMatchObject({
      hasPassword: true,
      upline: expect.stringMatching(/^t.•••.$/),
      toUpline: { min: '10', max: '20000', leftToday: '50000.00' },
      ...{ toDownline: null, transferable: '1000.00', locked: '0.00', transfers: [] },
    })
    const made = await value(player, 'transferUpline', up('250.50'))
    expect([made.balance, await balance(player), await balance(agent)]).toEqual(['749.50', '749.50', '1250.50'])
    const [sent, received] = [await value(player, 'transferDesk', {}), await value(agent, 'transferDesk', {})]
    expect(sent.transfers).toMatchObject([
      {
        reference: made.reference,
        direction: 'up',
        sent: true,
        other: sent.upline,
        amount: '250.50',
        turnover: '250.50',
      },
    ])
    expect(received.transfers).toMatchObject([
      {
        reference: made.reference,
        direction: 'up',
        sent: false,
        other: player.account,
        amount: '250.50',
        turnover: '250.50',
      },
    ])
    const inbox = (who: Member) => inboxPage(database(), { merchantId: MERCHANT, memberId: who.memberId }, 1)
    expect(await inbox(player)).toMatchObject({ unread: 0 })
    expect((await inbox(agent)).list).toMatchObject([
      {
        title: { EN: expect.stringMatching(/250\.50/) },
        content: { EN: expect.stringMatching(new RegExp(`${player.account}.*250\\.50.*\n.*250\\.50 .*staked before`)) },
      },
    ])
    for (const [who, amount] of [
      [player, '-250.50'],
      [agent, '250.50'],
    ] as const) {
      const now = Date.now()
      const period = { begin: new Date(now - 86_400_000).toISOString(), end: new Date(now + 3_600_000).toISOString() }
      const { rows } = await pool().query(
        `select p.kind, e.amount_minor::text as minor from ledger_entry e join ledger_posting p on p.id = e.posting_id
           join ledger_account a on a.id = e.account_id where a.owner = $1 and a.kind = 'player' and p.at > $2 order by p.id desc limit 1`,
        [who.memberId, period.begin],
      )
      expect(rows).toEqual([{ kind: 'transferUp', minor: amount.replace('.', '') }])
      const events = await pool().query(
        `select count(*)::int as count from event_outbox where member_id = $1 and payload ->> 'reference' = $2`,
        [who.memberId, made.reference],
      )
      expect(events.rows).toEqual([{ count: 1 }])
    }
  })

  test('an agent sends to anybody of the own team, at any depth, and to nobody else', async () => {
    const agent = await member(null, 1)
    const below = await member(agent, 1)
    const deep = await member(below)
    const [stranger, single] = [await member(await member(null, 1)), await member(null)]
    const down = (memberId: string, amount = '100') => ({ ...up(amount), memberId })
    await value(agent, 'transferDownline', down(deep.memberId))
    await value(agent, 'transferDownline', down(below.memberId))
    expect([await balance(agent), await balance(below), await balance(deep)]).toEqual(['800.00', '1100.00', '1100.00'])
    for (const nobody of [stranger.memberId, single.memberId, agent.memberId, '999999999'])
      expect((await call(agent, 'transferDownline', down(nobody))).answer, nobody).toMatchObject({ code: 'NOT_FOUND' })
    expect((await call(below, 'transferDownline', down(agent.memberId))).answer).toMatchObject({ code: 'NOT_FOUND' })
    expect((await call(deep, 'transferDownline', down(below.memberId))).answer).toMatchObject({ code: 'NOT_FOUND' })
    expect((await call(single, 'transferUpline', up('100'))).answer).toMatchObject({ code: 'NOT_FOUND' })
    await pool().query(`update member set status = 'blocked' where id = $1`, [deep.memberId])
    expect((await call(agent, 'transferDownline', down(deep.memberId))).answer).toMatchObject({ code: 'NOT_FOUND' })
    expect(await balance(agent)).toBe('800.00')
  })

  test('only between min and max, within perDay, and where the merchant allows it', async () => {
    const agent = await member(null, 1)
    const player = await member(agent)
    await deposit(database(), {
      ...{ merchantId: MERCHANT, memberId: player.memberId, currency: PHP, amountMinor: 10_000_000n },
      key: randomUUID(),
    })
    const fault = async (amount: string) => (await call(player, 'transferUpline', up(amount))).answer
    expect(await fault('9.99')).toMatchObject({
      fields: [{ field: 'amount', code: 'amount.limits', params: { min: '10', max: '20000' } }],
    })
    expect(await fault('20000.01')).toMatchObject({ fields: [{ code: 'amount.limits' }] })
    expect(await fault('10.001')).toMatchObject({ fields: [{ code: 'amount.decimals' }] })
    await value(player, 'transferUpline', up('20000'))
    await value(player, 'transferUpline', up('20000'))
    expect(await fault('10000.01')).toMatchObject({ fields: [{ code: 'transfer.day', params: { most: '10000.00' } }] })
    await value(player, 'transferUpline', up('10000'))
    expect((await value(player, 'transferDesk', {})).toUpline).toMatchObject({ leftToday: '0.00' })
    const other = await member(await member(null, 1, 'oasis'), 0, 'oasis')
    const refused = await call(other, 'transferUpline', up('100'), 'oasis.localhost')
    expect(refused.answer).toMatchObject({ code: 'FEATURE_DISABLED' })
  })

  test('what is received has to be staked by turnoverPercent before it leaves again, and so has what is locked', async () => {
    const agent = await member(null, 1)
    const player = await member(agent)
    await value(agent, 'transferDownline', { ...up('300'), memberId: player.memberId })
    expect(await value(player, 'transferDesk', {})).toMatchObject({ locked: '300.00', transferable: '1000.00' })
    expect(await value(player, 'withdrawalDesk', {})).toMatchObject({
      requirements: [{ kind: 'transfer', needed: '300.00', done: '0.00' }],
    })
    expect((await call(player, 'transferUpline', up('1000.01'))).answer).toMatchObject({
      fields: [{ field: 'amount', code: 'transfer.locked', params: { amount: '300.00', most: '1000.00' } }],
    })
    const owner = { merchantId: MERCHANT, memberId: player.memberId, currency: PHP }
    await grantTurnover(database(), owner, { kind: 'deposit', reference: 'x', name: 'x', neededMinor: 100_000n })
    expect((await call(player, 'transferUpline', up('10'))).answer).toMatchObject({
      fields: [{ code: 'transfer.locked', params: { most: '0.00' } }],
    })
  })

  test('pressed twice and sent at once it is one transfer, and never more than there is', async () => {
    const agent = await member(null, 1)
    const player = await member(agent)
    const key = randomUUID()
    const twice = await Promise.all([1, 2, 3].map(() => value(player, 'transferUpline', up('100', key))))
    expect(new Set(twice.map(({ reference }) => reference)).size).toBe(1)
    expect(await balance(player)).toBe('900.00')
    expect((await call(player, 'transferUpline', up('200', key))).answer).toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
    })
    const many = await Promise.all([1, 2, 3, 4].map(() => call(player, 'transferUpline', up('400'))))
    expect(many.filter(({ answer }) => answer.success)).toHaveLength(2)
    expect(await balance(player)).toBe('100.00')
    // Two members who send to each other at the same moment do not deadlock.
    const both = await Promise.all(
      [1, 2, 3].flatMap(() => [
        call(player, 'transferUpline', up('10')),
        call(agent, 'transferDownline', { ...up('10'), memberId: player.memberId }),
      ]),
    )
    expect(both.filter(({ answer }) => answer.success).length).toBeGreaterThanOrEqual(3)
    expect(Number(await balance(player)) + Number(await balance(agent))).toBe(2000)
  })

  test('a wrong withdrawal password moves nothing and locks after ten', async () => {
    const player = await member(await member(null, 1))
    const wrong = () => call(player, 'transferUpline', up('100', randomUUID(), '000000'))
    expect((await wrong()).answer).toMatchObject({ code: 'PROOF_WRONG' })
    for (let tries = 0; tries < 9; tries += 1) await wrong()
    expect((await call(player, 'transferUpline', up('100'))).answer).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    expect(await balance(player)).toBe('1000.00')
  })
})
