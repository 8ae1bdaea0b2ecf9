import type { Merchant } from '@livery/merchant/merchant'
import type { Settings } from '../platform/settings.ts'
import { StartupError } from '../platform/startup-error.ts'

const LOOPBACK = /^(localhost|127\..*|::1)$/

/**
 * Refuses to start when every visitor would appear with this machine's own address while merchants exclude countries:
 * nobody's country could be known.
 */
export function assertCountriesEnforceable(
  { host, trustedProxies }: Pick<Settings, 'host' | 'trustedProxies'>,
  merchants: readonly Merchant[],
): void {
  const blocking = merchants.filter(({ access }) => access.blockedCountries.length > 0).map(({ id }) => id)
  if (blocking.length === 0 || trustedProxies.length > 0 || !LOOPBACK.test(host)) return
  throw new StartupError(
    `${blocking.join(', ')} keep countries out (access.blockedCountries), which cannot be enforced: this gateway ` +
      `listens at ${host} only, so every visitor comes through a proxy of this machine, and none is trusted. ` +
      'Set TRUSTED_PROXIES=127.0.0.1,::1, or HOST to the address that visitors reach.',
  )
}
