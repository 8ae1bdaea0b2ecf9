import { isLocalDate } from '@livery/locale/local-day'
import { allClosedWays, closedWays } from '../../../ledger/payments/closed-ways.ts'
import { stepsOf } from '../../../ledger/payments/deposits.ts'
import { slipsOf } from '../../../ledger/payments/slips.ts'
import { codesLeft } from '../../../ledger/points/codes.ts'
import { explainRewards } from '../../../ledger/rewards/explained.ts'
import { latestWalletTransfers, readOwnMoney } from '../../../ledger/vendor-wallets/transfers.ts'
import { documentsOf } from '../../../ledger/withdrawals/documents.ts'
import type { Frame } from '../frame.ts'
import type { Operator } from '../person.ts'
import { proposalAbout } from './acts/proposals.ts'
import { codesPage, stockedItems } from './pages/codes-page.ts'
import { dayPage, daysPage } from './pages/days-page.ts'
import { depositPage, receiptPage } from './pages/deposit-page.ts'
import { orderPage } from './pages/order-page.ts'
import { merchantTag } from './pages/parts.ts'
import { ENTRIES, playerPage } from './pages/player-page.ts'
import { raffleListPage, rafflePage } from './pages/raffle-page.ts'
import { rewardPage } from './pages/reward-page.ts'
import { waysPage } from './pages/ways-page.ts'
import { withdrawalPage } from './pages/withdrawal-page.ts'
import { depositOf, depositsOf } from './read/deposits.ts'
import { differencesOf, reconciledDays } from './read/differences.ts'
import { memberOfId } from './read/members.ts'
import { earnedBy, orderOf } from './read/orders.ts'
import { entriesOf, accountsOf as moneyOf, payeesOf, requirementsOf, sumsOf } from './read/player.ts'
import { providerFigures } from './read/providers.ts'
import { raffleOf, rafflesOf, winnersOf } from './read/raffles.ts'
import { candidatesFor, depositsFor, receiptOf, receiptsFor } from './read/receipts.ts'
import { correctionsOf, earlierOf, rewardOf } from './read/rewards.ts'
import { attemptsOf, connectedPlayers, withdrawalOf, withdrawalsOf } from './read/withdrawals.ts'
import type { MoneyServices } from './services.ts'

/** A page of the desk, before it stands in its frame. */
export type Shown = Pick<Frame, 'at' | 'title' | 'lead' | 'body' | 'up' | 'beside'>

/** How many orders to and from vendors are listed. */
const TRANSFERS = 10
/** How many facts that gave points are listed. */
const EARNED = 10
/** How many days of reconciliation are listed. */
const DAYS = 31

/** Every account at a provider that the merchants' ways go over. */
export function accountsOf({ registry, moneyWays }: MoneyServices, merchantId?: string) {
  return registry.ids
    .filter((id) => merchantId === undefined || id === merchantId)
    .flatMap((id) =>
      [...Map.groupBy(moneyWays.of(id), ({ connectionId }) => connectionId)].map(([connectionId, ways]) => ({
        merchantId: id,
        connectionId,
        methodIds: ways.map((way) => way.id),
      })),
    )
}

/** The list one goes back to by state. Who has just approved goes back to what still waits for a decision. */
const LINES: Readonly<Record<string, readonly [at: string, name: string]>> = {
  unknown: ['unknown', 'Unknown payouts'],
  disputed: ['disputed', 'Disputes'],
  sent: ['sent', 'Sent withdrawals'],
}

export async function shownWithdrawal(
  services: MoneyServices,
  operator: Operator,
  reference: string,
): Promise<Shown | null> {
  const { database } = services
  const row = await withdrawalOf(database, reference)
  if (!row) return null
  const { merchant_id: merchantId, member_id: memberId, currency } = row
  const [steps, documents, attempts, others, accounts, sums, proposal, payees, closed] = await Promise.all([
    stepsOf(database, merchantId, [reference]),
    documentsOf(database, merchantId, reference),
    attemptsOf(database, reference),
    connectedPlayers(database, row),
    moneyOf(database, merchantId, memberId, currency),
    sumsOf(database, merchantId, memberId, currency),
    proposalAbout(database, { merchantId, key: reference }),
    payeesOf(database, merchantId, memberId),
    closedWays(database, merchantId, 'withdrawal'),
  ])
  const [queue, name] = LINES[row.state] ?? ['review', 'Withdrawals to decide']
  return {
    at: ['unknown', 'disputed'].includes(queue) ? queue : 'review',
    title: reference,
    up: { href: `/operator/money/queue/${queue}`, name },
    body: withdrawalPage({
      services,
      operator,
      row,
      history: steps.get(reference) ?? [],
      documents,
      attempts,
      others,
      accounts,
      sums,
      proposal,
      payees,
      isWayClosed: closed.has(row.method),
    }),
  }
}

export async function shownDeposit(
  services: MoneyServices,
  operator: Operator,
  reference: string,
): Promise<Shown | null> {
  const { database } = services
  const row = await depositOf(database, reference)
  if (!row) return null
  const [steps, receipts, candidates, slips] = await Promise.all([
    stepsOf(database, row.merchant_id, [reference]),
    receiptsFor(database, reference),
    row.state === 'review' ? candidatesFor(database, row) : [],
    slipsOf(database, row.merchant_id, reference),
  ])
  return {
    at: 'deposits',
    title: reference,
    up: { href: '/operator/money/queue/deposits', name: 'Deposits to match' },
    body: depositPage({
      ...{ services, operator, row, receipts, candidates },
      history: steps.get(reference) ?? [],
      slips: slips.map(({ number }) => number),
    }),
  }
}

export async function shownReceipt(
  services: MoneyServices,
  operator: Operator,
  [merchantId, connection, ref]: readonly [string, string, string],
): Promise<Shown | null> {
  const { database } = services
  const row = await receiptOf(database, merchantId, connection, ref)
  if (!row) return null
  const [candidates, proposal] = await Promise.all([
    row.state === 'suspense' ? depositsFor(database, row) : [],
    proposalAbout(database, { merchantId, key: `${connection} ${ref}` }),
  ])
  return {
    at: 'suspense',
    title: 'Money without an owner',
    up: { href: '/operator/money/queue/suspense', name: 'Without an owner' },
    body: receiptPage({ services, operator, row, candidates, proposal }),
  }
}

export async function shownReward(services: MoneyServices, operator: Operator, id: string): Promise<Shown | null> {
  const { database } = services
  const row = await rewardOf(database, id)
  if (!row) return null
  const { merchant_id: merchantId, member_id: memberId, programme_id: programmeId } = row
  const [corrections, earlier, proposal] = await Promise.all([
    correctionsOf(database, id),
    earlierOf(database, { merchantId, memberId, programmeId, id }),
    proposalAbout(database, { merchantId, key: id }),
  ])
  return {
    at: 'applications',
    title: id,
    up:
      corrections.length > 0
        ? { href: '/operator/money/queue/corrections', name: 'Rewards to come back' }
        : { href: '/operator/money/queue/applications', name: 'Applications for rewards' },
    body: rewardPage({ services, operator, row, corrections, earlier, proposal }),
  }
}

export async function shownOrder(services: MoneyServices, operator: Operator, id: string): Promise<Shown | null> {
  const row = await orderOf(services.database, id)
  if (!row) return null
  return {
    at: 'orders',
    title: id,
    up: { href: '/operator/money/queue/orders', name: 'Orders of the points mall' },
    body: orderPage({ services, operator, row }),
  }
}

export async function shownCodes(services: MoneyServices, operator: Operator): Promise<Shown> {
  const counts = new Map<string, Awaited<ReturnType<typeof codesLeft>>>()
  for (const id of services.registry.ids) counts.set(id, await codesLeft(services.database, id))
  return {
    at: 'orders',
    title: 'Codes',
    lead: 'Of items that are codes, each is given once. What is filled in is sealed, and nobody reads it here again.',
    body: codesPage(services, operator, stockedItems(services, counts)),
  }
}

export async function shownRaffleList(services: MoneyServices): Promise<Shown> {
  return {
    at: 'raffles',
    title: 'Raffles',
    lead: 'Their tickets and draws. Nobody alters them: what was promised at the opening holds, and the draw follows from what was published.',
    body: raffleListPage(services, await rafflesOf(services.database)),
  }
}

export async function shownRaffle(services: MoneyServices, merchantId: string, id: string): Promise<Shown | null> {
  const raffle = await raffleOf(services.database, merchantId, id)
  if (!raffle) return null
  return {
    at: 'raffles',
    title: raffle.id,
    body: rafflePage(services, raffle, await winnersOf(services.database, merchantId, id)),
    up: { href: '/operator/money/raffles', name: 'Raffles' },
  }
}

export async function shownWays(
  services: MoneyServices,
  operator: Operator,
  merchantId: string | undefined,
): Promise<Shown> {
  const { database, registry } = services
  const [figures, closed] = await Promise.all([
    providerFigures(database, accountsOf(services, merchantId)),
    allClosedWays(database),
  ])
  const merchants = registry.ids.filter((id) => merchantId === undefined || id === merchantId)
  return {
    at: 'ways',
    title: 'Ways to pay',
    lead: 'What the providers’ last hour tells. A press closes a way at once, and players see it as closed.',
    body: waysPage({ services, operator, merchants, figures, closed }),
  }
}

export async function shownDays(services: MoneyServices, merchantId: string | null): Promise<Shown> {
  const days = await reconciledDays(services.database, merchantId, DAYS)
  return {
    at: 'days',
    title: 'Reconciliation',
    lead: `Each day of each account, held against the provider’s own list. The last ${DAYS} days.`,
    body: daysPage(services, days),
  }
}

export async function shownDay(
  services: MoneyServices,
  operator: Operator,
  [merchantId, connection, day]: readonly [string, string, string],
): Promise<Shown | null> {
  if (!isLocalDate(day) || !services.registry.ids.includes(merchantId)) return null
  const differences = await differencesOf(services.database, merchantId, connection, day)
  return {
    at: 'days',
    title: `${connection}, ${day}`,
    lead: merchantTag(services, merchantId),
    up: { href: '/operator/money/queue/differences', name: 'Open differences' },
    body: dayPage({ services, operator, differences }),
  }
}

export async function shownPlayer(
  services: MoneyServices,
  operator: Operator,
  merchantId: string,
  memberId: string,
  before: string | undefined,
): Promise<Shown | null> {
  const { database, registry } = services
  const merchant = registry.site(merchantId)?.merchant
  const currency = merchant?.currency
  const member = /^\d{1,18}$/.test(memberId) ? await memberOfId(database, merchantId, memberId) : null
  if (!merchant || !currency || !member) return null
  const accounts = await moneyOf(database, merchantId, member.id, currency.code)
  const account = accounts.find(({ kind }) => kind === 'player')
  const place = before !== undefined && /^\d{1,18}$/.test(before) ? before : null
  const owner = { merchantId, memberId: member.id, currency }
  const [sums, requirements, deposits, withdrawals, payees, entries, money, transfers, rewards, earned] =
    await Promise.all([
      sumsOf(database, merchantId, member.id, currency.code),
      requirementsOf(database, merchantId, member.id),
      depositsOf(database, merchantId, member.id),
      withdrawalsOf(database, merchantId, member.id),
      payeesOf(database, merchantId, member.id),
      account ? entriesOf(database, account.id, place, ENTRIES + 1) : [],
      readOwnMoney(
        database,
        owner,
        merchant.vendors.map(({ id }) => id),
      ),
      latestWalletTransfers(database, owner, TRANSFERS),
      explainRewards(database, merchantId, member.id),
      earnedBy(database, merchantId, member.id, EARNED),
    ])
  return {
    at: 'search',
    title: member.account,
    lead: merchantTag(services, merchantId),
    body: playerPage({
      ...{ services, operator, member, currency, accounts, sums, requirements, deposits, withdrawals, payees, entries },
      wallets: { money, transfers },
      rewards,
      earned,
      isLater: place !== null,
    }),
  }
}
