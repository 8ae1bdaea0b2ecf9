import { expect, test, vi } from 'vitest'
import type { PictureServices } from './services.ts'
import { warmPictures } from './warm.ts'

const GAMES = 100

/** What is drawn ahead for one merchant: `game 240`, `table 400` and so on, with the places of games by popularity. */
async function drawnFor(tile: string, gameType: string) {
  const drawn: { readonly kind: string; readonly width: number; readonly place: number }[] = []
  const draw =
    (kind: string) => async (spec: { readonly game: { readonly name: { readonly EN: string } } }, width: number) => {
      drawn.push({ kind, width, place: Number(spec.game.name.EN) })
    }
  const vendor = { code: 'A', id: 'a' }
  const games = Array.from({ length: GAMES }, (_, place) => {
    const game = { code: `a-${place}`, name: { EN: `${place}` }, gameType, popularity: GAMES - place, motif: 'gem' }
    return [game.code, { vendor, game }] as const
  })
  const site = {
    merchant: { banners: [] },
    bannerSpecs: [],
    promotionSpecs: [],
    offers: [{ vendor: 'A' }],
    theme: { composition: { tile } },
  }
  const services = {
    pictures: { game: draw('game'), table: draw('table'), square: draw('square') },
    registry: { sites: [site] },
    vendors: { games: new Map(games) },
    log: { debug: vi.fn() },
  }
  warmPictures(services as unknown as PictureServices)
  await expect.poll(() => drawn.filter(({ kind, width }) => kind === 'game' && width === 360)).toHaveLength(GAMES)
  return drawn
}

test('the most popular games come in all first widths before any other game', async () => {
  const drawn = await drawnFor('poster', 'RNG')
  const first = drawn.findIndex(({ place }) => place >= 60)
  expect(new Set(drawn.slice(0, first).map(({ width }) => width))).toEqual(new Set([240, 160, 360]))
  expect(new Set(drawn.map(({ kind }) => kind))).toEqual(new Set(['game']))
})

test('games of tables come as tables too, where a merchant shows cards of them', async () => {
  const [first] = await drawnFor('table-card', 'LIVE')
  expect(first).toMatchObject({ kind: 'table', place: 0 })
})
