import { type Composition, settledComposition } from '@livery/theme/composition'
import { useVisit } from './use-visit.ts'

/** How the merchant's theme puts pages together. */
export function useComposition(): Composition {
  return settledComposition(useVisit().boot.composition)
}
