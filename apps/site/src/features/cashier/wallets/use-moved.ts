import { useVisit } from '../../../shared/visit/use-visit.ts'

/** Asks anew for everything that a transfer changes; resolves when it has come. */
export function useMoved(): () => Promise<unknown> {
  const { queries } = useVisit()
  return () =>
    Promise.all(
      ['walletBalance', 'walletTransfers', 'getBalanceV2'].map((name) =>
        queries.invalidateQueries({ queryKey: [name] }),
      ),
    )
}
