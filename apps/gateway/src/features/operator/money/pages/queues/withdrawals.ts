import type { WithdrawalState } from '@livery/contract/cashier/withdrawal-states'
import { html } from '../../../../../platform/http/html.ts'
import { isOfferedFor } from '../../payout-ways.ts'
import { writePlace } from '../../read/place.ts'
import { type WithdrawalRow, withdrawalsIn } from '../../read/withdrawals.ts'
import type { MoneyServices } from '../../services.ts'
import { ago, badge } from '../parts.ts'
import type { Column } from '../table.ts'
import { CHECK_WORDS } from '../words.ts'
import { account, amount, currency, merchant, type Queue, queue, way } from './queue.ts'

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

/** Withdrawals by state. */
export const WITHDRAWALS: readonly Queue[] = [
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
]
