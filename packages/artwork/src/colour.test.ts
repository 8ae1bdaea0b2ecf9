import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dyed, hue, lightness, mix, shade, tint, turn } from './colour.ts'

const colours = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)

test('tints are lighter, shades are darker, and all are six-digit colours', () => {
  fc.assert(
    fc.property(colours, fc.double({ min: 0.1, max: 1, noNaN: true }), (colour, amount) => {
      for (const made of [tint(colour, amount), shade(colour, amount), turn(colour, amount * 360)]) {
        expect(made).toMatch(/^#[0-9a-f]{6}$/)
      }
      expect(lightness(tint(colour, amount))).toBeGreaterThanOrEqual(lightness(colour) - 0.02)
      expect(lightness(shade(colour, amount))).toBeLessThanOrEqual(lightness(colour) + 0.02)
    }),
  )
})

test('dyed as itself a colour stays, dyed grey it is grey, and as light as before', () => {
  expect(dyed('#0a7fc0', '#0a7fc0')).toBe('#0a7fc0')
  const [red, green, blue] = (dyed('#0a7fc0', '#808080').match(/[0-9a-f]{2}/g) ?? []).map((part) =>
    Number.parseInt(part, 16),
  )
  expect(Math.max(red ?? 0, green ?? 0, blue ?? 0) - Math.min(red ?? 0, green ?? 0, blue ?? 0)).toBeLessThanOrEqual(2)
  const leaf = dyed('#0a7fc0', '#15a34a')
  expect(Math.abs(hue(leaf) - hue('#15a34a'))).toBeLessThan(3)
  expect(Math.abs(lightness(leaf) - lightness('#0a7fc0'))).toBeLessThan(0.02)
})

test('a mix ends at its ends', () => {
  expect(mix('#123456', '#fedcba', 0)).toBe('#123456')
  expect(mix('#123456', '#fedcba', 1)).toBe('#fedcba')
})

test('three-digit colours are understood', () => {
  expect(tint('#fff', 0.2)).toBe(tint('#ffffff', 0.2))
})
