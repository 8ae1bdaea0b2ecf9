import { LiveryError } from '@livery/contract/errors'
import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { unplainPath } from '../../platform/http/plain-text.ts'

/** Encodes a place in a list as the word in a page's answer; its reader may know all it contains. */
export function toWord(place: unknown): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url')
}

/** Decodes such a word. Throws INVALID_REQUEST for an invented word, or one that cannot be stored. */
export function fromWord<Schema extends TSchema>(schema: Schema, word: string): Static<Schema> {
  try {
    const place: unknown = JSON.parse(Buffer.from(word, 'base64url').toString())
    // The checks of a request's texts cannot look into an encoded word.
    if (unplainPath(place) !== null) throw new Error('a text in it cannot be stored')
    return Value.Parse(schema, place)
  } catch (cause) {
    throw new LiveryError('INVALID_REQUEST', { cause })
  }
}
