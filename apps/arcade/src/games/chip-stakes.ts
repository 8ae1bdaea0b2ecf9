import { isRecordOf } from './rules.ts'

/** Stakes on each place of a cloth; a missing place has none. */
export type ChipStakes<Spot extends string> = Readonly<Partial<Record<Spot, number>>>

/**
 * Parses stakes on places: whole and positive, at least one and not more than `most` in all. Null for anything else.
 */
export function readChips<Spot extends string>(
  value: unknown,
  spots: readonly Spot[],
  most: number,
): ChipStakes<Spot> | null {
  if (!isRecordOf(value, spots)) return null
  const stakes = Object.values(value)
  const whole = stakes.every((count) => Number.isInteger(count) && (count as number) > 0)
  const bet = value as ChipStakes<Spot>
  return whole && stakes.length > 0 && chipsOf(bet) <= most ? bet : null
}

/** The number of stakes on all places together. */
export function chipsOf(bet: Readonly<Record<string, number | undefined>>): number {
  return Object.values(bet).reduce<number>((sum, count) => sum + (count ?? 0), 0)
}
