import { expect, test } from 'vitest'
import { FirstTheme } from './first-theme.ts'

const theme = new FirstTheme(
  ':root{--a:light-dark(#fff,#000);--b:var(--c);--c:1px;--d:url("data:;x:1");--z:0}' +
    '[data-mode=dark]{--c:2px;--z:1}@media (prefers-color-scheme:dark){[data-mode=auto]{--z:1}}',
)

test('a page gets the variables that its rules use, and those that these use, wherever they are set', () => {
  expect(theme.of('.x{width:var(--b)}', null)).toBe(':root{--b:var(--c);--c:1px}[data-mode=dark]{--c:2px}')
  expect(theme.of('.x{background:var( --a, var(--d))}', null)).toContain('--d:url("data:;x:1")')
  expect(theme.of('.x{color:red}', null)).toBe('')
})

test('in groups too', () => {
  expect(theme.of('var(--z)', null)).toBe(
    ':root{--z:0}[data-mode=dark]{--z:1}@media (prefers-color-scheme:dark){[data-mode=auto]{--z:1}}',
  )
})

test('where all is in one mode, colours have the value of that mode alone', () => {
  expect(theme.of('var(--a)', 'light')).toBe(':root{--a:#fff}')
  expect(theme.of('var(--a)', 'dark')).toBe(':root{--a:#000}')
  expect(theme.of('var(--a)', null)).toBe(':root{--a:light-dark(#fff,#000)}')
})
