import { createHash } from 'node:crypto'
import { isMeasured } from '@livery/contract/measured-pages'
import { expect, test } from 'vitest'
import { hashSource, pagePolicy } from './page-policy.ts'
import { NO_OTHERS, thirdPartySources } from './third-party-sources.ts'

const parts = {
  inlineScripts: ["'sha256-a'"],
  inlineStyles: ["'sha256-b'"],
  frameOrigins: [],
  imageOrigins: [],
  others: NO_OTHERS,
}
const directives = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((one) => one.split(/ (.*)/s).slice(0, 2)))
const domains = { main: 'a.example', mirrors: [] }

test('scripts are our files and the named inline ones; no other inline script runs, and no text becomes a script', () => {
  expect(directives(pagePolicy(parts))).toMatchObject({
    'default-src': "'none'",
    'script-src': "'self' 'sha256-a'",
    'style-src': "'self' 'sha256-b'",
    'frame-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
  })
  expect(pagePolicy(parts)).not.toMatch(/unsafe|nonce|strict-dynamic/)
})

test('only our own Trusted Types policies can be made, and those of third parties that the merchant names', () => {
  const namesOf = (thirdParties: object) =>
    directives(
      pagePolicy({
        ...parts,
        others: thirdPartySources(
          { thirdParties, domains, analytics: { gtagId: null }, launchGameCDNs: [] } as never,
          true,
          null,
        ),
      }),
    )['trusted-types']
  expect(namesOf({ botCheck: { provider: 'proof-of-work' } })).toBe('livery-puzzle livery-push dompurify')
  expect(namesOf({ botCheck: { provider: 'geetest', captchaId: 'x' } })).toBe(
    'livery-puzzle livery-push dompurify default',
  )
  expect(namesOf({ botCheck: { provider: 'proof-of-work' }, sms: { provider: 'firebase' } })).toContain('*')
})

test('a picture that a player has chosen, such as a payment slip, can be previewed', () => {
  expect(directives(pagePolicy(parts))['img-src']).toBe("'self' data: blob:")
})

test('what the policy refuses is reported', () => {
  expect(directives(pagePolicy(parts))).toMatchObject({ 'report-uri': '/reports', 'report-to': 'policy' })
})

test.each([
  [{ botCheck: { provider: 'proof-of-work' } }, []],
  [
    { botCheck: { provider: 'geetest', captchaId: 'x' } },
    ['https://static.geetest.com', 'https://gcaptcha4.geetest.com', 'https://monitor.geetest.com'],
  ],
  [
    { botCheck: { provider: 'proof-of-work' }, sms: { provider: 'firebase' } },
    ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  ],
])('scripts of third parties come from where the merchant names them: %j', (thirdParties, hosts) => {
  const others = thirdPartySources(
    { thirdParties, domains, analytics: { gtagId: null }, launchGameCDNs: [] } as never,
    true,
    null,
  )
  expect(directives(pagePolicy({ ...parts, others }))['script-src']).toBe(["'self'", ...hosts, "'sha256-a'"].join(' '))
})

test('the tag that counts visits is reached from where its merchant has one, and not from a page with secrets', () => {
  const merchant = (gtagId: string | null) =>
    ({
      thirdParties: { botCheck: { provider: 'proof-of-work' } },
      domains,
      analytics: { gtagId },
      launchGameCDNs: ['https://play.example'],
    }) as never
  const scripts = (gtagId: string | null, path: string) =>
    directives(pagePolicy({ ...parts, others: thirdPartySources(merchant(gtagId), isMeasured(path), null) }))[
      'script-src'
    ]
  // The path is limited, because the host also serves containers that anybody can fill.
  expect(scripts('G-TEST1', '/')).toContain(' https://www.googletagmanager.com/gtag/ ')
  expect(scripts('G-TEST1', '/promotions')).toContain(' https://www.googletagmanager.com/gtag/ ')
  for (const path of ['/member', '/agent', '/agentHome', '/favorite', '/nowhere'])
    expect(scripts('G-TEST1', path), path).not.toContain('google')
  expect(scripts(null, '/')).not.toContain('google')
  const others = thirdPartySources(merchant(null), true, null)
  expect(directives(pagePolicy({ ...parts, others }))['connect-src']).toContain('https://play.example')
})

test('in development what Vite adds runs by its nonce, with the modules it loads', () => {
  expect(directives(pagePolicy({ ...parts, developmentNonce: 'n' }))['script-src']).toBe(
    "'nonce-n' 'strict-dynamic' 'sha256-a'",
  )
})

test('inline text is named by the hash of its bytes', () => {
  expect(hashSource('ä')).toBe(`'sha256-${createHash('sha256').update(Buffer.from('ä')).digest('base64')}'`)
})
