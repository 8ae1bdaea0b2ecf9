import { toast } from '@livery/ui/toast'
import { useText } from '../../shared/i18n/use-text.ts'
import { useBalance } from '../../shared/wallet/use-balance.ts'

/** Asks the gateway for the balance, and says so when it cannot be had. */
export function useRefreshBalance() {
  const t = useText('core')
  const { isFetching, refetch } = useBalance()
  const refresh = async () => {
    const { isError } = await refetch()
    if (isError) toast({ tone: 'error', title: t('balance.failed') })
  }
  return { isFetching, refresh: () => void refresh() }
}
