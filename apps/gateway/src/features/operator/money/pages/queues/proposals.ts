import { openProposals, type Proposal } from '../../acts/proposals.ts'
import { writePlace } from '../../read/place.ts'
import { ago } from '../parts.ts'
import { ACT_WORDS } from '../words.ts'
import { amount, currency, merchant, type Queue, queue } from './queue.ts'

/** The page of a proposal's subject. */
function subjectHref({ merchant_id, subject, fields }: Pick<Proposal, 'merchant_id' | 'subject' | 'fields'>): string {
  const { connection, providerRef } = fields
  if (connection !== undefined && providerRef !== undefined)
    return `/operator/money/receipts/${merchant_id}/${encodeURIComponent(connection)}/${encodeURIComponent(providerRef)}`
  if (subject.startsWith('R')) return `/operator/money/rewards/${subject}`
  return `/operator/money/${subject.startsWith('D') ? 'deposits' : 'withdrawals'}/${subject}`
}

/** The proposals that a second person has to confirm. */
export const PROPOSALS: readonly Queue[] = [
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
