import type { WithdrawalState } from '@livery/contract/cashier/withdrawal-states'
import type { OrderState } from '@livery/contract/rewards/points/words'
import { fromMinor } from '@livery/locale/amount'
import type { Sql } from '../../../../platform/database/sql.ts'
import { html } from '../../../../platform/http/html.ts'
import { openProposals, type Proposal } from '../acts/proposals.ts'
import { isOfferedFor } from '../payout-ways.ts'
import { type DebtRow, debts } from '../read/debts.ts'
import { creditedOtherwise, type DepositRow, depositsIn } from '../read/deposits.ts'
import { type DifferenceRow, openDifferences } from '../read/differences.ts'
import { type OrderRow, ordersIn } from '../read/orders.ts'
import { type Selection, writePlace } from '../read/place.ts'
import { type ReceiptRow, receiptsWithoutOwner } from '../read/receipts.ts'
import { applications, type CorrectionRow, corrections, type RewardRow } from '../read/rewards.ts'
import { type WithdrawalRow, withdrawalsIn } from '../read/withdrawals.ts'
import type { MoneyServices } from '../services.ts'
import { itemName } from './order-page.ts'
import { ago, badge, figures, merchantTag, sum, wayTag } from './parts.ts'
import { programmeName } from './reward-page.ts'
import { whyText } from './rewards.ts'
import type { Column } from './table.ts'
import { ACT_WORDS, CHECK_WORDS, DIFFERENCE_WORDS, DIRECTION_WORDS, reasonText } from './words.ts'

/** A list of what waits for somebody. */
export interface Queue<Row = unknown> {
  readonly id: string
  readonly title: string
  readonly lead: string
  /** What is said where nothing waits. */
  readonly empty: readonly [title: string, text: string]
  /** The line of the menu; the lists of one line stand beside each other. */
  readonly line: string
  /** Its name among those of its line. */
  readonly tab: string
  read(sql: Sql, selection: Selection): Promise<readonly Row[]>
  place(row: Row): string
  href(row: Row): string
  columns(services: MoneyServices): readonly Column<Row>[]
}

const queue = <Row>(one: Queue<Row>): Queue => one as unknown as Queue

const merchant = <Row extends { readonly merchant_id: string }>(services: MoneyServices): Column<Row> => ({
  head: 'Merchant',
  cell: ({ merchant_id }) => merchantTag(services, merchant_id),
  csv: ({ merchant_id }) => merchant_id,
})
const way = <Row extends { readonly merchant_id: string; readonly method: string }>(
  services: MoneyServices,
): Column<Row> => ({
  head: 'Way',
  cell: ({ merchant_id, method }) => wayTag(services, merchant_id, method),
  csv: ({ method }) => method,
})
const amount = <Row extends { readonly amount_minor: bigint; readonly exponent: number; readonly currency: string }>(
  head = 'Amount',
): Column<Row> => ({
  head,
  cell: ({ amount_minor, exponent, currency }) => sum(amount_minor, exponent, currency),
  csv: ({ amount_minor, exponent }) => fromMinor(amount_minor, exponent),
  isSum: true,
})
const currency = <Row extends { readonly currency: string }>(): Column<Row> => ({
  head: 'Currency',
  csv: (row) => row.currency,
})
const account = <Row extends { readonly account: string }>(): Column<Row> => ({
  head: 'Player',
  cell: (row) => row.account,
  csv: (row) => row.account,
})

const withdrawalColumns = (services: MoneyServices): readonly Column<WithdrawalRow>[] => [
  { head: 'Withdrawal', cell: ({ reference }) => reference, csv: ({ reference }) => reference },
  merchant(services),
  account(),
  way(services),
  { head: 'To', cell: ({ masked }) => html`<span class="masked">${masked}</span>`, csv: ({ masked }) => masked },
  {
    head: 'Findings',
    cell: (row) => html`<span class="badge-row">${findings(services, row).map((one) => badge(one, 'warning'))}</span>`,
    csv: (row) => findings(services, row).join('; '),
  },
  amount(),
  currency(),
  {
    head: 'Waits',
    cell: ({ requested_at }) => ago(requested_at),
    csv: ({ requested_at }) => requested_at.toISOString(),
    isSum: true,
  },
]
const findings = (services: MoneyServices, { checks, merchant_id, method }: WithdrawalRow) => [
  ...(isOfferedFor(services, merchant_id, method) ? [] : ['Way not offered']),
  ...checks.flatMap(({ check, outcome }) => (outcome === 'pass' ? [] : (CHECK_WORDS[check]?.[0] ?? check))),
]

const withdrawals = (
  state: WithdrawalState,
  texts: Pick<Queue, 'title' | 'lead' | 'empty' | 'tab'> & { readonly line?: string },
): Queue =>
  queue<WithdrawalRow>({
    id: state,
    line: state,
    ...texts,
    read: (sql, selection) => withdrawalsIn(sql, state, selection),
    place: ({ place, reference }) => writePlace({ at: place, name: reference }),
    href: ({ reference }) => `/operator/money/withdrawals/${reference}`,
    columns: withdrawalColumns,
  })

const depositColumns = (services: MoneyServices): readonly Column<DepositRow>[] => [
  { head: 'Deposit', cell: ({ reference }) => reference, csv: ({ reference }) => reference },
  merchant(services),
  account(),
  way(services),
  { head: 'Why', cell: ({ reason }) => reasonText(reason), csv: ({ reason }) => reason ?? '' },
  { head: 'Transaction number', cell: ({ proof }) => proof, csv: ({ proof }) => proof ?? '' },
  {
    head: 'Asked for',
    cell: ({ payable_minor, exponent, currency }) => sum(payable_minor, exponent, currency),
    csv: ({ payable_minor, exponent }) => fromMinor(payable_minor, exponent),
    isSum: true,
  },
  {
    head: 'Came',
    cell: ({ received_minor, exponent, currency }) => sum(received_minor, exponent, currency),
    csv: ({ received_minor, exponent }) => fromMinor(received_minor, exponent),
    isSum: true,
  },
  currency(),
  {
    head: 'Since',
    cell: ({ created_at }) => ago(created_at),
    csv: ({ created_at }) => created_at.toISOString(),
    isSum: true,
  },
]
const deposits = (one: Pick<Queue<DepositRow>, 'id' | 'title' | 'lead' | 'empty' | 'tab' | 'read'>): Queue =>
  queue<DepositRow>({
    ...one,
    line: 'deposits',
    place: ({ place, reference }) => writePlace({ at: place, name: reference }),
    href: ({ reference }) => `/operator/money/deposits/${reference}`,
    columns: depositColumns,
  })

const receiptHref = ({ merchant_id, connection, provider_ref }: ReceiptRow) =>
  `/operator/money/receipts/${merchant_id}/${encodeURIComponent(connection)}/${encodeURIComponent(provider_ref)}`

/** Where the thing that a proposal is about is shown. */
function subjectHref({ merchant_id, subject, fields }: Pick<Proposal, 'merchant_id' | 'subject' | 'fields'>): string {
  const { connection, providerRef } = fields
  if (connection !== undefined && providerRef !== undefined)
    return `/operator/money/receipts/${merchant_id}/${encodeURIComponent(connection)}/${encodeURIComponent(providerRef)}`
  if (subject.startsWith('R')) return `/operator/money/rewards/${subject}`
  return `/operator/money/${subject.startsWith('D') ? 'deposits' : 'withdrawals'}/${subject}`
}

const orders = (state: OrderState, one: Pick<Queue<OrderRow>, 'id' | 'title' | 'lead' | 'empty' | 'tab'>): Queue =>
  queue<OrderRow>({
    ...one,
    line: 'orders',
    read: (sql, selection) => ordersIn(sql, state, selection),
    place: ({ place, id }) => writePlace({ at: place, name: id }),
    href: ({ id }) => `/operator/money/orders/${id}`,
    columns: (services) => [
      { head: 'Order', cell: ({ id }) => id, csv: ({ id }) => id },
      merchant(services),
      account(),
      { head: 'Item', cell: (row) => itemName(row), csv: ({ item_id }) => item_id },
      {
        head: 'Points',
        cell: ({ points }) => figures(BigInt(points), 0),
        csv: ({ points }) => String(points),
        isSum: true,
      },
      {
        head: 'Waits',
        cell: ({ moved_at }) => ago(moved_at),
        csv: ({ moved_at }) => moved_at.toISOString(),
        isSum: true,
      },
    ],
  })

const ALL: readonly Queue[] = [
  withdrawals('review', {
    title: 'Withdrawals to decide',
    tab: 'To decide',
    lead: 'A check has found something, or the amount asks for a person. The player waits.',
    empty: ['Nobody waits', 'Withdrawals that a check asks a person about come here.'],
  }),
  withdrawals('approved', {
    line: 'review',
    title: 'Approved withdrawals',
    tab: 'Approved',
    lead: 'They are sent within seconds, unless their way is closed.',
    empty: ['Nothing waits to be sent', 'What is approved goes out at once.'],
  }),
  withdrawals('sent', {
    line: 'review',
    title: 'Sent withdrawals',
    tab: 'Sent',
    lead: 'The provider has taken them and has not said yet that they are paid.',
    empty: ['Nothing is on its way', 'Providers have said what became of everything that was sent.'],
  }),
  withdrawals('unknown', {
    title: 'Unknown payouts',
    tab: 'Unknown',
    lead: 'Nobody knows whether the provider took them. It is asked again and again; nothing is sent twice.',
    empty: ['All payouts are known', 'Payouts whose provider did not answer come here.'],
  }),
  withdrawals('disputed', {
    title: 'Disputes',
    tab: 'It never came',
    lead: 'Players who say that money never came, although the provider says that it was paid.',
    empty: ['Nobody objects', 'Players who press “It never came” come here.'],
  }),
  deposits({
    id: 'deposits',
    title: 'Deposits to match',
    tab: 'To match',
    lead: 'The player gave a transaction number, or what came could not be read. Find the money, or say why not.',
    empty: ['Nothing to match', 'Deposits that nobody can match by themselves come here.'],
    read: (sql, selection) => depositsIn(sql, 'review', selection),
  }),
  deposits({
    id: 'otherwise',
    title: 'Credited otherwise',
    tab: 'Late, less, more',
    lead: 'What came was not what was asked for. It is credited by rule; nothing is to be done. The newest first.',
    empty: ['Everything came as asked', 'Late, smaller, larger and second payments are listed here.'],
    read: creditedOtherwise,
  }),
  deposits({
    id: 'chargebacks',
    title: 'Taken back by banks',
    tab: 'Taken back',
    lead: 'The payer’s bank took the money back. It comes again where the provider wins.',
    empty: ['No bank took money back', 'Chargebacks that are not settled are listed here.'],
    read: (sql, selection) => depositsIn(sql, 'disputed', selection),
  }),
  queue<ReceiptRow>({
    id: 'suspense',
    line: 'suspense',
    tab: 'Without an owner',
    title: 'Money without an owner',
    lead: 'It came in under no order of ours, or in another currency. Say whose it is, or send it back.',
    empty: ['All money has an owner', 'Payments that name no deposit come here.'],
    read: receiptsWithoutOwner,
    place: ({ place, provider_ref }) => writePlace({ at: place, name: provider_ref }),
    href: receiptHref,
    columns: (services) => [
      { head: 'Provider’s number', cell: ({ provider_ref }) => provider_ref, csv: ({ provider_ref }) => provider_ref },
      merchant(services),
      { head: 'Account', cell: ({ connection }) => connection, csv: ({ connection }) => connection },
      { head: 'Payer', cell: ({ payer_name }) => payer_name, csv: ({ payer_name }) => payer_name ?? '' },
      {
        head: 'What',
        cell: ({ state, reference }) =>
          state === 'unbooked'
            ? badge('amount unreadable', 'danger')
            : reference
              ? badge('other currency', 'warning')
              : 'no order',
        csv: ({ state }) => state,
      },
      amount(),
      currency(),
      { head: 'Waits', cell: ({ recorded_at }) => ago(recorded_at), csv: ({ at }) => at.toISOString(), isSum: true },
    ],
  }),
  queue<DebtRow>({
    id: 'debts',
    line: 'debts',
    tab: 'Debts',
    title: 'Debts',
    lead: 'Money was taken back after it had been spent. What the player pays in settles it first, and nothing is paid out.',
    empty: ['Nobody owes anything', 'Players whose bank took spent money back come here.'],
    read: debts,
    place: ({ id }) => writePlace({ at: '0', name: id }),
    href: ({ merchant_id, member_id }) => `/operator/money/players/${merchant_id}/${member_id}`,
    columns: (services) => [
      account(),
      merchant(services),
      {
        head: 'Owes',
        cell: ({ owed_minor, exponent, currency }) => sum(owed_minor, exponent, currency),
        csv: ({ owed_minor, exponent }) => fromMinor(owed_minor, exponent),
        isSum: true,
      },
      {
        head: 'Balance',
        cell: ({ available_minor, exponent, currency }) => sum(available_minor, exponent, currency),
        csv: ({ available_minor, exponent }) => fromMinor(available_minor, exponent),
        isSum: true,
      },
      currency(),
    ],
  }),
  queue<RewardRow>({
    id: 'applications',
    line: 'applications',
    tab: 'Applications',
    title: 'Applications for rewards',
    lead: 'Players who applied, and rewards of which a person decides on each. Their part of the budget is kept until then.',
    empty: ['Nobody waits', 'Applications for rewards come here.'],
    read: applications,
    place: ({ place, id }) => writePlace({ at: place, name: id }),
    href: ({ id }) => `/operator/money/rewards/${id}`,
    columns: (services) => [
      { head: 'Reward', cell: ({ id }) => id, csv: ({ id }) => id },
      merchant(services),
      account(),
      {
        head: 'Programme',
        cell: ({ merchant_id, programme_id }) => programmeName(services, merchant_id, programme_id),
        csv: ({ programme_id }) => programme_id,
      },
      {
        head: 'Comment',
        cell: ({ comment }) => comment !== null && html`<bdi>${comment}</bdi>`,
        csv: ({ comment }) => comment ?? '',
      },
      amount(),
      currency(),
      { head: 'Waits', cell: ({ made_at }) => ago(made_at), csv: ({ made_at }) => made_at.toISOString(), isSum: true },
    ],
  }),
  queue<CorrectionRow>({
    id: 'corrections',
    line: 'applications',
    tab: 'To come back',
    title: 'Rewards to come back',
    lead: 'What they were given for was undone, and the player had spent them. Take what there is, or leave it.',
    empty: ['Nothing has to come back', 'Rewards that were undone and could not be taken back whole come here.'],
    read: corrections,
    place: ({ place, reward_id }) => writePlace({ at: place, name: reward_id }),
    href: ({ reward_id }) => `/operator/money/rewards/${reward_id}`,
    columns: (services) => [
      { head: 'Reward', cell: ({ reward_id }) => reward_id, csv: ({ reward_id }) => reward_id },
      merchant(services),
      account(),
      {
        head: 'Programme',
        cell: ({ merchant_id, programme_id }) => programmeName(services, merchant_id, programme_id),
        csv: ({ programme_id }) => programme_id,
      },
      { head: 'Why', cell: ({ reason }) => whyText(reason), csv: ({ reason }) => reason },
      {
        head: 'Missing',
        cell: ({ missing_minor, exponent, currency: code }) => sum(missing_minor, exponent, code),
        csv: ({ missing_minor, exponent }) => fromMinor(missing_minor, exponent),
        isSum: true,
      },
      currency(),
      {
        head: 'Since',
        cell: ({ opened_at }) => ago(opened_at),
        csv: ({ opened_at }) => opened_at.toISOString(),
        isSum: true,
      },
    ],
  }),
  orders('ordered', {
    id: 'orders',
    tab: 'To approve',
    title: 'Orders to approve',
    lead: 'Players gave points for something that is sent to them.',
    empty: ['Nobody waits', 'Orders of the points mall come here.'],
  }),
  orders('approved', {
    id: 'orders-approved',
    tab: 'To send',
    title: 'Orders to send',
    lead: 'They are approved and not on their way yet.',
    empty: ['Nothing to send', 'Orders that are approved come here.'],
  }),
  orders('sent', {
    id: 'orders-sent',
    tab: 'Sent',
    title: 'Orders on their way',
    lead: 'Say so once the player has them.',
    empty: ['Nothing is on its way', 'Orders that are sent come here.'],
  }),
  queue<DifferenceRow>({
    id: 'differences',
    line: 'days',
    tab: 'Open differences',
    title: 'Open differences',
    lead: 'Where a provider’s list and our books do not agree. A person closes each, and says why.',
    empty: ['The books agree', 'Every line of the providers’ lists is in our books, and the other way round.'],
    read: openDifferences,
    place: ({ id }) => writePlace({ at: '0', name: id }),
    href: ({ merchant_id, connection, day, id }) =>
      `/operator/money/days/${merchant_id}/${encodeURIComponent(connection)}/${day}#difference-${id}`,
    columns: (services) => [
      {
        head: 'Difference',
        cell: ({ kind }) => DIFFERENCE_WORDS[kind] ?? kind,
        csv: ({ kind }) => kind,
      },
      merchant(services),
      { head: 'Account', cell: ({ connection }) => connection, csv: ({ connection }) => connection },
      { head: 'Day', cell: ({ day }) => day, csv: ({ day }) => day },
      {
        head: 'What',
        cell: ({ direction }) => DIRECTION_WORDS[direction] ?? direction,
        csv: ({ direction }) => direction,
      },
      { head: 'Number', cell: ({ provider_ref }) => provider_ref, csv: ({ provider_ref }) => provider_ref },
      {
        head: 'Ours',
        cell: ({ ours_minor, currency, merchant_id }) => inMinor(services, ours_minor, currency, merchant_id),
        csv: ({ ours_minor }) => String(ours_minor ?? ''),
        isSum: true,
      },
      {
        head: 'Theirs',
        cell: ({ theirs_minor, currency, merchant_id }) => inMinor(services, theirs_minor, currency, merchant_id),
        csv: ({ theirs_minor }) => String(theirs_minor ?? ''),
        isSum: true,
      },
    ],
  }),
  queue<Proposal>({
    id: 'proposals',
    line: 'proposals',
    tab: 'To confirm',
    title: 'For a second person',
    lead: 'One person has begun what moves much money. Another one confirms it, or drops it.',
    empty: ['Nothing to confirm', 'From a merchant’s limit on, two people decide about money.'],
    read: (sql, { after, limit, merchantId }) =>
      openProposals(sql, { after: /^\d{1,18}$/.test(after.name) ? after.name : '0', limit, merchantId }),
    place: ({ id }) => writePlace({ at: '0', name: id }),
    href: subjectHref,
    columns: (services) => [
      { head: 'What', cell: ({ act }) => ACT_WORDS[act] ?? act, csv: ({ act }) => act },
      merchant(services),
      { head: 'Number', cell: ({ subject }) => subject, csv: ({ subject }) => subject },
      { head: 'Begun by', cell: ({ proposed_by }) => proposed_by, csv: ({ proposed_by }) => proposed_by },
      amount(),
      currency(),
      {
        head: 'Waits',
        cell: ({ proposed_at }) => ago(proposed_at),
        csv: ({ proposed_at }) => proposed_at.toISOString(),
        isSum: true,
      },
    ],
  }),
]

/** Differences have no decimals of their own: those of the merchant's currency, or of the currency. */
export function inMinor({ decimalsOf }: MoneyServices, minor: bigint | null, currency: string, merchantId: string) {
  return minor === null ? null : sum(minor, decimalsOf(merchantId, currency), currency)
}

export const queueNamed = (id: string): Queue | undefined => ALL.find((one) => one.id === id)
export const queuesOfLine = (line: string): readonly Queue[] => ALL.filter((one) => one.line === line)
