import { expect } from 'vitest'
import type { PayeeCheck, PayeeFault, Reason } from './check.ts'

/** The reason of a refusal; fails the test where the payee was accepted. */
export function faultOf(check: PayeeCheck): PayeeFault {
  if (check.valid) throw new Error(`accepted ${check.payee}`)
  return check.fault
}

/** Accepted values with their stored payees, and refused values with their reasons. */
export function expectChecks(
  check: (typed: string) => PayeeCheck,
  accepted: readonly (readonly [typed: string, payee: string])[],
  refused: readonly (readonly [typed: string, reason: Reason])[],
): void {
  for (const [typed, payee] of accepted) expect(check(typed), typed).toEqual({ valid: true, payee })
  for (const [typed, reason] of refused) expect(faultOf(check(typed)).reason, typed).toBe(reason)
}

/** All numbers that differ from this one in one digit, which check digits must detect. */
export function withOneDigitChanged(number: string): readonly string[] {
  return [...number].flatMap((digit, at) =>
    [...'0123456789']
      .filter((other) => /\d/.test(digit) && other !== digit)
      .map((other) => number.slice(0, at) + other + number.slice(at + 1)),
  )
}
