import type { Base } from './periods.ts'

/** What a merchant stated from a moment on; null where it switched the kind off. */
export interface Stated<Plan> {
  readonly since: Date
  readonly plan: Plan | null
}

/**
 * What a base is settled by: what was stated when it began. Where the kind was off then, or nothing was stated yet, it is
 * what was stated first afterwards: of a kind that was off, within the base. Null where the kind was off from its beginning
 * to its end.
 * @param versions in the order of their moments
 */
export function statedFor<Plan>(versions: readonly Stated<Plan>[], { from, to }: Pick<Base, 'from' | 'to'>) {
  const begun = versions.findLast(({ since }) => since <= from)
  if (begun?.plan) return begun.plan
  const next = versions.find(({ since, plan }) => since > from && plan !== null)
  return next && (!begun || next.since < to) ? next.plan : null
}

/** From when on a kind is on again after a moment; null where it stays off. */
export const onAfter = <Plan>(versions: readonly Stated<Plan>[], at: Date): Date | null =>
  versions.find(({ since, plan }) => since > at && plan !== null)?.since ?? null
