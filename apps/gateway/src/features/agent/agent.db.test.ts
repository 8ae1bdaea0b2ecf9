import type { PeriodName } from '@livery/contract/account/history/words'
import { CALLS, type CallName } from '@livery/contract/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkInvariants } from '../../ledger/invariants.ts'
import { makePlayer } from '../../ledger/wallet/testing.ts'
import { placeInTeam } from '../../members/team/place.ts'
import { text } from '../../platform/database/row.ts'
import { makeDatabase, type TestDatabase } from '../../platform/database/testing/databases.ts'
import { assembleOn, type TestGateway } from '../../testing/assembled.ts'

describe('the agents’ back office', () => {
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

  const signIn = async (kind: 'player' | 'agent') => {
    const { username, password } = site().demo.accounts.find((account) => account.kind === kind)!
    const { answer } = await gateway.call('login', { type: 'username', username, password, asAgent: kind === 'agent' })
    if (!answer.success) throw new Error(answer.code)
    const row = await database().row(
      { id: text },
      `select id::text as id from member where merchant_id = 'aurora' and account = $1`,
      [username],
    )
    return { token: answer.value.token, id: row!.id }
  }
  const overview = async (token: string, period: PeriodName = 'today') => {
    const { answer } = await gateway.call('agentTeamOverview', { period }, { token })
    if (!answer.success) throw new Error(answer.code)
    return answer.value
  }

  test('who is no agent is told so by every call of agents', async () => {
    const { token } = await signIn('player')
    const calls = (Object.keys(CALLS) as CallName[]).filter((name) => CALLS[name].auth === 'agent')
    expect(calls.length).toBeGreaterThan(20)
    for (const name of calls) {
      expect((await gateway.call(name, {} as never)).answer, name).toMatchObject({ code: 'NOT_SIGNED_IN' })
      expect((await gateway.call(name, {} as never, { token })).answer, name).toMatchObject({ code: 'NON_AGENT' })
    }
  })

  test('the menu has the entries of agentMenu that the merchant’s flags allow', async () => {
    const { token } = await signIn('agent')
    const { answer } = await gateway.call('agentCentre', {}, { token })
    if (!answer.success) throw new Error(answer.code)
    const { menus, capabilities } = site()
    const hidden = [
      ...(capabilities.CONTRACTS ? [] : ['agentDividendRecordCopy2']),
      ...(capabilities.DAILYSALARY ? [] : ['agentDailyWages2']),
      ...(capabilities.HOURSALARY ? [] : ['agentHourSalary']),
      ...(capabilities.REALTIMESALARY ? [] : ['agentRealtimeSalary']),
    ]
    expect(answer.value.menu).toEqual(menus.agentMenu.filter((entry) => !hidden.includes(entry)))
  })

  test('the overview has what was done until this moment, the agent’s own apart from the team’s', async () => {
    const { token, id } = await signIn('agent')
    const before = await overview(token)
    const player = await makePlayer(gateway.gateway.database.everyMerchant, { currency: site().currency })
    await placeInTeam(database(), site(), { memberId: player.memberId, uplineId: id, rebateBp: 0, code: null })
    await player.bet(`${player.memberId}-a`, '10.00')
    await player.win(`${player.memberId}-b`, '4.00', { roundClosed: true })
    const after = await overview(token)
    const difference = (name: 'bets' | 'prizes' | 'net' | 'deposit') =>
      Number(after.figures.team[name]) - Number(before.figures.team[name])
    expect([difference('bets'), difference('prizes'), difference('net'), difference('deposit')]).toEqual([
      10, 4, -6, 100,
    ])
    expect(after.figures.team.bettors - before.figures.team.bettors).toBe(1)
    expect(after.figures.team.firstDepositors - before.figures.team.firstDepositors).toBe(1)
    expect(after.figures.team.newMembers - before.figures.team.newMembers).toBe(1)
    expect(after.figures.own).toEqual(before.figures.own)
    expect(after.members.players - before.members.players).toBe(1)
    expect(Number(after.balance.team) - Number(before.balance.team)).toBe(94)
    expect(after.days).toHaveLength(1)
    const month = await overview(token, 'month')
    expect(Number(month.figures.team.bets)).toBeGreaterThanOrEqual(10)
    expect(month.before.team.bettors).toBe(before.before.team.bettors)
  })
})
