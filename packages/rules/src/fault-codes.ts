/**
 * Codes of a refused field besides the templates' and the fields' own (`rule.5.range`, `named.line.exact`): keys under
 * `validation` in the texts. The form finds the first ones by itself; the server alone knows the rest.
 */
export const FAULT_CODES = [
  'required',
  'confirmRequired',
  'smsRequired',
  'captchaRequired',
  'confirmMismatch',
  'termsRequired',
  'custom',
  // Not a mobile number of the chosen country; params of the other two: length, or min and max.
  'mobile',
  'mobileLength',
  'mobileLengths',
  'countryCodeRequired',
  // From here on the server's own.
  'captchaInvalid',
  'smsInvalid',
  'invitationCode',
  'taken',
  'unexpected',
] as const
export type FaultCode = (typeof FAULT_CODES)[number]
