import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type CountryResponse, Reader } from 'mmdb-lib'
import { plainAddress } from '../http/network.ts'
import { StartupError } from '../startup-error.ts'
import type { Geolocation, GeolocationData } from './geolocation.ts'
import { isPublicAddress } from './public-address.ts'

/** The data that come with the gateway. */
const SHIPPED = {
  name: 'ip-location-db geo-whois-asn-country',
  licence: 'CC0 1.0; made from statistics of the Number Resource Organization (nro.net), CC BY 4.0',
  file: () =>
    fileURLToPath(import.meta.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb')),
}

/** A country as ip-location-db writes it, or as MaxMind and DB-IP do. */
type Entry = CountryResponse & { readonly country_code?: string }

/** Addresses of well-known servers: a file without a country for any of them holds other data. */
const KNOWN = ['8.8.8.8', '193.0.6.139', '2001:4860:4860::8888']

/**
 * Reads countries from an MMDB file, the format of MaxMind, DB-IP and others. The file stays in memory as it is (8 MB
 * for the shipped one), outside of JavaScript's heap; a look-up takes about two microseconds.
 * @param statedFile a file to use instead of the shipped one; null for none
 * @throws StartupError when the stated file cannot be read, or has no countries of IPv4 and IPv6 addresses
 */
export function openGeolocation(statedFile: string | null): Geolocation {
  const reader = readerOf(statedFile ?? SHIPPED.file())
  const { metadata } = reader
  if (metadata.ipVersion !== 6 || !KNOWN.every((ip) => codeOf(reader.get(ip)))) {
    throw new StartupError(
      `COUNTRY_DATA names ${statedFile}, which does not hold the countries of IPv4 and IPv6 addresses. ` +
        'Name an MMDB file such as GeoLite2-Country.mmdb or dbip-country-lite.mmdb, or unset it for the shipped data.',
    )
  }
  const data: GeolocationData = statedFile
    ? { name: metadata.databaseType, licence: 'licensed to the operator', date: metadata.buildEpoch }
    : { name: SHIPPED.name, licence: SHIPPED.licence, date: metadata.buildEpoch }
  return {
    data,
    countryOf: (ip) => (isPublicAddress(ip) ? codeOf(reader.get(plainAddress(ip))) : null),
  }
}

function readerOf(file: string): Reader<Entry> {
  try {
    return new Reader<Entry>(readFileSync(file))
  } catch (error) {
    const { code = 'it is no MMDB file' } = error as NodeJS.ErrnoException
    throw new StartupError(
      `The countries of addresses cannot be read from ${file} (${code}). ` +
        'Correct COUNTRY_DATA, or unset it for the shipped data.',
    )
  }
}

function codeOf(entry: Entry | null): string | null {
  return entry?.country_code ?? entry?.country?.iso_code ?? null
}
