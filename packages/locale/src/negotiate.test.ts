import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { negotiate } from './negotiate.ts'

const aurora = { offered: ['TY', 'EN'], fallback: 'TY' }

describe('negotiating a language', () => {
  test('the cookie wins over the header when the merchant offers it', () => {
    expect(negotiate({ ...aurora, cookie: 'EN', acceptLanguage: 'fil' })).toBe('EN')
    expect(negotiate({ ...aurora, cookie: 'PH', acceptLanguage: 'en' })).toBe('TY')
  })

  test('a cookie of a language that is not offered is ignored', () => {
    expect(negotiate({ ...aurora, cookie: 'AR', acceptLanguage: 'en-US,en;q=0.9' })).toBe('EN')
  })

  test.each([
    ['en-US,en;q=0.9,fil;q=0.8', 'EN'],
    ['fil-PH,fil;q=0.9,en;q=0.8', 'TY'],
    ['tl', 'TY'],
    ['de-DE,de;q=0.9', 'TY'],
    ['de, en;q=0.2', 'EN'],
    ['en;q=0, *', 'TY'],
    ['fil;q=0.3,en;q=0.7', 'EN'],
    ['*', 'TY'],
    ['', 'TY'],
  ])('%j gets %s', (acceptLanguage, code) => {
    expect(negotiate({ ...aurora, acceptLanguage })).toBe(code)
  })

  test('tells the two ways of writing Chinese apart', () => {
    const both = { offered: ['CN', 'TW'], fallback: 'CN' }
    expect(negotiate({ ...both, acceptLanguage: 'zh-HK' })).toBe('TW')
    expect(negotiate({ ...both, acceptLanguage: 'zh-SG' })).toBe('CN')
  })

  test('answers an offered code whatever the visitor sends', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2000 }), fc.string(), (acceptLanguage, cookie) => {
        expect(aurora.offered).toContain(negotiate({ ...aurora, acceptLanguage, cookie }))
      }),
    )
  })
})
