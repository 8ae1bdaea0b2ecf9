import { type DifferenceRow, openDifferences } from '../../read/differences.ts'
import { writePlace } from '../../read/place.ts'
import type { MoneyServices } from '../../services.ts'
import { sum } from '../parts.ts'
import { DIFFERENCE_WORDS, DIRECTION_WORDS } from '../words.ts'
import { merchant, type Queue, queue } from './queue.ts'

/** Differences between a provider's books and ours. */
export const DIFFERENCES: readonly Queue[] = [
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
]

/** A difference stores no decimals; they follow from the merchant's currency or from its own. */
export function inMinor({ decimalsOf }: MoneyServices, minor: bigint | null, currency: string, merchantId: string) {
  return minor === null ? null : sum(minor, decimalsOf(merchantId, currency), currency)
}
