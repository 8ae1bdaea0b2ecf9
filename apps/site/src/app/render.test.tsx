import type { BootLanguage } from '@livery/contract/boot'
import { pageQueries } from '@livery/contract/lobby-queries'
import { gamePath, providerPath } from '@livery/contract/pages'
import { queryKey } from '@livery/contract/query-key'
import type { RenderOutput } from '@livery/contract/render'
import { beforeAll, describe, expect, test } from 'vitest'
import { render } from '../entry-server.tsx'
import { bootFixture, FIXTURE_MENUS, gameFixture } from '../shared/testing/boot.fixture.ts'
import { textsFixture } from '../shared/testing/texts.fixture.ts'
import { textsTag } from '../shared/visit/texts-tag.ts'

const page = async (url: string, code: string, replaced: Parameters<typeof bootFixture>[1] = {}) =>
  render({ url, boot: bootFixture(code, replaced), texts: textsFixture(code) })

describe.each(['EN', 'AR'])('the lobby in %s, as HTML', (code) => {
  let output: RenderOutput
  const texts = textsFixture(code) as { core: { category: Record<string, string> } }

  beforeAll(async () => {
    output = await page('/', code)
  })

  test('has banner words, notices, menus and games before any script', () => {
    expect(output.status).toBe(200)
    expect(output.html).toContain('Your first night shines twice')
    expect(output.html).toContain('Withdrawals are faster now')
    for (const category of FIXTURE_MENUS.categories) expect(output.html).toContain(texts.core.category[category])
    expect(output.html).toContain(gameFixture(3).gameName)
    expect(output.html).toContain(gameFixture(3, 'FISH').gameName)
    expect(output.html.match(/<article/g)?.length).toBeGreaterThan(60)
  })

  test('has no inline style and no handler, which the page’s policy would refuse', () => {
    expect(output.html).not.toMatch(/\sstyle=/)
    expect(output.html).not.toMatch(/\son[a-z]+=/)
    expect(output.html).not.toContain('<script')
  })

  test('names the first banner’s picture for a preload, as the page shows it', () => {
    const [narrow, picture] = output.images
    expect(narrow?.href).toBe('/img/banner/welcome/a1/narrow/640')
    expect(output.html).toContain(`<source media="${narrow?.media}"`)
    expect(picture?.media).toBe(`not all and ${narrow?.media}`)
    expect(picture?.href).toBe('/img/banner/welcome/a1/960')
    expect(output.html).toContain(`sizes="${picture?.sizes}"`)
  })

  test('shows a banner that has the row to itself in the row’s width, and preloads it so', async () => {
    const { queries: usual } = bootFixture(code)
    const queries = usual.map(([key, value]): (typeof usual)[number] => [
      key,
      key[0] === 'getBanners' ? { list: (value as { list: unknown[] }).list.slice(0, 1) } : value,
    ])
    const { html, images } = await page('/', code, { queries })
    expect(images[0]?.sizes).not.toContain('40rem')
    expect(html).toContain(`sizes="${images[0]?.sizes}"`)
  })

  test('says to readers without scripts what does not work', () => {
    const { state } = textsFixture(code).core as { state: { noScript: string } }
    expect(output.html).toContain(`${state.noScript}</p></noscript>`)
  })

  test('says who supervises the merchant', () => {
    expect(output.html).toMatch(/: <?[^<]*Office for Fixtures/)
  })

  test('leaves to the browser what no first screen shows: guides to apps, and banners of the side menu', async () => {
    const { html } = await page('/', code, { menus: { ...FIXTURE_MENUS, sideMenu: ['home', 'download', 'banners'] } })
    expect(html).not.toContain('/help#install')
    expect(html).not.toContain('Bring a friend to the house')
  })

  test('shows every text in words: no key is left', () => {
    expect(output.html).not.toMatch(/>(core|games|auth|nav|section|tile)[.:]\w+</)
    expect(output.title).toContain('Fixture House')
  })
})

describe('a language that is shown in another one’s texts', () => {
  const english = bootFixture('EN').language
  const kazakh: BootLanguage = { ...english, code: 'KK', nativeName: 'Қазақша', nativeTag: 'kk-Cyrl-KZ' }

  test('has its own name in the header, and words in every place', async () => {
    const { html, title } = await page('/', 'EN', { language: kazakh, languages: [english, kazakh] })
    expect(html).toContain('Қазақша')
    expect(html).toContain('Slots')
    expect(html).not.toMatch(/>(core|games|auth|nav|section|tile)[.:]\w+</)
    expect(title).toContain('Fixture House')
  })

  test('keeps its texts apart from the other’s own, which may differ from them', async () => {
    expect(textsTag(kazakh)).toBe('en-x-kk')
    expect(new Intl.PluralRules(textsTag(kazakh)).resolvedOptions().locale).toBe('en')
    expect(textsTag(english)).toBe('en')
  })
})

describe('other pages, as HTML', () => {
  test.each(['/index', '/index.html', '/home', '/login', '/register?referralCode=x'])(
    '%s is the lobby',
    async (url) => {
      expect((await page(url, 'EN')).html).toContain('Your first night shines twice')
    },
  )

  test.each(['EN', 'AR'])(
    'the help centre in %s has its words before any script, and an anchor at the terms',
    async (code) => {
      const boot = bootFixture(code, {}, pageQueries('/help', code, FIXTURE_MENUS))
      const { status, html } = await render({ url: '/help', boot, texts: textsFixture(code) })
      expect(status).toBe(200)
      expect(html).toContain('<p>Aged 18 and over.</p>')
      expect(html).toMatch(/<section id="term"/)
      expect(html).not.toMatch(/\sstyle=/)
    },
  )

  test('an unknown address is a 404 with a way home', async () => {
    const { status, html } = await page('/nowhere', 'EN')
    expect(status).toBe(404)
    expect(html).toContain('Page not found')
  })

  test('a category the merchant does not have is a 404', async () => {
    const menus = {
      topNavigation: [],
      sideMenu: [],
      homeSections: [],
      homeLimits: {},
      memberMenu: [],
      categories: ['LIVE'] as const,
    }
    expect((await page('/rng', 'EN', { menus })).status).toBe(404)
    expect((await page('/live', 'EN', { menus })).status).toBe(200)
  })

  test('maintenance stands in for the whole site', async () => {
    const status = { ...bootFixture().status, status: 1 as const, info: 'Back at noon.' }
    const output = await page('/rng', 'EN', { status })
    expect(output.status).toBe(503)
    expect(output.html).toContain('Back at noon.')
    expect(output.html).not.toContain('<header')
  })

  test('the page of blocked visitors is the same for all, and has a place for the address', async () => {
    const blocked = (ip: string | null) => page('/', 'EN', { status: { ...bootFixture().status, status: 2, ip } })
    const output = await blocked('203.0.113.7')
    expect(output.status).toBe(403)
    expect(output.html).toContain('Your IP address')
    expect(output.html).toMatch(/<bdi dir="ltr"[^>]*>\u00a0<\/bdi>/)
    expect(output.html).toBe((await blocked(null)).html)
  })
})

describe('the page of one game', () => {
  const path = gamePath('V0', 'Koi-1')
  const query = pageQueries(path, 'EN', FIXTURE_MENUS).at(-1)
  const game = gameFixture(3)
  const known = {
    game,
    facts: { returnToPlayer: { least: 96.26, most: 96.26 }, lines: 20 },
    stakes: { least: '1.00', most: '250.00' },
    wins: [],
    similar: [gameFixture(4)],
  }
  const opened = (answer: object) => {
    const { queries } = bootFixture('EN')
    const key = queryKey(query?.name ?? 'gameInformation', query?.request ?? {})
    return page(path, 'EN', { queries: [...queries, [key, answer]] })
  }

  test('has its name, its figures and similar games in the HTML, and a title of its own', async () => {
    const { status, html, title, description } = await opened(known)
    expect(status).toBe(200)
    for (const words of [`>${game.gameName}</h1>`, '96.26%', '>20</dd>', gameFixture(4).gameName])
      expect(html).toContain(words)
    expect(title).toContain(game.gameName)
    expect(description).toContain(game.gameName)
    // Facts that the vendor does not state are not shown.
    const { sheet } = textsFixture('EN').information as { sheet: Record<string, string> }
    expect(html).toContain(sheet.lines)
    // The game's kind links to the other games of that kind.
    expect(html).toContain(`href="/rng?classify=${game.gameClassify}"`)
    expect(html).not.toContain(sheet.volatility)
  })

  test('has the places of figures that its vendor has not told yet, and of none that it does not have', async () => {
    const placesOf = async (answer: object) =>
      /<dl[^>]*>.*?<\/dl>/.exec((await opened(answer)).html)?.[0].match(/<dt/g)?.length
    const all = (await placesOf(known)) ?? 0
    expect(await placesOf({ ...known, stakes: null, awaited: ['stakes'] })).toBe(all)
    expect(await placesOf({ ...known, stakes: null })).toBe(all - 1)
  })

  test('is not there where the merchant has no such game', async () => {
    const none = await opened({ game: null, facts: {}, stakes: null, wins: [], similar: [] })
    expect(none.status).toBe(404)
  })
})

test('the page of a provider is headed by its lettered name once', async () => {
  const { html } = await page(providerPath('V0'), 'EN')
  const heading = /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]
  expect(heading).toMatch(/^<img [^>]*src="\/vendors\/v0\/logo\.svg"[^>]*\/>$/)
  expect(heading).toMatch(/alt="[^"]+"/)
})

test('the page of a provider the merchant does not offer is not there', async () => {
  expect((await page(providerPath('nobody'), 'EN')).status).toBe(404)
})

test('a page behind a sign-in is not empty while it is unknown who asks', async () => {
  const { html } = await page('/member', 'EN')
  const { core } = textsFixture('EN') as { core: { state: Record<string, string> } }
  const waiting = new RegExp(`<div[^>]*aria-busy="true"[^>]*aria-label="${core.state.loadingPage}"[^>]*>.*?</div>`, 's')
  expect(waiting.exec(html)?.[0].match(/<span aria-hidden="true"/g)).toHaveLength(4)
})
