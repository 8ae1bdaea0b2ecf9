import { CALLS, type CallName } from '@livery/contract/calls'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { placeInTeam } from '../../members/team/place.ts'
import { text } from '../../platform/database/row.ts'
import { makeDatabase, type TestDatabase } from '../../platform/database/testing/databases.ts'
import { assembleOn, type TestGateway } from '../../testing/assembled.ts'
import { settleDue } from './settlement/settle-due.ts'

/** Every call that only agents may make. */
const AGENT_CALLS = (Object.keys(CALLS) as CallName[]).filter((name) => CALLS[name].auth === 'agent')
/** What a request needs besides the member it names. */
const MORE: Readonly<Record<string, object>> = {
  agentTeamOverview: { period: 'month' },
  agentStatements: { period: 'month' },
  agentBets: { period: 'month', language: 'EN' },
  agentMovements: { period: 'month', language: 'EN' },
  agentRevenue: { period: 'month' },
  agentRebates: { period: 'month' },
  setDownlineRebate: { rebate: '0' },
  messageDownline: { key: 'a-key-of-a-message', title: 'Hello', content: 'How are you?' },
  agentContracts: { kind: 'daily' },
  offerContract: {
    kind: 'daily',
    gameType: 'CONS',
    rateType: 'P',
    tiers: [{ turnover: '0', loss: '0', active: '0', rate: '0.1' }],
  },
  contractHistory: { kind: 'daily' },
  agentSettlements: { kind: 'daily', side: 'own', period: 'month' },
  agentSettlement: { run: '1' },
  agentSettlementMembers: { run: '1', member: '1', base: '2026-11-24', gameType: 'CONS' },
  agentSettlementRounds: { run: '1', member: '1', of: '1', base: '2026-11-24', gameType: 'CONS', language: 'EN' },
  payContract: { run: '1' },
  changeAgentLink: { kind: 'player', rebate: '0', note: '', days: null, usesMost: null },
}
/** How many trees are drawn. */
const TREES = Number(process.env.ISOLATION_TREES ?? 6)
/** The fields by which calls name a member. */
const NAMING = ['of', 'also', 'member']
/** The fields by which calls name nobody and nothing that is kept. A cursor is a place in the agent's own list. */
const PLAIN: ReadonlySet<string> = new Set([
  ...['period', 'from', 'to', 'cursor', 'pageSize', 'language', 'kind', 'side', 'search', 'key', 'title', 'content'],
  ...['account', 'password', 'rebate', 'note', 'days', 'usesMost', 'gameType', 'rateType', 'tiers', 'base', 'type'],
  'status',
])
const DAY_MS = 86_400_000

describe('an agent and other people’s teams', () => {
  let own: TestDatabase
  let gateway: TestGateway
  const database = () => gateway.gateway.database.of('aurora')
  const site = () => gateway.gateway.registry.sites.find(({ merchant }) => merchant.id === 'aurora')!.merchant
  const propertiesOf = (name: CallName) => (CALLS[name].request as { properties?: object }).properties ?? {}
  const naming = (name: CallName) => NAMING.filter((field) => field in propertiesOf(name))

  beforeAll(async () => {
    own = await makeDatabase('embedded')
    gateway = await assembleOn(own)
  })
  afterAll(async () => {
    await gateway?.stop()
    await own?.remove()
  })

  /** Each tree calls from its own address, so that no limit of calls is reached. */
  const addressOf = (tree: number) => `127.4.${Math.floor(tree / 250)}.${1 + (tree % 250)}`

  /** The demonstration's agent, signed in. */
  async function agent() {
    const { username, password } = site().demo.accounts.find(({ kind }) => kind === 'agent')!
    const { answer } = await gateway.call('login', { type: 'username', username, password, asAgent: true })
    if (!answer.success) throw new Error(answer.code)
    const self = await database().row(
      { id: text },
      `select id::text as id from member where merchant_id = 'aurora' and account = $1`,
      [username],
    )
    return { token: answer.value.token, self: self! }
  }

  async function member(account: string, uplineId: string | null): Promise<string> {
    const row = await database().row(
      { id: text },
      `insert into member (merchant_id, account, nickname, password_hash, kind) values ('aurora', $1, $1, '', 1)
       returning id::text as id`,
      [account],
    )
    await placeInTeam(database(), site(), { memberId: row!.id, uplineId, rebateBp: 0, code: null })
    return row!.id
  }

  test(
    'every call that names a member answers a foreign one as one who is not there',
    async () => {
      expect(AGENT_CALLS.filter((name) => naming(name).length > 0).length).toBeGreaterThanOrEqual(5)
      const { token, self } = await agent()
      let tree = 0
      const uplines = fc.array(fc.nat(), { minLength: 2, maxLength: 7 })
      await fc.assert(
        fc.asyncProperty(uplines, uplines, fc.nat(), async (inside, outside, chosen) => {
          tree += 1
          const grow = async (top: string | null, choices: readonly number[], side: string) => {
            const ids: (string | null)[] = [top]
            for (const [at, choice] of choices.entries())
              ids.push(await member(`${side}${tree}x${at}`, ids[choice % ids.length]!))
            return ids.slice(1) as string[]
          }
          const mine = await grow(self.id, inside, 'mine')
          const foreign = await grow(null, outside, 'other')
          const foreignId = foreign[chosen % foreign.length]!
          for (const name of AGENT_CALLS) {
            for (const field of naming(name)) {
              const ask = async (id: string) =>
                (await gateway.call(name, { ...MORE[name], [field]: id } as never, { token, ip: addressOf(tree) }))
                  .answer
              expect(await ask(foreignId), `${name} ${field}`).toMatchObject({ success: false, code: 'NOT_FOUND' })
              expect(await ask('999999999'), `${name} ${field}`).toMatchObject({ success: false, code: 'NOT_FOUND' })
            }
          }
          const one = await gateway.call('agentDownlines', { of: mine[0]! }, { token, ip: addressOf(tree) })
          expect(one.answer.success).toBe(true)
          const found = await gateway.call('agentDownlines', { search: `other${tree}` }, { token, ip: addressOf(tree) })
          expect(found.answer).toMatchObject({ value: { members: [] } })
          for (const name of AGENT_CALLS) {
            if (naming(name).length > 0 || !(CALLS[name].method === 'GET')) continue
            const { answer } = await gateway.call(name, (MORE[name] ?? {}) as never, {
              token,
              ip: addressOf(tree),
            })
            for (const id of foreign) expect(JSON.stringify(answer), name).not.toContain(`"${id}"`)
          }
        }),
        { numRuns: TREES },
      )
    },
    60_000 + TREES * 10_000,
  )

  /** Agents in a tree of their own, one below the other, with a link, two contracts and a settled day. */
  async function strangers() {
    const boss = await member('boss1', null)
    const second = await member('second1', boss)
    await database().run(
      `insert into invitation_code (merchant_id, code, member_id, note, member_kind, rebate_bp)
       values ('aurora', 'STRANGER1', $1::bigint, 'Theirs', 2, 0)`,
      [boss],
    )
    const agree = async (kind: string, state: string) =>
      (await database().row(
        { id: text },
        `insert into contract (merchant_id, kind, game_type, payer_id, holder_id, rate_type, tiers, state, since)
         values ('aurora', $1, 'CONS', $2::bigint, $3::bigint, 'P',
                 '[{"turnover":"0","loss":"0","active":"0","rate":"0.1"}]', $4,
                 case $4 when 'A' then now() - interval '9 days' end) returning id::text as id`,
        [kind, boss, second, state],
      ))!.id
    const contracts = { offered: await agree('hourly', 'P'), running: await agree('daily', 'A') }
    await settleDue(database(), site(), new Date())
    await database().run(
      `insert into play_sum (merchant_id, member_id, currency, quarter, node_id, vendor, game_type, rounds, open_rounds,
                             cancelled_rounds, stake_minor, win_minor, open_stake_minor, open_win_minor, moved_at)
       values ('aurora', $1::bigint, $2, quarter_of(now()), 1, 'TEST', 'RNG', 1, 0, 0, 100000, 0, 0, 0, now())`,
      [second, site().currency.code],
    )
    await settleDue(database(), site(), new Date(Date.now() + 2 * DAY_MS))
    const run = await database().row(
      { id: text, base: text },
      `select r.id::text as id, r.base from contract_run r join contract_bill b on b.run_id = r.id
        where r.merchant_id = 'aurora' and r.kind = 'daily' and b.holder_id = $1::bigint order by r.id desc limit 1`,
      [second],
    )
    expect(run).not.toBeNull()
    return { boss, second, contracts, run: run! }
  }

  test('every call of agents is asked with what is other people’s, and changes nothing of it', async () => {
    const { token, self } = await agent()
    const own = await member('ownagent', self.id)
    const { boss, second, contracts, run } = await strangers()
    const { offered, running } = contracts
    const line = { run: run.id, base: run.base, gameType: 'CONS', language: 'EN' }
    const terms = MORE.changeAgentLink
    /** What is asked of each call; null where it takes nothing that could be somebody else's. */
    const foreign: Readonly<Record<string, readonly object[] | null>> = {
      ...{ agentCentre: null, agentTeamOverview: null, agentRevenue: null, agentLinks: null, getConsolidated: null },
      ...{ agentRebates: null, contractHistory: null, agentSettlements: null, openDownline: null, addAgentLink: null },
      agentDownlines: [{ of: second }],
      messageDownline: [{ ...MORE.messageDownline, member: second }],
      setDownlineRebate: [{ rebate: '0', member: second }],
      changeAgentLink: [
        { ...terms, code: 'STRANGER1' },
        { ...terms, code: 'NOBODYS1' },
      ],
      removeAgentLink: [{ code: 'STRANGER1' }, { code: 'NOBODYS1' }],
      agentStatements: [{ period: 'month', of: second }],
      agentBets: [{ ...MORE.agentBets, of: second }],
      agentMovements: [
        { ...MORE.agentMovements, of: second },
        { ...MORE.agentMovements, also: second },
        { ...MORE.agentMovements, of: own, also: second },
      ],
      agentRebateParts: [{ run: '999999999' }],
      agentRebateRounds: [
        { run: '999999999', member: own },
        { run: '1', member: second },
      ],
      agentContracts: [{ kind: 'daily', member: second }],
      offerContract: [
        { ...MORE.offerContract, member: second },
        { ...MORE.offerContract, member: self.id },
      ],
      withdrawContract: [{ contract: offered }, { contract: running }, { contract: '999999999' }],
      endContract: [{ contract: offered }, { contract: running }, { contract: '999999999' }],
      answerDividendContract: [
        { type: 'CONS', contract: offered, status: 'R' },
        { type: 'CONS', status: 'R' },
      ],
      answerDailyContract: [
        { id: offered, status: 'R' },
        { id: running, status: 'C' },
      ],
      answerHourlyContract: [
        { contractId: offered, status: 'R' },
        { contractId: running, status: 'C' },
      ],
      answerRealtimeContract: [{ contractId: offered, status: 'R' }],
      agentSettlement: [
        ...[second, boss].flatMap((holder) => [
          { run: run.id, member: holder },
          ...[boss, self.id].map((payer) => ({ run: run.id, member: holder, payer })),
        ]),
        { run: run.id, member: self.id, payer: boss },
        { run: '999999999', member: self.id },
      ],
      agentSettlementMembers: [second, boss, self.id].map((member) => ({
        ...{ run: run.id, base: run.base, gameType: 'CONS', member },
      })),
      agentSettlementRounds: [second, boss].flatMap((of) => [
        { ...line, member: second, of },
        { ...line, member: self.id, of },
        { ...line, member: second, of: own },
      ]),
      payContract: [
        { run: run.id, member: second },
        { run: '999999999', member: own },
      ],
    }
    const callsOfAgents = (Object.keys(CALLS) as CallName[]).filter(
      (name) => CALLS[name].auth === 'agent' || (CALLS[name].module as string) === 'agent',
    )
    expect(Object.keys(foreign).sort()).toEqual([...callsOfAgents].sort())
    const fieldsOf = (name: CallName) => Object.keys(propertiesOf(name)).filter((field) => !PLAIN.has(field))
    // A name of somebody or something is tried in each call that takes it.
    for (const name of callsOfAgents.filter((of) => foreign[of]))
      expect([...new Set(foreign[name]!.flatMap((request) => Object.keys(request)))], name).toEqual(
        expect.arrayContaining(fieldsOf(name)),
      )
    for (const name of callsOfAgents.filter((of) => !foreign[of] && of !== 'addAgentLink'))
      expect(fieldsOf(name), name).toEqual([])

    const state = () =>
      database().rows(
        { all: text },
        `select jsonb_build_array(
           (select jsonb_agg(to_jsonb(c) order by c.id) from contract c where c.payer_id = $1::bigint),
           (select jsonb_agg(to_jsonb(i)) from invitation_code i where i.code = 'STRANGER1'),
           (select jsonb_agg(to_jsonb(t)) from team_member t where t.member_id = $2::bigint),
           (select jsonb_agg(to_jsonb(b) order by b.run_id) from contract_bill b where b.holder_id = $2::bigint))::text as all`,
        [boss, second],
      )
    const before = await state()
    for (const [name, requests] of Object.entries(foreign))
      for (const request of requests ?? []) {
        const { answer } = await gateway.call(name as CallName, request as never, { token, ip: '127.5.0.1' })
        const what = `${name} ${JSON.stringify(request)}`
        expect(answer, what).toMatchObject({ success: false, code: 'NOT_FOUND' })
      }
    expect(await state()).toEqual(before)
    expect(JSON.stringify(before)).toContain('STRANGER1')
  })
})
