import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type MerchantMarkSpec, merchantMark } from './merchant-mark.ts'
import { SYMBOLS } from './symbols/registry.ts'

const spec: MerchantMarkSpec = {
  name: 'Harbour Light',
  symbol: 'arc',
  face: 'deco',
  palette: ['#7c3aed', '#22d3ee', '#1a1140'],
  letters: { dark: '#ffffff', light: '#1d1440' },
}

test('every symbol gives a wordmark for dark and light pages and a square icon, all as paths', async () => {
  for (const symbol of SYMBOLS) {
    const { dark, light, mark } = merchantMark({ ...spec, symbol })
    for (const svg of [dark, light, mark]) {
      expect(svg).not.toMatch(/NaN|undefined|<text|<image|<script/)
      await sharp(Buffer.from(svg)).png().toBuffer()
    }
    expect(dark).toContain('#ffffff')
    expect(light).toContain('#1d1440')
    expect(mark).toContain('viewBox="0 0 64 64"')
  }
})

test('a long name stands in two lines, or in smaller letters: its wordmark is never wider than eight times its height', () => {
  const wordmarkOf = (name: string) => merchantMark({ ...spec, name }).dark
  const shape = (svg: string) => {
    const [, width = 0, height = 0] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)?.map(Number) ?? []
    return { ratio: width / height, lines: svg.split('fill="#ffffff"').length - 1 }
  }
  expect(shape(wordmarkOf('Harbour Light'))).toMatchObject({ lines: 1 })
  const long = shape(wordmarkOf('The Grand Metropolitan Royal Club Resort'))
  expect(long.lines).toBe(2)
  expect(long.ratio).toBeLessThan(8)
  const word = shape(wordmarkOf('W'.repeat(40)))
  expect(word.lines).toBe(1)
  expect(word.ratio).toBeLessThanOrEqual(8)
})

test('the letter of a monogram is seen on its second colour', () => {
  const monogram = (second: string) =>
    merchantMark({ ...spec, symbol: 'monogram', palette: ['#e8503f', second, '#1a1140'] }).light
  expect(monogram('#3d0000')).toContain('fill="#3d0000"')
  expect(monogram('#e85040')).not.toContain('fill="#e85040"')
})
