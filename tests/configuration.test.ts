import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LATER } from '@livery/merchant/later-keys'
import { describe, expect, test } from 'vitest'
import { isTestCode, root, short, sourcesIn, withoutComments } from './architecture/sources.ts'
import { FLAG_NAMES, FORM_KEYS, MERCHANT_KEYS } from './configuration/keys.ts'
import { FLAG_READERS, FORM_READERS, READERS } from './configuration/readers.ts'

const later = LATER.flatMap(({ keys = [] }) => keys)
const laterFlags = LATER.flatMap(({ flags = [] }) => flags)

/** Whether code reads a property of this name, or names it. */
const reads = (code: string, name: string) =>
  new RegExp(`\\.${name}\\b|['"]${name}['"]|[{,(]\\s*${name}\\s*[,}:=)]`).test(code)

const codeOf = (file: string) => withoutComments(readFileSync(join(root, file), 'utf8'))

describe('no key of a merchant is without an effect', () => {
  test('each key is read by a file that is named, or waits for a part that is named', () => {
    expect([...Object.keys(READERS), ...later].sort()).toEqual([...MERCHANT_KEYS].sort())
  })

  test('each key of the register form is read by a file that is named', () => {
    expect(Object.keys(FORM_READERS).sort()).toEqual([...FORM_KEYS].sort())
  })

  test('each flag is read by a file that is named, or waits for a part that is named', () => {
    expect([...Object.keys(FLAG_READERS), ...laterFlags].sort()).toEqual([...FLAG_NAMES].sort())
  })

  test.each(Object.entries({ ...READERS, ...FORM_READERS, ...FLAG_READERS }))('%s is read by %s', (key, file) => {
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
