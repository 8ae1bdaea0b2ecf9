import type { BootLanguage } from '@livery/contract/boot'
import { numberLayout } from '@livery/locale/number-layout'
import { expect, test } from 'vitest'
import { withOwnTags } from './own-tags.ts'

const SPANISH: BootLanguage = {
  code: 'ES',
  nativeName: 'Español',
  nativeTag: 'es-419',
  tag: 'es-419',
  dir: 'ltr',
  script: 'Latn',
  formatTag: 'es-419',
  formatFallback: null,
  numbers: numbers('es-419'),
}

function numbers(formatTag: string) {
  return numberLayout({ formatTag, formatFallback: null })
}

test('a merchant without tags of its own speaks as the platform does', () => {
  expect(withOwnTags(SPANISH, {}, 'ES')).toEqual(SPANISH)
})

test('a tag of its own is the page’s, and that of its dates and numbers', () => {
  const mexican = { ...SPANISH, tag: 'es-MX', formatTag: 'es-MX', nativeTag: 'es-MX', numbers: numbers('es-MX') }
  expect(withOwnTags(SPANISH, { languageTags: { ES: 'es-MX' } }, 'ES')).toEqual(mexican)
})

test('where another language stands in, its tag is the page’s', () => {
  const shown = { ...SPANISH, tag: 'pt-BR', formatTag: 'pt-BR', numbers: numbers('pt-BR') }
  const languageTags = { ES: 'es-MX', PT: 'pt-PT' }
  expect(withOwnTags(shown, { languageTags }, 'PT')).toEqual({
    ...shown,
    tag: 'pt-PT',
    formatTag: 'pt-PT',
    nativeTag: 'es-MX',
    // Four figures are not grouped in Portugal, but are in Brazil.
    numbers: numbers('pt-PT'),
  })
})
