import { LiveryError } from '@livery/contract/errors'
import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { unplainPath } from '../../platform/http/plain-text.ts'

/** A place in a list as the word that a page's answer carries; it says nothing that its reader may not know. */
export function toWord(place: unknown): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url')
}

/** The place that a word stands for. Throws INVALID_REQUEST for a word that no answer carried, or that cannot be stored. */
export function fromWord<Schema extends TSchema>(schema: Schema, word: string): Static<Schema> {
  try {
    const place: unknown = JSON.parse(Buffer.from(word, 'base64url').toString())
    // Checks of a request's own texts do not look into the word.
    if (unplainPath(place) !== null) throw new Error('a text in it cannot be stored')
    return Value.Parse(schema, place)
  } catch (cause) {
    throw new LiveryError('INVALID_REQUEST', { cause })
  }
}
