import type { ContractGameType } from '@livery/contract/agent/contract-words'
import type { Contract, ContractMember } from '@livery/contract/agent/contracts'
import type { Bill, SettlementLine } from '@livery/contract/agent/settlements'
import type { CallName } from '@livery/contract/calls'
import { PAGES } from '@livery/contract/pages'
import type { Visit } from './open-visit.ts'

/** What a story shows of contracts. */
export interface ContractWish {
  readonly tab?: 'own' | 'below' | 'contracts' | 'history'
  /** The records: some of each state, none, or an answer that does not come. */
  readonly records?: 'some' | 'none' | 'unknown'
}

const PERIOD = {
  ...{ from: '2026-10-28', to: '2026-11-26', begin: '2026-10-27T16:00:00Z', end: '2026-11-26T16:00:00Z' },
  ...{ timeZone: 'Asia/Manila', isOpen: true },
}

const bill = (run: number, replaced: Partial<Bill>): Bill => ({
  ...{
    run: String(run),
    key: `2026-11-0${run}`,
    from: `2026-11-0${run}T16:00:00Z`,
    to: `2026-11-0${run + 1}T16:00:00Z`,
  },
  ...{ member: '100002', account: 'mariposa_de_la_noche', payer: 'agent', payerId: '100001' },
  ...{ turnover: '1834567.25', loss: '84210.50', active: 41, tier: 2, gross: '25263.15', children: '8421.05' },
  ...{ own: '16842.10', due: '25263.15', paid: '25263.15', open: '0.00', offset: '0.00', taken: '0.00', owed: '0.00' },
  ...{ state: 'paid', paidAt: `2026-11-0${run + 1}T16:11:00Z` },
  ...replaced,
})

const BILLS = [
  bill(5, { state: 'part', paid: '9000.00', open: '14263.15', offset: '2000.00' }),
  bill(4, {}),
  bill(3, {
    gross: '-3120.40',
    own: '-2080.00',
    due: '0.00',
    paid: '0.00',
    taken: '2000.00',
    owed: '1120.40',
    state: 'nothing',
  }),
  bill(2, { tier: 0, gross: '0.00', children: '0.00', own: '0.00', due: '0.00', paid: '0.00', state: 'nothing' }),
]

const LINE: SettlementLine = {
  ...{
    base: '2026-11-05',
    isCorrection: false,
    gameType: 'CONS',
    turnover: '1834567.25',
    loss: '84210.50',
    active: 41,
  },
  direct: { turnover: '612000.00', loss: '30100.00', active: 12 },
  ...{ carriedIn: '-1200.00', carriedOut: '0.00', tier: 2, rateType: 'P', rate: '30', gross: '25263.15' },
  ...{ rounding: '0.0025', before: '0.00', children: '8421.05', own: '16842.10' },
  parts: [
    ...['estrella', 'buwan_at_bituin', 'kidlat'].map((account, index) => ({
      ...{
        run: '1',
        member: `10001${index}`,
        account,
        opens: true,
        turnover: '407522.41',
        loss: '18036.83',
        active: 9,
        gross: '2807.01',
      },
    })),
  ],
  members: [
    ...['amihan', 'habagat', 'dagat'].map((account, index) => ({
      ...{ member: `10002${index}`, account, stake: '204000.00', win: '173900.00', given: '120.00', isBelow: true },
    })),
  ],
  moreMembers: 9,
}

const TIERS = [
  { turnover: '0', loss: '0', active: '1', rate: '20' },
  { turnover: '100000', loss: '5000', active: '5', rate: '30' },
]
const contract = (id: number, state: Contract['state'], gameType: ContractGameType = 'CONS'): Contract => ({
  ...{ id: String(id), gameType, rateType: 'P', tiers: TIERS, state, until: null },
  since: state === 'A' || state === 'V' ? '2026-10-31T16:00:00Z' : null,
})
const member = (id: number, account: string, ...contracts: readonly Contract[]): ContractMember => ({
  ...{ id: String(id), account, kind: 'agent', contracts: [...contracts] },
})

/** An agent's visit in which the pages of dividends are answered, which no recording has; and the address to show. */
export function agentVisit(
  visit: Visit,
  { tab = 'own', records = 'some' }: ContractWish,
): { visit: Visit; path: string } {
  visit.session.setState(({ member }) => ({ member: member && { ...member, type: 1, isAgent: true, isTrial: false } }))
  const bills = records === 'none' ? [] : BILLS
  const sums = { gross: '47405.90', children: '16842.10', own: '30563.80', due: '50526.30', paid: '34263.15' }
  const answers: Partial<Record<CallName, object>> = {
    agentCentre: {
      menu: ['agentTeamOverview', 'agentDividendRecordCopy2'],
      level: 0,
      rebate: '1.5',
      balance: '5000.00',
    },
    getConsolidated: Object.fromEntries(
      [
        ...['divtypereq', 'divtypeinfo', 'dailysalreqtype', 'dailysalinfotype', 'contracthoursalreq'],
        ...['contracthoursalinfo', 'realtimesalreqtype', 'contractmrdailysalinfotype'],
      ].map((name) => [name, {}]),
    ),
    agentSettlements: { period: PERIOD, totals: { ...sums, open: '14263.15' }, owed: '1120.40', bills, next: null },
    agentSettlement: {
      bill: BILLS[0]!,
      lines: [LINE, { ...LINE, base: '2026-11-01', isCorrection: true, before: '26000.00' }],
      watermark: '2026-11-06T16:10:00Z',
      version: '0f3c9a7be214',
    },
    agentContracts: {
      own: [{ gameType: 'CONS', rateType: 'P', tiers: TIERS }],
      ...{ payer: null, tiersMost: 5, rateMost: '35', begins: '2026-11-30T16:00:00Z', next: null },
      members: [
        member(100002, 'mariposa_de_la_noche', contract(1, 'A'), contract(2, 'E')),
        member(100003, 'estrella', contract(3, 'V')),
        member(100004, 'kidlat'),
      ],
    },
    contractHistory: { steps: [], next: null },
  }
  const call: Visit['call'] = async (name, ...request) => {
    if (records === 'unknown' && name === 'agentSettlements') throw new Error('no answer')
    return (answers[name] ?? (await visit.call(name, ...request))) as never
  }
  const path = `${PAGES.agentDividendRecordCopy2.path}${tab === 'own' ? '' : `?tab=${tab}`}`
  return { visit: { ...visit, call }, path }
}
