import { expect, test } from 'vitest'
import { keepsStyles, styleElements } from './style-sheets.ts'

const sheets = [
  { url: '/assets/entry-client-a1b2c3d4.css', css: 'a{content:"</style>$&"}' },
  { url: '/assets/category-page-e5f6a7b8.css', css: 'b{}' },
]

test('a browser that keeps the style sheet of every page gets links', () => {
  expect(keepsStyles(sheets, 'entry-client-a1b2c3d4.css')).toBe(true)
  expect(styleElements(sheets, true, 'n')).toBe(
    '<link rel="stylesheet" href="/assets/entry-client-a1b2c3d4.css"><link rel="stylesheet" href="/assets/category-page-e5f6a7b8.css">',
  )
})

test('one that keeps none, or those of another build, gets them in the page', () => {
  for (const cookie of [undefined, '', 'entry-client-00000000.css', 'category-page-e5f6a7b8.css'])
    expect(keepsStyles(sheets, cookie)).toBe(false)
  const html = styleElements(sheets, false, 'n')
  expect(html).toContain('<style nonce="n">b{}</style>')
  expect(html.match(/<link rel="stylesheet" href="[^"]+" disabled>/g)).toHaveLength(2)
})

test('what would end the element is written so that it does not', () => {
  const html = styleElements(sheets, false, 'n')
  expect(html.match(/<\/style>/g)).toHaveLength(2)
  expect(html).toContain('<\\/style>$&')
})

test('a page of the development server has none of its own, and needs none', () => {
  expect(keepsStyles([], undefined)).toBe(true)
  expect(styleElements([], true, 'n')).toBe('')
})
