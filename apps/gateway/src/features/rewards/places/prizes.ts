import { toMinor } from '@livery/locale/amount'
import type { Programme } from '../rules/compiled.ts'

/** The prize of a place in minor units; null for none. */
export function prizeOf({ stated, exponent }: Programme, place: number): bigint | null {
  const prize = stated.prizes?.find(({ from, to }) => place >= from && place <= to)
  return prize ? toMinor(prize.amount, exponent) : null
}

/** The last place with a prize. */
export function lastPlace({ stated }: Programme): number {
  return stated.prizes?.at(-1)?.to ?? 0
}
