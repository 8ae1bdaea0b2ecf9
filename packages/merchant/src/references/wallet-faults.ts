import type { Fault } from '@livery/document/fault'
import { entriesOf } from '../draft.ts'
import type { LoadedMerchant } from '../load.ts'
import type { Surroundings } from '../surroundings.ts'

/** Where money can lie in a vendor's own wallet, an own member menu must lead to the page that moves it. */
export function walletFaults({ sound, documents }: LoadedMerchant, { vendors }: Surroundings): Fault[] {
  const entries = sound.menus?.memberMenu as readonly (string | undefined)[] | undefined
  if (entries === undefined || entries.length === 0 || entries.includes('transferFund')) return []
  const own = entriesOf(sound.vendors).flatMap(([, { id }]) => (id && vendors.get(id)?.ownWallet ? [id] : []))
  if (own.length === 0) return []
  return [
    documents.merchant.faultAt(['menus', 'memberMenu'], {
      code: 'menu.wallet',
      severity: 'warning',
      message: `money can lie in the wallet of ${own.join(', ')}, but no entry leads to where it is moved`,
      repair: 'Add "transferFund"',
    }),
  ]
}
