import { expect } from 'vitest'
import type { PayeeCheck, PayeeFault, Reason } from './check.ts'

/** What a refusal says; fails the test where the payee was accepted. */
export function faultOf(check: PayeeCheck): PayeeFault {
  if (check.valid) throw new Error(`accepted ${check.payee}`)
  return check.fault
}

/** Each accepted value with the payee it is stored as, each refused one with its reason. */
export function expectChecks(
  check: (typed: string) => PayeeCheck,
  accepted: readonly (readonly [typed: string, payee: string])[],
  refused: readonly (readonly [typed: string, reason: Reason])[],
): void {
  for (const [typed, payee] of accepted) expect(check(typed), typed).toEqual({ valid: true, payee })
  for (const [typed, reason] of refused) expect(faultOf(check(typed)).reason, typed).toBe(reason)
}

/** Every number that differs from this one in one digit, which check digits must find. */
export function withOneDigitChanged(number: string): readonly string[] {
  return [...number].flatMap((digit, at) =>
    [...'0123456789']
      .filter((other) => /\d/.test(digit) && other !== digit)
      .map((other) => number.slice(0, at) + other + number.slice(at + 1)),
  )
}
