import type { Capabilities, Flag } from '@livery/contract/capabilities'
import type { Fault } from '@livery/document/fault'
import type { Draft, Rule, Stated } from '../../draft.ts'
import { flagFault } from '../../flag-fault.ts'
import type { thirdParties } from './schema.ts'

type File = Stated<typeof thirdParties> & { readonly flags: Capabilities }

const SMS_FLAGS = ['MOBILENUMREG3', 'REGMOBVERF3', 'SMSLOGIN', 'CHNGPASSVERIF3'] as const satisfies readonly Flag[]
const SOCIAL_FLAGS = { SOCIALGOOGLE: 'google', SOCIALFACEBOOK: 'facebook' } as const

/** Flags need a provider, a provider needs a flag that uses it, and each needs its public ids. */
export const thirdPartyFaults: Rule<File> = (draft) => {
  const { flags, thirdParties } = draft.file
  if (!flags || !thirdParties) return []
  const faults: Fault[] = []
  const smsFlags = SMS_FLAGS.filter((flag) => flags[flag] === true)
  if (!thirdParties.sms) {
    for (const flag of smsFlags) {
      faults.push(
        flagFault(draft, flag, `${flag} needs somebody who sends SMS`, 'Add thirdParties.sms, or set it to false'),
      )
    }
  } else if (SMS_FLAGS.every((flag) => flags[flag] === false)) {
    faults.push(idle(draft, ['sms'], `none of ${SMS_FLAGS.join(', ')} is on`))
  }
  for (const [flag, network] of Object.entries(SOCIAL_FLAGS) as [keyof typeof SOCIAL_FLAGS, 'google' | 'facebook'][]) {
    const provider = thirdParties.social?.[network]
    if (flags[flag] === true && !provider) {
      const repair = `Add thirdParties.social.${network}, or set it to false`
      faults.push(flagFault(draft, flag, `${flag} needs a provider for ${network}`, repair))
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

function idle({ merchant }: Draft<File>, path: readonly string[], reason: string): Fault {
  return merchant.faultAt(['thirdParties', ...path], {
    code: 'provider.idle',
    severity: 'warning',
    message: `this provider is never asked: ${reason}`,
    repair: 'Remove it, or turn the flag on',
  })
}

function needsId({ merchant }: Draft<File>, path: readonly string[], key: string): Fault {
  return merchant.faultAt(['thirdParties', ...path], {
    code: 'provider.id',
    message: `this provider needs its public ${key}`,
    repair: `Add "${key}", or use the embedded provider`,
  })
}
