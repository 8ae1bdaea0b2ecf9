import { describe, expect, test } from 'vitest'
import { hashSource } from './page-policy.ts'
import { inlineStyling, linkedStyling, type StyledPage } from './page-styling.ts'
import { styleSheet } from './style-sheets.ts'

const THEME_CSS = ':root{--a:light-dark(#111111,#eeeeee);--b:#222222;--c:#333333;--d:#444444}'
const SHEET =
  '.top{color:var(--a)}.low{color:var(--b)}.other{x:1}.other[aria-current="page"]{x:2}.top:hover{x:3}.high{color:var(--c)}'

const site = (themeCss = THEME_CSS): StyledPage['site'] => ({
  themeCss,
  fonts: () => ({ leaves: '', faces: '@font-face{x:1}', standIns: '', files: [], preload: [] }),
})
const END = '<i data-first-screen-end></i>'
const first = site()
const styled = (changes: Partial<StyledPage> & { top?: string; low?: string } = {}) => {
  const { top = '<p class="top"></p>', low = '<p class="low"></p>', ...rest } = changes
  return inlineStyling({
    site: first,
    mode: 'light',
    script: 'Latn',
    html: `${top}${END}${low}`,
    styles: [styleSheet('/assets/entry-client-a1b2c3d4.css', SHEET)],
    ...rest,
  })
}

describe('the styles of a page that was made before with other words', () => {
  test('are the same, and are written around the new words', () => {
    const [one, other] = ['one', 'other'].map((word) =>
      styled({ top: `<p class="top">${word}</p>`, low: `<p class="low">${word}</p>` }),
    )
    expect(other?.head).toBe(one?.head)
    expect(other?.sources).toEqual(one?.sources)
    expect(other?.firstScreen).toBe('<p class="top">other</p>')
    expect(other?.rest).toContain('<p class="low">other</p>')
  })

  test('are named by their hashes', () => {
    const { head, rest, end, sources } = styled()
    const texts = [...`${head}${rest}${end}`.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text)
    expect(new Set(texts.map(hashSource))).toEqual(new Set(sources))
  })

  const usual = styled()
  test.each<[string, Parameters<typeof styled>[0], RegExp]>([
    ['a class in the first screen', { top: '<p class="top high"></p>' }, /^<style>[^<]*\.high\{/],
    [
      'an attribute',
      { top: '<p class="top other" aria-current="page"></p>' },
      /^<style>[^<]*aria-current="page"\]\{x:2/,
    ],
    ['a variable', { top: '<p class="top" style="x:var(--d)"></p>' }, /^<style>[^<]*--d:#444444/],
    ['the mode', { mode: 'dark' }, /^<style>[^<]*--a:#eeeeee/],
    ['the theme', { site: site(THEME_CSS.replace('#111111', '#121212')) }, /^<style>[^<]*--a:#121212/],
  ])('are others with another %s', (_what, changes, head) => {
    expect(styled(changes).head).toMatch(head)
    expect(usual.head).not.toMatch(head)
  })

  test('are others with another class below the first screen', () => {
    expect(styled({ low: '<p class="low high"></p>' }).rest).toContain('.high{')
    expect(usual.rest).not.toContain('.high{')
  })
})

test('a browser that has the style sheets gets links and the whole theme', () => {
  const html = '<p class="top"></p>'
  const { head, firstScreen, sources } = linkedStyling({
    site: first,
    mode: 'auto',
    script: 'Latn',
    html,
    styles: [styleSheet('/assets/entry-client-a1b2c3d4.css', SHEET)],
  })
  expect(head).toContain('<link rel="stylesheet" href="/assets/entry-client-a1b2c3d4.css">')
  expect(head).toContain(THEME_CSS)
  expect(firstScreen).toBe(html)
  expect(sources).toContain(hashSource(THEME_CSS))
})
