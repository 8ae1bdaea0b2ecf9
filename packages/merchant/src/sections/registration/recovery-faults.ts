import type { Capabilities } from '@livery/contract/capabilities'
import type { Rule } from '../../draft.ts'
import type { RegistrationFile } from './schema.ts'

/** A forgotten password is recovered by data of the form: a code to the number, or an e-mail to the mailbox. */
export const recoveryFaults: Rule<{ readonly flags: Capabilities }, RegistrationFile> = (draft) => {
  const { file, form } = draft
  const { flags } = file
  const { fields } = form
  if (!flags || !fields?.password?.enabled || fields.email?.enabled) return []
  if (flags.CHNGPASSVERIF3 === true && fields.mobileNum?.enabled) return []
  return [
    draft.registration.faultAt(['fields'], {
      code: 'registration.recovery',
      severity: 'warning',
      message: 'a forgotten password is recovered by e-mail, and the form asks for no address',
      repair: fields.mobileNum?.enabled
        ? 'Enable the field "email", or recover by mobile number with the flag CHNGPASSVERIF3'
        : 'Enable the field "email"',
    }),
  ]
}
