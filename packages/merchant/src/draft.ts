import type { Fault } from '@livery/document/fault'
import type { ParsedDocument } from '@livery/document/parse-document'
import type { Static, TObject, TProperties } from 'typebox'

/** Every key may be absent, because invalid values are missing in a draft. */
export type Sound<T> = T extends readonly (infer Entry)[]
  ? readonly (Sound<Entry> | undefined)[]
  : T extends object
    ? { readonly [Key in keyof T]?: Sound<T[Key]> | undefined }
    : T

/** A file's values under the keys of a section. */
export type Stated<Keys extends TProperties> = Static<TObject<Keys>>

/**
 * A merchant's two files while they are being checked: the documents, for positions, and the valid part of their
 * values. Rules read drafts, so that one misspelt flag does not hide other faults. A rule's types state the keys it
 * reads of each file: `File` of `merchant.json`, `Form` of `registration.json`.
 */
export interface Draft<File = unknown, Form = unknown> {
  /** The folder's name. */
  readonly folder: string
  readonly merchant: ParsedDocument
  readonly registration: ParsedDocument
  readonly file: Sound<File>
  readonly form: Sound<Form>
  /** Languages that have texts; undefined for all. */
  readonly spoken?: ReadonlySet<string> | undefined
}

/** A rule: returns every fault it finds in a draft. */
export type Rule<File = unknown, Form = unknown> = (
  draft: Draft<File, Form>,
) => readonly Fault[] | Promise<readonly Fault[]>

/** The valid entries of a list, with their index in the file. */
export function entriesOf<T>(list: readonly (T | undefined)[] | undefined): readonly (readonly [number, T])[] {
  return (list ?? []).flatMap((entry, index) => (entry === undefined ? [] : [[index, entry] as const]))
}
