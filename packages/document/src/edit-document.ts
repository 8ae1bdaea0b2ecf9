import { applyEdits, modify } from 'jsonc-parser'
import type { Path } from './fault.ts'

/**
 * A document's text with one value replaced or added; comments and layout stay.
 * @param path where, by keys and indexes
 */
export function withValue(text: string, path: Path, value: unknown): string {
  const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' }
  return applyEdits(text, modify(text, [...path], value, { formattingOptions }))
}
