import { MAIN_WALLET } from '@livery/contract/wallet/main-wallet'
import { useEffect } from 'react'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import type { Visit } from '../../../shared/visit/visit.ts'
import type { Launch } from './launch-state.ts'

/** A game that is opened again within this time continues with its money. */
const AFTER_MS = 1_500

const leaving = new WeakMap<Visit, Map<string, ReturnType<typeof setTimeout>>>()

/**
 * Returns the money from the vendor's own wallet when a game closes, if the member has chosen that. When it fails, the
 * wallets' page shows where the money is.
 */
export function useReturnFunds(launch: Launch | null): void {
  const visit = useVisit()
  const vassalage = launch?.ownWallet?.comesHome ? launch.ownWallet.vassalage : null
  useEffect(() => {
    if (vassalage === null) return
    const due = leaving.get(visit) ?? new Map()
    leaving.set(visit, due)
    clearTimeout(due.get(vassalage))
    return () => {
      const timer = setTimeout(() => void returnToMainWallet(visit, vassalage), AFTER_MS)
      due.set(vassalage, timer)
    }
  }, [visit, vassalage])
}

async function returnToMainWallet(visit: Visit, vassalage: string): Promise<void> {
  const move = { key: crypto.randomUUID(), from: vassalage, to: MAIN_WALLET, amount: 'all' }
  await visit.call('walletTransfer', move).catch(() => undefined)
  for (const name of ['walletBalance', 'walletTransfers', 'getBalanceV2'])
    void visit.queries.invalidateQueries({ queryKey: [name] })
}
