import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { dataLine, isOld } from './geolocation.ts'
import { openGeolocation } from './mmdb.ts'

const folder = mkdtempSync(join(tmpdir(), 'livery-countries-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const shipped = openGeolocation(null)
const shippedFile = (name: string) =>
  fileURLToPath(import.meta.resolve(`@ip-location-db/geo-whois-asn-country-mmdb/${name}`))

test.each([
  ['8.8.8.8', 'US'],
  ['81.2.69.142', 'GB'],
  ['90.0.0.1', 'FR'],
  ['112.198.0.1', 'PH'],
  ['168.95.1.1', 'TW'],
  ['2001:4860:4860::8888', 'US'],
  ['2a01:4f8::1', 'DE'],
  ['::ffff:81.2.69.142', 'GB'],
])('%s is in %s', (ip, country) => {
  expect(shipped.countryOf(ip)).toBe(country)
})

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '169.254.1.1',
  '203.0.113.5',
  '::1',
  'fe80::1',
  'fe80::1%eth0',
  'fd00::1',
  '2001:db8::1',
  '2002:808:808::1',
  '::ffff:10.0.0.1',
  '8.8.8.8:443',
  'unknown',
  '',
])('%j is no public address and in no country', (ip) => {
  expect(shipped.countryOf(ip)).toBeNull()
})

test('the shipped data say their date and their licence', () => {
  expect(dataLine(shipped.data)).toMatch(
    /^ip-location-db .* made on 20\d\d-\d\d-\d\d; CC0 1.0; .*nro\.net.*CC BY 4\.0$/,
  )
})

test('data are old after half a year', () => {
  const date = new Date('2026-01-01')
  expect(isOld({ date }, Date.parse('2026-06-01'))).toBe(false)
  expect(isOld({ date }, Date.parse('2026-08-01'))).toBe(true)
})

test('a file of the operator’s own is used, with the licence left to them', () => {
  const file = join(folder, 'own.mmdb')
  writeFileSync(file, readFileSync(shippedFile('geo-whois-asn-country.mmdb')))
  const stated = openGeolocation(file)
  expect(stated.countryOf('90.0.0.1')).toBe('FR')
  expect(dataLine(stated.data)).toMatch(/licensed to the operator$/)
})

test('a file that is missing, no MMDB, or has IPv4 only stops the start, and says what to do', () => {
  const text = join(folder, 'text.mmdb')
  writeFileSync(text, 'no data')
  expect(() => openGeolocation(join(folder, 'none.mmdb'))).toThrow(/ENOENT.*Correct COUNTRY_DATA, or unset it/)
  expect(() => openGeolocation(text)).toThrow(/no MMDB file.*Correct COUNTRY_DATA/)
  expect(() => openGeolocation(shippedFile('geo-whois-asn-country-ipv4.mmdb'))).toThrow(
    /does not hold the countries of IPv4 and IPv6 addresses.*GeoLite2-Country.mmdb/,
  )
})
