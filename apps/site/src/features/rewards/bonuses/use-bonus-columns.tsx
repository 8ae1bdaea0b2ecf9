import type { Bonus } from '@livery/contract/rewards/bonuses'
import { toMinor } from '@livery/locale/amount'
import { Badge } from '@livery/ui/badge'
import { Progress } from '@livery/ui/progress'
import type { TableColumn } from '@livery/ui/table'
import { useMoments } from '../../../shared/format/use-moments.ts'
import { useMoney } from '../../../shared/format/use-money.ts'
import * as css from '../../../shared/history/history.css.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useReasonSentence } from '../../../shared/rewards/use-reason-sentence.ts'
import { useRewardText } from '../../../shared/rewards/use-reward-text.ts'
import { REWARD_TONES } from '../reward-tones.ts'
import * as rewards from '../rewards.css.ts'

/** The columns of bonuses: what gave them, how much, what is to be staked, where they stand. */
export function useBonusColumns(): readonly TableColumn<Bonus>[] {
  const t = useText('rewards')
  const history = useText('history')
  const core = useText('core')
  const rewardText = useRewardText()
  const why = useReasonSentence()
  const { moment } = useMoments()
  return [
    {
      id: 'title',
      title: t('bonuses.source'),
      isRowHeader: true,
      cell: ({ title, source }) => (
        <span className={css.game}>
          <span className={css.gameName}>{title ?? core('page.manualRebate')}</span>
          {title !== null && <span className={css.small}>{t(`source.${source}`)}</span>}
        </span>
      ),
    },
    {
      id: 'time',
      title: history('column.time'),
      cell: ({ at, expiresAt }) => (
        <span className={css.game}>
          <time className={css.time} dateTime={at}>
            {moment(at)}
          </time>
          {expiresAt && <span className={css.small}>{t('until', { time: moment(expiresAt) })}</span>}
        </span>
      ),
    },
    {
      id: 'amount',
      title: history('column.amount'),
      align: 'end',
      cell: ({ kind, amount }) => <bdi className={css.time}>{rewardText(kind, amount)}</bdi>,
    },
    { id: 'turnover', title: t('bonuses.turnover'), cell: ({ turnover }) => <Turnover turnover={turnover} /> },
    {
      id: 'state',
      title: history('filter.state'),
      align: 'end',
      cell: ({ state, reason }) => (
        <span className={rewards.end}>
          <Badge tone={REWARD_TONES[state] ?? 'neutral'}>{t(`state.${state}`)}</Badge>
          {(state === 'takenBack' || state === 'rejected') && (
            <span className={css.small}>{why(reason ?? 'undone')}</span>
          )}
        </span>
      ),
    },
  ]
}

/** How much of the required turnover is reached; nothing where none is required. */
function Turnover({ turnover }: Pick<Bonus, 'turnover'>) {
  const t = useText('rewards')
  const money = useMoney()
  if (!turnover) return <span className={css.small}>{t('bonuses.nothing')}</span>
  const [done, needed] = [toMinor(turnover.done, 4), toMinor(turnover.needed, 4)]
  return (
    <Progress
      className={rewards.turnover}
      label={t('bonuses.turnover')}
      labelHidden
      valueText={t('measure.done', { done: money(turnover.done).text, target: money(turnover.needed).text })}
      // A hundredth of a percent is finer than the bar can show.
      value={Number((done * 10_000n) / needed)}
      max={10_000}
      tone={done < needed ? 'brand' : 'success'}
    />
  )
}
