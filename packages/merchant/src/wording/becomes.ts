import { canonicalJson } from '../canonical-json.ts'
import { valueInWords } from './values.ts'

/** A value that is another one now. */
export const becomes = (what: string, was: unknown, is: unknown): string[] =>
  canonicalJson(was ?? null) === canonicalJson(is ?? null)
    ? []
    : [`${what}: ${valueInWords(was)} becomes ${valueInWords(is)}.`]
