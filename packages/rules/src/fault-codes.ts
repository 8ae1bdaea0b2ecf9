/**
 * Codes of a refused field besides the templates' own (`rule.5.range`): keys under `validation` in the texts. The form
 * finds the first four by itself; the server alone knows the rest.
 */
export const FAULT_CODES = [
  'required',
  'confirmMismatch',
  'termsRequired',
  'custom',
  'captchaInvalid',
  'taken',
  'unexpected',
] as const
export type FaultCode = (typeof FAULT_CODES)[number]
