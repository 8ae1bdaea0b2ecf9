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
  [
    'beginnings of what it has',
    '@starting-style{.a:popover-open{x:1}.z{x:2}}',
    '@starting-style{.a:popover-open{x:1}}',
  ],
  [
    'not a print, but what is for prints and screens',
    '@media print{.a{x:1}}@media print,screen{.a{x:1}}',
    '@media print,screen{.a{x:1}}',
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
])('keeps %s', (_what, sheet, rules) => {
  expect(css(sheet, 'a', 'b')).toBe(rules)
})

test('a page with every class gets the whole sheet unchanged', () => {
  const sheet = '@layer ui;@layer ui{.a{x:1}@media screen{.b>.a,.c{x:url("a;b{c}")}}}.a:is(.b,.c)+p{x:1}'
  expect(css(sheet, 'a', 'b', 'c')).toBe(sheet)
})

test('the classes of a page are read from its markup', () => {
  expect([...classesOf('<p class="a b"><svg class="c a"></svg></p><i title="class=x"></i>')]).toEqual(['a', 'b', 'c'])
})

const first = (sheet: string, html = '<p class="a"></p>') => new CriticalCss(sheet).firstPaint(html)

test.each([
  ['rules of a class that is painted', '.a{x:1}.z{x:1}', '.a{x:1}'],
  [
    'of several selectors those that match before anybody uses the page',
    '.a,.a:hover,.a:focus-visible{x:1}',
    '.a{x:1}',
  ],
  ['not what is pointed at, pressed, selected or opened', '.a:active{x:1}.a::selection{x:1}.a:popover-open{x:1}', ''],
  ['not a print, nor where something that opens comes from', '@media print{.a{x:1}}@starting-style{.a{x:1}}', ''],
  ['what a screen is, whatever it prints like', '@media print,screen{.a{x:1}}', '@media print,screen{.a{x:1}}'],
  ['not how it is scrolled or pressed', '.a{pointer-events:none;x:1;overscroll-behavior-x:contain}', '.a{x:1}'],
  ['a layer of its own, in which text is drawn otherwise', '.a{will-change:transform}', '.a{will-change:transform}'],
  ['other states, which may hold from the start', '.a:disabled{x:1}.a:checked{x:1}', '.a:disabled{x:1}.a:checked{x:1}'],
  ['a state that a function excludes', '.a:not(:hover){x:1}', '.a:not(:hover){x:1}'],
  [
    'keyframes of an animation that runs',
    '@keyframes k{to{x:1}}@keyframes l{to{x:1}}.a{animation:k 1s}',
    '@keyframes k{to{x:1}}.a{animation:k 1s}',
  ],
  ['what is seen of a rule', '.a{transition:x 1s;color:red;cursor:pointer}', '.a{color:red}'],
  ['nothing of a rule of which nothing is seen', '.a{transition:x 1s, y 2s;cursor:pointer}', ''],
  [
    'declarations with semicolons in them',
    '.a{mask:url(data:image/svg+xml;utf8,a;b);content:";transition:x"}',
    '.a{mask:url(data:image/svg+xml;utf8,a;b);content:";transition:x"}',
  ],
  ['rules in rules as they are', '.a{cursor:pointer;&:hover{x:1}}', '.a{cursor:pointer;&:hover{x:1}}'],
])('the first paint gets %s', (_what, sheet, rules) => {
  expect(first(sheet)).toBe(rules)
})

test('the first paint gets rules of attributes for assistive technology that the markup has', () => {
  const sheet = '.a[aria-current=page]{x:1}.a[aria-current]{x:2}.a[aria-pressed=true]{x:3}.a[data-open]{x:4}'
  expect(first(sheet, '<a class="a" aria-current="page">')).toBe(
    '.a[aria-current=page]{x:1}.a[aria-current]{x:2}.a[data-open]{x:4}',
  )
  expect(first(sheet, '<a class="a" aria-pressed="false">')).toBe('.a[data-open]{x:4}')
})
