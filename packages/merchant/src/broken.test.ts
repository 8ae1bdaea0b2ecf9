import { formatFaults } from '@livery/document/format-fault'
import Value from 'typebox/value'
import { describe, expect, test } from 'vitest'
import { BROKEN } from '../fixtures/broken.ts'
import { BROKEN_FOLDERS, brokenTree, saysOf } from '../fixtures/broken-folders.ts'
import { areaOf } from './areas.ts'
import { checkMerchants } from './check.ts'
import { report } from './cli/check.ts'
import { CheckReport } from './report.ts'

describe('every broken configuration is told exactly what is wrong with it:', () => {
  test.each(BROKEN_FOLDERS)('%s', async (name) => {
    const checked = await checkMerchants(brokenTree(name), name)
    const [{ faults, ok, certificate } = expect.fail('it was not checked')] = checked
    expect(formatFaults(faults)).toBe(saysOf(name))
    expect(ok).toBe(faults.every(({ severity }) => severity === 'warning'))
    expect(certificate.result).toBe(ok ? 'warned' : 'failed')
    for (const fault of faults) {
      expect(certificate.checks.find(({ area }) => area === areaOf(fault))?.result).not.toBe('passed')
    }
    expect([...Value.Errors(CheckReport, JSON.parse(JSON.stringify(report(checked))))]).toEqual([])
  })
})

test('a fault of one merchant is told whether it is checked alone or with all', async () => {
  for (const name of BROKEN_FOLDERS) {
    const [alone] = await checkMerchants(brokenTree(name), name)
    const among = (await checkMerchants(brokenTree(name))).find(({ id }) => id === name)
    expect(among?.faults, name).toEqual(alone?.faults)
  }
})

test('they are many', () => {
  expect(BROKEN_FOLDERS.length).toBeGreaterThanOrEqual(50)
  expect(BROKEN_FOLDERS.length + BROKEN.length).toBeGreaterThanOrEqual(90)
})
