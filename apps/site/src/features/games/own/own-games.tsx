import { LIST_PAGE_SIZE } from '@livery/contract/lobby-queries'
import { PAGES } from '@livery/contract/pages'
import { ButtonLink } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import type { IconName } from '@livery/ui/icon'
import { useEffect } from 'react'
import { GameGrid, GameGridSkeleton } from '../../../shared/games/game-grid.tsx'
import type { GamesAnswer } from '../../../shared/games/games-answer.ts'
import { KeepFocus } from '../../../shared/games/keep-focus.tsx'
import { PageHero } from '../../../shared/hero/page-hero.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { RetryNotice } from '../../../shared/notice/retry-notice.tsx'
import { PageNumbers } from '../../../shared/page-numbers/page-numbers.tsx'
import * as css from './own-games.css.ts'

interface OwnGamesProps {
  readonly icon: IconName
  readonly title: string
  readonly lead: string
  readonly emptyTitle: string
  readonly answer: GamesAnswer
  /** 1-based. */
  readonly page: number
  readonly onPage: (page: number, replace?: boolean) => void
}

/** A page of a member's own games. */
export function OwnGames({ icon, title, lead, emptyTitle, answer, page, onPage }: OwnGamesProps) {
  const t = useText('games')
  const { page: shown, isError, refetch } = answer
  const games = shown?.games
  const isBeyond = page > 1 && games?.length === 0
  useEffect(() => {
    if (isBeyond) onPage(1, true)
  }, [isBeyond, onPage])
  return (
    <div className={css.page}>
      <PageHero
        icon={icon}
        title={title}
        lead={lead}
        count={shown && shown.total > 0 ? t('section.count', { count: shown.total }) : undefined}
      />
      <KeepFocus count={games?.length ?? 0}>
        {games ? null : isError ? <RetryNotice onRetry={refetch} /> : <GameGridSkeleton count={LIST_PAGE_SIZE} />}
        {games &&
          (games.length > 0 ? (
            <GameGrid games={games} label={title} />
          ) : (
            <EmptyState drawing="games" title={emptyTitle}>
              <ButtonLink href={PAGES.home.path} variant="secondary">
                {t('empty.action')}
              </ButtonLink>
            </EmptyState>
          ))}
      </KeepFocus>
      <PageNumbers className={css.pages} page={page} total={shown?.totalPages ?? 1} onChange={onPage} />
    </div>
  )
}
