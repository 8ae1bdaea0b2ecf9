import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectCopy } from '../../testing/assembled.ts'
import { Vendors } from '../vendors/vendors.ts'
import { sitesOnDisk } from './sites-on-disk.ts'

const root = join(import.meta.dirname, '../../../../..')

test('a merchant with faults is named and left out, and the others are there', async () => {
  const project = projectCopy((merchants) => {
    const file = join(merchants, 'carmine', 'merchant.json')
    writeFileSync(file, readFileSync(file, 'utf8').replace('"dark"', '"drak"'))
  })
  try {
    const vendors = await Vendors.load(join(root, 'vendors'), null)
    const complaints: string[] = []
    const sites = await sitesOnDisk(project.folder, vendors, (complaint) => complaints.push(complaint))
    expect(complaints).toEqual(['merchants/carmine has faults: not one of the allowed values'])
    expect([...sites.keys()]).toContain('aurora')
    expect(sites.has('carmine')).toBe(false)
    await expect(sitesOnDisk(project.folder, vendors)).rejects.toThrow('merchants/carmine has faults')
  } finally {
    project.remove()
  }
})
