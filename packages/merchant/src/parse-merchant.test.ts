import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatFaults } from '@livery/document/format-fault'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BROKEN } from '../fixtures/broken.ts'
import { parseMerchant } from './parse-merchant.ts'
import { FLAG_NAMES } from './sections/capabilities/schema.ts'

const HARBOUR = join(import.meta.dirname, '../fixtures/harbour')
const SOUND = {
  merchant: readFileSync(join(HARBOUR, 'merchant.json'), 'utf8'),
  registration: readFileSync(join(HARBOUR, 'registration.json'), 'utf8'),
}

const parse = (texts: typeof SOUND) =>
  parseMerchant({
    folder: 'harbour',
    merchant: { file: 'merchant.json', text: texts.merchant },
    registration: { file: 'registration.json', text: texts.registration },
  })

test('a sound merchant has no fault', async () => {
  const { faults, files } = await parse(SOUND)
  expect(faults).toEqual([])
  expect(files?.merchant.name).toBe('Harbour')
})

describe('every fault is named with its place and repair:', () => {
  test.each(BROKEN)('$name', async ({ edits, says }) => {
    const texts = { ...SOUND }
    for (const { file, find, replace } of edits) {
      expect(texts[file].split(find), `the fixture has ${find} once`).toHaveLength(2)
      texts[file] = texts[file].replace(find, () => replace)
    }
    const { faults, files } = await parse(texts)
    expect(formatFaults(faults).split('\n')).toEqual(says)
    expect(files === null).toBe(faults.some(({ severity }) => severity === 'error'))
  })
})

test('every flag must be stated: leaving one out is a fault, whichever it is', async () => {
  for (const flag of FLAG_NAMES) {
    const merchant = SOUND.merchant.replace(new RegExp(`\\n *"${flag}": (true|false),?`), '').replace(/,(\s*)}/g, '$1}')
    const { faults } = await parse({ ...SOUND, merchant })
    expect(faults.map(({ message }) => message)).toContain(`"${flag}" is missing`)
  }
})

test('an object that states nothing and names no group lacks everything for one reason, which is said once', async () => {
  const { faults } = await parse({ merchant: '{}', registration: '{}' })
  expect(faults.map(({ file, message }) => `${file} ${message}`)).toEqual([
    'merchant.json 43 keys are missing, and no group states them',
    'registration.json "version" is missing',
    'registration.json "fields" is missing',
  ])
})

test('never throws, whatever the texts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), fc.string(), async (value, text) => {
      const { files, faults } = await parse({ merchant: JSON.stringify(value), registration: text })
      expect(files).toBeNull()
      expect(faults.length).toBeGreaterThan(0)
    }),
    { numRuns: 200 },
  )
})

test('never throws when any one value of a sound merchant is something else', async () => {
  const file = JSON.parse(SOUND.merchant) as Record<string, unknown>
  const paths = pathsOf(file)
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), fc.jsonValue({ maxDepth: 2 }), async (path, value) => {
      const copy = structuredClone(file)
      put(copy, path, value)
      await parse({ ...SOUND, merchant: JSON.stringify(copy) })
    }),
    { numRuns: 300 },
  )
})

type Path = readonly (string | number)[]

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const keys: (string | number)[] = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value)
  const below = keys.flatMap((key) => pathsOf((value as Record<string | number, unknown>)[key], [...path, key]))
  return path.length === 0 ? below : [path, ...below]
}

function put(root: unknown, path: Path, value: unknown): void {
  let holder = root as Record<string | number, unknown>
  for (const key of path.slice(0, -1)) holder = holder[key] as typeof holder
  holder[path.at(-1) as string | number] = value
}
