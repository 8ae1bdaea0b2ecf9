import { expect, test } from 'vitest'
import { withoutLanguage } from './address-language.ts'

test('a language is taken out of the address, and nothing else', () => {
  expect(withoutLanguage('https://aurora.example/rng?page=2&lang=ar#top')).toBe('/rng?page=2#top')
  expect(withoutLanguage('https://aurora.example/?lang=')).toBe('/')
  expect(withoutLanguage('/rng?lang=ar')).toBe('/rng')
  expect(withoutLanguage('https://aurora.example/?language=ar')).toBeNull()
})
