import type { RuleFault } from './fault.ts'

/** Whether a confirmation repeats the value it confirms, both normalised; the fault is the confirmation's. */
export function checkEqual(confirmation: string, value: string): RuleFault | null {
  return confirmation === value ? null : { code: 'confirmMismatch', params: {} }
}
