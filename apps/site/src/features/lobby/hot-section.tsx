import { useText } from '../../shared/i18n/use-text.ts'
import { GameRow } from './game-row.tsx'
import { useHotGames } from './use-hot-games.ts'
import { CHOICE_PARAMETER } from './use-menu-choice.ts'

/** The most played games. */
export function HotSection() {
  const t = useText('games')
  const { inRow, isPending } = useHotGames()
  if (!isPending && !inRow?.length) return null
  return <GameRow id="hot" icon="flame" title={t('section.HOT')} games={inRow} more={`/?${CHOICE_PARAMETER}=HOT`} />
}
