import type { Fault } from '@livery/document/fault'
import type { ParsedDocument } from '@livery/document/parse-document'
import type { RegistrationFile } from './registration.ts'
import type { MerchantFile } from './schema.ts'

/** Everything of a shape may be absent: a draft has lost whatever the schema refused. */
export type Sound<T> = T extends readonly (infer Entry)[]
  ? readonly (Sound<Entry> | undefined)[]
  : T extends object
    ? { readonly [Key in keyof T]?: Sound<T[Key]> | undefined }
    : T

/**
 * A merchant's two files on their way to a merchant: the documents, for positions, and what is sound of their values.
 * Rules read drafts, so that one misspelt flag does not hide the other faults.
 */
export interface Draft {
  /** The folder's name. */
  readonly folder: string
  readonly merchant: ParsedDocument
  readonly registration: ParsedDocument
  readonly file: Sound<MerchantFile>
  readonly form: Sound<RegistrationFile>
  /** Languages that have texts; undefined for all. */
  readonly spoken?: ReadonlySet<string> | undefined
}

/** Names everything one matter has against a draft. */
export type Rule = (draft: Draft) => readonly Fault[]

/** The entries of a list that survived, with their index in the file. */
export function entriesOf<T>(list: readonly (T | undefined)[] | undefined): readonly (readonly [number, T])[] {
  return (list ?? []).flatMap((entry, index) => (entry === undefined ? [] : [[index, entry] as const]))
}
