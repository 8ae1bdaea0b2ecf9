import { closest } from '@livery/document/closest'
import type { Fault, Path } from '@livery/document/fault'
import { localeCodes } from '@livery/locale/registry'
import { stripBidi } from '@livery/rules/strip-bidi'
import { type Draft, entriesOf, type Rule } from './draft.ts'
import type { MerchantFile } from './schema.ts'
import { type Text, textsOf } from './texts-of.ts'

/**
 * Every text exists in each of the merchant's languages that has texts, and in no other; its HTML contains nothing
 * active, and no text contains invisible characters. A group's texts may be in more languages than its merchants have.
 */
export const textFaults: Rule<MerchantFile> = (draft) => {
  const languages = entriesOf(draft.file.languages).map(([, code]) => code)
  // While a language is invalid, its texts cannot be judged; the fault is reported once, at the language.
  const known = languages.length > 0 && languages.every((code) => localeCodes.includes(code))
  const names = draft.file.name === undefined ? [] : controlsIn(draft, ['name'], draft.file.name)
  const faults = textsOf(draft.file).flatMap((text) => [
    ...(known ? languageFaults(draft, text, languages) : []),
    ...(text.html ? htmlFaults(draft, text) : []),
    ...Object.entries(text.words).flatMap(([code, words]) => controlsIn(draft, [...text.path, code], words)),
  ])
  return [...names, ...faults]
}

function languageFaults(
  { merchant, spoken }: Draft<MerchantFile>,
  { path, words }: Text,
  languages: readonly string[],
): Fault[] {
  const missing = languages.filter(
    (code) => words[code] === undefined && (spoken?.has(code) ?? true) && !isFaulty(merchant.value, [...path, code]),
  )
  const foreign = Object.keys(words).filter(
    (code) => !languages.includes(code) && merchant.statedIn([...path, code]) === merchant.file,
  )
  return [
    ...missing.map((code) =>
      merchant.faultAt(path, {
        code: 'text.missing',
        message: `the text for ${code} is missing`,
        repair: `Add "${code}": "…"`,
      }),
    ),
    ...foreign.map((code) => {
      const near = closest(code, missing)
      return merchant.faultAt(
        [...path, code],
        {
          code: 'text.language',
          message: `a text for ${code}, which the merchant does not speak`,
          ...(near === undefined ? {} : { suggestion: JSON.stringify(near) }),
          repair: `Add "${code}" to languages, or remove the text`,
        },
        'key',
      )
    }),
  ]
}

/** A text that the schema refused is reported already. */
function isFaulty(root: unknown, path: Path): boolean {
  let value = root
  for (const segment of path) value = (value as Record<string | number, unknown> | undefined)?.[segment]
  return value !== undefined
}

const RUNS = /<\s*(script|iframe|object|embed|style|form|base|meta|link)\b|\son\w+\s*=|javascript:/i

/** A quick look only: HTML is cleaned by a real sanitiser when it is saved and shown. */
function htmlFaults({ merchant }: Draft<MerchantFile>, { path, words }: Text): Fault[] {
  return Object.entries(words).flatMap(([code, html]) => {
    const match = html === undefined ? null : RUNS.exec(html)
    if (!match) return []
    return merchant.faultAt([...path, code], {
      code: 'html.unsafe',
      message: 'this HTML would be cut by the sanitiser',
      found: JSON.stringify(match[0].trim()),
      repair: 'Use paragraphs, lists, emphasis and links only',
    })
  })
}

/** Marks, embeddings, overrides and isolates would reverse the rest of a page or of an app launcher's list. */
function controlsIn({ merchant }: Draft<MerchantFile>, path: Path, text: string | undefined): readonly Fault[] {
  if (text === undefined || stripBidi(text) === text) return []
  return [
    merchant.faultAt(path, {
      code: 'text.control',
      message: 'an invisible direction control stands in the text',
      repair: 'Remove it; the page sets directions',
    }),
  ]
}
