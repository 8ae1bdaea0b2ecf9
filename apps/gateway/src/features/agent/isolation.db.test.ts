import { CALLS, type CallName } from '@livery/contract/calls'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { placeInTeam } from '../../members/team/place.ts'
import { text } from '../../platform/database/row.ts'
import { makeDatabase, type TestDatabase } from '../../platform/database/testing/databases.ts'
import { assembleOn, type TestGateway } from '../../testing/assembled.ts'

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
  agentSettlementRounds: { run: '1', member: '1', of: '1', base: '2026-11-24', gameType: 'CONS', language: 'EN' },
  payContract: { run: '1' },
  changeAgentLink: { kind: 'player', rebate: '0', note: '', days: null, usesMost: null },
}
/** How many trees are drawn. */
const TREES = Number(process.env.ISOLATION_TREES ?? 6)
/** The fields by which calls name a member. */
const NAMING = ['of', 'also', 'member']

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
      const { username, password } = site().demo.accounts.find(({ kind }) => kind === 'agent')!
      const { answer } = await gateway.call('login', { type: 'username', username, password, asAgent: true })
      if (!answer.success) throw new Error(answer.code)
      const { token } = answer.value
      const self = await database().row(
        { id: text },
        `select id::text as id from member where merchant_id = 'aurora' and account = $1`,
        [username],
      )
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
          const mine = await grow(self!.id, inside, 'mine')
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
})
