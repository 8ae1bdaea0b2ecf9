import { VIP_PAGE } from '@livery/contract/pages'
import type { ComponentType } from 'react'
import { useText } from '../../shared/i18n/use-text.ts'
import { categoryPages, pagesById, pagesOf } from '../../shared/pages/menus.ts'
import { usePages } from '../../shared/pages/pages-context.ts'
import { useVisit } from '../../shared/visit/use-visit.ts'
import { AppDownloads } from './app-downloads.tsx'
import { Channels } from './channels.tsx'
import { LanguageList } from './language-list.tsx'
import { ModeRow } from './mode-switch.tsx'
import { PromotionLinks } from './promotion-links.tsx'
import { ReferEarn } from './refer-earn.tsx'
import { SideBanners } from './side-banners.tsx'
import * as css from './side-menu.css.ts'
import { SideMenuLink } from './side-menu-link.tsx'
import { TopicEntry } from './topic-entry.tsx'

function PageEntry({ id }: { readonly id: string }) {
  const pages = pagesOf(useVisit().boot, usePages())
  return (
    <ul>
      {pagesById([id], pages).map((page) => (
        <SideMenuLink key={page.id} page={page} />
      ))}
    </ul>
  )
}

function Games() {
  const t = useText('core')
  const { boot } = useVisit()
  return (
    <>
      <p className={css.group}>{t('sideMenu.games')}</p>
      <ul>
        {categoryPages(boot, pagesOf(boot, usePages())).map((page) => (
          <SideMenuLink key={page.id} page={page} />
        ))}
      </ul>
      <hr className={css.rule} />
    </>
  )
}

function Promotions() {
  return (
    <>
      <PageEntry id="promotions" />
      <PromotionLinks />
    </>
  )
}

function Language() {
  return (
    <div className={css.settings}>
      <LanguageList />
      <div className={css.phoneOnly}>
        <ModeRow />
      </div>
    </div>
  )
}

/**
 * The entry for each id of a merchant's side menu. Ids without an entry here belong to pages that are not built yet.
 */
export const SIDE_ENTRIES: Readonly<Record<string, ComponentType>> = {
  home: () => <PageEntry id="home" />,
  games: Games,
  [VIP_PAGE]: () => <PageEntry id={VIP_PAGE} />,
  vipBonus: () => <TopicEntry topic="vipBonus" />,
  referEarn: ReferEarn,
  bonusBets: () => <TopicEntry topic="bonusBets" />,
  promotions: Promotions,
  language: Language,
  download: AppDownloads,
  channels: Channels,
  banners: SideBanners,
}
