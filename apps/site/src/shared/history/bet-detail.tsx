import type { BetMove, BetRound } from '@livery/contract/account/history/bets'
import { Badge } from '@livery/ui/badge'
import { Dialog } from '@livery/ui/dialog'
import { Table } from '@livery/ui/table'
import { useMoments } from '../format/use-moments.ts'
import { useText } from '../i18n/use-text.ts'
import { useAnswer } from '../query/use-answer.ts'
import { usePreferences } from '../visit/use-visit.ts'
import * as css from './history.css.ts'
import { useFailure } from './history-states.tsx'
import { ResultAmount } from './result-amount.tsx'
import { Totals, toneOf } from './totals.tsx'
import { STATE_TONES } from './use-bet-columns.tsx'

interface BetDetailProps {
  /** Null while none is opened. */
  readonly round: BetRound | null
  readonly onClose: () => void
}

/** A round with each bet, win and rollback. */
export function BetDetail({ round, onClose }: BetDetailProps) {
  const t = useText('history')
  const core = useText('core')
  return (
    <Dialog
      open={round !== null}
      onClose={onClose}
      size="lg"
      title={round?.gameName || t('detail.title')}
      closeLabel={core('a11y.closeDialog')}
    >
      {round && <Detail shown={round} />}
    </Dialog>
  )
}

function Detail({ shown }: { readonly shown: BetRound }) {
  const t = useText('history')
  const { moment } = useMoments()
  const { code } = usePreferences((state) => state.language)
  const answer = useAnswer('betRecord', { id: shown.id, language: code }, { staleMs: 0 })
  const { data, isFetching } = answer
  const failure = useFailure(answer)
  // Meanwhile a round may have gone on.
  const round = data?.round ?? shown
  return (
    <div className={css.list}>
      <p className={css.bar}>
        <Badge tone={STATE_TONES[round.state]}>{t(`state.${round.state}`)}</Badge>
        {round.isFree && <Badge tone="success">{t('isFree')}</Badge>}
        <span className={css.small}>
          {t('column.round')}: <bdi className={css.code}>{round.roundId}</bdi>
        </span>
      </p>
      <Totals
        totals={[
          { name: t('column.staked'), amount: round.staked },
          { name: t('column.won'), amount: round.won },
          { name: t('column.net'), amount: round.net, tone: toneOf(round.net) },
        ]}
      />
      <Table<BetMove>
        caption={t('detail.title')}
        captionHidden
        columns={[
          {
            id: 'kind',
            title: t('filter.kind'),
            isRowHeader: true,
            cell: ({ kind, id }) => (
              <span className={css.game}>
                <span>{t(`kind.${kind}`)}</span>
                <bdi className={css.code}>{id}</bdi>
              </span>
            ),
          },
          {
            id: 'time',
            title: t('column.time'),
            cell: ({ at }) => (
              <time className={css.time} dateTime={at}>
                {moment(at)}
              </time>
            ),
          },
          {
            id: 'amount',
            title: t('column.amount'),
            align: 'end',
            cell: ({ kind, amount }) => (kind === 'endRound' ? '–' : <ResultAmount amount={amount} />),
          },
          {
            id: 'balance',
            title: t('column.balance'),
            align: 'end',
            cell: ({ balanceAfter }) => (balanceAfter === null ? '–' : <ResultAmount amount={balanceAfter} />),
          },
        ]}
        rows={data?.moves ?? []}
        rowId={({ id }) => id}
        busy={isFetching}
        busyRows={2}
        failure={failure}
      />
    </div>
  )
}
