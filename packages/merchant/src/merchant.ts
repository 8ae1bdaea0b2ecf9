import type { RegistrationConfig } from '@livery/contract/auth/registration-config'
import type { Capabilities } from '@livery/contract/capabilities'
import type { Asset } from './asset-url.ts'
import type { Currency } from './currencies.ts'
import type { Frozen } from './frozen.ts'
import type { MerchantFile } from './schema.ts'

/**
 * A merchant in the form that the program uses: its two files, checked, completed and frozen. Hosts are in canonical
 * spelling (lower case, punycode).
 */
export interface Merchant
  extends Omit<Frozen<MerchantFile>, '$schema' | 'extends' | 'version' | 'flags' | 'currency' | 'analytics'> {
  readonly capabilities: Capabilities
  readonly currency: Currency
  readonly analytics: { readonly gtagId: string | null }
  readonly registration: Frozen<RegistrationConfig>
  /** Files of the merchant's `assets/` and the QR codes of its apps, by name. */
  readonly assets: Readonly<Record<string, Asset>>
}
