import { join } from 'node:path'
import { type SiteBoot, siteBoot } from '../../apps/gateway/src/page/site-boot.ts'
import { PaymentMethods } from '../../apps/gateway/src/tenancy/payments/payment-methods.ts'
import { sitesOnDisk } from '../../apps/gateway/src/tenancy/sites/sites-on-disk.ts'
import { TextStore } from '../../apps/gateway/src/tenancy/texts/text-store.ts'
import { Vendors } from '../../apps/gateway/src/tenancy/vendors/vendors.ts'

export const ROOT = join(import.meta.dirname, '..', '..')

/**
 * The merchants' sites and the vendors of this project as the gateway reads them, without a gateway. A merchant with
 * faults is named in the terminal and left out, so that the others can still be looked at.
 */
export async function gatewaySites(root = ROOT) {
  const vendors = await Vendors.load(join(ROOT, 'vendors'), null)
  return { vendors, sites: [...(await sitesOnDisk(root, vendors, console.warn)).values()] }
}

/** Every merchant has an account at the demonstration's bank; no request is sent to it. */
const DEMONSTRATION = {
  stated: {},
  callbackUrl: 'http://127.0.0.1:1/payments',
  bank: { apiUrl: 'http://127.0.0.1:1', pageOrigin: 'http://127.0.0.1:1', secret: 'unused' },
}

/** The boot document's configuration part that the gateway would send, by `merchant.LANGUAGE`. */
export async function siteBoots(): Promise<Readonly<Record<string, SiteBoot>>> {
  const { vendors, sites } = await gatewaySites()
  const texts = new TextStore(join(ROOT, 'locales'))
  const payments = await PaymentMethods.load(join(ROOT, 'payments'), DEMONSTRATION)
  return Object.fromEntries(
    sites.flatMap((site) =>
      site.merchant.languages.map((code) => [
        `${site.merchant.id}.${code}`,
        siteBoot(site, { texts, vendors, payments }, code, 0),
      ]),
    ),
  )
}
