import { expect, test } from 'vitest'
import { hasStyles, inlineStyles, linkedStyles, styleSheet } from './style-sheets.ts'

const sheets = [
  styleSheet('/assets/entry-client-a1b2c3d4.css', '\na{content:"</style>$&"}.popup{x:1}\n'),
  styleSheet('/assets/category-page-e5f6a7b8.css', '.b{x:1}'),
]
const html = '<p class="b"></p>'

test('a browser that has the style sheet of every page gets links', () => {
  expect(hasStyles(sheets, 'entry-client-a1b2c3d4.css')).toBe(true)
  expect(linkedStyles(sheets)).toBe(
    '<link rel="stylesheet" href="/assets/entry-client-a1b2c3d4.css"><link rel="stylesheet" href="/assets/category-page-e5f6a7b8.css">',
  )
})

test('a browser without them, or with those of another build, gets the rules the markup needs in the page', () => {
  for (const cookie of [undefined, '', 'entry-client-00000000.css', 'category-page-e5f6a7b8.css'])
    expect(hasStyles(sheets, cookie)).toBe(false)
  const { elements } = inlineStyles(sheets, html)
  expect(elements).toContain('<style>.b{x:1}</style>')
  expect(elements).not.toContain('popup')
  expect(elements.match(/<link rel="stylesheet" href="[^"]+" disabled>/g)).toHaveLength(2)
})

test('text that would end the element is escaped', () => {
  const { elements } = inlineStyles(sheets, html)
  expect(elements.match(/<\/style>/g)).toHaveLength(2)
  expect(elements).toContain('<\\/style>$&')
})

test('the returned texts are exactly those between the tags', () => {
  const { elements, texts } = inlineStyles(sheets, html)
  expect([...elements.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text]) => text)).toEqual(texts)
})

test('a page of the development server has no style sheets', () => {
  expect(hasStyles([], undefined)).toBe(true)
  expect(linkedStyles([])).toBe('')
})
