import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import type { RenderInput, SiteBuild } from '@livery/contract/render'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeDatabase, type TestDatabase } from '../platform/database/testing/databases.ts'
import { assembleOn, type TestGateway } from '../testing/assembled.ts'
import { FIRST_DATA_BYTES, PAGE_CACHE_BYTES } from './renderer.ts'
import { styleSheet } from './style-sheets.ts'

const PAGES = ['/', '/rng', '/help']
const NAMED = /^\/(game|provider)\//

/** A render whose markup names its inputs. */
const render = vi.fn(async ({ url, boot }: RenderInput) => ({
  html: `<p>${[boot.merchant.id, url, boot.language.code, boot.mode, boot.preview?.release ?? 'live'].join(' ')}</p><template data-first-screen-end=""></template><b class="low"></b>${'x'.repeat(5000)}`,
  title: 'Title',
  description: 'Description',
  status: [503, 403][boot.status.status - 1] ?? (PAGES.includes(url.split('?')[0] ?? '') ? 200 : 404),
  modules: [],
  unknownIds: [],
  images: [],
}))
const pageAddress: SiteBuild['pageAddress'] = (path) => {
  const { pathname, searchParams } = new URL(path, 'http://page.invalid')
  const name = searchParams.get('name')
  return PAGES.includes(pathname) || NAMED.test(pathname) ? `${pathname}${name ? `?name=${name}` : ''}` : null
}

const styles = [styleSheet('/assets/entry-1.css', 'p{color:var(--1)}.low{color:var(--2)}')]

let own: TestDatabase
let gateway: TestGateway
beforeAll(async () => {
  own = await makeDatabase('postgres')
  gateway = await assembleOn(own, {}, undefined, {
    assets: () => ({ buildId: 'b1', page: () => ({ script: '/assets/entry-1.js', preloads: [], styles }) }),
    developmentHead: async () => null,
    build: async () => ({ render, pageAddress }),
  })
})
afterAll(async () => {
  await gateway?.stop()
  await own?.remove()
})
beforeEach(() => {
  render.mockClear()
})

type Headers = Readonly<Record<string, string>>

const get = (url: string, headers: Headers = {}, remoteAddress = '127.0.0.1') =>
  gateway.app.inject({ url, remoteAddress, headers: { host: 'aurora.localhost', ...headers } })
const markup = (text: string) => /<p>(.*?)<\/p>/.exec(text)?.[1]

describe('the bytes of a page', () => {
  test('are the same for two visitors, on every host of the merchant, and contain no nonce', async () => {
    const [first, second, mirror] = [
      await get('/'),
      await get('/?utm_source=mail'),
      await get('/', { host: 'aurora.localhost:8080', cookie: 'other=1' }),
    ]
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
    expect(mirror.rawPayload.equals(first.rawPayload)).toBe(true)
    expect(second.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
    expect(first.body).not.toContain('nonce')
    expect(first.body).toContain('property="og:image" content="https://aurora.example/')
    expect(render).toHaveBeenCalledTimes(1)
  })

  test('contain nothing inline that the policy does not allow', async () => {
    const { body, headers } = await get('/')
    const policy = String(headers['content-security-policy'])
    const inline = [...body.matchAll(/<(script|style)(?! type=)(?: id="[\w-]+"| data-later-styles)?>([\s\S]*?)<\/\1>/g)]
    expect(inline.length).toBe(6)
    for (const [, , text = ''] of inline)
      expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  })

  test('come in the requested encoding, each with its own ETag', async () => {
    const decode = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync }
    const plain = await get('/')
    const tags = new Set([plain.headers.etag])
    for (const [encoding, decoded] of Object.entries(decode)) {
      const answer = await get('/', { 'accept-encoding': encoding })
      expect(answer.headers['content-encoding']).toBe(encoding)
      expect(answer.headers.vary).toBe('cookie, accept-language, accept-encoding')
      expect(decoded(answer.rawPayload).toString()).toBe(plain.body)
      tags.add(answer.headers.etag)
    }
    expect(tags.size).toBe(4)
  })

  test('are not sent to a browser that has them in any encoding', async () => {
    const first = await get('/', { 'accept-encoding': 'br' })
    for (const encoding of ['br', 'identity']) {
      const again = await get('/', { 'accept-encoding': encoding, 'if-none-match': String(first.headers.etag) })
      expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
      expect(again.headers).toMatchObject({
        etag: first.headers.etag,
        'cache-control': 'no-cache',
        vary: first.headers.vary,
      })
    }
    expect((await get('/help', { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(200)
  })
})

test('a page still reaches the windows it opened, and nothing else does', async () => {
  expect((await get('/', { host: 'oasis.localhost' })).headers['cross-origin-opener-policy']).toBe(
    'same-origin-allow-popups',
  )
  expect((await get('/health/live')).headers['cross-origin-opener-policy']).toBe('same-origin')
})

test('nothing but a file of the build is a script', async () => {
  for (const url of ['/', '/api/system/status', '/health/live', '/manifest/dark/EN.webmanifest'])
    expect((await get(url, { 'sec-fetch-dest': 'script' })).statusCode, url).toBe(404)
})

test('a browser that has the style sheets gets links to them, also in a header, and another page', async () => {
  const first = await get('/')
  const next = await get('/', { cookie: 'styles=entry-1.css' })
  expect(first.body).toMatch(/<style>:root\{--1:[^;}]+\}p\{color:var\(--1\)\}<\/style>/)
  expect(first.headers.link).toBeUndefined()
  expect(next.body).toContain('<link rel="stylesheet" href="/assets/entry-1.css">')
  expect(next.headers.link).toBe('</assets/entry-1.css>; rel=preload; as=style')
  expect(next.headers.etag).not.toBe(first.headers.etag)
})

test('the first screen waits neither for the rules of what stands behind it, nor for the whole theme and its fonts', async () => {
  const { body } = await get('/')
  const places = [
    '<style>:root{--1:',
    '</p>',
    '<style data-later-styles>',
    '<template data-first-screen-end',
    '<link rel="stylesheet" href="/assets/entry-1.css" disabled>',
    '<style id="theme">',
    '@font-face{font-family:"Outfit";',
  ].map((text) => body.indexOf(text))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(/<style data-later-styles>(.*?)<\/style>/.exec(body)?.[1]).toMatch(
    /^:root\{--1:[^;]+;--2:[^;]+\}p\{color:var\(--1\)\}\.low\{color:var\(--2\)\}$/,
  )
})

describe('the first data of a page', () => {
  const addressOf = (body: string) =>
    String(JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(body)?.[1] ?? '').firstData)

  test('are those it was rendered from, named by their hash, and preloaded in its head', async () => {
    // No other test requests this page in this language and mode, so it is rendered now.
    const { body } = await get('/help?lang=en', { cookie: 'mode=light' })
    const address = addressOf(body)
    expect(body).toContain(`<link rel="preload" href="${address.replaceAll('&', '&amp;')}" as="fetch"`)
    const answer = await get(address, { 'accept-encoding': 'gzip' })
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const data = JSON.parse(gunzipSync(answer.rawPayload).toString())
    expect(data.queries.map(([[name]]: [[string]]) => name)).toContain('getHelpV2')
    const { queries, vendorMarks, paymentMarks } = render.mock.lastCall?.[0].boot ?? {}
    expect(data).toEqual({ queries, vendorMarks, paymentMarks })
  })

  test('that are no longer stored are replaced by the present ones, which are not cached under that name', async () => {
    const address = addressOf((await get('/help')).body)
    const known = await get(address)
    const other = await get(address.replace(/first-data\/[^?]+/, 'first-data/unknown'))
    expect(other.rawPayload.equals(known.rawPayload)).toBe(true)
    expect(other.headers['cache-control']).toBe('no-store')
  })

  test('belong to one merchant, in its languages', async () => {
    const address = addressOf((await get('/help')).body)
    const elsewhere = await get(address, { host: 'oasis.localhost' })
    expect(elsewhere.headers['cache-control'] ?? 'no-store').toBe('no-store')
    expect((await get('/first-data/unknown?language=XX&page=/')).statusCode).toBe(404)
  })
})

describe('a page is not another', () => {
  const german = { 'accept-language': 'de' }
  test.each<[string, string, Headers, string, Headers]>([
    ['merchant', '/', {}, '/', { host: 'oasis.localhost' }],
    ['page', '/', {}, '/help', {}],
    ['filter', '/rng?name=a', {}, '/rng?name=b', {}],
    ['language', '/?lang=en', {}, '/?lang=fil', {}],
    ['mode', '/', { cookie: 'mode=light' }, '/', { cookie: 'mode=dark' }],
  ])('%s', async (_what, first, firstHeaders, second, secondHeaders) => {
    const [one, other] = [
      await get(first, { ...german, ...firstHeaders }),
      await get(second, { ...german, ...secondHeaders }),
    ]
    expect(markup(one.body)).not.toBe(markup(other.body))
    expect(one.headers.etag).not.toBe(other.headers.etag)
  })

  test('for the bearer of a preview, who sees a release nobody else sees', async () => {
    const release = gateway.gateway.registry.site('aurora')?.release ?? ''
    const { live } = gateway.gateway.registry.entry('aurora')?.pointer ?? {}
    const preview = { merchantId: 'aurora', release: live ?? '', untilMs: Date.now() + 60_000 }
    const token = await gateway.gateway.previews.sign(preview)
    const shown = await get('/', { cookie: `livery_preview=${token}` })
    expect(markup(shown.body)).toContain(live ?? release)
    expect(markup((await get('/')).body)).toContain('live')
  })
})

describe('requests of strangers', () => {
  test('paths without a page are rendered once, whatever the path is', async () => {
    const first = await get('/no/such/page')
    const second = await get('/another?q=1')
    expect([first.statusCode, second.statusCode]).toEqual([404, 404])
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
    expect(render).toHaveBeenCalledTimes(1)
    expect((await get('/one-more', { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(404)
  })

  test('names that no game and no provider has share a page, and a known one has its own', async () => {
    const first = await get('/game/pg/nothing')
    for (const path of ['/game/nobody/pg-0001', '/game/pg/another', '/game/jl/pg-0001'])
      expect((await get(path)).rawPayload.equals(first.rawPayload), path).toBe(true)
    const nobody = await get('/provider/nobody')
    expect((await get('/provider/another')).rawPayload.equals(nobody.rawPayload)).toBe(true)
    expect(render).toHaveBeenCalledTimes(2)
    expect(markup((await get('/game/pg/pg-0001')).body)).toContain('/game/pg/pg-0001')
    expect(markup((await get('/provider/pg')).body)).toContain('/provider/pg')
  })

  test('queries, hosts and cookies that a page does not depend on do not make a new page', async () => {
    await get('/help')
    render.mockClear()
    for (let count = 0; count < 50; count += 1)
      await get(`/help?u=${count}&lang=x${count}`, {
        host: `aurora.localhost:${4000 + count}`,
        cookie: `mode=m${count}; lang=l${count}; styles=s${count}`,
      })
    expect(render).not.toHaveBeenCalled()
  })

  test('the memory of pages is bounded, however many there are', async () => {
    const { pages } = gateway.gateway
    const html = 'y'.repeat(2_000_000)
    render.mockImplementation(async () => ({
      html,
      title: '',
      description: '',
      status: 200,
      modules: [],
      unknownIds: [],
      images: [],
    }))
    for (let count = 0; count < 50; count += 1) await get(`/rng?name=n${count}`)
    expect(pages.cachedBytes).toBeLessThanOrEqual(PAGE_CACHE_BYTES + FIRST_DATA_BYTES)
    expect(pages.cachedBytes).toBeGreaterThan(PAGE_CACHE_BYTES / 2)
  })
})

test('the sitemap of games has the games and providers the merchant offers, in each language, and no others', async () => {
  const robots = (await get('/robots.txt')).body
  expect(robots).toMatch(/^Sitemap: https:\/\/[^/]+\/sitemap-games-1\.xml$/m)
  const { body } = await get('/sitemap-games-1.xml')
  const pages = [...body.matchAll(/<loc>https:\/\/[^/]+([^<]+)<\/loc>/g)].map(([, path = '']) => path)
  expect(pages).toEqual(expect.arrayContaining(['/game/pg/pg-0001', '/provider/pg', '/game/pg/pg-0001?lang=en']))
  // A catalogue entry that is a list of games has no page.
  expect(pages).not.toContain('/game/lmn/lumen-0016')
  const oasis = await get('/sitemap-games-1.xml', { host: 'oasis.localhost' })
  expect(oasis.body).not.toContain('/provider/vlr')
  expect((await get('/sitemap-games-2.xml')).statusCode).toBe(404)
})
