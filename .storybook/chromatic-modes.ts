import type { Direction } from '@livery/locale/locale-row'
import { pseudoLocales } from '@livery/locale/pseudo'
import { localeByCode } from '@livery/locale/registry'
import type { Toolbar } from './toolbar.ts'

/** The toolbar's settings for a picture that Chromatic takes. */
export type ChromaticMode = Pick<Toolbar, 'merchant' | 'mode' | 'locale'>

const FLIPPED = { ltr: 'rtl', rtl: 'ltr' } as const

/**
 * The modes in which every story is photographed, by name: each merchant in light and dark, one left to right and one
 * right to left, alternating between merchants. So two pictures for each merchant, instead
 * of four, show every pair of merchant, scheme and direction.
 */
export function chromaticModes(
  merchants: readonly { readonly id: string; readonly languages: readonly string[] }[],
): Readonly<Record<string, ChromaticMode>> {
  return Object.fromEntries(
    merchants.flatMap(({ id, languages }, index) => {
      const first: Direction = index % 2 === 0 ? 'ltr' : 'rtl'
      return (['light', 'dark'] as const).map((mode) => {
        const direction = mode === 'light' ? first : FLIPPED[first]
        return [`${id} ${mode} ${direction}`, { merchant: id, mode, locale: localeOf(languages, direction) }]
      })
    }),
  )
}

/** The merchant's first language of this direction, otherwise the pseudo-locale of this direction. */
function localeOf(languages: readonly string[], direction: Direction): string {
  const spoken = languages.find((code) => localeByCode(code)?.direction === direction)
  return spoken ?? pseudoLocales.find((row) => row.direction === direction)?.code ?? ''
}
