import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { GamePictureSpec } from '@livery/artwork/game-spec'
import { shownIn } from '@livery/artwork/shown'
import { loadMerchants } from '@livery/merchant/load'
import { offersOf } from '@livery/merchant/offers'
import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '..')
/** The number of tiles that are visible at once. */
const NEAR = 8

type Row = GamePictureSpec['game'] & {
  readonly gameType: string
  readonly isHot: 0 | 1
  readonly popularity: number
}

const folder = join(ROOT, 'vendors')
const json = (...path: string[]) => JSON.parse(readFileSync(join(folder, ...path), 'utf8'))
const vendors = readdirSync(folder)
  .sort()
  .filter((id) => existsSync(join(folder, id, 'games.json')))
  .map((id) => ({ id, manifest: json(id, 'vendor.json'), rows: json(id, 'games.json') as Row[] }))
/** In the order of the catalogue: the most popular first; games of equal popularity in the order of their ids. */
const games = vendors
  .flatMap(({ id, manifest, rows }) => rows.map((row) => ({ vendor: id, art: manifest.art, row })))
  .map((game, at) => ({ ...game, at }))
  .toSorted((one, other) => other.row.popularity - one.row.popularity || one.at - other.at)

/** The lists of a merchant's home and categories, by their names. */
function listsOf(merchant: Awaited<ReturnType<typeof loadMerchants>>['merchants'][number]) {
  const offers = offersOf(merchant, new Map(vendors.map(({ id, manifest }) => [id, { ...manifest, id }])))
  const offered = new Set(offers.map(({ gameType, vendor }) => `${vendor.id} ${gameType}`))
  const own = games.filter(({ vendor, row }) => offered.has(`${vendor} ${row.gameType}`))
  const types = [...new Set(own.map(({ row }) => row.gameType))]
  return [
    ...types.map((type) => [type, own.filter(({ row }) => row.gameType === type)] as const),
    ['HOT', own.filter(({ row }) => row.isHot === 1)] as const,
  ]
}

const pictures = new Map(
  games.map(({ art, row }) => {
    const { view, light } = shownIn({ vendor: { art }, game: row })
    return [row.code, `${row.motif} ${view} ${light}`]
  }),
)

test('no merchant’s home or category shows a motif in one view and one light twice within eight tiles', async () => {
  const { merchants } = await loadMerchants(ROOT)
  const twice = new Set<string>()
  for (const merchant of merchants) {
    for (const [name, list] of listsOf(merchant)) {
      for (const [at, { row }] of list.entries()) {
        const near = list
          .slice(at + 1, at + NEAR)
          .find((other) => pictures.get(other.row.code) === pictures.get(row.code))
        if (near)
          twice.add(`${row.code} and ${near.row.code} are both ${pictures.get(row.code)} (${merchant.id} ${name})`)
      }
    }
  }
  // Repair: state another "view" or "light" in the row of one of the two.
  expect([...twice]).toEqual([])
})
