import { PORTRAIT_GROUPS } from '@livery/contract/lobby'
import { BANNER_WIDTHS, NARROW_BANNER_WIDTHS, PORTRAIT_WIDTHS } from '../../platform/pictures/pictures.ts'
import { pictureSpec } from '../../tenancy/vendors/picture-spec.ts'
import type { PictureServices } from './services.ts'

/** The widths most screens request first. */
const FIRST_WIDTHS = [240, 160, 360] as const

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
    for (const width of FIRST_WIDTHS) {
      for (const { vendor, game } of games) {
        const spec = pictureSpec(vendor, game)
        await pictures.game(spec, width, 'avif', 'ahead')
        if (tiles.has('square')) await pictures.square(spec, width, 'avif', 'ahead')
      }
    }
    for (const spec of registry.sites.flatMap((site) => site.promotionSpecs.flatMap(({ specs }) => specs))) {
      await pictures.banner(spec, BANNER_WIDTHS[0], 'avif', 'ahead')
    }
  }
  run().catch((error: unknown) => log.debug({ err: error }, 'drawing ahead stopped'))
}
