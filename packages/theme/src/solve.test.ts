import { wcagContrast } from 'culori'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toLch, toRgb } from './color/oklch.ts'
import { between, composite, contrastRatio, formatHex, parseHex, type Rgb } from './color/rgb.ts'
import { solveContrast, worstRatio } from './solve.ts'

const channel = fc.integer({ min: 0, max: 255 })
const color = fc.record({ r: channel, g: channel, b: channel, a: fc.constant(255) })
const hex = (text: string): Rgb => parseHex(text) as Rgb
const hueApart = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180)

describe('colour', () => {
  test('ratios agree with an independent implementation', () => {
    fc.assert(
      fc.property(color, color, (one, other) => {
        expect(contrastRatio(one, other)).toBeCloseTo(wcagContrast(formatHex(one), formatHex(other)), 6)
      }),
    )
  })

  test('hex survives reading and writing, short where it can be', () => {
    fc.assert(
      fc.property(fc.record({ r: channel, g: channel, b: channel, a: channel }), (rgb) => {
        expect(parseHex(formatHex(rgb))).toEqual(rgb)
      }),
    )
    expect(formatHex(hex('#ffffff'))).toBe('#fff')
    expect(formatHex(hex('#0008'))).toBe('#0008')
    for (const bad of ['fff', '#ff', '#ggg', '#12345', '#fff;', ' #fff', '#fff\n'])
      expect(parseHex(bad)).toBeUndefined()
  })

  test('OKLCH keeps lightness and hue and lets chroma give way', () => {
    const shown = toLch(toRgb({ l: 0.6, c: 0.4, h: 145 }))
    expect(shown.l).toBeCloseTo(0.6, 2)
    expect(hueApart(shown.h, 145)).toBeLessThan(2)
    expect(shown.c).toBeLessThan(0.3)
  })

  test('translucent colours blend as browsers blend', () => {
    expect(formatHex(composite(hex('#fff8'), hex('#000')))).toBe('#888')
    expect(formatHex(between(hex('#f000'), hex('#00f'), 0.5))).toBe('#0000ff80')
  })
})

describe('solveContrast', () => {
  test('returns a colour that passes already untouched', () => {
    const navy = hex('#102a5c')
    expect(solveContrast(navy, [hex('#fff')], 4.5)).toBe(navy)
  })

  test('keeps the hue and moves no further than needed', () => {
    const yellow = hex('#ffd400')
    const solved = solveContrast(yellow, [hex('#fff')], 4.5) as Rgb
    expect(hueApart(toLch(solved).h, toLch(yellow).h)).toBeLessThan(3)
    expect(worstRatio(solved, [hex('#fff')])).toBeGreaterThanOrEqual(4.5)
    expect(worstRatio(solved, [hex('#fff')])).toBeLessThan(4.7)
  })

  test('finds something on any single ground, for black or white never go under 4.58', () => {
    fc.assert(
      fc.property(color, color, (target, ground) => {
        const solved = solveContrast(target, [ground], 4.5)
        expect(solved && worstRatio(solved, [ground])).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  test('says so when nothing passes', () => {
    expect(solveContrast(hex('#777'), [hex('#fff'), hex('#000')], 4.6)).toBeUndefined()
    expect(solveContrast(hex('#777'), [hex('#fff'), hex('#000')], 4.5)).toBeDefined()
  })
})
