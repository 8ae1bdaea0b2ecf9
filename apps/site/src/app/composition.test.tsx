import { pageQueries } from '@livery/contract/lobby-queries'
import type { Composition } from '@livery/theme/composition'
import { COMPOSITION_CHOICES, COMPOSITION_KEYS, USUAL_COMPOSITION } from '@livery/theme/composition'
import { describe, expect, test } from 'vitest'
import { render } from '../entry-server.tsx'
import { bootFixture, FIXTURE_MENUS } from '../shared/testing/boot.fixture.ts'
import { textsFixture } from '../shared/testing/texts.fixture.ts'

const texts = textsFixture('EN')
const core = texts.core as { a11y: Record<string, string>; notice: Record<string, string> }
const games = texts.games as { tab: Record<string, string>; winner: Record<string, string> }

async function shown(composition: Partial<Composition>, url = '/') {
  const queries = pageQueries(url, 'EN', FIXTURE_MENUS, composition.tile === 'table-card')
  const boot = bootFixture('EN', { composition }, queries)
  return render({ url, boot, texts })
}

/** The page on which each choice shows. */
const PAGE: Readonly<Record<keyof Composition, string>> = {
  frame: '/',
  hero: '/',
  tile: '/live',
  categories: '/',
  head: '/help',
  ticker: '/',
}
const unusual = COMPOSITION_KEYS.flatMap((key) => COMPOSITION_CHOICES[key].slice(1).map((word) => [key, word] as const))

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

test('a full-bleed hero is as wide as the window, and its picture is preloaded so', async () => {
  const { html, images } = await shown({ frame: 'top-bar', hero: 'full-bleed' })
  expect(images[0]?.sizes).toBe('100vw')
  expect(html).toContain('sizes="100vw"')
  expect(html).toContain('Your first night shines twice')
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

test('a ruled head has the same words as a panel', async () => {
  const words = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]
  const [usual, ruled] = await Promise.all([shown({}, '/help'), shown({ head: 'rule' }, '/help')])
  expect(words(ruled.html)).toBe(words(usual.html))
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
