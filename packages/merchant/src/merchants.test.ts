import { resolve } from 'node:path'
import { bannerScenes } from '@livery/artwork/banner-scenes'
import { formatFaults } from '@livery/document/format-fault'
import { compileFields } from '@livery/rules/compile-fields'
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

test('every merchant takes passwords of 64 characters', async () => {
  const { merchants } = await loadMerchants(ROOT)
  const short = merchants.filter(({ registration: { fields } }) => (fields.password?.maxLength ?? 0) < 64)
  expect(short.map(({ id }) => id)).toEqual([])
})

test('every merchant that asks for a real name takes those with apostrophes, hyphens and points', async () => {
  const { merchants } = await loadMerchants(ROOT)
  const asking = merchants.filter(({ registration: { fields } }) => fields.payeeName?.enabled)
  expect(asking.length).toBeGreaterThan(5)
  for (const { id, registration } of asking) {
    const { payeeName: rule } = await compileFields(registration.fields)
    for (const name of ["Conan O'Brien", 'Siobhán O’Neill', 'Anne-Marie', 'J. R. Rizal', 'สมชาย ใจดี', 'محمد علي'])
      expect(rule?.validate(name), `${id}: ${name}`).toBeNull()
  }
})

test('no scene is on the home pages of two merchants, and each has two that were drawn for it alone', async () => {
  const { merchants } = await loadMerchants(ROOT)
  const shown = merchants.flatMap(({ id, banners }) =>
    [...new Set(banners.filter(({ group }) => group === 'w_home').map(({ scene }) => scene))].map((scene) => ({
      id,
      scene,
    })),
  )
  const twice = shown.filter(({ id, scene }) => shown.some((other) => other.scene === scene && other.id !== id))
  expect(twice).toEqual([])
  const signatures: Readonly<Record<string, object>> = bannerScenes
  for (const { id } of merchants) {
    const own = shown.filter((one) => one.id === id && 'piece' in (signatures[one.scene] ?? {}))
    expect(own.length, id).toBeGreaterThanOrEqual(2)
  }
})
