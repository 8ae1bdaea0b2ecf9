import { closest } from '@livery/document/closest'
import { describeValue, type Fault, type Path } from '@livery/document/fault'
import type { ParsedDocument } from '@livery/document/parse-document'
import { localeCodes } from '@livery/locale/registry'
import { stripBidi } from '@livery/rules/strip-bidi'
import { type Draft, entriesOf, type Rule } from './draft.ts'
import type { MerchantFile } from './schema.ts'
import { type Text, textsOf } from './texts-of.ts'

/**
 * Every text must exist in each of the merchant's languages that has texts, and in no other; its HTML must contain
 * nothing active, and no text may contain invisible characters. A group's texts may be in more languages than its
 * merchants have.
 */
export const textFaults: Rule<MerchantFile> = (draft) => {
  const languages = entriesOf(draft.file.languages).map(([, code]) => code)
  // While a language is invalid, its texts cannot be judged; the fault is reported once, at the language.
  const known = languages.length > 0 && languages.every((code) => localeCodes.includes(code))
  const names = draft.file.name === undefined ? [] : nameFaults(draft, draft.file.name)
  const faults = textsOf(draft.file).flatMap((text) => [
    ...(known ? languageFaults(draft, text, languages) : []),
    ...(text.html ? htmlFaults(draft, text) : []),
    ...Object.entries(text.words).flatMap(([code, words]) => wordFaults(draft, [...text.path, code], words)),
  ])
  return [...names, ...faults, ...unreadable(draft.merchant), ...unreadable(draft.registration)]
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

/** Names are used in titles, e-mails and pictures, where markup would be shown as written. */
function nameFaults(draft: Draft<MerchantFile>, name: string): readonly Fault[] {
  const faults = wordFaults(draft, ['name'], name)
  if (faults.length > 0 || !/[<>]|&\w+;/.test(name)) return faults
  return [
    draft.merchant.faultAt(['name'], {
      code: 'text.markup',
      message: 'a name is plain text, and this one has HTML in it',
      found: describeValue(name),
      repair: 'Write the name alone',
    }),
  ]
}

/** A text with visible characters and without direction controls. */
function wordFaults(draft: Draft<MerchantFile>, path: Path, text: string | undefined): readonly Fault[] {
  if (text === undefined || /[^\p{C}\p{Z}]/u.test(text)) return controlsIn(draft, path, text)
  return [
    draft.merchant.faultAt(path, {
      code: 'text.blank',
      message: 'the text is blank',
      found: describeValue(text),
      repair: 'Write words in it',
    }),
  ]
}

/** Control characters and halves of characters, which no database takes. Tab and line break are allowed. */
const UNREADABLE = /[^\P{Cc}\t\n\r]|\p{Cs}/u

function unreadable(document: ParsedDocument, value: unknown = document.value, path: Path = []): Fault[] {
  if (typeof value === 'string') {
    const [letter] = UNREADABLE.exec(value) ?? []
    if (letter === undefined || document.statedIn(path) !== document.file) return []
    const code = (letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
    return [
      document.faultAt(path, {
        code: 'text.control',
        message: `the character U+${code} cannot be stored or shown`,
        found: describeValue(value),
        repair: 'Remove it',
      }),
    ]
  }
  if (typeof value !== 'object' || value === null) return []
  const entries = Array.isArray(value) ? value.map((entry, index) => [index, entry] as const) : Object.entries(value)
  return entries.flatMap(([key, entry]) => unreadable(document, entry, [...path, key]))
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
