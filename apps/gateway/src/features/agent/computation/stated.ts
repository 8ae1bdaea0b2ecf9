import type { Base } from './periods.ts'

/** What a merchant stated from a moment on; null where it switched the kind off. */
export interface Stated<Plan> {
  readonly since: Date
  readonly plan: Plan | null
}

/**
 * The plan a base is settled by: the one in force when it began. Where the kind was off then, the first plan within the
 * base counts; where nothing was ever stated before, the first plan after it. Null where the kind was off for the whole
 * base.
 *
 * @param versions in the order of their moments
 */
export function statedFor<Plan>(versions: readonly Stated<Plan>[], { from, to }: Pick<Base, 'from' | 'to'>) {
  const begun = versions.findLast(({ since }) => since <= from)
  if (begun?.plan) return begun.plan
  const next = versions.find(({ since, plan }) => since > from && plan !== null)
  return next && (!begun || next.since < to) ? next.plan : null
}

/** When a kind is on again after a moment; null where it stays off. */
export const resumesAfter = <Plan>(versions: readonly Stated<Plan>[], at: Date): Date | null =>
  versions.find(({ since, plan }) => since > at && plan !== null)?.since ?? null
