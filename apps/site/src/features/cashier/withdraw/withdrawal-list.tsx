import type { WithdrawalSummary } from '@livery/contract/cashier/withdraw'
import type { WithdrawalGroup } from '@livery/contract/cashier/withdrawal-states'
import { Amount } from '@livery/ui/amount'
import { Badge, type BadgeTone } from '@livery/ui/badge'
import { Button } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { useId, useState } from 'react'
import { Facts } from '../../../shared/format/facts.tsx'
import { useMoment } from '../../../shared/format/use-moment.ts'
import { useMoney } from '../../../shared/format/use-money.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { RetryNotice } from '../../../shared/notice/retry-notice.tsx'
import { useAnswer } from '../../../shared/query/use-answer.ts'
import { WaitingSections } from '../../../shared/waiting/waiting-sections.tsx'
import { ClockNote } from '../shared/clock-note.tsx'
import { Timeline } from './timeline.tsx'
import * as css from './withdraw.css.ts'

const TONES: Readonly<Record<WithdrawalGroup, BadgeTone>> = {
  inProcess: 'info',
  approved: 'success',
  rejected: 'danger',
}

interface ListProps {
  /** The one whose timeline is open. */
  readonly open: string | null
  readonly onOpen: (reference: string | null) => void
}

/** The member's withdrawals, the newest first; each opens its timeline. */
export function WithdrawalList({ open, onOpen }: ListProps) {
  const t = useText('withdraw')
  const id = useId()
  const [before, setBefore] = useState<readonly string[]>([])
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {t('list.title')}
      </h2>
      <Part open={open} onOpen={onOpen} onMore={before.length === 0 ? (last) => setBefore([last]) : undefined} />
      {before.map((reference, index) => (
        <Part
          key={reference}
          before={reference}
          open={open}
          onOpen={onOpen}
          onMore={index === before.length - 1 ? (last) => setBefore([...before, last]) : undefined}
        />
      ))}
    </section>
  )
}

interface PartProps extends ListProps {
  readonly before?: string
  /** Only the last part of the list has it. */
  readonly onMore: ((last: string) => void) | undefined
}

function Part({ before, open, onOpen, onMore }: PartProps) {
  const t = useText('withdraw')
  const { data, isPending, isError, refetch } = useAnswer('withdrawals', before ? { before } : {}, { staleMs: 0 })
  if (isPending) return <WaitingSections sections={['list']} />
  if (isError && !data) return <RetryNotice onRetry={() => void refetch()} />
  const all = data?.withdrawals ?? []
  const last = all.at(-1)
  if (!last) return before ? null : <EmptyState drawing="list" title={t('list.empty')} text={t('list.emptyText')} />
  return (
    <>
      {!before && <ClockNote />}
      <ul className={css.list}>
        {all.map((one) => (
          <Row key={one.reference} one={one} isOpen={open === one.reference} onOpen={onOpen} />
        ))}
      </ul>
      {data?.more && onMore && (
        <Button variant="secondary" onClick={() => onMore(last.reference)}>
          {t('list.more')}
        </Button>
      )}
    </>
  )
}

interface RowProps {
  readonly one: WithdrawalSummary
  readonly isOpen: boolean
  readonly onOpen: ListProps['onOpen']
}

function Row({ one, isOpen, onOpen }: RowProps) {
  const t = useText('withdraw')
  const money = useMoney()
  const moment = useMoment()
  const id = useId()
  return (
    <li className={css.row}>
      <div className={css.line}>
        <div className={css.words}>
          <p>
            <Amount parts={money(one.amount).parts} />
          </p>
          <Facts className={css.small}>
            {moment(one.requestedAt)}
            {one.wayName}
            <bdi>{one.masked}</bdi>
          </Facts>
        </div>
        <Badge tone={TONES[one.group]}>{t(`group.${one.group}`)}</Badge>
        <Button
          variant="ghost"
          size="sm"
          icon={isOpen ? 'chevron-up' : 'chevron-down'}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => onOpen(isOpen ? null : one.reference)}
        >
          {/* The staff has it, but waits for the player. */}
          {one.state === 'review' && one.next === 'you' ? t('document.title') : t(`state.${one.state}`)}
        </Button>
      </div>
      <div id={id}>{isOpen && <Timeline reference={one.reference} />}</div>
    </li>
  )
}
