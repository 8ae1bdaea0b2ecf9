import type { Friend } from '@livery/contract/rewards/referral'
import { Badge, type BadgeTone } from '@livery/ui/badge'
import { EmptyState } from '@livery/ui/empty-state'
import { Select } from '@livery/ui/select'
import { useId, useState } from 'react'
import { useMoments } from '../../../shared/format/use-moments.ts'
import { HistoryTable } from '../../../shared/history/history-table.tsx'
import { ResultAmount } from '../../../shared/history/result-amount.tsx'
import { usePages } from '../../../shared/history/use-pages.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useReasonSentence } from '../../../shared/rewards/use-reason-sentence.ts'
import * as rewards from '../rewards.css.ts'

const TONES: Readonly<Record<Friend['state'], BadgeTone>> = {
  joined: 'neutral',
  active: 'info',
  rewarded: 'success',
  refused: 'danger',
}

/** The friends who came by the member's invitations, and what they brought. */
export function FriendsSection({ tiers }: { readonly tiers: readonly number[] }) {
  const t = useText('rewards')
  const id = useId()
  const [tier, setTier] = useState<number | null>(null)
  const list = usePages('referralFriends', tier === null ? {} : { tier })
  const columns = useFriendColumns()
  return (
    <section className={rewards.history} aria-labelledby={id}>
      <div className={rewards.head}>
        <h2 id={id} className={rewards.title}>
          {t('referral.who')}
        </h2>
        {tiers.length > 1 && (
          <Select
            label={t('referral.tier')}
            value={tier === null ? '' : String(tier)}
            placeholder={t('referral.allTiers')}
            options={tiers.map((one) => ({ value: String(one), label: t(`referral.tiers.${one as 1 | 2 | 3}`) }))}
            onChange={({ currentTarget: { value } }) => setTier(value === '' ? null : Number(value))}
          />
        )}
      </div>
      <HistoryTable
        caption={t('referral.who')}
        captionHidden
        columns={columns}
        rows={list.pages.flatMap((page) => page.friends)}
        rowId={(friend) => friend.id}
        busyRows={4}
        list={list}
        empty={<EmptyState drawing="list" title={t('referral.nobody')} text={t('referral.lead')} />}
      />
    </section>
  )
}

function useFriendColumns() {
  const t = useText('rewards')
  const history = useText('history')
  const why = useReasonSentence()
  const { moment } = useMoments()
  return [
    {
      id: 'name',
      title: t('referral.friend'),
      isRowHeader: true,
      cell: ({ name, tier }: Friend) => (
        <span className={rewards.words}>
          <span className={rewards.name}>
            <bdi>{name}</bdi>
          </span>
          <span className={rewards.small}>{t(`referral.tiers.${tier as 1 | 2 | 3}`)}</span>
        </span>
      ),
    },
    {
      id: 'joined',
      title: t('referral.joined'),
      cell: ({ joinedAt }: Friend) => <time dateTime={joinedAt}>{moment(joinedAt)}</time>,
    },
    {
      id: 'deposits',
      title: t('vip.deposited'),
      align: 'end' as const,
      cell: ({ deposits }: Friend) => <ResultAmount amount={deposits} />,
    },
    {
      id: 'turnover',
      title: t('vip.staked'),
      align: 'end' as const,
      cell: ({ turnover }: Friend) => <ResultAmount amount={turnover} />,
    },
    {
      id: 'received',
      title: t('bonuses.received'),
      align: 'end' as const,
      cell: ({ received }: Friend) => <ResultAmount amount={received} />,
    },
    {
      id: 'state',
      title: history('filter.state'),
      align: 'end' as const,
      cell: ({ state, reason }: Friend) => (
        <span className={rewards.end}>
          <Badge tone={TONES[state]}>{t(`referral.state.${state}`)}</Badge>
          {reason !== null && <span className={rewards.small}>{why(reason)}</span>}
        </span>
      ),
    },
  ]
}
