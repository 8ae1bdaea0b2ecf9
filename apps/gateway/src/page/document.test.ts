import { expect, test } from 'vitest'
import { fillIn, NONCE_PLACEHOLDER } from './document.ts'

const KEPT = `<meta name="x" content="__livery_theme_span__"><style nonce="${NONCE_PLACEHOLDER}"></style><script nonce="${NONCE_PLACEHOLDER}"></script>`
const origin = 'https://aurora.example'
const styles = '<style>a{content:"$&"}</style>'

test('a kept page is sent with its own nonce and with what is left until the theme changes, however old it is', () => {
  expect(fillIn(KEPT, { nonce: 'abc', origin, styles, themeUntilMs: 10_000, nowMs: 9_000 })).toBe(
    '<meta name="x" content="1000"><style nonce="abc"></style><script nonce="abc"></script>',
  )
  expect(fillIn(KEPT, { nonce: 'def', origin, styles, themeUntilMs: 10_000, nowMs: 9_999 })).toContain('content="1"')
  expect(fillIn(KEPT, { nonce: 'def', origin, styles, themeUntilMs: 10_000, nowMs: 12_000 })).toContain('content="0"')
})

test('a page that several hosts share names the one it was asked at, whatever that is called', () => {
  const page = '<meta property="og:image" content="__livery_origin__/brand/1/social.jpg">'
  const own = { nonce: 'abc', styles, themeUntilMs: null, nowMs: 0 }
  expect(fillIn(page, { ...own, origin })).toContain('"https://aurora.example/brand/1/social.jpg"')
  expect(fillIn(page, { ...own, origin: 'http://a"><script>' })).not.toContain('<script>')
})

test('the style sheets stand where they belong, letter for letter', () => {
  const own = { nonce: 'abc', origin, styles, themeUntilMs: null, nowMs: 0 }
  expect(fillIn('<head><!--livery-styles--></head>', own)).toBe(`<head>${styles}</head>`)
})
