import { existsSync } from 'node:fs'
import { splitPluralKey } from '@livery/locale/plurals'
import { placeholders } from '@livery/locale/texts'
import { pathOf, readJson, textsOf } from './catalogue.ts'

/** The notes for translators about one text, or about all texts with a prefix. */
interface Note {
  /** The meaning and purpose of the text, and points to consider. */
  readonly what?: string
  /** The place where a person sees it. */
  readonly where?: string
}

interface Notes {
  /** The values for each name, with an example. */
  readonly placeholders: Readonly<Record<string, string>>
  /** By key, or by a prefix that ends in a point and an asterisk. The longest match counts. */
  readonly notes: Readonly<Record<string, Note>>
}

/** Gaps in an area's notes, each with the repair. */
export function noteFaults(area: string): readonly string[] {
  const file = `locales/notes/${area}.json`
  if (!existsSync(pathOf(file))) return [`${file} is missing: make it, with "placeholders" and "notes"`]
  const { notes, placeholders: explained } = readJson(file) as Notes
  const english = textsOf('EN', area)
  const used = [...english.values()].flatMap(placeholders)
  const names = new Set(used.map((name) => name.replace(/[{}<>]/g, '')))
  const keys = new Set([...english.keys()].map((key) => splitPluralKey(key)?.base ?? key))
  return [
    ...[...keys].flatMap((key) => {
      const { what, where } = noteOf(notes, key)
      const lacking = [!what && '"what" (what it says, what to mind)', !where && '"where" (where it stands)']
      return lacking
        .filter((part) => part !== false)
        .map((part) => `${area}:${key} has no note for translators: write its ${part} in ${file} under "${key}"`)
    }),
    ...[...names]
      .filter((name) => !explained[name])
      .map((name) => `${area}: say in ${file} under "placeholders" what comes in as “${name}”`),
    ...Object.keys(explained)
      .filter((name) => !names.has(name))
      .map((name) => `${area}: no text has “${name}” any more: take it out of "placeholders" in ${file}`),
    ...Object.keys(notes)
      .filter((pattern) => ![...keys].some((key) => fits(pattern, key)))
      .map((pattern) => `${area}: no text fits the note “${pattern}”: take it out of ${file}`),
  ]
}

/** The note of a key: each part from the longest pattern that has it. */
function noteOf(notes: Notes['notes'], key: string): Note {
  const fitting = Object.keys(notes)
    .filter((pattern) => fits(pattern, key))
    .sort((one, other) => other.length - one.length)
    .map((pattern) => notes[pattern] ?? {})
  const part = (name: 'what' | 'where') => fitting.find((note) => note[name])?.[name] ?? ''
  return { what: part('what'), where: part('where') }
}

function fits(pattern: string, key: string): boolean {
  return pattern === key || (pattern.endsWith('.*') && key.startsWith(pattern.slice(0, -1)))
}
