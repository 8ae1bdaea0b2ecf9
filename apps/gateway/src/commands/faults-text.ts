import type { InvariantFault } from '../ledger/invariants.ts'

/** Faults of the books by merchant and rule, one a line. */
export function faultsText(faults: readonly InvariantFault[]): string {
  const byMerchant = Map.groupBy(faults, ({ merchantId }) => merchantId)
  return [...byMerchant]
    .map(([merchantId, those]) => {
      const byRule = Map.groupBy(those, ({ rule }) => rule)
      const lines = [...byRule].map(([rule, details]) =>
        [`  not so: ${rule}`, ...details.map(({ detail }) => `    ${detail}`)].join('\n'),
      )
      return `${merchantId}: the books are NOT in order\n${lines.join('\n')}`
    })
    .join('\n')
}
