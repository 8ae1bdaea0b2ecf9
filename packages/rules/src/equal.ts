import type { RuleFault } from './fault.ts'

/**
 * Compares a confirmation with the value it repeats, both normalised; the fault belongs to the confirmation's field.
 */
export function checkEqual(confirmation: string, value: string): RuleFault | null {
  return confirmation === value ? null : { code: 'confirmMismatch', params: {} }
}
