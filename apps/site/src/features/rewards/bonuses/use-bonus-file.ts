import type { Bonus } from '@livery/contract/rewards/bonuses'
import { numberLayout } from '@livery/locale/number-layout'
import { useMoments } from '../../../shared/format/use-moments.ts'
import { csvAmount, csvLines } from '../../../shared/history/csv.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useRewardText } from '../../../shared/rewards/use-reward-text.ts'
import { usePreferences } from '../../../shared/visit/use-visit.ts'

/** Bonuses as lines of a file, in the reader's language: money as figures, points and tickets in words. */
export function useBonusFile(): { readonly heads: string; readonly lines: (list: readonly Bonus[]) => string } {
  const t = useText('rewards')
  const history = useText('history')
  const core = useText('core')
  const rewardText = useRewardText()
  const language = usePreferences((state) => state.language)
  const { moment } = useMoments()
  const { decimal } = numberLayout(language)
  const separator = decimal === ',' ? ';' : ','
  const heads = [
    history('column.time'),
    t('bonuses.source'),
    t('bonuses.title'),
    history('column.amount'),
    t('bonuses.needed'),
    t('bonuses.done'),
    history('filter.state'),
    history('column.reference'),
  ]
  const line = ({ at, source, title, kind, amount, turnover, state, id }: Bonus) => [
    moment(at),
    t(`source.${source}`),
    title ?? core('page.manualRebate'),
    kind === 'money' || kind === 'bonus' ? csvAmount(amount, decimal) : rewardText(kind, amount),
    turnover ? csvAmount(turnover.needed, decimal) : '',
    turnover ? csvAmount(turnover.done, decimal) : '',
    t(`state.${state}`),
    id,
  ]
  return { heads: csvLines([heads], separator), lines: (list) => csvLines(list.map(line), separator) }
}
