import { describe, expect, test } from 'vitest'
import { contrastReport, lightnessContrast } from './apca.ts'
import { contrastRatio, parseHex, type Rgb } from './color/rgb.ts'
import { compileTheme } from './compile-theme.ts'

const hex = (text: string) => parseHex(text) as Rgb

describe('lightness contrast', () => {
  // The values that APCA publishes for self-tests of implementations.
  test.each([
    ['#888', '#fff', 63.1],
    ['#fff', '#888', -68.5],
    ['#000', '#aaa', 58.1],
    ['#aaa', '#000', -56.2],
    ['#123', '#def', 91.7],
    ['#def', '#123', -93.1],
    ['#123', '#444', 8.3],
    ['#444', '#123', -7.5],
  ])('of %s on %s is %d, as published', (text, ground, lc) => {
    expect(lightnessContrast(hex(text), hex(ground))).toBe(lc)
  })

  test('stands beside the ratio for every duty in both modes, measured on the same two colours', () => {
    const result = compileTheme({ id: 'x', file: 'x.json', text: '{"brand": "#7c3aed", "depth": "glow"}' })
    if (!result.ok) throw new Error('must compile')
    const report = contrastReport(result.theme)
    expect(report).toHaveLength(result.theme.contrastReport.length)
    for (const row of report.filter(({ leaf }) => leaf !== 'color.focus.halo')) {
      expect(Math.floor(contrastRatio(row.color, row.ground) * 100) / 100, `${row.leaf} on ${row.on}`).toBe(row.ratio)
      expect(Math.abs(row.lc), `${row.leaf} on ${row.on}`).toBeGreaterThan(row.min === 4.5 ? 30 : 0)
    }
  })
})
