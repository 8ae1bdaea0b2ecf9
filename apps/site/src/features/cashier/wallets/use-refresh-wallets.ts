import { useVisit } from '../../../shared/visit/use-visit.ts'

/** Requests again everything that a transfer changes; resolves when the answers have come. */
export function useRefreshWallets(): () => Promise<unknown> {
  const { queries } = useVisit()
  return () =>
    Promise.all(
      ['walletBalance', 'walletTransfers', 'getBalanceV2'].map((name) =>
        queries.invalidateQueries({ queryKey: [name] }),
      ),
    )
}
