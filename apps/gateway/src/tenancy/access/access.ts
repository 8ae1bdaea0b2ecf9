import { LiveryError } from '@livery/contract/errors'
import type { SystemStatusCode } from '@livery/contract/system'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Geolocation } from '../../platform/geolocation/geolocation.ts'
import { isPublicAddress } from '../../platform/geolocation/public-address.ts'
import { OwnCounters } from '../../platform/limits/own-counters.ts'
import type { Settings } from '../../platform/settings.ts'
import type { Site } from '../sites/site.ts'
import { isBlocked } from './blocked-addresses.ts'

/** Decides who may enter: by maintenance, by address and by country (docs/product.md 2.1, docs/decisions/25). */
export class Access {
  readonly #geolocation: Pick<Geolocation, 'countryOf'>
  readonly #isProduction: boolean
  readonly #log: Pick<FastifyBaseLogger, 'warn'>
  readonly #warnings = new OwnCounters()

  constructor(
    geolocation: Pick<Geolocation, 'countryOf'>,
    { production }: Pick<Settings, 'production'>,
    log: Pick<FastifyBaseLogger, 'warn'>,
  ) {
    this.#geolocation = geolocation
    this.#isProduction = production
    this.#log = log
  }

  /** The country of an address; null where it is unknown. */
  countryOf(ip: string): string | null {
    return this.#geolocation.countryOf(ip)
  }

  /**
   * Whether the rules for any of these countries apply to an address. In production they also apply to an address that
   * no visitor of a public site can have: then the proxies are configured wrongly, and nobody's country is known.
   */
  isIn(countries: readonly string[] | undefined, ip: string): boolean {
    if (!countries || countries.length === 0) return false
    const country = this.countryOf(ip)
    if (country !== null) return countries.includes(country)
    if (!this.#isProduction || isPublicAddress(ip)) return false
    if (this.#warnings.count('no public address', 60_000).current === 1)
      this.#log.warn(
        { ip },
        'A visitor’s address is not public, so countries cannot be told and all are refused that block some. ' +
          'Name the proxies in front of this gateway as TRUSTED_PROXIES.',
      )
    return true
  }

  /** 1 in maintenance, else 2 when the visitor's address or country is blocked, else 0. */
  statusCode({ merchant }: Pick<Site, 'merchant'>, ip: string): SystemStatusCode {
    if (merchant.maintenance.active) return 1
    const { access } = merchant
    return isBlocked(access, ip) || this.isIn(access.blockedCountries, ip) ? 2 : 0
  }

  /** Throws MAINTENANCE or ACCESS_RESTRICTED where the site is closed to this visitor. */
  assertOpen(site: Site, { ip }: Pick<FastifyRequest, 'ip'>): void {
    const code = this.statusCode(site, ip)
    if (code === 1) throw new LiveryError('MAINTENANCE')
    if (code === 2) throw new LiveryError('ACCESS_RESTRICTED', { params: { ip } })
  }
}
