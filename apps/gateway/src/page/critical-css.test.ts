import { expect, test } from 'vitest'
import { CriticalCss, classesOf } from './critical-css.ts'

const css = (sheet: string, ...classes: string[]) => new CriticalCss(sheet).of(new Set(classes))

test.each([
  ['a rule whose class the page has', '.a{x:1}', '.a{x:1}'],
  ['not one whose class it has not', '.z{x:1}', ''],
  ['of several selectors those that can match', '.a,.z,.b:hover{x:1}', '.a,.b:hover{x:1}'],
  ['not one that needs two classes of which one is missing', '.a .z{x:1}.a.b{x:2}', '.a.b{x:2}'],
  [
    'elements, states and attributes, whatever the page',
    'p:hover{x:1}[data-menu=folded] .a{x:2}*{x:3}',
    'p:hover{x:1}[data-menu=folded] .a{x:2}*{x:3}',
  ],
  [
    'what a function only chooses from or excludes',
    ':is(.z,.a){x:1}.a:not(.z){x:2}.a:has(.z){x:3}',
    ':is(.z,.a){x:1}.a:not(.z){x:2}.a:has(.z){x:3}',
  ],
  ['a class in a function besides one that is missing', '.z:is(.a){x:1}', ''],
  [
    'groups with what is needed of them',
    '@media (width>1px){.a{x:1}.z{x:2}}@layer ui{@supports (x:y){.z{x:1}}}',
    '@media (width>1px){.a{x:1}}',
  ],
  ['the order of layers', '@layer reset,ui;@layer ui{.a{x:1}}', '@layer reset,ui;@layer ui{.a{x:1}}'],
  [
    'keyframes, fonts and properties',
    '@keyframes k{0%{x:1}to{x:2}}@font-face{x:1}@property --p{x:1}',
    '@keyframes k{0%{x:1}to{x:2}}@font-face{x:1}@property --p{x:1}',
  ],
  ['signs in strings as text', '.a{content:"}.z{;"}.b[title="},"]{x:1}', '.a{content:"}.z{;"}.b[title="},"]{x:1}'],
  ['an escaped name, which is not read', '.z\\:hover{x:1}', '.z\\:hover{x:1}'],
  ['numbers that begin with a dot', '.a{x:.5em}.z{x:.5em}', '.a{x:.5em}'],
])('keeps %s', (_what, sheet, kept) => {
  expect(css(sheet, 'a', 'b')).toBe(kept)
})

test('a page with every class gets the whole sheet unchanged', () => {
  const sheet = '@layer ui;@layer ui{.a{x:1}@media print{.b>.a,.c{x:url("a;b{c}")}}}.a:is(.b,.c)+p{x:1}'
  expect(css(sheet, 'a', 'b', 'c')).toBe(sheet)
})

test('the classes of a page are read from its markup', () => {
  expect([...classesOf('<p class="a b"><svg class="c a"></svg></p><i title="class=x"></i>')]).toEqual(['a', 'b', 'c'])
})
