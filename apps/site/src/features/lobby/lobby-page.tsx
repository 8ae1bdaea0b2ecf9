import { VisuallyHidden } from '@livery/ui/visually-hidden'
import { useText } from '../../shared/i18n/use-text.ts'
import { useSite } from '../../shared/site/use-site.ts'
import { BannerStrip } from './banner-strip.tsx'
import { GameMenu } from './game-menu.tsx'
import { HomeSections } from './home-sections.tsx'
import * as css from './lobby-page.css.ts'
import { MenuChoice } from './menu-choice.tsx'
import { NoticeStrip } from './notice-strip.tsx'
import { useMenuChoice } from './use-menu-choice.ts'

/** Banner, notices, game menu, games, winners: what a visitor sees first. */
export default function LobbyPage() {
  const t = useText('core')
  const { merchant } = useSite().boot
  const choice = useMenuChoice()
  return (
    <div className={css.page}>
      <VisuallyHidden>
        <h1>{t('meta.homeTitle', { merchant: merchant.name })}</h1>
      </VisuallyHidden>
      <BannerStrip />
      <NoticeStrip />
      <GameMenu choice={choice} />
      {choice === 'HOME' ? <HomeSections /> : <MenuChoice choice={choice} />}
    </div>
  )
}
