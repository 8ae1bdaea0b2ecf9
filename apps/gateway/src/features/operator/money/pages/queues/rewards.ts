import { fromMinor } from '@livery/locale/amount'
import { html } from '../../../../../platform/http/html.ts'
import { writePlace } from '../../read/place.ts'
import { applications, type CorrectionRow, corrections, type RewardRow } from '../../read/rewards.ts'
import { ago, sum } from '../parts.ts'
import { programmeName } from '../reward-page.ts'
import { whyText } from '../rewards.ts'
import { account, amount, currency, merchant, type Queue, queue } from './queue.ts'

/** Rewards that a person decides on, or that have to be taken back. */
export const REWARDS: readonly Queue[] = [
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
      { head: 'Why', cell: ({ reason }) => whyText(reason), csv: ({ reason }) => reason, isWords: true },
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
]
