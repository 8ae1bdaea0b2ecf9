import type { RequestOf } from '@livery/contract/call'
import type { Calls } from '@livery/contract/calls'
import type { WalletTransferView, WalletVendor } from '@livery/contract/wallet/transfers'
import { useState } from 'react'
import { usePressKey } from '../../../shared/cashier/use-press-key.ts'
import type { Unsent } from '../../../shared/cashier/use-unsent.ts'
import { useMoney } from '../../../shared/format/use-money.ts'
import { isConnectionLost } from '../../../shared/http/connection-error.ts'
import { errorText } from '../../../shared/http/error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useAnswer } from '../../../shared/query/use-answer.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import { useRefreshWallets } from './use-refresh-wallets.ts'

type Move = Omit<RequestOf<Calls['walletTransfer']>, 'key'>

/** Sends a transfer, and says what became of it as long as the form is open. */
export function useTransfer(vendor: WalletVendor, unsent: Unsent) {
  const { call, i18n } = useVisit()
  const refreshWallets = useRefreshWallets()
  const words = useOutcome(vendor)
  const [sent, setSent] = useState<WalletTransferView | null>(null)
  const [error, setError] = useState<string>()
  const press = usePressKey()
  const { data } = useAnswer('walletTransfers', {}, { enabled: sent !== null })
  const latest = data?.transfers.find(({ reference }) => reference === sent?.reference) ?? sent
  const send = async (move: Move): Promise<boolean> => {
    setError(undefined)
    setSent(null)
    unsent.forget()
    try {
      const { transfer } = await call('walletTransfer', { key: press.keyOf(JSON.stringify(move)), ...move })
      press.done()
      setSent(transfer)
      await refreshWallets()
      return transfer?.state !== 'failed'
    } catch (fault) {
      if (!isConnectionLost(fault)) press.done()
      if (!unsent.note(fault)) setError(errorText(i18n, fault))
      await refreshWallets()
      return false
    }
  }
  return { send, error, outcome: latest && words(latest) }
}

/** What became of a transfer, in words. */
function useOutcome({ displayName }: WalletVendor): (transfer: WalletTransferView) => string {
  const t = useText('wallet')
  const write = useMoney()
  return ({ state, amount, reason }) => {
    if (state === 'done') return t('outcome.done', { amount: write(amount).text })
    if (state !== 'failed') return t('outcome.moving', { vendor: displayName })
    return reason ? t(`reason.${reason}`) : t('outcome.failed')
  }
}
