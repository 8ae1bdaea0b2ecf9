import { CallError } from '../../../shared/http/call-error.ts'

/** Reasons that can prevent a launch. Trying again helps for none of them; each has a message of its own. */
const GATES = [
  'NOT_SIGNED_IN',
  'REAL_ACCOUNT_NEEDED',
  'GAME_NOT_FOUND',
  'GAME_CLOSED',
  'GAME_NOT_IN_COUNTRY',
  'GAME_NOT_IN_CURRENCY',
  'DEMO_UNAVAILABLE',
  'FEATURE_DISABLED',
  'INSUFFICIENT_FUNDS',
] as const

/** Whether a launch was refused for such a reason, rather than failed technically. */
export function isGate(error: unknown): error is CallError {
  return error instanceof CallError && (GATES as readonly string[]).includes(error.code)
}
