import { join } from 'node:path'
import { formatFaults } from '@livery/document/format-fault'
import { diskSources, layeredSources } from '@livery/document/sources'
import { expect, test } from 'vitest'
import { checkMerchants } from '../check.ts'
import { generatedId, generateMerchants } from './generate.ts'

const PROJECT = diskSources(join(import.meta.dirname, '../../../..'))

/** The project without its own merchants. */
const around = { ...PROJECT, folders: (folder: string) => (folder === 'merchants' ? [] : PROJECT.folders(folder)) }

test('every generated merchant passes the check', async () => {
  const generated = generateMerchants({ count: 150, around, ownThemes: 0.1 })
  const checked = await checkMerchants(layeredSources(generated, around))
  const errors = checked.flatMap(({ faults }) => faults).filter(({ severity }) => severity === 'error')
  expect(formatFaults(errors)).toBe('')
  expect(checked).toHaveLength(150)
})

test('they differ in what they can do and in how much they show', async () => {
  const generated = generateMerchants({ count: 60, around })
  const checked = await checkMerchants(layeredSources(generated, around))
  const on = checked.flatMap(({ certificate }) => certificate.facts?.flagsOn ?? [])
  expect(on).toHaveLength(60)
  expect(new Set(on).size).toBeGreaterThan(3)
  expect(new Set(checked.map(({ certificate }) => certificate.facts?.offers)).size).toBeGreaterThan(10)
})

test('the same seed gives the same merchants, another gives others', () => {
  const path = `merchants/${generatedId(7)}/merchant.json`
  const bytes = (seed: string) => generateMerchants({ count: 8, around, seed }).bytes(path)
  expect(bytes('a')).toEqual(bytes('a'))
  expect(bytes('a')).not.toEqual(bytes('b'))
})
