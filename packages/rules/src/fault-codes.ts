/**
 * Codes of a refused field besides those of templates and named rules (`rule.5.range`, `named.line.exact`): keys under
 * `validation` in the texts. The form finds the first ones itself; only the server can find the others.
 */
export const FAULT_CODES = [
  'required',
  'confirmRequired',
  'smsRequired',
  'captchaRequired',
  'confirmMismatch',
  'termsRequired',
  'custom',
  // Not a mobile number of the chosen country. The other two have params: a length, or min and max.
  'mobile',
  'mobileLength',
  'mobileLengths',
  'countryCodeRequired',
  // From here on, codes that only the server uses.
  'captchaInvalid',
  'smsInvalid',
  'invitationCode',
  'taken',
  'unexpected',
  'passwordCommon',
  'passwordIsName',
] as const
export type FaultCode = (typeof FAULT_CODES)[number]
