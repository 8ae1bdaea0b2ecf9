import { CallError } from '../../../shared/http/call-error.ts'

/** What may stand before a launch. None of them goes away by trying again; each has its own word for the player. */
const GATES = [
  'NOT_SIGNED_IN',
  'REAL_ACCOUNT_NEEDED',
  'GAME_NOT_FOUND',
  'GAME_CLOSED',
  'GAME_NOT_IN_COUNTRY',
  'GAME_NOT_IN_CURRENCY',
  'DEMO_UNAVAILABLE',
] as const

/** Whether a launch was refused at a gate, rather than gone wrong. */
export function isGate(error: unknown): error is CallError {
  return error instanceof CallError && (GATES as readonly string[]).includes(error.code)
}
