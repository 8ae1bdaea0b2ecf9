import type { Flag } from '@livery/contract/capabilities'
import type { Fault } from '@livery/document/fault'
import { fieldRecord, REGISTRATION_FIELDS } from '@livery/rules/registration-fields'
import type { Draft, Rule } from './draft.ts'

/** Flags have what they depend on: a way to register, a field in the form, a provider. */
export const flagFaults: Rule = (draft) => [
  ...methodFaults(draft),
  ...fieldFaults(draft),
  ...providerFaults(draft),
  ...balanceFaults(draft),
  ...numberFaults(draft),
]

const at = ({ merchant }: Draft, flag: Flag, message: string, repair: string): Fault =>
  merchant.faultAt(['flags', flag], { code: 'flag.combination', message, repair })

function methodFaults(draft: Draft): Fault[] {
  const { USERNAMEREG3, MOBILENUMREG3, MOBILENUMPASSREG3, REGMOBVERF3 } = draft.file.flags ?? {}
  const faults: Fault[] = []
  if (USERNAMEREG3 === false && MOBILENUMREG3 === false) {
    faults.push(
      at(draft, 'USERNAMEREG3', 'nobody can register: no method is on', 'Set USERNAMEREG3 or MOBILENUMREG3 to true'),
    )
  }
  if (MOBILENUMPASSREG3 === true && MOBILENUMREG3 === false) {
    faults.push(
      at(
        draft,
        'MOBILENUMPASSREG3',
        'asks for a password in the mobile registration, which is off',
        'Set MOBILENUMREG3 to true, or this flag to false',
      ),
    )
  }
  if (MOBILENUMREG3 === true && MOBILENUMPASSREG3 === false && REGMOBVERF3 === false) {
    faults.push(
      at(
        draft,
        'MOBILENUMREG3',
        'registration by mobile number proves nothing: neither a password nor an SMS code is asked for',
        'Set MOBILENUMPASSREG3 or REGMOBVERF3 to true',
      ),
    )
  }
  return faults
}

function fieldFaults({ file, form, registration }: Draft): Fault[] {
  const fields = form.fields
  if (!fields) return []
  const faults: Fault[] = []
  for (const name of REGISTRATION_FIELDS) {
    const flag = fieldRecord(name).neededBy?.find((one) => file.flags?.[one] === true)
    if (!flag) continue
    const field = fields[name]
    const key = !field || field.enabled === false ? 'enabled' : field.required === false ? 'required' : undefined
    if (key === undefined || (!field && hasOwn(registration.value, name))) continue
    faults.push(
      registration.faultAt(field ? ['fields', name, key] : ['fields'], {
        code: 'registration.field',
        message: field
          ? `the field "${name}" must be ${key} while the flag ${flag} is on`
          : `the field "${name}" is missing while the flag ${flag} is on`,
        repair: field ? `Set it to true, or ${flag} to false in merchant.json` : `Add it, or set ${flag} to false`,
      }),
    )
  }
  for (const name of REGISTRATION_FIELDS) {
    const flag = fieldRecord(name).onlyWith
    if (!flag || fields[name]?.enabled !== true || file.flags?.[flag] !== false) continue
    faults.push(
      registration.faultAt(['fields', name, 'enabled'], {
        code: 'registration.field',
        message: `the field "${name}" can never be filled in while the flag ${flag} is off`,
        repair: `Set it to false, or ${flag} to true in merchant.json`,
      }),
    )
  }
  return faults
}

function hasOwn(root: unknown, name: string): boolean {
  return (root as { fields?: Record<string, unknown> } | undefined)?.fields?.[name] !== undefined
}

const SMS_FLAGS = ['MOBILENUMREG3', 'REGMOBVERF3', 'SMSLOGIN', 'CHNGPASSVERIF3'] as const satisfies readonly Flag[]
const SOCIAL_FLAGS = { SOCIALGOOGLE: 'google', SOCIALFACEBOOK: 'facebook' } as const

function providerFaults(draft: Draft): Fault[] {
  const { flags, thirdParties } = draft.file
  if (!flags || !thirdParties) return []
  const faults: Fault[] = []
  const asked = SMS_FLAGS.filter((flag) => flags[flag] === true)
  if (!thirdParties.sms) {
    for (const flag of asked) {
      faults.push(at(draft, flag, `${flag} needs somebody who sends SMS`, 'Add thirdParties.sms, or set it to false'))
    }
  } else if (SMS_FLAGS.every((flag) => flags[flag] === false)) {
    faults.push(idle(draft, ['sms'], `none of ${SMS_FLAGS.join(', ')} is on`))
  }
  for (const [flag, network] of Object.entries(SOCIAL_FLAGS) as [keyof typeof SOCIAL_FLAGS, 'google' | 'facebook'][]) {
    const provider = thirdParties.social?.[network]
    if (flags[flag] === true && !provider) {
      const repair = `Add thirdParties.social.${network}, or set it to false`
      faults.push(at(draft, flag, `${flag} needs a provider for ${network}`, repair))
    }
    if (flags[flag] === false && provider) faults.push(idle(draft, ['social', network], `${flag} is off`))
    if (provider?.provider === 'hosted' && provider.clientId === undefined) {
      faults.push(needsId(draft, ['social', network], 'clientId'))
    }
  }
  if (thirdParties.sms?.provider === 'firebase' && thirdParties.sms.firebase === undefined) {
    faults.push(needsId(draft, ['sms'], 'firebase'))
  }
  if (thirdParties.mail?.provider === 'smtp' && thirdParties.mail.sender === undefined) {
    faults.push(
      draft.merchant.faultAt(['thirdParties', 'mail'], {
        code: 'provider.sender',
        message: 'smtp needs the address its e-mails come from',
        repair: 'Add "sender": "help@example.com", or use mailbox',
      }),
    )
  }
  if (thirdParties.botCheck?.provider === 'geetest' && thirdParties.botCheck.captchaId === undefined) {
    faults.push(needsId(draft, ['botCheck'], 'captchaId'))
  }
  return faults
}

function idle({ merchant }: Draft, path: readonly string[], reason: string): Fault {
  return merchant.faultAt(['thirdParties', ...path], {
    code: 'provider.idle',
    severity: 'warning',
    message: `this provider is never asked: ${reason}`,
    repair: 'Remove it, or turn the flag on',
  })
}

function needsId({ merchant }: Draft, path: readonly string[], key: string): Fault {
  return merchant.faultAt(['thirdParties', ...path], {
    code: 'provider.id',
    message: `this provider needs its public ${key}`,
    repair: `Add "${key}", or use the embedded provider`,
  })
}

function balanceFaults(draft: Draft): Fault[] {
  if (!draft.file.compliance?.balanceAlwaysVisible || draft.file.flags?.HIDEBALANCE !== true) return []
  const message = 'HIDEBALANCE is on where the law forbids hiding the balance'
  return [at(draft, 'HIDEBALANCE', message, 'Set it to false')]
}

/** Codes are sent to a number, so the form must ask for one. */
function numberFaults(draft: Draft): Fault[] {
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
