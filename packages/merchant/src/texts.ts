import { fallbackChain } from '@livery/locale/fallback'
import { isolateAmounts } from '@livery/locale/isolate'
import { localeByCode } from '@livery/locale/registry'
import Type, { type Static } from 'typebox'

const CODE = '^[A-Z]{2}(-[A-Z]+)?$'

/** A platform language code in configuration (`TY`); the registry decides whether it exists. */
export const LanguageCode = Type.String({ pattern: CODE, description: 'a platform language code such as EN or TY' })

/**
 * A text in every language of the merchant, by platform code. `title` marks the schema's node, so that the checker
 * finds every text by walking the schema.
 */
export const LocalText = Type.Record(
  LanguageCode,
  Type.String({ minLength: 1, maxLength: 400, description: 'one line of text' }),
  { additionalProperties: false, title: 'LocalText', description: 'a text per language, e.g. {"EN": "Welcome"}' },
)
export type LocalText = Static<typeof LocalText>

/** The same for HTML; it is cleaned when saved and again when shown (docs/decisions/15). */
export const LocalHtml = Type.Record(
  LanguageCode,
  Type.String({ minLength: 1, maxLength: 8000, description: 'HTML: paragraphs, lists, emphasis and links' }),
  { additionalProperties: false, title: 'LocalHtml', description: 'HTML per language, e.g. {"EN": "<p>Welcome</p>"}' },
)

/**
 * The text in `language`, else in the merchant's next language that has it. Amounts in it are isolated where it runs from
 * right to left.
 * @param languages the merchant's languages in its order
 */
export function textIn(texts: Readonly<LocalText>, language: string, languages: readonly string[]): string {
  const [best = ''] = fallbackChain(language, languages, (code) => texts[code] !== undefined)
  const text = texts[best] ?? ''
  return localeByCode(best)?.direction === 'rtl' ? isolateAmounts(text) : text
}
