import { winnersRequest } from '@livery/contract/lobby-queries'
import { Amount } from '@livery/ui/amount'
import { Avatar } from '@livery/ui/avatar'
import { cx } from '@livery/ui/cx'
import { IconButton } from '@livery/ui/icon-button'
import { SectionHeader } from '@livery/ui/section-header'
import { useState } from 'react'
import { useMoney } from '../../shared/format/use-money.ts'
import { playGame } from '../../shared/games/play-game.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { useLastHeight } from '../../shared/near/use-last-height.ts'
import { useNear } from '../../shared/near/use-near.ts'
import { useAnswer } from '../../shared/query/use-answer.ts'
import { useComposition } from '../../shared/visit/use-composition.ts'
import { useLanguageCode, useVisit } from '../../shared/visit/use-visit.ts'
import * as css from './winner-board.css.ts'

const HEADING = 'section-winners'
const FRESH_MS = 30_000
const NEAR_PX = 200
/** The entries that fill the widest row; the others are rendered when the board comes near the view. */
const FIRST_ENTRIES = 10

/**
 * The latest big wins. They scroll slowly and stop under the pointer and by a button, unless the theme wants no ticker.
 */
export function WinnerBoard() {
  const t = useText('games')
  const [paused, setPaused] = useState(false)
  const { boot } = useVisit()
  const lastHeight = useLastHeight(HEADING)
  const { ticker, winners } = useComposition()
  // A column stands still: it is beside what one reads.
  const moves = ticker === 'moving' && winners === 'board'
  const isNear = useNear(lastHeight.ref, NEAR_PX)
  const { data } = useAnswer('getWinnerBoard', winnersRequest(useLanguageCode(), boot.menus), { staleMs: FRESH_MS })
  if (!data?.list.length) return null
  const shown = winners === 'board' && !isNear ? data.list.slice(0, FIRST_ENTRIES) : data.list
  return (
    <section {...lastHeight} className={css.board} aria-labelledby={HEADING}>
      <SectionHeader id={HEADING} icon="trophy" title={t('winner.title')} className={css.header}>
        {moves && (
          <IconButton
            icon={paused ? 'play' : 'pause'}
            label={paused ? t('winner.play') : t('winner.pause')}
            size="sm"
            onClick={() => setPaused((now) => !now)}
          />
        )}
      </SectionHeader>
      <div className={css.window}>
        <div className={cx(css.belt, paused && css.paused)}>
          <Winners list={shown} />
          {/* Without the class the list stands still. */}
          {moves && isNear && <Winners list={data.list} copy />}
        </div>
      </div>
    </section>
  )
}

type Entries = NonNullable<ReturnType<typeof useAnswer<'getWinnerBoard'>>['data']>['list']

function Winners({ list, copy = false }: { readonly list: Entries; readonly copy?: boolean }) {
  const visit = useVisit()
  const money = useMoney()
  return (
    <ul className={css.list} aria-hidden={copy || undefined} inert={copy}>
      {list.map((entry) => (
        <li key={entry.id}>
          <button type="button" className={css.entry} onClick={() => void playGame(visit, entry, 'real')}>
            <Avatar className={css.picture} src={`${entry.iconUrl}/160`} alt="" lazy />
            <span className={css.words}>
              <bdi className={css.player}>{entry.customerName}</bdi>
              <Amount className={css.amount} tone="gain" parts={money(entry.winAmount).parts} />
              <span className={css.game} dir="auto">
                {entry.gameName}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
