import { TABLE_TYPES } from '@livery/contract/games/table-types'
import { PORTRAIT_GROUPS } from '@livery/contract/lobby'
import {
  BANNER_WIDTHS,
  NARROW_BANNER_WIDTHS,
  type Pictures,
  PORTRAIT_WIDTHS,
  SHAPE_WIDTHS,
} from '../../platform/pictures/pictures.ts'
import { pictureSpec } from '../../tenancy/vendors/picture-spec.ts'
import type { Vendors } from '../../tenancy/vendors/vendors.ts'
import type { PictureServices } from './services.ts'

/** The widths most screens request first. */
const FIRST_WIDTHS = [240, 160, 360] as const
/** The same of the pictures of tables. */
const FIRST_TABLE_WIDTHS = SHAPE_WIDTHS.table.slice(0, 2)
/** So many of the most popular games stand on lobbies. */
const SHOWN_FIRST = 60

/**
 * Draws the lobbies' pictures in advance, in the order visitors see them, with lower priority than requests. Pictures
 * that exist already are only looked up.
 */
export function warmPictures(services: PictureServices): void {
  const { pictures, registry, vendors, log } = services
  const run = async () => {
    for (const site of registry.sites) {
      const portraits = new Set(
        site.merchant.banners.flatMap(({ id, group }) => (PORTRAIT_GROUPS.includes(group) ? [id] : [])),
      )
      const wide = site.bannerSpecs.filter(({ id }) => !portraits.has(id))
      const beside = site.bannerSpecs.filter(({ id }) => portraits.has(id))
      for (const spec of beside.flatMap(({ specs }) => specs)) {
        for (const width of PORTRAIT_WIDTHS) await pictures.portrait(spec, width, 'avif', 'ahead')
      }
      for (const spec of wide.flatMap(({ specs }) => specs)) {
        for (const width of BANNER_WIDTHS) await pictures.banner(spec, width, 'avif', 'ahead')
        for (const width of NARROW_BANNER_WIDTHS) await pictures.narrowBanner(spec, width, 'avif', 'ahead')
      }
    }
    const offered = new Set(registry.sites.flatMap(({ offers }) => offers.map(({ vendor }) => vendor)))
    const games = [...vendors.games.values()]
      .filter(({ vendor }) => offered.has(vendor.code))
      .sort((a, b) => (b.game.popularity ?? 0) - (a.game.popularity ?? 0))
    const tiles = new Set(registry.sites.map(({ theme }) => theme.composition.tile))
    // What lobbies and the search show first comes in all of these widths before anything else.
    for (const list of [games.slice(0, SHOWN_FIRST), games.slice(SHOWN_FIRST)]) {
      if (tiles.has('table-card')) await warmTables(pictures, list)
      for (const width of FIRST_WIDTHS) {
        for (const { vendor, game } of list) {
          const spec = pictureSpec(vendor, game)
          await pictures.game(spec, width, 'avif', 'ahead')
          if (tiles.has('square')) await pictures.square(spec, width, 'avif', 'ahead')
        }
      }
    }
    for (const spec of registry.sites.flatMap((site) => site.promotionSpecs.flatMap(({ specs }) => specs))) {
      await pictures.banner(spec, BANNER_WIDTHS[0], 'avif', 'ahead')
    }
  }
  run().catch((error: unknown) => log.debug({ err: error }, 'drawing ahead stopped'))
}

type OfferedGame = NonNullable<ReturnType<Vendors['games']['get']>>

/** The pictures of the games that are cards of their tables. */
async function warmTables(pictures: Pictures, games: readonly OfferedGame[]): Promise<void> {
  const tables = games.filter(({ game }) => TABLE_TYPES.includes(game.gameType))
  for (const width of FIRST_TABLE_WIDTHS) {
    for (const { vendor, game } of tables) await pictures.table(pictureSpec(vendor, game), width, 'avif', 'ahead')
  }
}
