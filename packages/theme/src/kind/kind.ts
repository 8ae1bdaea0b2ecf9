import type { FaultText } from '@livery/document/fault'

/** A piece of JSON Schema (draft 2020-12). */
export type JsonSchema = { readonly [key: string]: unknown }

/** A place in a document that is being read: where faults go. */
export type Place = {
  child(key: string | number): Place
  fault(faultText: FaultText, at?: 'key' | 'value'): undefined
}

/**
 * One kind of value in a theme file. Check, typed result and JSON Schema are defined together, so that an editor and
 * the compiler always agree.
 */
export type Kind<V> = {
  readonly json: JsonSchema
  /** Completes the sentence "expected …". */
  readonly expects: string
  /** The typed value; undefined after at least one fault was reported at `place`. */
  read(value: unknown, place: Place): V | undefined
}

export type ValueOf<K> = K extends Kind<infer V> ? V : never
