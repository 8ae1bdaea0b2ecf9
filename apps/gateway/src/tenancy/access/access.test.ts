import type { Merchant } from '@livery/merchant/merchant'
import { beforeEach, expect, test, vi } from 'vitest'
import { openGeolocation } from '../../platform/geolocation/mmdb.ts'
import { Access } from './access.ts'

const geolocation = openGeolocation(null)
const warn = vi.fn()
beforeEach(() => warn.mockClear())

const accessIn = (production: boolean) => new Access(geolocation, { production }, { warn })
const siteWithout = (...blockedCountries: string[]) => ({
  merchant: {
    maintenance: { active: false },
    access: { blockedCountries, blockedAddresses: ['81.2.69.0/24'] },
  } as unknown as Merchant,
})

test('a visitor from a country that is kept out, or from a blocked address, is blocked; others are let in', () => {
  const status = (ip: string) => accessIn(true).statusCode(siteWithout('US', 'FR'), ip)
  expect(['8.8.8.8', '2001:4860:4860::8888', '90.0.0.1', '81.2.69.142'].map(status)).toEqual([2, 2, 2, 2])
  expect(['112.198.0.1', '2a01:4f8::1'].map(status)).toEqual([0, 0])
})

test('in production an address that no visitor can have is blocked where countries are, and the log says why', () => {
  const access = accessIn(true)
  for (const ip of ['10.1.2.3', '127.0.0.1', 'fd00::1', 'unknown'])
    expect(access.statusCode(siteWithout('US'), ip), ip).toBe(2)
  expect(warn).toHaveBeenCalledTimes(1)
  expect(warn).toHaveBeenCalledWith({ ip: '10.1.2.3' }, expect.stringContaining('TRUSTED_PROXIES'))
  expect(access.statusCode(siteWithout(), '10.1.2.3')).toBe(0)
})

test('elsewhere, as on a developer’s machine, such an address is let in', () => {
  expect(accessIn(false).statusCode(siteWithout('US'), '127.0.0.1')).toBe(0)
  expect(warn).not.toHaveBeenCalled()
})

test('a public address whose country the data do not know is let in', () => {
  // The first address of a block that no registry has assigned.
  const unknown = '2d00::1'
  expect(geolocation.countryOf(unknown)).toBeNull()
  expect(accessIn(true).statusCode(siteWithout('US'), unknown)).toBe(0)
})
