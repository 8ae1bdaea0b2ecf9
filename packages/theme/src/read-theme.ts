import type { Fault, FaultText, Path } from '@livery/document/fault'
import { parseDocument } from '@livery/document/parse-document'
import type { Place } from './kind/kind.ts'
import { migrate } from './migrations/migrate.ts'
import { type ThemeChoices, themeKind } from './theme-fields.ts'

/** One theme file, read and validated without its parents. */
export type ReadTheme = {
  readonly file: string
  /** Undefined when there is an error. */
  readonly choices: ThemeChoices | undefined
  readonly faults: readonly Fault[]
  /** Makes a fault at a path of the current form. */
  faultAt(path: Path, faultText: FaultText, at?: 'key' | 'value'): Fault
}

/** Parses, migrates and validates one theme file. All faults are reported, in the order of the text. */
export function readTheme(file: string, text: string): ReadTheme {
  const document = parseDocument(file, text)
  const faults: Fault[] = [...document.faults]
  const { value, origin, refusal } = migrate(document)
  const faultAt: ReadTheme['faultAt'] = (path, faultText, at) => document.faultAt(origin(path), faultText, at)
  const place = (path: Path): Place => ({
    child: (key) => place([...path, key]),
    fault: (faultText, at) => void faults.push(faultAt(path, faultText, at)),
  })
  if (refusal) faults.push(document.faultAt(['contract'], refusal))
  const choices = document.faults.length > 0 || refusal ? undefined : themeKind.read(value, place([]))
  if (document.faults.length === 0 && !refusal && lacksBrand(value)) faults.push(document.faultAt([], NO_BRAND))
  faults.sort((a, b) => a.line - b.line || a.column - b.column)
  return { file, choices: faults.some(isError) ? undefined : choices, faults, faultAt }
}

/** A theme with warnings can still be used. */
export const isError = ({ severity }: Fault): boolean => severity === 'error'

const NO_BRAND: FaultText = {
  code: 'key.missing',
  message: '"brand" is missing: the one thing a theme must say, unless it extends another',
  repair: 'Add "brand": "#…"',
}

function lacksBrand(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !('brand' in value || 'extends' in value)
  )
}
