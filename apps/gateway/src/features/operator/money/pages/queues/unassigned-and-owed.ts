import { fromMinor } from '@livery/locale/amount'
import { type DebtRow, debts } from '../../read/debts.ts'
import { writePlace } from '../../read/place.ts'
import { type ReceiptRow, receiptsWithoutOwner } from '../../read/receipts.ts'
import { ago, badge, sum } from '../parts.ts'
import { account, amount, currency, merchant, type Queue, queue } from './queue.ts'

const receiptHref = ({ merchant_id, connection, provider_ref }: ReceiptRow) =>
  `/operator/money/receipts/${merchant_id}/${encodeURIComponent(connection)}/${encodeURIComponent(provider_ref)}`

/** Money without an owner, and money that players owe. */
export const UNASSIGNED_AND_OWED: readonly Queue[] = [
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
]
