import type { ResponseOf } from '@livery/contract/call'
import type { CallName } from '@livery/contract/calls'
import type { ServerEvent, ServerEventKind } from '@livery/contract/events'
import { queryKey } from '@livery/contract/query-key'
import type { getBalanceV2 } from '@livery/contract/wallet'
import { toast } from '@livery/ui/toast'
import { endSession } from '../visit/session-store.ts'
import { sessionToast } from '../visit/session-toast.ts'
import type { Visit } from '../visit/visit.ts'
import { setBalance } from '../wallet/set-balance.ts'
import { refetchCalls } from './refetch-calls.ts'

/** The calls whose answers an event changes. */
const CALLS_OF = {
  balance: ['getBalanceV2'],
  deposit: ['deposit', 'deposits', 'depositMethods', 'withdrawalDesk'],
  withdrawal: ['withdrawalDesk', 'withdrawals', 'withdrawal'],
  ways: ['depositMethods', 'withdrawalDesk', 'withdrawal'],
  walletTransfer: ['walletBalance', 'walletTransfers', 'withdrawalDesk'],
  transfer: ['transferDesk', 'withdrawalDesk', 'agentDownlines'],
  reward: ['memberRewards', 'rewardCounts', 'depositMethods', 'referral', 'referralFriends', 'raffles', 'ownRaffles'],
  raffle: ['raffles', 'ownRaffles'],
  mission: ['memberRewards', 'rewardCounts'],
  message: ['messages', 'getUnreadMessageV2'],
  level: ['vip', 'manualRebate', 'memberRewards', 'depositMethods', 'withdrawalDesk'],
  contract: ['getConsolidated', 'agentContracts', 'contractHistory', 'agentSettlements', 'agentRevenue'],
  team: ['agentDownlines', 'agentLinks', 'getConsolidated', 'agentContracts', 'contractHistory', 'agentSettlements'],
  feedback: ['feedbackThreads'],
  order: ['redeemList', 'pointsBalance', 'pointTransactions'],
  limit: ['withdrawalDesk'],
  announcements: ['getAnnouncementContentV2'],
  notice: ['getAnnouncementContentV2'],
} as const satisfies Partial<Record<ServerEventKind, readonly CallName[]>>

/** The states of a contract that wait for an answer. */
const PENDING_STATES: ReadonlySet<string> = new Set(['P', 'E', 'V'])

/** All pages get a message to everybody at the same moment, so their requests are spread over this time. */
const SPREAD_MS = 5_000
/** After this time every gateway knows what an operator wrote at one of them. */
const EVERY_GATEWAY_MS = 1_500
const isForMany = (event: ServerEvent) =>
  event.kind === 'raffle' || (event.kind === 'message' && event.unread === undefined)

const versions = new WeakMap<Visit, number>()

/** Updates the page for one event. A balance that is older than the shown one is ignored. */
export function applyEvent(visit: Visit, event: ServerEvent): void {
  switch (event.kind) {
    case 'balance':
      if (event.version < (versions.get(visit) ?? 0)) return
      versions.set(visit, event.version)
      if (hasSunk(visit, event.balance)) advise(visit, event.balance)
      setBalance(visit.queries, event)
      return
    case 'deposit':
    case 'withdrawal':
    case 'ways':
    case 'walletTransfer':
    case 'transfer':
    case 'message':
    case 'reward':
    case 'mission':
    case 'raffle':
    case 'feedback':
    case 'order':
    case 'limit':
    case 'team':
      refetchCalls(visit.queries, CALLS_OF[event.kind], isForMany(event) ? SPREAD_MS : 0)
      return
    case 'level':
      refetchCalls(visit.queries, CALLS_OF.level)
      void renewMember(visit)
      return
    case 'contract':
      refetchCalls(visit.queries, CALLS_OF.contract)
      // The member has to answer: a contract was offered, or somebody wants to end one.
      if (PENDING_STATES.has(event.state)) visit.popups.open('contract', {})
      return
    case 'ready':
      for (const kind of event.changed ?? []) renew(visit, kind)
      if (!event.missed) return
      // Another database may count the account's postings from a lower number.
      versions.delete(visit)
      void visit.queries.invalidateQueries()
      return
    case 'announcements':
      refetchCalls(visit.queries, CALLS_OF.announcements, SPREAD_MS, EVERY_GATEWAY_MS)
      return
    case 'notice':
      toast({ tone: 'info', id: event.id, title: event.title })
      refetchCalls(visit.queries, CALLS_OF.notice)
      return
    case 'signedOut':
      versions.delete(visit)
      endSession(visit.session, visit.sessionStorage)
      sessionToast({ tone: 'warning', title: visit.i18n.t('core:error.SESSION_EXPIRED') })
      return
    default:
  }
}

/** Requests again what changed while the page was not connected; nothing is announced for it. */
function renew(visit: Visit, kind: string): void {
  const isKnown = (name: string): name is keyof typeof CALLS_OF => Object.hasOwn(CALLS_OF, name)
  // Pages connect at different moments, so these requests need no spreading.
  if (isKnown(kind)) refetchCalls(visit.queries, CALLS_OF[kind], 0, kind === 'announcements' ? EVERY_GATEWAY_MS : 0)
  if (kind === 'level') void renewMember(visit)
}

/** Updates the VIP label in the header. When the member cannot be loaded, the next page shows the new label. */
async function renewMember({ call, session }: Visit): Promise<void> {
  const member = await call('memberInfo', {}).catch(() => null)
  session.setState((state) => (member && state.member?.id === member.id ? { member } : {}))
}

function hasSunk({ queries }: Visit, balance: string): boolean {
  const before = queries.getQueryData<ResponseOf<typeof getBalanceV2>>(queryKey('getBalanceV2'))
  return before !== undefined && Number(balance) < Number(before.balance)
}

/** Its code is loaded with the first bet. When that fails a deposit takes one more press, which is no error. */
function advise(visit: Visit, balance: string): void {
  import('../deposit/low-balance.ts')
    .then(({ adviseLowBalance }) => adviseLowBalance(visit, balance))
    .catch(() => undefined)
}
