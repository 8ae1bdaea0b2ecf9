import { pageQueries } from '@livery/contract/lobby-queries'
import { categoryPath } from '@livery/contract/pages'
import type { Composition } from '@livery/theme/composition'
import { COMPOSITION_CHOICES, COMPOSITION_KEYS, STYLE_KEYS, USUAL_COMPOSITION } from '@livery/theme/composition'
import { describe, expect, test } from 'vitest'
import { render } from '../entry-server.tsx'
import { bootFixture, FIXTURE_MENUS } from '../shared/testing/boot.fixture.ts'
import { textsFixture } from '../shared/testing/texts.fixture.ts'

const texts = textsFixture('EN')
const core = texts.core as { a11y: Record<string, string>; notice: Record<string, string> }
const games = texts.games as Record<'tab' | 'winner' | 'banner' | 'section', Record<string, string>>

async function shown(composition: Partial<Composition>, url = '/') {
  const queries = pageQueries(url, 'EN', FIXTURE_MENUS, {
    tableCards: composition.tile === 'table-card',
    fixtures: composition.sports !== undefined && composition.sports !== 'games',
    prizes: composition.prizes !== undefined && composition.prizes !== 'none',
    jackpots: composition.hero === 'jackpot',
  })
  const boot = bootFixture('EN', { composition }, queries)
  return render({ url, boot, texts })
}

/** The page on which each choice is visible; choices of the style sheet are tested in `packages/theme`. */
const PAGE: Readonly<Partial<Record<keyof Composition, string>>> = {
  frame: '/',
  hero: '/',
  tile: '/live',
  categories: '/',
  head: '/help',
  ticker: '/',
  games: '/',
  sports: '/',
  winners: '/',
  prizes: '/',
}
const unusual = COMPOSITION_KEYS.filter((key) => !STYLE_KEYS.includes(key)).flatMap((key) =>
  COMPOSITION_CHOICES[key].slice(1).map((word) => [key, word] as const),
)

/** The part of a page that has this label. */
const sectionOf = (html: string, label: string | undefined) =>
  new RegExp(`<section[^>]*aria-label="${label}"[^>]*>.*?</section>`, 's').exec(html)?.[0] ?? ''

describe('each choice changes what is rendered', () => {
  test.each(unusual)('%s: %s', async (key, word) => {
    const [usual, chosen] = await Promise.all([shown({}, PAGE[key]), shown({ [key]: word }, PAGE[key])])
    expect(chosen.html).not.toBe(usual.html)
    expect((await shown({ [key]: USUAL_COMPOSITION[key] }, PAGE[key])).html).toBe(usual.html)
  })
})

test('the top bar has its navigation in the header, and a menu that is never beside the page', async () => {
  const [usual, { html, modules }] = await Promise.all([shown({}), shown({ frame: 'top-bar' })])
  expect(html.match(/<header.*?<\/header>/s)?.[0]).toContain(`aria-label="${core.a11y.mainNavigation}"`)
  expect(modules).toContain('top-bar')
  expect(usual.modules).not.toContain('top-bar')
  const menu = (page: string) => /<aside id="side-menu"[^>]*class="([^"]*)"/.exec(page)?.[1]?.split(' ').length
  expect(menu(html)).toBe((menu(usual.html) ?? 0) + 1)
})

describe('the icon rail', () => {
  const composition = { frame: 'icon-rail', categories: 'icon-grid', tile: 'square' } as const
  const railOf = (html: string) =>
    new RegExp(`<nav class="([^"]*)" aria-label="${core.a11y.mainNavigation}">.*?</nav>`, 's').exec(html)
  const links = (nav = '') => [...nav.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)

  test('leads home, to every category, to the promotions and to the menu, and the header does not repeat it', async () => {
    const { html, modules } = await shown(composition)
    const [rail] = railOf(html) ?? []
    const paths = FIXTURE_MENUS.categories.map(categoryPath)
    expect(links(rail)).toEqual(['/', ...paths, '/promotions'])
    expect(rail).toMatch(/popovertarget="side-menu"/i)
    expect(links(html.match(/<header.*?<\/header>/s)?.[0])).not.toContain(paths[0])
    expect(modules).toContain('icon-rail')
  })

  test('stands on phones beside lists of games only, and on the lobby where no grid has the categories', async () => {
    const classes = async (choices: Partial<Composition>, url: string) =>
      railOf((await shown(choices, url)).html)?.[1]?.split(' ').length
    const onPhones = (await classes(composition, '/rng')) ?? 0
    expect(onPhones).toBe(((await classes(composition, '/')) ?? 0) + 1)
    expect(await classes(composition, '/promotions')).toBe(onPhones - 1)
    expect(await classes({ ...composition, categories: 'none' }, '/')).toBe(onPhones)
  })

  test('the grid has the categories, and other lists in what they leave of two lines', async () => {
    const { html } = await shown(composition)
    const grid = new RegExp(`<nav[^>]*aria-label="${games.tab.label}">.*?</nav>`, 's').exec(html)?.[0]
    const paths = FIXTURE_MENUS.categories.map(categoryPath)
    expect(links(grid)).toEqual([...paths, '/?games=HOT', '/promotions'].slice(0, Math.max(paths.length, 10)))
  })

  test('the icons stand below the banners, or first of all', async () => {
    const iconsBeforeBanners = async (categories: 'icon-grid' | 'icons-first') => {
      const { html, modules } = await shown({ ...composition, categories })
      expect(modules.filter((module) => module === 'icon-rail')).toHaveLength(1)
      const [icons, banners] = [games.tab.label, games.banner.label].map((label) =>
        html.indexOf(`aria-label="${label}"`),
      )
      expect(Math.min(icons ?? -1, banners ?? -1)).toBeGreaterThan(0)
      return (icons ?? 0) < (banners ?? 0)
    }
    expect(await iconsBeforeBanners('icon-grid')).toBe(false)
    expect(await iconsBeforeBanners('icons-first')).toBe(true)
  })

  test('the first banner has the picture, and the next ones are links beside it', async () => {
    const { html, images } = await shown({ ...composition, hero: 'lead-list' })
    const hero = sectionOf(html, 'Highlights')
    expect(hero.match(/<img /g)).toHaveLength(1)
    expect(hero.match(/<h2/g)).toHaveLength(1)
    expect(hero).toContain(`sizes="${images[0]?.sizes}"`)
    expect(hero?.match(/<li>/g)?.length).toBeGreaterThan(0)
  })

  test('the board of draws and jackpots is on the lobby and on the pages they belong to', async () => {
    const board = { ...composition, prizes: 'board' } as const
    const title = 'aria-label="Draws and jackpots"'
    const { html } = await shown(board)
    expect(html).toContain(title)
    expect(html.match(/role="timer"/g)).toHaveLength(4)
    expect(html).toContain('Jackpots')
    const slots = (await shown(board, '/rng')).html
    expect([slots.includes('Jackpots'), slots.includes('role="timer"')]).toEqual([true, false])
    expect((await shown(board, '/live')).html).not.toContain(title)
  })

  test('the board stands above the games, or after the first list of them', async () => {
    const listsBeforeBoard = async (prizes: 'board' | 'board-between') => {
      const { html } = await shown({ ...composition, prizes })
      const [above = ''] = html.split('aria-label="Draws and jackpots"')
      return above.match(/<article.*?<\/section>/gs)?.length ?? 0
    }
    expect(await listsBeforeBoard('board')).toBe(0)
    expect(await listsBeforeBoard('board-between')).toBe(1)
  })

  test('games are square pictures in every list, named by their titles', async () => {
    for (const url of ['/', '/rng', '/live']) {
      const { html } = await shown(composition, url)
      const tiles = [...html.matchAll(/<article.*?<\/article>/gs)].map(([tile]) => tile)
      expect(tiles.length).toBeGreaterThan(0)
      for (const tile of tiles) expect(tile).toMatch(/\/square\/240".*<button[^>]*title="([^"]+)"[^>]*><span[^>]*>\1</s)
    }
  })
})

test('a full-bleed hero is as wide as the window, and its picture is preloaded so', async () => {
  const { html, images } = await shown({ frame: 'top-bar', hero: 'full-bleed' })
  expect(images[0]?.sizes).toBe('100vw')
  expect(html).toContain('sizes="100vw"')
  expect(html).toContain('Your first night shines twice')
})

test('posters without a caption are in every list, the first three with a mark', async () => {
  const { html, modules } = await shown({ tile: 'picture' }, '/rng')
  const usual = await shown({}, '/rng')
  const tiles = (page: string) => page.match(/<article/g)?.length
  expect(tiles(html)).toBe(tiles(usual.html))
  expect(modules).toContain('mosaic')
  const badge = (texts.games as { badge: Record<string, string> }).badge.hot
  for (const page of [html, usual.html, (await shown({ tile: 'square', frame: 'icon-rail' }, '/rng')).html])
    expect(page.match(new RegExp(`>${badge}<`, 'g'))?.length ?? 0).toBeLessThanOrEqual(3)
})

describe('a mosaic', () => {
  const composition = { hero: 'mosaic', games: 'mosaic', winners: 'column' } as const
  const section = (html: string, name = '') =>
    new RegExp(`<section[^>]*aria-label="${name}".*?</section>`, 's').exec(html)?.[0] ?? ''
  const titles = (html: string) => [...html.matchAll(/<article.*?title="([^"]+)"/gs)].map(([, title]) => title)

  test('has every banner in full and the hot games once, in one chunk', async () => {
    const [usual, { html, modules }] = await Promise.all([shown({}), shown(composition)])
    const hero = section(html, games.banner.label)
    expect(hero).toContain('Your first night shines twice')
    expect(hero).not.toContain(games.banner.pause)
    expect(titles(hero)).toHaveLength(5)
    expect(hero).toContain('/720 720w')
    const rest = /<section[^>]*aria-labelledby="section-hot".*?<\/section>/s
    const row = titles(rest.exec(html)?.[0] ?? '')
    expect([...titles(hero), ...row]).toEqual(titles(rest.exec(usual.html)?.[0] ?? ''))
    expect(modules.filter((module) => module === 'mosaic')).toHaveLength(1)
    expect(usual.modules).not.toContain('mosaic')
  })

  test('of a category has its first game large, three marks at most, and no arrows', async () => {
    const { html } = await shown(composition)
    const slots = /<section[^>]*aria-labelledby="section-rng".*?<\/section>/s.exec(html)?.[0] ?? ''
    expect(slots.match(/\/720 720w/g)).toHaveLength(1)
    expect(slots).toContain(games.section.more)
  })

  test('the wins stand still after the sections beside them', async () => {
    const { html } = await shown(composition)
    expect(html).not.toContain(`"${games.winner.pause}"`)
    expect(html.match(/section-winners/g)?.length).toBe((await shown({})).html.match(/section-winners/g)?.length)
  })
})

describe('a jackpot amid games', () => {
  const composition = { hero: 'jackpot', games: 'flanked' } as const
  const hero = (html: string) =>
    new RegExp(`<section[^>]*aria-label="${games.banner.label}".*?</section>`, 's').exec(html)?.[0] ?? ''

  test('begins with the largest one, and has the hot games once and every banner, in one chunk without a first picture', async () => {
    const [usual, { html, modules, images }] = await Promise.all([shown({}), shown(composition)])
    const start = hero(html)
    expect(start.replaceAll(/<[^>]+>/g, '')).toContain('12,345.67')
    expect(start).toContain('/provider/pg')
    expect(start.match(/<article/g)).toHaveLength(8)
    expect(start).toContain('Your first night shines twice')
    expect(images).toEqual([])
    // Only four hot games are left beside the hero, which is too few for a row.
    expect(html).not.toContain('aria-labelledby="section-hot"')
    expect(modules.filter((module) => module === 'mosaic')).toHaveLength(1)
    expect(usual.modules).not.toContain('mosaic')
  })

  test('of a category has its first game large', async () => {
    const { html } = await shown(composition)
    const slots = /<section[^>]*aria-labelledby="section-rng".*?<\/section>/s.exec(html)?.[0] ?? ''
    expect(slots.match(/\/720 720w/g)).toHaveLength(1)
  })
})

describe('sports columns', () => {
  const composition = { frame: 'sports-columns', sports: 'fixtures', hero: 'strip', categories: 'none' } as const
  const sports = texts.sports as Record<'board' | 'slip' | 'row', Record<string, string>>

  test('the lobby has the matches with their prices, and the slip, in one chunk, and banners with small pictures', async () => {
    const [usual, { html, modules, images }] = await Promise.all([shown({}), shown(composition)])
    const board = sectionOf(html, sports.board.title)
    expect(board.match(/aria-label="[^"]*2\.12[^"]*"/g)).toHaveLength(1)
    expect(board).toContain('Kestrel Bay')
    expect(sectionOf(html, 'Highlights')).toMatch(/<img [^>]*narrow[^>]*loading="lazy"/)
    expect(html).toContain(sports.slip.empty)
    expect(images).toEqual([])
    expect(modules.filter((module) => module === 'sports-columns')).toHaveLength(1)
    expect(usual.modules).not.toContain('sports-columns')
    expect(usual.html).not.toContain(sports.slip.empty)
  })

  test('the next matches of an empty slip come with the script', async () => {
    const { html } = await shown(composition)
    expect(html).toContain(sports.slip.empty)
    expect(html).not.toContain(sports.slip.next)
  })

  test('banners in a row have the pictures composed for narrow places at every width', async () => {
    const { html, images } = await shown({ ...composition, hero: 'carousel' })
    expect(images.map(({ href }) => href)).toEqual([expect.stringContaining('/narrow/')])
    expect(html).toContain(`sizes="${images[0]?.sizes}"`)
  })

  test('the first banner has its picture, and the next ones are words below it, in the chunk of the frame', async () => {
    const { html, images, modules } = await shown({ ...composition, hero: 'lead-list' })
    const [hero] = /<section[^>]*aria-label="Highlights">.*?<\/section>/s.exec(html) ?? []
    expect(hero?.match(/<img /g)).toHaveLength(1)
    expect(hero?.match(/<h2/g)).toHaveLength(1)
    expect(hero).toContain(`sizes="${images[0]?.sizes}"`)
    expect(modules.filter((module) => module === 'sports-columns')).toHaveLength(1)
    expect(modules).not.toContain('icon-rail')
  })

  test('as cards the coming matches have the signs of their prices beside them, and no columns above', async () => {
    const [rows, cards] = await Promise.all([shown(composition), shown({ ...composition, sports: 'fixture-cards' })])
    expect(rows.html).toContain('data-ways="3"')
    expect(cards.html).not.toContain('data-ways')
    const prices = (html: string) => html.match(/<fieldset/g)?.length
    expect(prices(cards.html)).toBe(prices(rows.html))
  })

  test('a suspended price is told and cannot be pressed; a sport without a draw has two', async () => {
    const { html } = await shown(composition)
    const prices = [...html.matchAll(/<fieldset.*?<\/fieldset>/gs)].map(([one]) => one)
    const suspended = prices.find((one) => one.includes('Stonebridge')) ?? ''
    expect(suspended.match(/aria-disabled="true"/g)).toHaveLength(3)
    expect(suspended).toContain(sports.row.suspended)
    expect(prices.find((one) => one.includes('K. Sato'))?.match(/<button/g)).toHaveLength(2)
  })

  test('the page of sports has the matches above its games, and other pages have no slip', async () => {
    const page = (await shown(composition, '/sports')).html
    expect(page.indexOf('Kestrel Bay')).toBeGreaterThan(0)
    expect(page.indexOf('Kestrel Bay')).toBeLessThan(page.indexOf('<article'))
    expect(page).toContain(sports.slip.empty)
    expect(page.match(/<header class.*?<\/h1>.*?<\/header>/s)?.[0]).toMatch(/\d matches</)
    const other = (await shown(composition, '/rng')).html
    expect(other).not.toContain(sports.slip.empty)
    expect(other).toContain(`>${sports.board.sports}<`)
  })
})

test('without a ticker nothing moves by itself, and everybody can open the notices', async () => {
  const [usual, { html }] = await Promise.all([shown({}), shown({ ticker: 'none' })])
  for (const moving of [core.notice.pause, games.winner.pause]) {
    expect(usual.html).toContain(`"${moving}"`)
    expect(html).not.toContain(`"${moving}"`)
  }
  expect(html).toContain(`"${core.notice.open}"`)
})

test('without the bar of categories the lobby has one list of them less', async () => {
  const label = `aria-label="${games.tab.label}"`
  expect((await shown({})).html).toContain(label)
  expect((await shown({ categories: 'none' })).html).not.toContain(label)
})

test('every head has the same words', async () => {
  const words = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]
  const heads = await Promise.all(COMPOSITION_CHOICES.head.map((head) => shown({ head }, '/help')))
  expect(new Set(heads.map(({ html }) => words(html)))).toHaveLength(1)
  expect(words(heads[0]?.html ?? '')).toBeTruthy()
})

describe('table cards', () => {
  const cards = (html: string) =>
    [...html.matchAll(/<article.*?<\/article>/gs)].map(([card]) =>
      (/<button.*?<\/button>/s.exec(card)?.[0] ?? '').replaceAll(/<[^>]+>/g, '').replaceAll(/\s+/g, ' '),
    )
  const composition = { frame: 'top-bar', tile: 'table-card' } as const
  const { stakes, freeSeats } = (texts.games as { tile: Record<string, string> }).tile

  test('are named by game, vendor, stakes and free seats, each as far as it is known', async () => {
    const [all, full, seatless, unknown] = cards((await shown(composition, '/live')).html)
    expect(all).toMatch(new RegExp(`^\\S.* ${stakes} ₱20\\.00 – 5,000\\.00 ${freeSeats} 4$`))
    expect(full).toContain(`${freeSeats} 0`)
    expect(seatless).toContain(stakes)
    expect(seatless).not.toContain(freeSeats)
    expect(unknown).not.toContain(stakes)
  })

  test('stand for games of tables only, and come with the chunk of their frame', async () => {
    const [tables, slots] = await Promise.all([shown(composition, '/live'), shown(composition, '/rng')])
    expect(tables.html).toContain('/table/640')
    expect(slots.html).not.toContain('/table/640')
    expect(tables.modules).toContain('top-bar')
  })
})
