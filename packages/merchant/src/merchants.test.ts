import { resolve } from 'node:path'
import { formatFaults } from '@livery/document/format-fault'
import { expect, test } from 'vitest'
import { checkMerchants } from './check.ts'
import { loadMerchants } from './load.ts'

const ROOT = resolve(import.meta.dirname, '../../..')

test('the merchants of this project have no fault, and no warning but of languages that wait for their texts', async () => {
  const faults = (await checkMerchants(ROOT)).flatMap((checked) => checked.faults)
  expect(formatFaults(faults.filter(({ code }) => code !== 'language.silent'))).toBe('')
})

test('no merchant’s files name another merchant', async () => {
  const { merchants } = await loadMerchants(ROOT)
  expect(merchants.length).toBeGreaterThan(2)
  for (const { assets: _, ...merchant } of merchants) {
    const text = JSON.stringify(merchant).toLowerCase()
    const others = merchants.filter(({ id }) => id !== merchant.id)
    expect(others.filter(({ id, name }) => text.includes(id) || text.includes(name.toLowerCase()))).toEqual([])
  }
})
