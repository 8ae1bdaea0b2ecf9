import { expect, test } from 'vitest'
import { lightness } from '../colour.ts'
import { merchantMark } from '../merchant-mark.ts'
import { fullIcon, plainIcon, tabIcon } from './icons.ts'
import { type MarkParts, markParts } from './mark-parts.ts'
import { LEAST_LOGO, logoSize, type SocialLogo } from './social-picture.ts'
import { standOut } from './stand-out.ts'

const PLATED = merchantMark({
  name: 'Harbour',
  symbol: 'arch',
  face: 'deco',
  palette: ['#0e9488', '#f59e0b', '#06231f'],
  letters: { dark: '#fff', light: '#000' },
}).mark
const BARE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" fill="#c00"><path d="M2 2h6v6h-6Z"/></svg>'
const ink = { cx: 5, cy: 5, radius: 4.25 }
const partsOf = (svg: string) => markParts(svg) as MarkParts

test('a mark is its ground and the rest', () => {
  const { ground, groundFill, symbol, viewBox } = partsOf(PLATED)
  expect(ground).toMatch(/^<path id="ground" d="M14 0h36/)
  expect(groundFill).toMatch(/^url\(#k\w\)$/)
  expect(symbol).not.toContain('id="ground"')
  expect(symbol).toContain('<defs>')
  expect(viewBox).toEqual([0, 0, 64, 64])
  expect(partsOf(BARE)).toMatchObject({ ground: null, groundFill: null, inherited: 'fill="#c00"' })
})

test('what is no SVG is no mark', () => {
  for (const text of [
    '',
    'hello',
    '<svg/>',
    '<svg viewBox="0 0 0 0"><path d="M0 0"/></svg>',
    '<svg viewBox="a"><g/></svg>',
  ])
    expect(markParts(text)).toBeNull()
})

test('a mark without a ground gets a plate, one with a ground keeps its own', () => {
  expect(plainIcon(partsOf(BARE), ink, 100, '#eee')).toContain('rx="21.875" fill="#eee"')
  expect(plainIcon(partsOf(PLATED), ink, 100, '#eee')).not.toContain('#eee')
  expect(fullIcon(partsOf(BARE), ink, 100, '#eee', 0.8)).toContain('<rect width="100" height="100" fill="#eee"/>')
  expect(fullIcon(partsOf(PLATED), ink, 100, '#eee', 0.8)).toMatch(
    /<rect width="100" height="100" fill="url\(#k\w\)"\/>/,
  )
})

test('a wordmark is as large as its room, and one that is too long to be read is known', () => {
  const parts = (width: number): SocialLogo => ({ inherited: '', symbol: '', box: [0, 0, width, 40] })
  expect(logoSize(parts(100), true)).toEqual({ width: 260, height: 104 })
  expect(logoSize(parts(100), false)).toEqual({ width: 375, height: 150 })
  expect(logoSize(parts(800), true).height).toBeLessThan(LEAST_LOGO)
  expect(logoSize(null, true)).toEqual({ width: 0, height: 0 })
})

test('a colour is moved until it is seen, a grey until it is told from its ground', () => {
  expect(standOut('#7c3aed', ['#ffffff'])).toBe('#7c3aed')
  expect(standOut('#7c3aed', ['#0e052d'])).not.toBe('#7c3aed')
  expect(lightness(standOut('#111111', ['#141414']))).toBeGreaterThan(0.8)
})

test('the icon of a tab follows its mode, with a ring where the plate would sink', () => {
  const light = { plate: '#fff', ring: '#0e9488' }
  const svg = tabIcon(partsOf(BARE), ink, { light, dark: { plate: '#111', ring: null } })
  expect(svg).toContain(
    '<style>.p{fill:#fff}.r{stroke:#0e9488}@media (prefers-color-scheme:dark){.p{fill:#111}.r{stroke:none}}</style>',
  )
  const plain = tabIcon(partsOf(BARE), ink, { light: { ...light, ring: null }, dark: { plate: '#111', ring: null } })
  expect(plain).not.toContain('class="r"')
})
