import { useMerchantWallet } from './use-merchant-wallet.ts'

/** A vendor's name by its code; the code where it has none. */
export function useVendorNames(): (code: string) => string {
  const { data } = useMerchantWallet()
  return (code) => data?.vendors.find(({ vassalage }) => vassalage === code)?.displayName ?? code
}
