import type { Capabilities } from '@livery/contract/capabilities'
import type { Rule } from '../../draft.ts'
import type { RegistrationFile } from './schema.ts'

/** Codes are sent to a number, so the form needs a field for one. */
export const numberFaults: Rule<{ readonly flags: Capabilities }, RegistrationFile> = (draft) => {
  const { file, form } = draft
  const { flags } = file
  if (!flags || !form.fields) return []
  if (form.fields.mobileNum?.enabled === true) return []
  return (['SMSLOGIN', 'CHNGPASSVERIF3'] as const)
    .filter((flag) => flags[flag] === true)
    .map((flag) =>
      draft.merchant.faultAt(['flags', flag], {
        code: 'flag.combination',
        severity: 'warning',
        message: `${flag} serves only who adds a number later: the form never asks for one`,
        repair: 'Enable the field "mobileNum" in registration.json',
      }),
    )
}
