import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import { localeByCode } from '@livery/locale/registry'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Pictures } from '../../platform/pictures/pictures.ts'
import type { Site } from '../../tenancy/sites/site.ts'
import { sitesOnDisk } from '../../tenancy/sites/sites-on-disk.ts'
import { TextStore } from '../../tenancy/texts/text-store.ts'
import { Vendors } from '../../tenancy/vendors/vendors.ts'
import type { WebManifest } from './manifest.ts'
import { brandRoutes } from './routes.ts'

const root = join(import.meta.dirname, '../../../../..')
const texts = new TextStore(join(root, 'locales'))
const folder = mkdtempSync(join(tmpdir(), 'livery-brand-'))
const pictures = new Pictures(folder)
const FOR_EVER = 'public, max-age=31536000, immutable'

let app: FastifyInstance
let sites: ReadonlyMap<string, Site>
beforeAll(async () => {
  const vendors = await Vendors.load(join(root, 'vendors'), null)
  sites = await sitesOnDisk(root, vendors)
  app = Fastify()
  app.decorateRequest('site', undefined)
  app.addHook('onRequest', async (request) => {
    request.site = sites.get(request.host.replace('.localhost', '')) ?? null
  })
  await app.register(cookie)
  brandRoutes(app, { pictures, texts })
})
afterAll(async () => {
  await app.close()
  await pictures.close()
  rmSync(folder, { recursive: true, force: true })
})

const get = (host: string, url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: `${host}.localhost`, ...headers } })

test('every merchant has a manifest in each of its languages, and every address in it exists', async () => {
  for (const { merchant, theme } of sites.values()) {
    for (const [mode, language] of (['light', 'dark'] as const).flatMap((one) =>
      merchant.languages.map((code) => [one, code] as const),
    )) {
      const answer = await get(merchant.id, `/manifest/${mode}/${language}.webmanifest`)
      expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8')
      const manifest = answer.json<WebManifest>()
      expect(manifest).toMatchObject({
        id: '/',
        start_url: '/',
        scope: '/',
        name: merchant.name,
        display: 'standalone',
      })
      expect(manifest.dir).toBe(localeByCode(texts.shown(language, merchant.languages))?.direction)
      expect(manifest.description).not.toBe('')
      expect(manifest.theme_color).toBe(theme.themeColor[mode])
      expect(manifest.background_color).toBe(theme.values[mode]['color.canvas'])
      expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable', 'monochrome'])
      expect(manifest.shortcuts).toHaveLength(4)
      expect(manifest.shortcuts.at(-1)?.url).toBe('/promotions')
      for (const { name } of manifest.shortcuts) expect(name).not.toBe('')
      if (language !== merchant.languages[0]) continue
      for (const { src, type } of manifest.icons) {
        const icon = await get(merchant.id, src)
        expect([icon.statusCode, icon.headers['content-type'], icon.headers['cache-control']]).toEqual([
          200,
          type,
          FOR_EVER,
        ])
      }
    }
  }
})

test('an unchanged manifest answers 304, and there is none in a language the merchant does not offer', async () => {
  const first = await get('oasis', '/manifest/light/AR.webmanifest')
  const again = await get('oasis', '/manifest/light/AR.webmanifest', { 'if-none-match': String(first.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect((await get('oasis', '/manifest/light/TY.webmanifest')).statusCode).not.toBe(200)
  const negotiated = await get('oasis', '/manifest.webmanifest', { 'accept-language': 'ar' })
  expect(negotiated.json<WebManifest>().lang).toMatch(/^ar/)
})

test('each host serves its own icons and link preview; an outdated address is answered but not cached', async () => {
  const [aurora, oasis] = [sites.get('aurora'), sites.get('oasis')]
  const [auroras, oases] = [aurora?.social('EN')?.url, oasis?.social('EN')?.url]
  if (!aurora || !auroras || !oases) throw new Error('no site')
  const tab = await get('aurora', aurora.iconUrl('tab.svg'))
  expect(tab.headers['content-type']).toBe('image/svg+xml')
  expect(tab.headers['content-security-policy']).toContain('sandbox')
  const social = await get('aurora', auroras)
  expect([social.headers['content-type'], social.headers['cache-control']]).toEqual(['image/jpeg', FOR_EVER])
  const foreign = await get('oasis', auroras)
  expect(foreign.headers['cache-control']).toBe('no-cache')
  expect(foreign.rawPayload.equals((await get('oasis', oases)).rawPayload)).toBe(true)
  const ico = await get('oasis', '/favicon.ico')
  expect([ico.headers['content-type'], ico.headers['cache-control']]).toEqual(['image/x-icon', 'public, max-age=3600'])
})

test('the theme is also served as JSON', async () => {
  const answer = await get('oasis', '/theme/theme.json')
  expect(answer.json()).toMatchObject({ theme: 'dune', contract: '1.0' })
})
