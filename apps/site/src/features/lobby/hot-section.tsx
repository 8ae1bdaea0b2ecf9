import { useText } from '../../shared/i18n/use-text.ts'
import { LIST_FRESH_MS } from '../../shared/query/keep-lists.ts'
import { useAnswer } from '../../shared/query/use-answer.ts'
import { useLanguageCode } from '../../shared/visit/use-visit.ts'
import { GameRow } from './game-row.tsx'
import { CHOICE_PARAMETER } from './use-menu-choice.ts'

/** The most played games. */
export function HotSection() {
  const t = useText('games')
  const language = useLanguageCode()
  const { data, isPending } = useAnswer('getHotGameList', { language }, { staleMs: LIST_FRESH_MS })
  if (!isPending && !data?.list.length) return null
  return (
    <GameRow id="hot" icon="flame" title={t('section.HOT')} games={data?.list} more={`/?${CHOICE_PARAMETER}=HOT`} />
  )
}
