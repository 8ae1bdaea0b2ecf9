import { join } from 'node:path'
import { groundIcon, symbolIcon } from '@livery/artwork/brand/icons'
import { type MarkParts, markParts } from '@livery/artwork/brand/mark-parts'
import { merchantMark } from '@livery/artwork/merchant-mark'
import { localeByCode } from '@livery/locale/registry'
import { contrastRatio, parseHex, type Rgb } from '@livery/theme/color/rgb'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawIcon, inkOf } from '../../platform/pictures/draw-icon.ts'
import { drawSocial, textOf } from '../../platform/pictures/draw-social.ts'
import { ICON_FORMS, type IconName, type IconSpec } from '../../platform/pictures/icon-forms.ts'
import { legibilityOf } from '../../platform/pictures/mark-legibility.ts'
import { pixelsOf } from '../../platform/pictures/pixels.ts'
import { Vendors } from '../vendors/vendors.ts'
import { sitesOnDisk } from './sites-on-disk.ts'

const root = join(import.meta.dirname, '../../../../..')
const vendors = await Vendors.load(join(root, 'vendors'), null)
const sites = [...(await sitesOnDisk(root, vendors)).values()]

/** We have no fonts for these scripts, which use the devices' own, so their pictures have the wordmark only. */
const DEVICE_SCRIPTS = ['Hans', 'Hant', 'Jpan', 'Kore']

const bareMark = (svg: string) => svg.replace(/<path id="ground"[^>]*\/>/, '')
const specs: readonly (readonly [string, IconSpec])[] = [
  ...sites.map((site): [string, IconSpec] => [site.merchant.id, site.iconSpec as IconSpec]),
  // The same marks without their own background, on the theme's colours.
  ...sites.map((site): [string, IconSpec] => {
    const spec = site.iconSpec as IconSpec
    return [`${site.merchant.id} without a ground`, { ...spec, svg: bareMark(spec.svg) }]
  }),
  ...['#111111', '#ffffff', '#ffee00', '#0000ff', '#808080', '#7c3aed'].flatMap((brand) =>
    (['arc', 'arch', 'monogram'] as const).map((symbol): [string, IconSpec] => {
      const { mark } = merchantMark({
        name: 'New',
        symbol,
        face: 'deco',
        palette: [brand, '#c07a30', '#101018'],
        letters: { dark: '#fff', light: '#000' },
      })
      const spec = sites[0]?.iconSpec as IconSpec
      return [`a new ${symbol} in ${brand}`, { ...spec, svg: mark }]
    }),
  ),
]

/** Expects enough of the icon's symbol to have a contrast of 3:1 with its background to be recognisable. */
async function expectLegible(svg: string, plate: string): Promise<void> {
  const mark = markParts(svg) as MarkParts
  const ink = await inkOf(mark)
  const symbol = await pixelsOf(symbolIcon(mark, ink, 128, 0.8), 128)
  const { share, span } = legibilityOf(symbol, await pixelsOf(groundIcon(mark, 128, plate), 128))
  expect(share).toBeGreaterThan(0.33)
  expect(span).toBeGreaterThan(0.9)
}

describe.each(specs)('%s', (_name, spec) => {
  test('has a contrast of 3:1 with its background, also as a tab icon in both modes', async () => {
    const svg = (await drawIcon(spec, 'tab.svg')).toString()
    const [, light = '', lightRing = '', dark = '', darkRing = ''] =
      /\.p\{fill:([^}]+)\}\.r\{stroke:([^}]+)\}@media[^{]+\{\.p\{fill:([^}]+)\}\.r\{stroke:([^}]+)\}/.exec(svg) ?? []
    await expectLegible(spec.svg, light)
    await expectLegible(spec.svg, dark)
    for (const [plate, ring, tab] of [
      [light, lightRing, '#ffffff'],
      [dark, darkRing, '#202124'],
    ] as const) {
      const shape = ring === 'none' ? plate : ring
      const least = ring === 'none' ? 1.6 : 3
      expect(contrastRatio(parseHex(shape) as Rgb, parseHex(tab) as Rgb)).toBeGreaterThanOrEqual(least)
    }
  })
})

describe.each(sites.map((site) => [site.merchant.id, site] as const))('%s', (_id, site) => {
  const spec = site.iconSpec as IconSpec

  test('has every icon in its size, with the same bytes each time it is drawn', async () => {
    for (const name of Object.keys(ICON_FORMS).filter((one) => one.endsWith('.png')) as IconName[]) {
      const png = await drawIcon(spec, name)
      const { width, height, format } = await sharp(png).metadata()
      expect([width, height, format]).toEqual([ICON_FORMS[name].size, ICON_FORMS[name].size, 'png'])
      expect(png.length).toBeLessThan(60_000)
    }
    expect((await drawIcon(spec, 'icon-dark-192.png')).equals(await drawIcon(spec, 'icon-dark-192.png'))).toBe(true)
  })

  test('fills the square that launchers cut, and has its symbol within the circle that stays visible', async () => {
    for (const name of [
      'touch-light-180.png',
      'touch-dark-180.png',
      'maskable-light-512.png',
      'maskable-dark-512.png',
    ] as const) {
      const { isOpaque } = await sharp(await drawIcon(spec, name)).stats()
      expect(isOpaque, name).toBe(true)
    }
    const mark = markParts(spec.svg) as MarkParts
    const ink = await inkOf(mark)
    const { data } = await pixelsOf(symbolIcon(mark, ink, 512, 0.8 * 0.94), 512)
    let farthest = 0
    for (let at = 3; at < data.length; at += 4) {
      const pixel = (at - 3) / 4
      if ((data[at] ?? 0) > 24)
        farthest = Math.max(farthest, Math.hypot((pixel % 512) - 255.5, Math.floor(pixel / 512) - 255.5))
    }
    expect(farthest).toBeLessThanOrEqual(256 * 0.8)
    expect(farthest).toBeGreaterThan(256 * 0.7)
  })

  test('has a silhouette of one colour that is neither empty nor filled', async () => {
    const { data } = await sharp(await drawIcon(spec, 'mono-512.png'))
      .raw()
      .toBuffer({ resolveWithObject: true })
    let covered = 0
    for (let at = 0; at < data.length; at += 4) {
      covered += (data[at + 3] ?? 0) / 255
      if ((data[at + 3] ?? 0) > 0 && Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) < 255)
        throw new Error(`pixel ${at / 4} is not white`)
    }
    const share = covered / (data.length / 4)
    expect(share).toBeGreaterThan(0.005)
    expect(share).toBeLessThan(0.5)
  })

  test('has an .ico of three sizes', async () => {
    const ico = await drawIcon(spec, 'favicon.ico')
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3])
    for (const [index, size] of [16, 32, 48].entries()) {
      const entry = 6 + 16 * index
      const [length, offset] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)]
      const { width, format } = await sharp(ico.subarray(offset, offset + length)).metadata()
      expect([width, format, ico.readUInt8(entry)]).toEqual([size, 'png', size])
    }
  })

  test('has a link preview picture, with its tagline in the letters of each language', async () => {
    const pictures = new Set<string>()
    const promises = new Set<string>()
    for (const language of site.merchant.languages) {
      const social = site.social(language)
      if (!social) throw new Error('no wordmark')
      const jpeg = await drawSocial(social.spec)
      const { width, height, format } = await sharp(jpeg).metadata()
      expect([width, height, format]).toEqual([1200, 630, 'jpeg'])
      expect(jpeg.length).toBeLessThan(200_000)
      pictures.add(jpeg.toString('base64'))
      const isLettered = !DEVICE_SCRIPTS.includes(localeByCode(language)?.script ?? '')
      promises.add(isLettered ? social.spec.words : '')
      expect((await textOf(social.spec))?.lines.length ?? 0).toBeGreaterThan(isLettered ? 0 : -1)
    }
    expect(pictures.size).toBeGreaterThanOrEqual(promises.size)
  })
})
