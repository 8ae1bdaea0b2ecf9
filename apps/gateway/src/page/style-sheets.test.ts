import { expect, test } from 'vitest'
import { hasStyles, inlineStyles, laterStyleElement, linkedStyles, styleSheet } from './style-sheets.ts'

const sheets = [
  styleSheet('/assets/entry-client-a1b2c3d4.css', '\na{content:"</style>$&"}.popup{x:1}\n.low{x:2}'),
  styleSheet('/assets/category-page-e5f6a7b8.css', '.top{x:1}'),
]
const firstScreen = '<p class="top"></p>'
const html = `${firstScreen}<p class="low"></p>`

test('a browser that has the style sheet of every page gets links', () => {
  expect(hasStyles(sheets, 'entry-client-a1b2c3d4.css')).toBe(true)
  expect(linkedStyles(sheets)).toBe(
    '<link rel="stylesheet" href="/assets/entry-client-a1b2c3d4.css"><link rel="stylesheet" href="/assets/category-page-e5f6a7b8.css">',
  )
})

test('a browser without them, or with those of another build, gets the rules the markup needs in the page', () => {
  for (const cookie of [undefined, '', 'entry-client-00000000.css', 'category-page-e5f6a7b8.css'])
    expect(hasStyles(sheets, cookie)).toBe(false)
  const { first, later, links } = inlineStyles(sheets, firstScreen, html)
  expect(first).toContain('.top{x:1}')
  expect(first).not.toContain('.low')
  expect(later).not.toContain('popup')
  expect(links.match(/<link rel="stylesheet" href="[^"]+" disabled>/g)).toHaveLength(2)
})

test('the later rules are all rules of the page in the order of the sheets, so that they decide alone', () => {
  const { later } = inlineStyles(sheets, firstScreen, html)
  expect(later).toMatch(/^a\{.*\.low\{x:2\}\.top\{x:1\}$/s)
})

test('text that would end the element is escaped', () => {
  const { first, later } = inlineStyles(sheets, firstScreen, html)
  for (const text of [first, later]) expect(laterStyleElement(text).match(/<\/style/g)).toHaveLength(1)
  expect(first).toContain('<\\/style>$&')
})

test('a page of the development server has no style sheets', () => {
  expect(hasStyles([], undefined)).toBe(true)
  expect(linkedStyles([])).toBe('')
})
