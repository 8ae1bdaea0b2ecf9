import { join } from 'node:path'
import { TERMS_SECTION } from '@livery/contract/support/help-sections'
import { expect, test } from 'vitest'
import { sitesOnDisk } from '../sites/sites-on-disk.ts'
import { Vendors } from '../vendors/vendors.ts'
import { helpOf } from './help.ts'

const root = join(import.meta.dirname, '../../../../..')
const sites = await sitesOnDisk(root, await Vendors.load(join(root, 'vendors'), null))

test('every merchant has the terms in each of its languages, with its own name and who may play', () => {
  expect(sites.size).toBeGreaterThan(5)
  for (const { merchant } of sites.values()) {
    for (const language of merchant.languages) {
      const terms = helpOf({ merchant }, language).find(({ id }) => id === TERMS_SECTION)
      expect(terms?.content, `${merchant.id} ${language}`).toContain(String(merchant.compliance.ageMinimum))
      expect(terms?.content).toContain(merchant.name)
      expect(terms?.content).not.toMatch(/[{}]/)
    }
  }
})

test('what a merchant is called is text, whatever it holds', () => {
  const aurora = sites.get('aurora')
  if (!aurora) throw new Error('no aurora')
  const merchant = { ...aurora.merchant, name: '<b onclick=x>$&</b>' }
  const terms = helpOf({ merchant }, 'EN').find(({ id }) => id === TERMS_SECTION)
  expect(terms?.content).toContain('&lt;b onclick=x&gt;$&amp;&lt;/b&gt;')
})
