import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useText } from '../i18n/use-text.ts'
import { useVendorName } from './use-vendor-name.ts'

export interface CardWords {
  readonly t: TFunction<'games'>
  readonly vendorName: (code: string) => string
}

/** The texts that all cards of a list share, looked up once for each list, because a lobby has a hundred cards. */
export function useCardWords(): CardWords {
  const t = useText('games')
  const vendorName = useVendorName()
  return useMemo(() => ({ t, vendorName }), [t, vendorName])
}
