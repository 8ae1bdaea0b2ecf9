import type { ContractTier } from '@livery/contract/agent/contracts'
import type { CallName } from '@livery/contract/calls'
import type { Static } from 'typebox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accrueAgentRebates } from '../../../ledger/agent-rebate/agent-rebate.ts'
import { checkInvariants } from '../../../ledger/invariants.ts'
import { makePlayer } from '../../../ledger/wallet/testing.ts'
import { placeInTeam } from '../../../members/team/place.ts'
import { integer, text } from '../../../platform/database/row.ts'
import { makeDatabase, type TestDatabase } from '../../../platform/database/testing/databases.ts'
import { assembleOn, type TestGateway } from '../../../testing/assembled.ts'

type Tier = Static<typeof ContractTier>
const tier = (rate: string, turnover = '1000', active = '1', loss = '0'): Tier => ({ turnover, active, loss, rate })

describe.each(['embedded', 'postgres'] as const)('contracts, on %s', (kind) => {
  let own: TestDatabase
  let gateway: TestGateway
  let agent: { id: string; token: string }
  let player: { id: string; token: string }
  const merchant = () => gateway.gateway.registry.sites.find(({ merchant: { id } }) => id === 'aurora')!.merchant
  const database = () => gateway.gateway.database.of('aurora')

  async function signIn(demo: 'agent' | 'player') {
    const { username, password } = merchant().demo.accounts.find((one) => one.kind === demo)!
    const { answer } = await gateway.call('login', { type: 'username', username, password, asAgent: demo === 'agent' })
    if (!answer.success) throw new Error(answer.code)
    const row = await database().row(
      { id: text },
      `select id::text as id from member where merchant_id = 'aurora' and account = $1`,
      [username],
    )
    return { id: row!.id, token: answer.value.token }
  }
  const call = async <Name extends CallName>(name: Name, request: object, { token }: { token: string }) =>
    (await gateway.call(name, request as never, { token })).answer
  const offer = (tiers: readonly Tier[], more: object = {}) =>
    call('offerContract', { kind: 'daily', member: player.id, gameType: 'CONS', rateType: 'P', tiers, ...more }, agent)
  async function consolidated() {
    const answer = await call('getConsolidated', {}, player)
    if (!answer.success) throw new Error(answer.code)
    return answer.value as {
      dailysalreqtype: { CONS?: { id: string }[] }
      dailysalinfotype: { CONS?: object[] }
      divtypereq: { CONS?: { id: string; status: string }[] }
      divtypeinfo: { CONS?: { id: string }[] }
    }
  }

  beforeAll(async () => {
    own = await makeDatabase(kind)
    gateway = await assembleOn(own)
    agent = await signIn('agent')
    player = await signIn('player')
    await placeInTeam(database(), merchant(), { memberId: agent.id, uplineId: null, rebateBp: 0, code: null })
    await placeInTeam(database(), merchant(), { memberId: player.id, uplineId: agent.id, rebateBp: 0, code: null })
    await database().run(`delete from event_outbox where payload ->> 'kind' = 'contract' and merchant_id = 'aurora'`)
  })
  afterAll(async () => {
    expect(await checkInvariants(gateway.gateway.database.everyMerchant)).toEqual({ ok: true, faults: [] })
    await gateway?.stop()
    await own?.remove()
  })

  test('an offer is held against the field it is wrong at', async () => {
    const faults = async (tiers: readonly Tier[], more?: object) => {
      const answer = await offer(tiers, more)
      return answer.success ? [] : answer.fields?.map(({ field, code }) => `${field} ${code}`)
    }
    expect(await faults([])).toEqual(['tiers contractTiers'])
    expect(await faults([tier('0.3'), tier('0.3', '2000')])).toEqual(['tiers.1.rate contractRising'])
    expect(await faults([tier('0.2', '3000'), tier('0.3', '2000')])).toEqual(['tiers.1.turnover contractFalling'])
    expect(await faults([tier('0.5')])).toEqual(['tiers.0.rate contractOwn'])
    expect(await faults([tier('0.9', '200000', '20')])).toEqual(['tiers.0.rate contractRateMost'])
    expect(await faults([tier('0.2', '999')])).toEqual(['tiers.0.turnover contractOwnFrom'])
    expect(await faults([tier('x', '1.234')])).toEqual([
      'tiers.0.turnover contractFigure',
      'tiers.0.rate contractFigure',
    ])
    expect(await faults([tier('5')], { rateType: 'F' })).toEqual(['rateType contractOwnType'])
    expect(await faults([tier('0.2')], { gameType: 'LIVE' })).toEqual(['gameType contractNone'])
    expect((await offer([tier('0.2')], { member: agent.id })).success).toBe(false)
  })

  test('an offer waits, is replaced, refused, accepted; what is agreed begins with the next period', async () => {
    expect(await offer([tier('0.2')])).toMatchObject({ success: true })
    const first = (await consolidated()).dailysalreqtype.CONS![0]!
    expect(first).toMatchObject({
      status: 'P',
      details: [{ betVolume: '1000', activeMember: 1, rateType: 'P', rate: '0.2' }],
    })
    await offer([tier('0.3')])
    const second = (await consolidated()).dailysalreqtype.CONS!
    expect(second).toHaveLength(1)
    expect(await call('answerDailyContract', { id: first.id, status: 'A' }, player)).toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await call('answerDailyContract', { id: second[0]!.id, status: 'A' }, agent)).toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await call('answerDailyContract', { id: second[0]!.id, status: 'R' }, player)).toMatchObject({
      success: true,
    })
    expect(await consolidated()).toMatchObject({ dailysalreqtype: {}, dailysalinfotype: {} })
    const seenByPayer = async () => {
      const answer = await call('agentContracts', { kind: 'daily', member: player.id }, agent)
      if (!answer.success) throw new Error(answer.code)
      return (answer.value as { members: { contracts: { id: string; state: string }[] }[] }).members[0]!.contracts
    }
    expect(await seenByPayer()).toMatchObject([{ id: second[0]!.id, state: 'R' }])
    await offer([tier('0.25')])
    expect(await seenByPayer()).toMatchObject([{ state: 'P' }])
    const third = (await consolidated()).dailysalreqtype.CONS![0]!
    expect(await call('answerDailyContract', { id: third.id, status: 'A' }, player)).toMatchObject({ success: true })
    const desk = await call('agentContracts', { kind: 'daily' }, agent)
    if (!desk.success) throw new Error(desk.code)
    const { begins, members } = desk.value as { begins: string; members: { id: string; contracts: object[] }[] }
    expect(members.find(({ id }) => id === player.id)!.contracts).toMatchObject([
      { state: 'A', since: begins, until: null },
    ])
    expect((await consolidated()).dailysalinfotype.CONS).toMatchObject([{ id: third.id, status: 'A' }])
  })

  test('of two answers at once one counts, and one contract is in force', async () => {
    await offer([tier('0.3')])
    const { id } = (await consolidated()).dailysalreqtype.CONS![0]!
    const answers = await Promise.all(
      ['A', 'A', 'R', 'A'].map((status) => call('answerDailyContract', { id, status }, player)),
    )
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    const row = await database().row(
      { count: integer },
      `select count(*)::int as count from contract where merchant_id = 'aurora' and holder_id = $1::bigint and kind = 'daily'
         and state in ('A', 'V') and until is null`,
      [player.id],
    )
    expect(row!.count).toBe(1)
  })

  test('an end is asked for, kept, and agreed to; the history keeps each as it was', async () => {
    const { id } = (await consolidated()).dailysalinfotype.CONS!.at(-1) as { id: string }
    expect(await call('endContract', { contract: id }, agent)).toMatchObject({ success: true })
    expect((await consolidated()).dailysalreqtype.CONS).toMatchObject([{ id, status: 'V' }])
    expect(await call('answerDailyContract', { id, status: 'A' }, player)).toMatchObject({ success: true })
    await call('endContract', { contract: id }, agent)
    expect(await call('answerDailyContract', { id, status: 'C' }, player)).toMatchObject({ success: true })
    expect(await call('endContract', { contract: id }, agent)).toMatchObject({ code: 'NOT_FOUND' })
    const history = await call('contractHistory', { kind: 'daily' }, agent)
    if (!history.success) throw new Error(history.code)
    const { steps } = history.value as { steps: { state: string; contract: string; tiers: Tier[] }[] }
    expect(steps.slice(0, 4).map(({ state }) => state)).toEqual(['C', 'V', 'K', 'V'])
    expect(steps.map(({ tiers }) => tiers[0]!.rate)).toEqual(expect.arrayContaining(['0.2', '0.25', '0.3']))
    await expect(database().run(`delete from contract_step where merchant_id = 'aurora'`)).rejects.toThrow()
    await expect(database().run(`update contract set tiers = '[]' where id = $1::bigint`, [id])).rejects.toThrow()
  })

  test('a holder is asked one thing at a time, and answers the one that was seen', async () => {
    const dividend = async (rate: string) => {
      const answer = await offer([tier(rate, '100000', '5', '1')], { kind: 'dividend' })
      if (!answer.success) throw new Error(JSON.stringify(answer))
      return (answer.value as { id: string }).id
    }
    const respond = (status: string, contract?: string) =>
      call('answerDividendContract', { type: 'CONS', status, ...(contract && { contract }) }, player)
    const pending = async () => (await consolidated()).divtypereq.CONS ?? []
    const replaced = await dividend('5')
    const first = await dividend('10')
    expect(await respond('A', replaced)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await respond('A', first)).toMatchObject({ success: true })
    await dividend('4')
    expect(await call('endContract', { contract: first }, agent)).toMatchObject({ success: true })
    expect(await pending()).toMatchObject([{ id: first, status: 'V' }])
    const change = await dividend('6')
    expect(await pending()).toMatchObject([{ id: change, status: 'E' }])
    expect(await respond('C', first)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await respond('R')).toMatchObject({ success: true })
    const history = await call('contractHistory', { kind: 'dividend' }, agent)
    if (!history.success) throw new Error(history.code)
    const { steps } = history.value as { steps: { state: string; contract: string }[] }
    expect(steps.slice(0, 5).map(({ state }) => state)).toEqual(['R', 'E', 'K', 'V', 'W'])
  })

  test('a contract whose end is agreed is in force until then', async () => {
    const inForce = async () => (await consolidated()).divtypeinfo.CONS ?? []
    const [{ id }] = (await inForce()) as [{ id: string }]
    await database().run(`update contract set since = now() - interval '1 day' where id = $1::bigint`, [id])
    expect(await inForce()).toMatchObject([{ id, status: 'A', until: null }])
    await call('endContract', { contract: id }, agent)
    await call('answerDividendContract', { type: 'CONS', contract: id, status: 'C' }, player)
    expect(await inForce()).toMatchObject([{ id, status: 'A', until: expect.stringMatching(/Z$/) }])
  })

  test('both sides are told of what the other did', async () => {
    const events = await database().rows(
      { member: text, state: text },
      `select member_id::text as member, payload ->> 'state' as state from event_outbox
        where merchant_id = 'aurora' and payload ->> 'kind' = 'contract' order by id`,
    )
    expect(events[0]).toEqual({ member: player.id, state: 'P' })
    expect(events).toContainEqual({ member: agent.id, state: 'A' })
    expect(events).toContainEqual({ member: player.id, state: 'V' })
  })

  test('what was given on since an offer has to fit into it', async () => {
    const { memberId } = await makePlayer(gateway.gateway.database.everyMerchant, {
      merchantId: 'aurora',
      balanceMinor: 0n,
    })
    await placeInTeam(database(), merchant(), { memberId, uplineId: player.id, rebateBp: 0, code: null })
    await offer([tier('0.2')])
    const { id } = (await consolidated()).dailysalreqtype.CONS![0]!
    const row = await database().row(
      { id: text },
      `insert into contract (merchant_id, kind, game_type, payer_id, holder_id, rate_type, tiers, state, answered_at, since)
       values ('aurora', 'daily', 'CONS', $1::bigint, $2::bigint, 'P', $3, 'A', now(), now()) returning id::text as id`,
      [player.id, memberId, JSON.stringify([tier('0.25')])],
    )
    const accept = () => call('answerDailyContract', { id, status: 'A' }, player)
    expect(await accept()).toMatchObject({ code: 'CONTRACT_EXCEEDED' })
    await database().run(`update contract set state = 'C', until = now() where id = $1::bigint`, [row!.id])
    expect(await accept()).toMatchObject({ success: true })
  })

  test('who was moved to another team holds nothing of the former agent, whose contracts pay nothing any more', async () => {
    const elsewhere = await makePlayer(gateway.gateway.database.everyMerchant, {
      merchantId: 'aurora',
      balanceMinor: 0n,
    })
    await placeInTeam(database(), merchant(), { memberId: elsewhere.memberId, uplineId: null, rebateBp: 0, code: null })
    const moveTo = (upline: string) => database().run(`select team_move('aurora', $1, $2)`, [player.id, upline])
    const held = async () => Object.values(await consolidated()).flatMap((map) => Object.values(map).flat())
    expect(await held()).not.toEqual([])
    await moveTo(elsewhere.memberId)
    expect(await held()).toEqual([])
    await moveTo(agent.id)
    expect(await held()).not.toEqual([])
  })

  test('the team tells by which kinds of contracts the agent pays somebody right below', async () => {
    const kindsOf = async (kinds: readonly string[]) => {
      const answer = await call('agentDownlines', {}, agent)
      if (!answer.success) throw new Error(answer.code)
      const { members } = answer.value as { members: { id: string; contracts: string[] }[] }
      expect(members.find(({ id }) => id === player.id)!.contracts).toEqual(kinds)
    }
    await kindsOf(['dividend', 'daily'])
    await database().run(
      `update contract set until = since where merchant_id = 'aurora' and kind = 'dividend' and until is not null`,
    )
    await kindsOf(['daily'])
  })

  test('of one right below alone can be asked for', async () => {
    const pending = await call('agentContracts', { kind: 'daily', member: player.id }, agent)
    expect(pending).toMatchObject({ success: true, value: { members: [{ id: player.id }], next: null } })
    const unknown = await call('agentContracts', { kind: 'daily', member: '999999' }, agent)
    expect(unknown).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('records are the agent’s own and those it pays', async () => {
    const answer = await call('agentSettlements', { kind: 'daily', side: 'own', period: 'month' }, agent)
    expect(answer).toMatchObject({ success: true, value: { owed: '0.00' } })
    expect(await call('agentSettlement', { run: '999999', member: player.id }, agent)).toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await call('payContract', { run: '999999', member: player.id }, agent)).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('what the team’s stakes came to is shown down to the rounds, also what is not paid yet', async () => {
    await accrueAgentRebates(database(), 'aurora', [
      {
        memberId: player.id,
        adapter: 'shown',
        roundId: 'shown-1',
        turnoverMinor: 12_345n,
        mostBp: 200,
        at: new Date(),
      },
    ])
    const list = await call('agentRebates', { period: 'today' }, agent)
    expect(list).toMatchObject({ success: true, value: { open: { turnover: '123.45', earned: '2.469000' } } })
    const parts = await call('agentRebateParts', {}, agent)
    const part = { member: player.id, rounds: 1, turnover: '123.45', share: '2', earned: '2.469000', isBelow: true }
    expect(parts).toMatchObject({ success: true, value: { parts: [part], moreParts: 0 } })
    const rounds = await call('agentRebateRounds', { member: player.id }, agent)
    expect(rounds).toMatchObject({ success: true, value: { rounds: [{ round: 'shown-1', turnover: '123.45' }] } })
    expect(await call('agentRebateParts', { run: '999999' }, agent)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await call('agentRebateRounds', { run: '999999', member: player.id }, agent)).toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})
