import { join } from 'node:path'
import { diskSources, layeredSources, memorySources, type Sources } from '@livery/document/sources'
import fc from 'fast-check'
import Value from 'typebox/value'
import { expect, test } from 'vitest'
import { checkMerchants } from './check.ts'
import { report } from './cli/check.ts'
import { CheckReport } from './report.ts'
import { generatedId, generateMerchants } from './testing/generate.ts'

const PROJECT = diskSources(join(import.meta.dirname, '../../..'))
const around: Sources = {
  ...PROJECT,
  folders: (folder) => (folder === 'merchants' ? [] : PROJECT.folders(folder)),
}
const COUNT = 20
const generated = generateMerchants({ count: COUNT, around, seed: 'fuzz' })

type Json = Record<string | number, unknown>

/** Replaces a random place of a value. */
function damage(root: Json, turns: readonly number[], value: unknown): void {
  let holder = root
  for (const turn of turns) {
    const keys = Object.keys(holder)
    const key = keys[turn % keys.length]
    if (key === undefined) return
    const next = holder[key]
    if (typeof next !== 'object' || next === null || turn === turns.at(-1)) {
      holder[key] = value
      return
    }
    holder = next as Json
  }
}

test('whatever one value of a merchant becomes, the check says so in its published shape and never throws', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(COUNT - 1),
      fc.constantFrom('merchant.json', 'registration.json'),
      fc.array(fc.nat(40), { minLength: 1, maxLength: 5 }),
      fc.jsonValue({ maxDepth: 2 }),
      async (index, file, turns, value) => {
        const path = `merchants/${generatedId(index)}/${file}`
        const root = JSON.parse(new TextDecoder().decode(generated.bytes(path))) as Json
        damage(root, turns, value)
        const changed = memorySources(new Map([[path, new TextEncoder().encode(JSON.stringify(root))]]))
        const checked = await checkMerchants(layeredSources(changed, generated, around), generatedId(index))
        expect(checked).toHaveLength(1)
        expect([...Value.Errors(CheckReport, JSON.parse(JSON.stringify(report(checked))))]).toEqual([])
      },
    ),
    { numRuns: 80 },
  )
})

test('whatever bytes a picture is of, the check never throws, and serves nothing it refuses', async () => {
  const path = `merchants/${generatedId(0)}/assets/mark.svg`
  const sound = new TextDecoder().decode(generated.bytes(path))
  await fc.assert(
    fc.asyncProperty(fc.nat(sound.length), fc.nat(12), fc.uint8Array({ maxLength: 12 }), async (at, cut, bytes) => {
      const text = sound.slice(0, at) + new TextDecoder().decode(bytes) + sound.slice(at + cut)
      const changed = memorySources(new Map([[path, new TextEncoder().encode(text)]]))
      const [checked] = await checkMerchants(layeredSources(changed, generated, around), generatedId(0))
      expect(checked?.certificate.facts === null).toBe(!checked?.ok)
    }),
    { numRuns: 80 },
  )
})
