import { useText } from '../../shared/i18n/use-text.ts'
import { useAnswer } from '../../shared/query/use-answer.ts'
import { useLanguageCode, useSession } from '../../shared/visit/use-visit.ts'
import { GameRow } from './game-row.tsx'

/**
 * Games that go with one the member played last; nothing while too few members have played. It stands last, so that
 * nothing moves when it comes.
 */
export function SimilarGamesSection() {
  const t = useText('games')
  const isMember = useSession(({ phase }) => phase === 'member')
  const { data } = useAnswer('becausePlayed', { language: useLanguageCode() }, { enabled: isMember })
  if (!isMember || !data?.because) return null
  const title = t('section.BECAUSE', { game: data.because.gameName })
  return <GameRow id="because" icon="star" title={title} games={data.list} />
}
