import type { RebatePart } from '@livery/contract/agent/rebates'
import { Badge } from '@livery/ui/badge'
import { Button } from '@livery/ui/button'
import { Dialog } from '@livery/ui/dialog'
import { Table } from '@livery/ui/table'
import { useState } from 'react'
import { useCount } from '../../../shared/format/use-count.ts'
import { useMoments } from '../../../shared/format/use-moments.ts'
import { usePercent } from '../../../shared/format/use-percent.ts'
import * as history from '../../../shared/history/history.css.ts'
import { HistoryTable } from '../../../shared/history/history-table.tsx'
import { ResultAmount } from '../../../shared/history/result-amount.tsx'
import { usePages } from '../../../shared/history/use-pages.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { RetryNotice } from '../../../shared/notice/retry-notice.tsx'
import { useAnswer } from '../../../shared/query/use-answer.ts'
import { forFingers } from '../../../shared/styles/for-fingers.css.ts'
import { WaitingCards } from '../../../shared/waiting/waiting-cards.tsx'
import * as team from '../team/team.css.ts'
import { FineAmount } from './fine-amount.tsx'
import * as css from './reports.css.ts'

/** The rebate of a period that is open in the dialog; without a run it is the rebate not paid yet. */
export interface OpenedRebate {
  readonly run: string | null
  readonly span: string
}

interface RebateDialogProps {
  /** Null while none is open. */
  readonly opened: OpenedRebate | null
  readonly onClose: () => void
}

/** What a period's rebate was summed from: who played at which share, and each round. */
export function RebateDialog({ opened, onClose }: RebateDialogProps) {
  const t = useText('agent')
  const core = useText('core')
  return (
    <Dialog
      open={opened !== null}
      onClose={onClose}
      size="lg"
      className={forFingers}
      title={t('rebates.title')}
      closeLabel={core('a11y.closeDialog')}
    >
      {opened && <Opened {...opened} />}
    </Dialog>
  )
}

const ofRun = (run: string | null) => (run === null ? {} : { run })

function Opened({ run, span }: OpenedRebate) {
  const t = useText('agent')
  const count = useCount()
  const [part, setPart] = useState<RebatePart | null>(null)
  const { data, isPending, isError, refetch } = useAnswer('agentRebateParts', ofRun(run), { staleMs: 0 })
  if (isPending) return <WaitingCards cards={[4]} />
  if (isError && !data) return <RetryNotice onRetry={() => void refetch()} />
  const { parts, moreParts } = data!
  return (
    <div className={css.section}>
      <p className={css.text}>{span}</p>
      {part ? (
        <Rounds run={run} part={part} onBack={() => setPart(null)} />
      ) : parts.length === 0 ? (
        <p className={css.text}>{t('rebates.nobody')}</p>
      ) : (
        <Parts parts={parts} onChoose={setPart} />
      )}
      {!part && moreParts > 0 && <p className={css.text}>{t('rebates.more', { members: count(moreParts) })}</p>}
    </div>
  )
}

function Parts({
  parts,
  onChoose,
}: {
  readonly parts: readonly RebatePart[]
  readonly onChoose: (part: RebatePart) => void
}) {
  const t = useText('agent')
  const count = useCount()
  const percent = usePercent()
  return (
    <Table
      caption={t('rebates.title')}
      captionHidden
      columns={[
        {
          id: 'account',
          title: t('column.account'),
          isRowHeader: true,
          cell: (part) => (
            <span className={css.named}>
              {part.isBelow ? (
                <button type="button" className={team.link} onClick={() => onChoose(part)}>
                  <bdi>{part.account}</bdi>
                </button>
              ) : (
                <bdi className={team.account}>{part.account}</bdi>
              )}
              {part.isSelf && <Badge tone="info">{t('rebates.self')}</Badge>}
              {part.isCorrection && <Badge tone="warning">{t('rebates.correction')}</Badge>}
            </span>
          ),
        },
        { id: 'rounds', title: t('count.rounds'), align: 'end', cell: ({ rounds }) => count(rounds) },
        {
          id: 'turnover',
          title: t('rebates.staked'),
          align: 'end',
          cell: ({ turnover }) => <ResultAmount amount={turnover} />,
        },
        { id: 'share', title: t('rebates.share'), align: 'end', cell: ({ share }) => percent(Number(share)) },
        {
          id: 'earned',
          title: t('rebates.earned'),
          align: 'end',
          cell: ({ earned }) => <FineAmount amount={earned} />,
        },
      ]}
      rows={parts}
      rowId={({ member, share, isCorrection }) => `${member} ${share} ${isCorrection}`}
    />
  )
}

function Rounds({
  run,
  part: { member, account },
  onBack,
}: {
  readonly run: string | null
  readonly part: RebatePart
  readonly onBack: () => void
}) {
  const t = useText('agent')
  const percent = usePercent()
  const { moment } = useMoments()
  const list = usePages('agentRebateRounds', { ...ofRun(run), member })
  return (
    <>
      <p>
        <Button size="sm" variant="secondary" onClick={onBack}>
          {t('rebates.all')}
        </Button>
      </p>
      <HistoryTable
        caption={t('rebates.roundsOf', { account })}
        columns={[
          {
            id: 'began',
            title: t('rebates.began'),
            isRowHeader: true,
            cell: ({ at }) => (
              <time className={history.time} dateTime={at}>
                {moment(at)}
              </time>
            ),
          },
          {
            id: 'round',
            title: t('rebates.round'),
            cell: ({ round, isCorrection }) => (
              <span className={css.named}>
                <bdi className={team.account}>{round}</bdi>
                {isCorrection && <Badge tone="warning">{t('rebates.undone')}</Badge>}
              </span>
            ),
          },
          {
            id: 'turnover',
            title: t('rebates.staked'),
            align: 'end',
            cell: ({ turnover }) => <ResultAmount amount={turnover} />,
          },
          { id: 'share', title: t('rebates.share'), align: 'end', cell: ({ share }) => percent(Number(share)) },
          {
            id: 'earned',
            title: t('rebates.earned'),
            align: 'end',
            cell: ({ earned }) => <FineAmount amount={earned} />,
          },
        ]}
        rows={list.pages.flatMap(({ rounds }) => rounds)}
        rowId={({ round, at, turnover, share }) => `${round} ${at} ${turnover} ${share}`}
        busyRows={6}
        list={list}
      />
    </>
  )
}
