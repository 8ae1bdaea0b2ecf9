import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LATER } from '@livery/merchant/later-keys'
import { MerchantFile } from '@livery/merchant/schema'
import { describe, expect, test } from 'vitest'
import { isTestCode, root, short, sourcesIn, withoutComments } from './architecture/sources.ts'
import { FLAG_NAMES, FLAG_READERS, READERS } from './configuration/readers.ts'

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

const later = LATER.flatMap(({ keys = [] }) => keys)
const laterFlags = LATER.flatMap(({ flags = [] }) => flags)

/** The paths of all keys with a value of their own; the flags are looked at by name. */
function keysOf(schema: Schema, path: readonly string[] = []): readonly string[] {
  const inside = schema.type === 'array' && schema.items?.type === 'object' ? schema.items : schema
  const named = Object.entries(inside.properties ?? {})
  return named.length > 0 ? named.flatMap(([key, one]) => keysOf(one, [...path, key])) : [path.join('.')]
}

/** A key with one possible value cannot change anything. */
function hasChoice({ const: fixed, enum: values, anyOf }: Schema): boolean {
  return fixed === undefined && (values ?? anyOf ?? [1, 2]).length > 1
}

function schemaAt(path: string): Schema {
  return path.split('.').reduce<Schema>((schema, key) => {
    const inside = schema.items ?? schema
    return inside.properties?.[key] ?? expect.fail(`the schema has no ${path}`)
  }, MerchantFile as Schema)
}

const keys = keysOf(MerchantFile as Schema).filter(
  (key) => !OF_THE_FILE.includes(key) && !key.startsWith('flags.') && hasChoice(schemaAt(key)),
)

/** Whether code reads a property of this name, or names it. */
const reads = (code: string, name: string) =>
  new RegExp(`\\.${name}\\b|['"]${name}['"]|[{,(]\\s*${name}\\s*[,}:=)]`).test(code)

const codeOf = (file: string) => withoutComments(readFileSync(join(root, file), 'utf8'))

describe('no key of a merchant is without an effect', () => {
  test('each key is read by a file that is named, or waits for a part that is named', () => {
    expect([...Object.keys(READERS), ...later].sort()).toEqual([...keys].sort())
  })

  test('each flag is read by a file that is named, or waits for a part that is named', () => {
    expect([...Object.keys(FLAG_READERS), ...laterFlags].sort()).toEqual([...FLAG_NAMES].sort())
  })

  test.each([...Object.entries(READERS), ...Object.entries(FLAG_READERS)])('%s is read by %s', (key, file) => {
    expect(reads(codeOf(file), key.split('.').at(-1) ?? key)).toBe(true)
  })

  test('what waits for a later part has no reader yet', () => {
    const apps = sourcesIn(['apps']).filter((file) => !isTestCode(file))
    const names = [...later.map((key) => key.split('.').at(-1) ?? key), ...laterFlags]
    const read = names.flatMap((name) =>
      apps.filter((file) => reads(codeOf(short(file)), name)).map((file) => `${name}: ${short(file)}`),
    )
    expect(read).toEqual([])
  })
})
