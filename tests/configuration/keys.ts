import { FLAGS, type Flag } from '@livery/contract/capabilities'
import { MerchantFile } from '@livery/merchant/schema'
import { RegistrationFile } from '@livery/merchant/sections/registration/schema'

interface Schema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
}

/** Keys of the file itself, which are no part of a merchant. */
const OF_THE_FILE = ['$schema', 'extends', 'version']

/** The paths of all keys with a value of their own that can differ; lists are left out of them. */
function keysOf(schema: Schema, path: readonly string[] = []): readonly string[] {
  const inside = schema.type === 'array' && schema.items?.type === 'object' ? schema.items : schema
  const named = Object.entries(inside.properties ?? {})
  if (named.length > 0) return named.flatMap(([key, one]) => keysOf(one, [...path, key]))
  return hasChoice(inside) ? [path.join('.')] : []
}

/** A key with one possible value cannot change anything. */
function hasChoice({ const: fixed, enum: values, anyOf }: Schema): boolean {
  return fixed === undefined && (values ?? anyOf ?? [1, 2]).length > 1
}

const keysIn = (file: unknown) => keysOf(file as Schema).filter((key) => !OF_THE_FILE.includes(key))

/** The keys of `merchant.json`; the flags have names. */
export const MERCHANT_KEYS = keysIn(MerchantFile).filter((key) => !key.startsWith('flags.'))

/** The keys of `registration.json`. */
export const FORM_KEYS = keysIn(RegistrationFile)

export const FLAG_NAMES = Object.keys(FLAGS) as readonly Flag[]
