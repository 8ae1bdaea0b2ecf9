import type { Game } from '@livery/contract/games'
import { type Banner, PORTRAIT_GROUPS } from '@livery/contract/lobby'
import { bannersOf as bannersIn } from '@livery/merchant/public'
import { sceneUrl } from '../sites/drawn-scene.ts'
import type { Site } from '../sites/site.ts'

/** Finds games by the names that configuration gives them. */
export interface NamedGames {
  named(
    site: Site,
    language: string,
    names: readonly { readonly vendor: string; readonly code: string }[],
  ): Promise<readonly Pick<Game, 'nodeId' | 'vassalage' | 'gameCode'>[]>
}

/**
 * The site's banners in a language, in the merchant's order. One that leads to a game names its node; when the game is
 * not offered, it leads nowhere.
 */
export async function bannersOf(site: Site, language: string, games: NamedGames): Promise<Banner[]> {
  const scenes = new Map(site.bannerSpecs.map((scene) => [scene.id, scene]))
  const banners = bannersIn(site.merchant, language, ({ id, group }) =>
    sceneUrl(PORTRAIT_GROUPS.includes(group) ? 'portrait' : 'banner', scenes.get(id) ?? { id, specs: [] }, language),
  )
  const names = banners.flatMap(({ linkageType, link }) => (linkageType === 'game' && link ? [nameOf(link)] : []))
  if (names.length === 0) return banners
  const nodes = new Map(
    (await games.named(site, language, names)).map(({ nodeId, vassalage, gameCode }) => [
      `${vassalage}/${gameCode}`,
      String(nodeId),
    ]),
  )
  return banners.map((banner) => {
    if (banner.linkageType !== 'game' || banner.link === null) return banner
    const link = nodes.get(banner.link)
    return link === undefined ? { ...banner, linkageType: null, link: null, action: null } : { ...banner, link }
  })
}

/** `PG/lucky-dragon` in its parts. */
function nameOf(link: string): { readonly vendor: string; readonly code: string } {
  const [vendor = '', code = ''] = link.split('/')
  return { vendor, code }
}
