import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { CALLS } from '../../packages/contract/src/calls.ts'
import { loadMerchants } from '../../packages/merchant/src/load.ts'
import type { Merchant } from '../../packages/merchant/src/merchant.ts'
import { expect, test } from './test.ts'
import { testMerchants } from './test-merchant.ts'

const ROOT = join(import.meta.dirname, '../..')
const PAGES = [
  '/',
  '/login',
  '/register',
  '/agent',
  '/promotions',
  '/live',
  '/rng',
  '/sports',
  '/nowhere',
  '/index.html',
]
const FILES = [
  '/manifest.webmanifest',
  '/theme/theme.json',
  '/theme/look/Latn',
  '/theme/look/Arab',
  '/theme/fonts/Latn.css',
  '/robots.txt',
  '/health/ready',
  '/api/openapi.json',
  '/no-such-file.json',
]

/** The parameters of calls that need some. */
const REQUESTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  games: { gameType: 'RNG', pageNo: '1', pageSize: '18' },
  getAnnouncementContentV2: { types: 'PL,PU,PR,B,H' },
}

/** Shared data of the installation that may be on every site: the names of games and vendors. */
const COMMON = ['vendors', 'locales']
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => file.endsWith('.json'))
  .map((file) => readFileSync(join(ROOT, file), 'utf8'))
  .join()

/** Between these a page's texts, attributes and data stand, each a piece of its own. */
const ENDS_OF_PIECES = /["<>]/

/**
 * What would reveal a merchant: its names, hosts, texts and releases, unless the other merchant has exactly the same.
 * Values that pages contain in several pieces are looked for piece by piece.
 */
function marksOf(merchant: Merchant, other: Merchant): string[] {
  const own = JSON.stringify({ ...other, assets: Object.keys(other.assets) })
  const words = [merchant.tagline, merchant.legalName, ...merchant.notices.map(({ title }) => title)]
  const marks = [
    merchant.name,
    ...merchant.hosts,
    ...words.flatMap((texts) => Object.values(texts)),
    ...Object.values(merchant.assets).map(({ hash }) => hash),
    ...merchant.channels.map(({ url }) => url),
  ]
  const pieces = marks.flatMap((mark) => mark.split(ENDS_OF_PIECES))
  return [...new Set(pieces)].filter((mark) => mark.length > 3 && !own.includes(mark) && !COMMON.includes(mark))
}

/** A whole answer: body and headers. It is not compressed, which would take longer than making it. */
async function ask(request: APIRequestContext, port: number, id: string, path: string, headers = {}) {
  const answer = await request.get(`http://127.0.0.1:${port}${path}`, {
    headers: { host: `${id}.localhost:${port}`, accept: 'text/html,*/*', 'accept-encoding': 'identity', ...headers },
    maxRedirects: 0,
  })
  return { status: answer.status(), text: `${JSON.stringify(answer.headers())}\n${await answer.text()}` }
}

test.describe('one merchant never shows another', () => {
  test('no answer to one holds a mark of another: pages, calls and files, in every language', async ({
    request,
    port,
  }) => {
    const { merchants } = await loadMerchants(ROOT)
    expect(merchants.length).toBeGreaterThan(2)
    const calls = Object.values(CALLS).filter(({ method }) => method === 'GET')
    const leaks: string[] = []
    let visitedPages = 0
    for (const merchant of merchants) {
      const others = merchants
        .filter(({ id }) => id !== merchant.id)
        .map((other) => ({ id: other.id, marks: marksOf(other, merchant) }))
      for (const { id, marks } of others) expect(marks.length, `${id} has marks`).toBeGreaterThan(3)
      // The pages of a merchant have most pieces in common, so searching each distinct piece once takes a tenth of the
      // time.
      const searchedPieces = new Set<string>()
      for (const [index, language] of merchant.languages.entries()) {
        // Calls that need an account are refused in the same way in every language.
        const open = calls.filter(({ auth }) => index === 0 || auth === 'none' || auth === 'optional')
        const queries = open.map(({ name, path }) => {
          const query = new URLSearchParams({ language, ...REQUESTS[name] })
          return `${path}?${query}`
        })
        const paths = [...PAGES, ...FILES, ...queries]
        visitedPages += paths.length
        const ofLanguage = paths.map(async (path) => {
          const { text } = await ask(request, port, merchant.id, path, { cookie: `lang=${language}` })
          for (const piece of text.split(ENDS_OF_PIECES)) {
            if (searchedPieces.has(piece)) continue
            searchedPieces.add(piece)
            for (const { id, marks } of others) {
              for (const mark of marks)
                if (piece.includes(mark)) leaks.push(`${merchant.id}${path} (${language}) has ${mark} of ${id}`)
            }
          }
        })
        await Promise.all(ofLanguage)
      }
    }
    expect(leaks).toEqual([])
    expect(visitedPages).toBeGreaterThan(500)
  })

  test('an unknown host gets a neutral 404', async ({ page, port, faults }) => {
    const response = await page.goto(`http://nobody.localhost:${port}/`)
    expect(response?.status()).toBe(404)
    const body = (await response?.text()) ?? ''
    for (const { name, id } of testMerchants) {
      expect(body.toLowerCase()).not.toContain(id)
      expect(body).not.toContain(name)
    }
    expect(body).not.toContain('<style')
    faults.length = 0
  })

  test('scripts and styles are the same files for every merchant of one composition', async ({ request, port }) => {
    const pages = await Promise.all(
      ['sterling', 'tulpar', 'saola', 'mekhala', 'firki', ...testMerchants.map(({ id }) => id)].map(async (id) => {
        const html = await (
          await request.get(`http://127.0.0.1:${port}/`, { headers: { host: `${id}.localhost` } })
        ).text()
        const [, boot = '{}'] = /<script type="application\/json" id="[^"]+">(.*?)<\/script>/s.exec(html) ?? []
        const files = [...html.matchAll(/\/assets\/[^"]+\.(?:js|css)/g)].map(([file]) => file)
        // The chunk of a frame has the board of draws, both places of the categories' icons and both ways to show
        // matches, whichever of them its merchant shows. Between sports columns and beside an icon rail it has both ways
        // to show banners, and all layouts of cells share one chunk.
        const { prizes: _, categories: __, sports, hero, games, winners, ...others } = JSON.parse(boot).composition
        const isOfCells = hero === 'mosaic' || hero === 'jackpot'
        const hasBothHeroes = others.frame === 'sports-columns' || others.frame === 'icon-rail'
        const ways = isOfCells || hasBothHeroes ? {} : { hero, games, winners }
        const composition = { ...others, ...ways, isOfCells, hasMatches: sports !== undefined }
        return { composition: JSON.stringify(composition), files: files.sort().join(' ') }
      }),
    )
    const byComposition = Map.groupBy(pages, ({ composition }) => composition)
    expect([...byComposition.values()].map((group) => group.length)).toEqual([2, 2, 2, 2])
    for (const group of byComposition.values()) expect(new Set(group.map(({ files }) => files)).size).toBe(1)
  })
})
