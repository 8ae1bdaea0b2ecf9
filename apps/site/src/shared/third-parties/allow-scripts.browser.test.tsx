import { expect, test } from 'vitest'
import { purifyMarkup } from '../html/purify.ts'
import { allowScriptsOf } from './allow-scripts.ts'

interface Policy {
  createScriptURL(address: string): unknown
  createHTML(html: string): unknown
}
/** The browser's own default policy; what it refuses is empty. */
const policy = () => (globalThis as unknown as { trustedTypes: { defaultPolicy: Policy } }).trustedTypes.defaultPolicy
const script = (address: string) => String(policy().createScriptURL(address))
const markup = (html: string) => String(policy().createHTML(html))

test('of a third party’s host only its own scripts pass, and of one without a widget no markup', () => {
  allowScriptsOf({ scripts: ['https://tag.example/gtag/js?id=G-1'] })
  expect(script('https://tag.example/gtag/js?id=G-1&l=dataLayer')).toBe(
    'https://tag.example/gtag/js?id=G-1&l=dataLayer',
  )
  for (const other of [
    'https://tag.example/gtag/js?id=GTM-2',
    'https://tag.example/gtm.js?id=G-1',
    'https://tag.example/gtag/../gtm.js?id=G-1',
    'https://tag.example.other.example/gtag/js?id=G-1',
    'http://tag.example/gtag/js?id=G-1',
    'blob:https://tag.example/gtag/js?id=G-1',
    '/gtag/js?id=G-1',
    'data:text/javascript,1',
  ]) {
    expect(script(other), other).toBe('')
  }
  expect(markup('<b>anything</b>')).toBe('')
})

test('a widget’s markup is cleaned: its looks and controls stay, and nothing of it can run or send', () => {
  allowScriptsOf({ scripts: ['https://widget.example/'], clean: purifyMarkup })
  expect(script('https://widget.example/load?callback=geetest_1')).toBe(
    'https://widget.example/load?callback=geetest_1',
  )
  const looks =
    '<div class="geetest_box" style="color: red"><label>Answer <input></label><button type="button">Verify</button></div>'
  expect(markup(looks)).toBe(looks)
  const cleaned = markup(
    `${looks}<img src="x" onerror="alert(1)"><script>alert(2)</script><iframe srcdoc="<script>alert(3)</script>"></iframe>` +
      '<a href="javascript:alert(4)">go</a><form action="https://else.example"></form><style>*{display:none}</style>' +
      '<svg><animate onbegin="alert(5)"/></svg>',
  )
  expect(cleaned).toContain(looks)
  expect(cleaned).not.toMatch(/alert|script|iframe|form|<style|else\.example/)
})
