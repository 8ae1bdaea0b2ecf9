import { join } from 'node:path'
import type { Boot } from '@livery/contract/boot'
import { expect, test } from 'vitest'
import { manifestOf } from '../features/brand/manifest.ts'
import { textOf } from '../platform/pictures/draw-social.ts'
import { plainLine } from '../tenancy/brand/plain-line.ts'
import { shortName } from '../tenancy/brand/short-name.ts'
import { bootLanguage, Site } from '../tenancy/sites/site.ts'
import { sitesOnDisk } from '../tenancy/sites/sites-on-disk.ts'
import { TextStore } from '../tenancy/texts/text-store.ts'
import { Vendors } from '../tenancy/vendors/vendors.ts'
import { htmlDocument } from './document.ts'

const root = join(import.meta.dirname, '../../../..')
const texts = new TextStore(join(root, 'locales'))
const vendors = await Vendors.load(join(root, 'vendors'), null)
const loadedRelease = (await sitesOnDisk(root, vendors)).get('aurora') as Site

/** The first site with another name, which is also its tagline. */
const siteCalled = (name: string): Site => {
  const tagline = Object.fromEntries(loadedRelease.merchant.languages.map((code) => [code, name]))
  return new Site({ ...loadedRelease.merchant, name, tagline }, loadedRelease.theme, vendors)
}

const NAMES: Readonly<Record<string, string>> = {
  'closes a script': '</script><script>alert(1)</script>',
  'closes an attribute': '"><img src=x onerror=alert(1)>',
  'closes a style': '</style><svg onload=alert(1)>',
  'is an entity': '&quot;&lt;b&gt;',
  'asks for a nonce': '__livery_nonce__ __vite_nonce__',
  'is a replacement pattern': "$& $' $` $1",
  'turns around': 'Aurora \u202eadnap\u202c',
  'isolates without end': '\u2067Aurora',
  'has lines and controls': 'Aurora\r\nSet-Cookie: a=b\u0000\u2028',
  'is very long': 'The Grand Metropolitan Royal Club and Casino of the Seven Seas'.repeat(6),
  'is one long word': 'Donaudampfschifffahrtsgesellschaft'.repeat(4),
  'is Chinese': '金龙国际娱乐城金龙国际娱乐城金龙国际',
  'is Thai': 'คาสิโนสยามรุ่งเรืองแห่งกรุงเทพ',
  'is Burmese': 'ရွှေမြန်မာကာစီနိုအဖွဲ့ချုပ်ကြီး',
  'is made of families': '👩‍👩‍👧‍👦'.repeat(20),
}

const CONTROLS = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

test.each(Object.entries(NAMES))('a name that %s is only a name', async (_what, name) => {
  const site = siteCalled(name)
  const language = site.merchant.languages[0] ?? 'EN'

  const manifest = manifestOf(site, language, 'dark', texts)
  for (const text of [manifest.name, manifest.short_name, manifest.description]) {
    expect(text).not.toMatch(CONTROLS)
    expect(text.isWellFormed()).toBe(true)
    expect(text).not.toBe('')
  }
  expect(JSON.parse(JSON.stringify(manifest))).toEqual(manifest)
  expect(graphemes(manifest.short_name)).toBeLessThanOrEqual(15)

  const output = { title: name, description: name, html: '', status: 200, images: [], unknownIds: [], modules: [] }
  const boot = {
    merchant: site.bootMerchant(language),
    language: bootLanguage(language),
    mode: 'auto',
  } as Partial<Boot>
  const { html } = htmlDocument({
    site,
    boot: boot as Boot,
    output,
    firstData: null,
    preloads: [],
    styles: [],
    areStylesLinked: true,
    script: null,
    findable: { canonical: 'https://aurora.example/', alternates: [] },
    social: site.social(language)?.url ?? null,
  })
  const content = /property="og:site_name" content="([^"]*)">/.exec(html)?.[1] ?? ''
  expect(unescaped(content)).toBe(plainLine(name))
  const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s
  expect(JSON.parse(data.exec(html)?.[1] ?? '')['@graph'][0].name).toBe(name)
  const head = html
    .slice(0, html.indexOf('</head>'))
    .replace(/<style[\s\S]*?<\/style>/, '')
    .replace(data, '')
  expect(head.match(/<(?:script|img|svg)\b/g)).toBeNull()
})

test.each(['closes a script', 'turns around', 'is very long', 'is Chinese', 'is Thai', 'is Burmese'])(
  'a tagline that %s is drawn as letters, or not at all',
  async (what) => {
    const social = siteCalled(NAMES[what] ?? '').social('EN')
    if (!social) throw new Error('no wordmark')
    expect(social.spec.words).not.toMatch(CONTROLS)
    // Text without spaces, or in a script without a font, is left out.
    expect((await textOf(social.spec)) === null).toBe(what !== 'turns around')
  },
)

test('a long name is shortened to its first words below an icon', () => {
  expect(shortName('Carmine Club', 'en')).toBe('Carmine Club')
  expect(shortName('The Grand Metropolitan', 'en')).toBe('The Grand')
  expect(shortName('Royal & Sons & Daughters', 'en')).toBe('Royal & Sons')
  expect(shortName('Donaudampfschifffahrt', 'de')).toBe('Donaudampfschi…')
  expect(shortName('คาสิโนสยามรุ่งเรือง', 'th')).toBe('คาสิโนสยามรุ่งเรือง')
  expect(shortName('金龙国际娱乐城', 'zh')).toBe('金龙国际娱乐城')
})

const graphemes = (text: string) => [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].length

const unescaped = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
