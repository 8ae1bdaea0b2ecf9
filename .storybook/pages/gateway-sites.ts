import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Vendors } from '../../apps/gateway/src/games/vendors.ts'
import { Registry } from '../../apps/gateway/src/hosts/registry.ts'

export const ROOT = join(import.meta.dirname, '..', '..')

/** The merchants' sites and the vendors of this project as the gateway reads them, without a gateway. */
export async function gatewaySites() {
  const vendors = await Vendors.load(join(ROOT, 'vendors'), {})
  const [defaultMerchant = ''] = readdirSync(join(ROOT, 'merchants'))
  const { sites } = await Registry.load({ root: ROOT, vendors, defaultMerchant, localHosts: true })
  return { vendors, sites }
}
