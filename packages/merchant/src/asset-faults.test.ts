import { formatFaults } from '@livery/document/format-fault'
import { describe, expect, test } from 'vitest'
import { picture } from '../fixtures/pictures.ts'
import { ASSET_BUDGET, assetFaults } from './asset-faults.ts'
import { REQUIRED_ASSETS, readAssets } from './assets.ts'
import { pictureKind } from './pictures/picture-kind.ts'
import { pictureSize } from './pictures/picture-size.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const drawing = (box = '0 0 8 8', inside = '') =>
  bytes(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><path d="M0 0"/>${inside}</svg>`)
const SOUND = REQUIRED_ASSETS.map((name) => ({ name, bytes: drawing() }))

/** The faults of one more file besides the three required ones, or instead of one of them. */
const faultsOf = (name: string, content: Uint8Array) => {
  const faults = assetFaults('m', [...SOUND.filter((file) => file.name !== name), { name, bytes: content }])
  return formatFaults(faults).replaceAll('m/assets/', '')
}

test('three sound drawings have no fault', () => {
  expect(assetFaults('m', SOUND)).toEqual([])
})

test('the kind and size of a picture come from its content', () => {
  for (const name of ['png', 'webp', 'webp without loss', 'webp with alpha', 'avif'] as const) {
    const kind = pictureKind(picture(name))
    expect(`${name} is ${kind}`).toBe(`${name} is ${name.split(' ')[0]}`)
    expect(kind && pictureSize(kind, picture(name)), name).toEqual({ width: 3, height: 2 })
  }
  expect(pictureKind(picture('jpeg'))).toBe('jpeg')
  expect(pictureKind(picture('gif'))).toBe('gif')
  expect(pictureKind(bytes('<!DOCTYPE html><svg>'))).toBe('html')
  expect(pictureKind(bytes('<!-- by hand -->\n<svg xmlns="x">'))).toBe('svg')
  expect(pictureKind(bytes('words'))).toBeUndefined()
  expect(pictureSize('png', picture('png').subarray(0, 20))).toBeNull()
})

describe('a fault of a picture is said in words:', () => {
  const wide = new Uint8Array(picture('png'))
  new DataView(wide.buffer).setUint32(16, 4000)
  test.each([
    [
      'logo-light.svg',
      picture('png'),
      'the name says an SVG drawing, but the file is a PNG picture. Rename it to logo-light.png, or save it as SVG.',
    ],
    ['pg.webp', picture('jpeg'), 'the name says a WebP picture, but the file is a JPEG picture. Save it as WEBP.'],
    ['pg.png', bytes('<html>'), 'the name says a PNG picture, but the file is an HTML page. Save it as PNG.'],
    ['pg.png', bytes(''), 'the name says a PNG picture, but the file is empty. Save it as PNG.'],
    ['pg.png', wide, 'the picture is larger than 2048 pixels on a side (found 4000 × 2). Make it smaller.'],
    [
      'pg.png',
      picture('png').subarray(0, 18),
      'the file does not say how large the picture is. Save it again: it may be cut off.',
    ],
    [
      'logo.jpg',
      picture('jpeg'),
      'warning: a file of this kind is never shown. Save it as SVG, PNG, WebP or AVIF, or remove it.',
    ],
    [
      'Mein Logo.svg',
      drawing(),
      'the name cannot stand in an address (found "Mein Logo.svg"). Use lower-case letters, digits and dashes.',
    ],
    ['qr-ios.svg', drawing(), 'this name is taken by a picture the platform makes. Rename it.'],
    ['mark.svg', drawing('0 0 16 8'), 'a mark is square (found 16 × 8). Draw it in that shape.'],
    [
      'logo-dark.svg',
      drawing('0 0 8 16'),
      'a wordmark is one to nine times as wide as high (found 8 × 16). Draw it in that shape.',
    ],
    [
      'mark.svg',
      bytes('<svg xmlns="http://www.w3.org/2000/svg"><path/></svg>'),
      'the drawing has no view box, so it cannot be scaled. Add viewBox="0 0 width height" to the svg element.',
    ],
    [
      'mark.svg',
      drawing('0 0 8 8', `<path d="${'M0 0'.repeat(15_000)}"/>`),
      'the file weighs 59 KB, at most 48 KB are served. Simplify its paths.',
    ],
  ])('%s', (name, content, words) => {
    expect(faultsOf(name, content)).toBe(`${name}:1:1  ${words}`)
  })

  test('in a drawing, at its line and column', () => {
    expect(faultsOf('mark.svg', drawing('0 0 8 8', '\n  <script>x()</script>\n  <path onclick="x()"/>'))).toBe(
      'mark.svg:2:3  <script> runs. Remove it.\nmark.svg:3:9  onclick runs. Remove it.',
    )
  })

  test('all together', () => {
    const heavy = Array.from({ length: 12 }, (_, index) => ({
      name: `picture-${index}.svg`,
      bytes: drawing('0 0 8 8', `<path d="${'M0 0'.repeat(11_500)}"/>`),
    }))
    expect(formatFaults(assetFaults('m', [...SOUND, ...heavy]))).toMatch(
      /^m\/assets\/picture-0\.svg:1:1 {2}the pictures weigh \d+ KB together, at most 512 KB are served\. Make this one smaller first: it is the largest\.$/,
    )
    expect(ASSET_BUDGET.all).toBe(512 * 1024)
  })
})

test('what was never checked is cleaned all the same, and what is not what its name says is not served', () => {
  const assets = readAssets(
    [
      { name: 'mark.svg', bytes: drawing('0 0 8 8', '<script>x()</script>') },
      { name: 'broken.svg', bytes: bytes('<svg xmlns="http://www.w3.org/2000/svg"><g></svg>') },
      { name: 'page.svg', bytes: bytes('<html>') },
      { name: 'pg.png', bytes: picture('png') },
    ],
    [],
  )
  expect(Object.keys(assets)).toEqual(['mark.svg', 'pg.png'])
  expect(new TextDecoder().decode(assets['mark.svg']?.bytes)).not.toContain('script')
})
