import type { Deposit } from '@livery/contract/cashier/deposits'
import { Amount } from '@livery/ui/amount'
import { Badge } from '@livery/ui/badge'
import { Button } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { Icon } from '@livery/ui/icon'
import { Skeleton } from '@livery/ui/skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useMoment } from '../../../shared/format/use-moment.ts'
import { useMoney } from '../../../shared/format/use-money.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { RetryNotice } from '../../../shared/notice/retry-notice.tsx'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import { ClockNote } from '../shared/clock-note.tsx'
import * as css from './deposit.css.ts'
import { STATE_TONES } from './state-tones.ts'

/** The query of all pages of the list. */
export const DEPOSITS_KEY = ['deposits']

interface LatestDepositsProps {
  /** Whether a deposit is being started; the list is not requested meanwhile. */
  readonly sending: boolean
  /** Whether a notice above already offers to load everything again; then the list offers it no second time. */
  readonly isRetriedAbove: boolean
  readonly onShow: (reference: string) => void
}

/** What was paid in before, the latest first; each leads to its way. */
export function LatestDeposits({ sending, isRetriedAbove, onShow }: LatestDepositsProps) {
  const t = useText('deposit')
  const visit = useVisit()
  const id = useId()
  const { data, isPending, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: DEPOSITS_KEY,
    enabled: !sending,
    queryFn: ({ pageParam, signal }) => visit.call('deposits', pageParam === null ? {} : { before: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ deposits, more }) => (more ? (deposits.at(-1)?.reference ?? null) : null),
  })
  const hasFailed = isError && !data
  if (hasFailed && isRetriedAbove) return null
  const deposits = data?.pages.flatMap((page) => page.deposits) ?? []
  return (
    <section className={css.panel} aria-labelledby={id} aria-busy={isPending || undefined}>
      <h2 id={id} className={css.heading}>
        {t('latest.title')}
      </h2>
      {isPending && <Skeleton shape="block" className={css.rowsSkeleton} />}
      {hasFailed && <RetryNotice onRetry={() => void refetch()} />}
      {data && deposits.length === 0 && (
        <EmptyState drawing="list" title={t('latest.empty')} text={t('latest.emptyText')} />
      )}
      {deposits.length > 0 && <ClockNote />}
      {deposits.length > 0 && (
        <ul className={css.rows}>
          {deposits.map((deposit) => (
            <DepositRow key={deposit.reference} deposit={deposit} onShow={() => onShow(deposit.reference)} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('latest.more')}
        </Button>
      )}
    </section>
  )
}

function DepositRow({ deposit, onShow }: { readonly deposit: Deposit; readonly onShow: () => void }) {
  const cashier = useText('cashier')
  const money = useMoney()
  const moment = useMoment()
  const { methodName, state, received, payable, createdAt } = deposit
  // The received amount is shown once anything was received.
  const amount = /[1-9]/.test(received) ? received : payable
  return (
    <li>
      <button type="button" className={css.rowButton} onClick={onShow}>
        <span className={css.rowWords}>
          <span className={css.rowName}>
            <bdi>{methodName}</bdi>
          </span>
          <time className={css.small} dateTime={createdAt}>
            {moment(createdAt)}
          </time>
        </span>
        <span className={css.rowEnd}>
          <Amount className={css.rowAmount} parts={money(amount).parts} />
          <Badge tone={STATE_TONES[state]}>{cashier(`deposit.${state}`)}</Badge>
        </span>
        <Icon name="chevron-end" size="sm" />
      </button>
    </li>
  )
}
