import { expect, test } from 'vitest'
import { fillIn, NONCE_PLACEHOLDER } from './document.ts'

const KEPT = `<meta name="x" content="__livery_theme_span__"><style nonce="${NONCE_PLACEHOLDER}"></style><script nonce="${NONCE_PLACEHOLDER}"></script>`

test('a kept page is sent with its own nonce and with what is left until the theme changes, however old it is', () => {
  expect(fillIn(KEPT, 'abc', 10_000, 9_000)).toBe(
    '<meta name="x" content="1000"><style nonce="abc"></style><script nonce="abc"></script>',
  )
  expect(fillIn(KEPT, 'def', 10_000, 9_999)).toContain('content="1"')
  expect(fillIn(KEPT, 'def', 10_000, 12_000)).toContain('content="0"')
})
