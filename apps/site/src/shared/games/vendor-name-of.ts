import { knownAnswer } from '../query/known-answer.ts'
import type { Visit } from '../visit/visit.ts'

/**
 * A vendor's name by its code; null where the merchant does not offer it, undefined while its vendors are not known.
 */
export function vendorNameOf(visit: Visit, code: string): string | null | undefined {
  const known = knownAnswer(visit, 'getGameVendor', {})
  if (!known) return undefined
  return (
    known.data.lanes.flatMap(({ vendors }) => vendors).find(({ vassalage }) => vassalage === code)?.displayName ?? null
  )
}
