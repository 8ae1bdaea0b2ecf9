import { canonicalJson } from '../canonical-json.ts'
import { valueInWords } from './values.ts'

/** A changed value in words. */
export const becomes = (what: string, was: unknown, is: unknown): string[] =>
  canonicalJson(was ?? null) === canonicalJson(is ?? null)
    ? []
    : [`${what}: ${valueInWords(was)} becomes ${valueInWords(is)}.`]
