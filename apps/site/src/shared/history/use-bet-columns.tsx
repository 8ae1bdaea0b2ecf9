import type { BetRound } from '@livery/contract/account/history/bets'
import type { RoundState } from '@livery/contract/account/history/words'
import { Badge, type BadgeTone } from '@livery/ui/badge'
import { IconButton } from '@livery/ui/icon-button'
import type { TableColumn } from '@livery/ui/table'
import { useMoments } from '../format/use-moments.ts'
import { useVendorName } from '../games/use-vendor-name.ts'
import { useText } from '../i18n/use-text.ts'
import * as css from './history.css.ts'
import { ResultAmount } from './result-amount.tsx'

export const STATE_TONES: Readonly<Record<RoundState, BadgeTone>> = {
  open: 'info',
  settled: 'neutral',
  cancelled: 'warning',
}

/** The columns of rounds; the last one opens a round. */
export function useBetColumns(open: (round: BetRound) => void): readonly TableColumn<BetRound>[] {
  const t = useText('history')
  const vendorName = useVendorName()
  const { moment } = useMoments()
  return [
    {
      id: 'game',
      title: t('column.game'),
      isRowHeader: true,
      cell: ({ gameName, roundId, vendor }) => (
        <span className={css.game}>
          <bdi className={css.gameName}>{gameName || roundId}</bdi>
          <bdi className={css.small}>{vendorName(vendor)}</bdi>
        </span>
      ),
    },
    {
      id: 'time',
      title: t('column.time'),
      cell: ({ openedAt }) => (
        <time className={css.time} dateTime={openedAt}>
          {moment(openedAt)}
        </time>
      ),
    },
    {
      id: 'state',
      title: t('filter.state'),
      cell: ({ state }) => <Badge tone={STATE_TONES[state]}>{t(`state.${state}`)}</Badge>,
    },
    {
      id: 'staked',
      title: t('column.staked'),
      align: 'end',
      cell: ({ staked, isFree }) =>
        isFree ? <Badge tone="success">{t('isFree')}</Badge> : <ResultAmount amount={staked} />,
    },
    { id: 'won', title: t('column.won'), align: 'end', cell: ({ won }) => <ResultAmount amount={won} /> },
    { id: 'net', title: t('column.net'), align: 'end', cell: ({ net }) => <ResultAmount amount={net} isResult /> },
    {
      id: 'open',
      title: t('detail.title'),
      titleHidden: true,
      align: 'end',
      cell: (round) => (
        <IconButton
          icon="info"
          size="sm"
          variant="plain"
          className={css.opener}
          label={t('detail.open', { game: round.gameName || round.roundId })}
          onClick={() => open(round)}
        />
      ),
    },
  ]
}
