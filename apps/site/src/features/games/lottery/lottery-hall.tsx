import type { Game } from '@livery/contract/games'
import { PAGES } from '@livery/contract/pages'
import { ButtonLink } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import type { IconName } from '@livery/ui/icon'
import { SectionHeader } from '@livery/ui/section-header'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useCount } from '../../../shared/format/use-count.ts'
import { GameGrid, GameGridSkeleton } from '../../../shared/games/game-grid.tsx'
import { kindName } from '../../../shared/games/kind-name.ts'
import { PageHero } from '../../../shared/hero/page-hero.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { RetryNotice } from '../../../shared/notice/retry-notice.tsx'
import type { Hall } from './halls.ts'
import * as css from './lottery.css.ts'
import { ModeChoice } from './mode-choice.tsx'
import { useMenus, usePrizeMode, useRecentLotteries } from './use-prize-mode.ts'

const ICON: IconName = 'lottery-ticket'
/** Number of placeholder tiles while the menu loads. */
const PLACEHOLDERS = 6

/** The lotteries of a hall: recent ones, popular ones, and all of them by group. */
export function LotteryHall({ hall }: { readonly hall: Hall }) {
  const t = useText('lottery')
  const games = useText('games')
  const core = useText('core')
  const { i18n } = useTranslation()
  const format = useCount()
  const navigate = useNavigate()
  const { lobby, modes, mode } = usePrizeMode(hall)
  const menus = useMenus(hall, mode)
  const recent = useRecentLotteries()
  const title = core(hall.titleKey as 'nav.home')
  const open = (game: Game) => navigate(`${hall.path}?gameCode=${encodeURIComponent(game.gameCode)}`)
  const count = menus.data?.gameMenus.reduce((sum, menu) => sum + menu.games.length, 0) ?? 0
  const failed = lobby.isError || menus.isError
  const nothing = (lobby.data && modes.length === 0) || (menus.data && count === 0)
  const retry = () => {
    void lobby.refetch()
    void menus.refetch()
  }
  return (
    <div className={css.page}>
      <PageHero
        icon={ICON}
        title={title}
        lead={t('lead')}
        count={count > 0 ? games('section.count', { count }) : undefined}
      />
      {modes.length > 1 && <ModeChoice path={hall.path} modes={modes} chosen={mode} />}
      {recent.data && recent.data.list.length > 0 && (
        <section className={css.section}>
          <SectionHeader id="lottery-recent" icon="history" title={core('nav.recent')} />
          <GameGrid games={recent.data.list} label={core('nav.recent')} onPlay={open} />
        </section>
      )}
      {!hall.mode && lobby.data && lobby.data.games.length > 0 && recent.data?.list.length === 0 && (
        <section className={css.section}>
          <SectionHeader id="lottery-featured" icon="flame" title={t('featured')} />
          <GameGrid games={lobby.data.games} label={t('featured')} onPlay={open} />
        </section>
      )}
      {failed && <RetryNotice onRetry={retry} />}
      {!failed && !menus.data && !nothing && <GameGridSkeleton count={PLACEHOLDERS} />}
      {nothing && (
        <EmptyState drawing="games" level={2} title={games('empty.title')}>
          <ButtonLink href={PAGES.home.path} variant="secondary">
            {core('action.backHome')}
          </ButtonLink>
        </EmptyState>
      )}
      {menus.data?.gameMenus.map(({ gameGroupCode, games: group }) => {
        const name = kindName(i18n, gameGroupCode)
        return (
          <section key={gameGroupCode} className={css.section}>
            <SectionHeader id={`lottery-${gameGroupCode}`} icon={ICON} title={name} count={format(group.length)} />
            <GameGrid games={group} label={name} onPlay={open} />
          </section>
        )
      })}
    </div>
  )
}
