import { VisuallyHidden } from '@livery/ui/visually-hidden'
import { useText } from '../../shared/i18n/use-text.ts'
import { PageView } from '../../shared/pages/page-view.tsx'
import { prizeBoardOf } from '../../shared/prizes/prize-variants.ts'
import { useComposition } from '../../shared/visit/use-composition.ts'
import { useVisit } from '../../shared/visit/use-visit.ts'
import { BannerStrip } from './banner-strip.tsx'
import { CATEGORY_MENUS } from './category-menus.ts'
import { GameMenu } from './game-menu.tsx'
import { heroVariantOf } from './hero-variants.ts'
import { HomeSections } from './home-sections.tsx'
import * as css from './lobby-page.css.ts'
import { MenuChoice } from './menu-choice.tsx'
import { NoticeStrip } from './notice-strip.tsx'
import { useMenuChoice } from './use-menu-choice.ts'

/** Banner, notices, game menu, games, winners: what a visitor sees first. */
export default function LobbyPage() {
  const t = useText('core')
  const { merchant } = useVisit().boot
  const choice = useMenuChoice()
  const composition = useComposition()
  const { categories, ticker } = composition
  const variant = heroVariantOf(composition)
  const menu = CATEGORY_MENUS[categories]
  const icons = menu && <PageView component={menu.component} choice={choice} />
  const isFirst = categories === 'icons-first'
  const board = prizeBoardOf(composition, 'HOME')
  const prizes = board && <PageView component={board.component} />
  const isBetween = composition.prizes === 'board-between'
  return (
    <div className={css.page}>
      <VisuallyHidden>
        <h1>{t('meta.homeTitle', { merchant: merchant.name })}</h1>
      </VisuallyHidden>
      {isFirst && icons}
      {variant ? <PageView component={variant.component} /> : <BannerStrip />}
      {ticker === 'moving' && <NoticeStrip />}
      {categories === 'bar' && <GameMenu choice={choice} />}
      {!isFirst && icons}
      {!isBetween && choice === 'HOME' && prizes}
      {choice === 'HOME' ? <HomeSections afterFirst={isBetween && prizes} /> : <MenuChoice choice={choice} />}
    </div>
  )
}
