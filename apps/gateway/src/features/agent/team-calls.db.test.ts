import type { CallName } from '@livery/contract/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkInvariants } from '../../ledger/invariants.ts'
import { makeMemberTransfer } from '../../ledger/member-transfers/transfer.ts'
import { turnoverWeights } from '../../ledger/turnover/weights.ts'
import { makePlayer } from '../../ledger/wallet/testing.ts'
import { inboxPage } from '../../members/messages/inbox.ts'
import { placeRegistered, referralOf, useInvitation } from '../../members/team/invitations.ts'
import { placeInTeam } from '../../members/team/place.ts'
import { text } from '../../platform/database/row.ts'
import { makeDatabase, type TestDatabase } from '../../platform/database/testing/databases.ts'
import { assembleOn, type TestGateway } from '../../testing/assembled.ts'
import { openDownlineHandler } from './open-account.ts'

const PASSWORD = 'Sunlit-Harbour-27'

describe('the agents’ team', () => {
  let own: TestDatabase
  let gateway: TestGateway
  const site = () => gateway.gateway.registry.sites.find(({ merchant }) => merchant.id === 'aurora')!.merchant
  const database = () => gateway.gateway.database.of('aurora')

  beforeAll(async () => {
    own = await makeDatabase('embedded')
    gateway = await assembleOn(own)
  })
  afterAll(async () => {
    expect(await checkInvariants(gateway.gateway.database.everyMerchant)).toEqual({ ok: true, faults: [] })
    await gateway?.stop()
    await own?.remove()
  })

  async function agent() {
    const { username, password } = site().demo.accounts.find(({ kind }) => kind === 'agent')!
    const { answer } = await gateway.call('login', { type: 'username', username, password, asAgent: true })
    if (!answer.success) throw new Error(answer.code)
    const row = await database().row(
      { id: text },
      `select id::text as id from member where merchant_id = 'aurora' and account = $1`,
      [username],
    )
    await database().run(`update team_member set rebate_bp = 200 where merchant_id = 'aurora' and member_id = $1`, [
      row!.id,
    ])
    return { token: answer.value.token, id: row!.id }
  }

  async function open(token: string, account: string, rebate = '1', kind: 'player' | 'agent' = 'player') {
    const { answer } = await gateway.call('openDownline', { kind, account, password: PASSWORD, rebate }, { token })
    if (!answer.success) throw new Error(JSON.stringify(answer))
    return answer.value.id
  }

  test('an account that an agent opens stands in the team, and has to change its password first', async () => {
    const { token } = await agent()
    const id = await open(token, 'opened1', '1.5')
    const { answer } = await gateway.call('agentDownlines', { search: 'OPENED' }, { token })
    if (!answer.success) throw new Error(answer.code)
    expect(answer.value.members).toMatchObject([
      { id, account: 'opened1', kind: 'player', level: 1, rebate: '1.5', teamSize: 0, lastSignInAt: null },
    ])
    const entered = await gateway.call('login', { type: 'username', username: 'opened1', password: PASSWORD })
    expect(entered.answer).toMatchObject({ success: true, value: { mustChangePassword: true } })
    const wrong = async (request: object) =>
      (
        await gateway.call(
          'openDownline',
          { kind: 'player', account: 'opened2', password: PASSWORD, rebate: '1', ...request } as never,
          { token },
        )
      ).answer
    expect(await wrong({ account: 'opened1' })).toMatchObject({ code: 'USERNAME_TAKEN' })
    expect(await wrong({ rebate: '2.1' })).toMatchObject({ fields: [{ field: 'rebate', code: 'rebateLimits' }] })
    expect(await wrong({ password: 'password' })).toMatchObject({ fields: [{ field: 'password' }] })
    expect(await wrong({ account: '!' })).toMatchObject({ fields: [{ field: 'account' }] })
    expect(await wrong({ account: '', password: '', rebate: 'one' })).toMatchObject({
      code: 'VALIDATION',
      fields: [{ field: 'account' }, { field: 'password' }, { field: 'rebate', code: 'percent' }],
    })
  })

  test('nobody is opened outside of the team where the agent’s rebate was lowered meanwhile', async () => {
    const { id } = await agent()
    const own = (rebateBp: number) =>
      database().run(`update team_member set rebate_bp = $2 where merchant_id = 'aurora' and member_id = $1`, [
        id,
        rebateBp,
      ])
    const real = database()
    const transaction: typeof real.transaction = async (run) => {
      await own(190)
      return real.transaction(run)
    }
    const opening = openDownlineHandler({
      services: { database: { row: real.row.bind(real), transaction } },
      site: gateway.gateway.registry.sites.find(({ merchant }) => merchant.id === 'aurora'),
      account: { memberId: id },
      request: { kind: 'player', account: 'opened3', password: PASSWORD, rebate: '1.95' },
    } as never)
    await expect(opening).rejects.toMatchObject({
      fields: [{ field: 'rebate', code: 'rebateLimits', params: { max: '1.9' } }],
    })
    await own(200)
    expect(await database().run(`select from member where merchant_id = 'aurora' and account = 'opened3'`)).toBe(0)
  })

  test('a rebate is changed within both neighbours’ limits, of who stands right below alone', async () => {
    const { token } = await agent()
    const middle = await open(token, 'middle1', '1.2', 'agent')
    const low = await makePlayer(gateway.gateway.database.everyMerchant, { currency: site().currency })
    await placeInTeam(database(), site(), { memberId: low.memberId, uplineId: middle, rebateBp: 80, code: null })
    const set = async (member: string, rebate: string) =>
      (await gateway.call('setDownlineRebate', { member, rebate }, { token })).answer
    const limits = { fields: [{ field: 'rebate', code: 'rebateLimits' }] }
    expect(await set(middle, '2.01')).toMatchObject({ ...limits, fields: [{ params: { max: '2' } }] })
    expect(await set(middle, '0.79')).toMatchObject({ ...limits, fields: [{ params: { min: '0.8' } }] })
    expect(await set(middle, '0.8')).toMatchObject({ success: true })
    expect(await set(low.memberId, '0.5')).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('who registers by a link stands in the team with its rebate, and the link says what it brought', async () => {
    const { token, id } = await agent()
    const terms = { kind: 'agent', rebate: '0.75', note: 'Spring fair', days: 30, usesMost: 2 } as const
    const added = await gateway.call('addAgentLink', { code: 'FAIR2026', ...terms }, { token })
    expect(added.answer).toMatchObject({ success: true, value: { code: 'FAIR2026' } })
    const again = await gateway.call('addAgentLink', { code: 'fair2026', ...terms }, { token })
    expect(again.answer).toMatchObject({ fields: [{ field: 'code', code: 'taken' }] })
    const brought = await makePlayer(gateway.gateway.database.everyMerchant, { currency: site().currency })
    const invitation = await useInvitation(database(), 'aurora', 'fair2026')
    await placeRegistered(database(), site(), brought.memberId, invitation, null)
    expect(invitation).toMatchObject({ uplineId: id, rebateBp: 75 })
    await gateway.call('agentTeamOverview', { period: 'today' }, { token })
    const links = async () => {
      const { answer } = await gateway.call('agentLinks', {}, { token })
      if (!answer.success) throw new Error(answer.code)
      return answer.value.links
    }
    expect((await links()).find(({ code }) => code === 'FAIR2026')).toMatchObject({
      note: 'Spring fair',
      rebate: '0.75',
      uses: 1,
      usesMost: 2,
      isOpen: true,
      isOwn: false,
      brought: { members: 1 },
    })
    const changed = { ...terms, code: 'FAIR2026', usesMost: 1 }
    expect((await gateway.call('changeAgentLink', changed, { token })).answer).toMatchObject({ success: true })
    expect((await links()).find(({ code }) => code === 'FAIR2026')).toMatchObject({ usesMost: 1, isOpen: false })
    expect((await gateway.call('removeAgentLink', { code: 'FAIR2026' }, { token })).answer.success).toBe(true)
    expect((await links()).some(({ code }) => code === 'FAIR2026')).toBe(false)
    const drawn = await gateway.call('addAgentLink', { ...terms }, { token })
    expect(drawn.answer).toMatchObject({ value: { code: expect.stringMatching(/^[A-Z2-9]{10}$/) } })
  })

  test('a link of an agent whose rebate was lowered since gives what is left of it', async () => {
    const { token, id } = await agent()
    const own = (rebateBp: number) =>
      database().run(`update team_member set rebate_bp = $2 where merchant_id = 'aurora' and member_id = $1`, [
        id,
        rebateBp,
      ])
    const terms = { kind: 'player', rebate: '1.9', note: 'Before', days: null, usesMost: null } as const
    await gateway.call('addAgentLink', { code: 'LOWERED1', ...terms }, { token })
    await own(180)
    const brought = await makePlayer(gateway.gateway.database.everyMerchant, { currency: site().currency })
    const invitation = await useInvitation(database(), 'aurora', 'LOWERED1')
    await placeRegistered(database(), site(), brought.memberId, invitation, null)
    const { answer } = await gateway.call('agentDownlines', { of: brought.memberId }, { token })
    await own(200)
    expect(answer).toMatchObject({ value: { of: { level: 1, rebate: '1.8' } } })
  })

  test('what an agent changes is told to the agent’s other devices, and so is who comes', async () => {
    const { token, id } = await agent()
    const eventCount = () =>
      database().run(
        `select from event_outbox where merchant_id = 'aurora' and member_id = $1::bigint and payload ->> 'kind' = 'team'`,
        [id],
      )
    const rise = async (act: () => Promise<unknown>) => {
      const before = await eventCount()
      await act()
      return (await eventCount()) - before
    }
    const terms = { kind: 'player', rebate: '0', note: '', days: null, usesMost: null } as const
    const below = await open(token, 'devices1')
    expect(await rise(() => open(token, 'devices2'))).toBe(1)
    expect(await rise(() => gateway.call('setDownlineRebate', { member: below, rebate: '1.1' }, { token }))).toBe(1)
    expect(await rise(() => gateway.call('setDownlineRebate', { member: below, rebate: '2.1' }, { token }))).toBe(0)
    expect(await rise(() => gateway.call('addAgentLink', { code: 'DEVICES1', ...terms }, { token }))).toBe(1)
    expect(await rise(() => gateway.call('changeAgentLink', { code: 'DEVICES1', ...terms }, { token }))).toBe(1)
    const brought = await makePlayer(gateway.gateway.database.everyMerchant, { currency: site().currency })
    const come = async () => {
      const invitation = await useInvitation(database(), 'aurora', 'DEVICES1')
      await placeRegistered(database(), site(), brought.memberId, invitation, null)
    }
    expect(await rise(come)).toBe(1)
    expect(await rise(() => gateway.call('removeAgentLink', { code: 'DEVICES1' }, { token }))).toBe(1)
    expect(await rise(() => gateway.call('removeAgentLink', { code: 'DEVICES1' }, { token }))).toBe(0)
  })

  test('a link is no referral code, by which one would register without being counted', async () => {
    const { token } = await agent()
    const terms = { kind: 'player', rebate: '0', note: '', days: null, usesMost: 1 } as const
    await gateway.call('addAgentLink', { code: 'ONCE2026', ...terms }, { token })
    const { answer } = await gateway.call('agentLinks', {}, { token })
    if (!answer.success) throw new Error(answer.code)
    const own = answer.value.links.find(({ isOwn }) => isOwn)!.code
    expect(await referralOf(database(), 'aurora', 'ONCE2026')).toBeNull()
    expect(await referralOf(database(), 'aurora', own.toLowerCase())).toBe(own)
  })

  test('a statement’s parts make its whole, and its rows are those right below with their teams', async () => {
    const { token, id } = await agent()
    const middle = await open(token, 'middle2', '1', 'agent')
    const low = await makePlayer(gateway.gateway.database.everyMerchant, { currency: site().currency })
    await placeInTeam(database(), site(), { memberId: low.memberId, uplineId: middle, rebateBp: 0, code: null })
    await low.bet(`${low.memberId}-b`, '12.50', { roundClosed: true })
    const read = async (of?: string) => {
      const { answer } = await gateway.call('agentStatements', { period: 'today', ...(of && { of }) }, { token })
      if (!answer.success) throw new Error(answer.code)
      return answer.value
    }
    const whole = await read()
    expect(whole.members.find((row) => row.id === middle)).toMatchObject({ bets: '12.50', net: '-12.50', teamSize: 1 })
    expect(Number(whole.own.bets) + Number(whole.team.bets)).toBe(Number(whole.total.bets))
    expect(whole.members.reduce((sum, { bets }) => sum + Number(bets), 0)).toBe(Number(whole.team.bets))
    const below = await read(middle)
    expect(below.crumbs.map((crumb) => crumb.id)).toEqual([id, middle])
    expect(below.members).toMatchObject([{ id: low.memberId, bets: '12.50', rounds: 1 }])
    const bets = await gateway.call('agentBets', { period: 'today', of: low.memberId, language: 'EN' }, { token })
    expect(bets.answer).toMatchObject({ value: { totals: { staked: '12.50' }, rounds: [{ staked: '12.50' }] } })
    const moves = await gateway.call('agentMovements', { period: 'today', of: low.memberId, language: 'EN' }, { token })
    expect(moves.answer).toMatchObject({ value: { movements: [{ kind: 'bet' }, { kind: 'deposit' }] } })
    expect((await gateway.call('agentRevenue', { period: 'today' }, { token })).answer).toMatchObject({
      value: { total: { total: '0.00' }, days: [{ salary: '0.00' }] },
    })
  })

  test('the movements of several accounts come together, page by page, each once', async () => {
    const { token, id } = await agent()
    const players = []
    for (const _ of [1, 2]) {
      const player = await makePlayer(gateway.gateway.database.everyMerchant, { currency: site().currency })
      await placeInTeam(database(), site(), { memberId: player.memberId, uplineId: id, rebateBp: 0, code: null })
      players.push(player)
    }
    for (const round of [1, 2])
      for (const player of players)
        await player.bet(`${player.memberId}-m${round}`, '5.00', {
          roundId: `${player.memberId}-m${round}`,
          roundClosed: true,
        })
    const [first, second] = players.map(({ memberId }) => memberId)
    const read = async (cursor?: string) => {
      const request = {
        period: 'today',
        of: first,
        also: second,
        language: 'EN',
        pageSize: 2,
        ...(cursor && { cursor }),
      }
      const { answer } = await gateway.call('agentMovements', request as never, { token })
      if (!answer.success) throw new Error(answer.code)
      return answer.value
    }
    const begin = await read()
    expect(begin.accounts.map((one) => one.id)).toEqual([first, second])
    expect(begin.totals).toMatchObject({ entries: 6, out: '20.00' })
    const all = [...begin.movements]
    for (let { next } = begin; next !== null; ) {
      const page = await read(next)
      all.push(...page.movements)
      next = page.next
    }
    expect(all.map(({ kind, account }) => [kind, account === begin.accounts[0]!.account])).toEqual([
      ...[1, 2].flatMap(() => [
        ['bet', false],
        ['bet', true],
      ]),
      ...[false, true].map((isFirst) => ['deposit', isFirst]),
    ])
  })

  test('a message to somebody of the team is written once, and says whose it is', async () => {
    const { token, id } = await agent()
    const player = await makePlayer(gateway.gateway.database.everyMerchant, { currency: site().currency })
    await placeInTeam(database(), site(), { memberId: player.memberId, uplineId: id, rebateBp: 0, code: null })
    const message = { member: player.memberId, key: 'message-of-a-test-1', title: 'Hello', content: ' How are you? ' }
    for (const _ of [1, 2])
      expect((await gateway.call('messageDownline', message, { token })).answer).toMatchObject({ success: true })
    const owner = { merchantId: 'aurora', memberId: player.memberId }
    const { list } = await inboxPage(database(), owner, 1)
    expect(list.filter((one) => one.from_agent)).toMatchObject([
      { content: { [site().languages[0]!]: 'How are you?' } },
    ])
    for (const changed of [{ content: 'Fine?' }, { title: 'Bye' }])
      expect((await gateway.call('messageDownline', { ...message, ...changed }, { token })).answer).toMatchObject({
        code: 'IDEMPOTENCY_CONFLICT',
      })
    const own = await gateway.call('messageDownline', { ...message, member: id }, { token })
    expect(own.answer).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('phone numbers and addresses are masked', async () => {
    const { token } = await agent()
    const id = await open(token, 'masked1')
    await database().run(
      `update member set email = 'masked@example.com', mobile = '639170001234' where merchant_id = 'aurora' and id = $1`,
      [id],
    )
    const { answer } = await gateway.call('agentDownlines', { of: id }, { token })
    expect(answer).toMatchObject({ value: { of: { mobile: '••••234', email: 'm••••@example.com' } } })
    expect(JSON.stringify(answer)).not.toContain('63917')
  })

  test('who registered by a number is shown by its end alone, and found by all of it', async () => {
    const { token, id } = await agent()
    const number = '639185557788'
    const player = await makePlayer(gateway.gateway.database.everyMerchant, { currency: site().currency })
    await database().run(`update member set account = $1, mobile = $1 where merchant_id = 'aurora' and id = $2`, [
      number,
      player.memberId,
    ])
    await placeInTeam(database(), site(), { memberId: player.memberId, uplineId: id, rebateBp: 0, code: null })
    const ask = async (name: CallName, request: object) =>
      (await gateway.call(name, request as never, { token })).answer
    await database().transaction((tx) =>
      makeMemberTransfer(tx, {
        ...{ merchantId: 'aurora', memberId: player.memberId, currency: site().currency, amountMinor: 1_00n },
        ...{ direction: 'up', receiverId: null, reference: 'M-of-a-number', key: 'a-key-of-a-number' },
        ...{ weights: turnoverWeights(site()), mostDayMinor: null, dayBegan: new Date(), turnoverPercent: 0 },
      }),
    )
    const of = { of: player.memberId }
    const report = { period: 'today', language: 'EN' }
    const answers = [
      await ask('agentDownlines', of),
      await ask('agentDownlines', { search: '63918555' }),
      await ask('agentStatements', { period: 'today' }),
      await ask('agentMovements', { ...report, ...of }),
      await ask('agentBets', { ...report, ...of }),
      await ask('agentContracts', { kind: 'daily' }),
      await ask('transferDesk', {}),
    ]
    expect(answers.map(({ success }) => success)).not.toContain(false)
    expect(JSON.stringify(answers)).not.toContain(number)
    expect(answers[0]).toMatchObject({ value: { of: { account: '••••788' }, crumbs: [{}, { account: '••••788' }] } })
    expect(answers[1]).toMatchObject({ value: { members: [] } })
    expect(await ask('agentDownlines', { search: number })).toMatchObject({
      value: { members: [{ id: player.memberId, account: '••••788' }] },
    })
  })
})
