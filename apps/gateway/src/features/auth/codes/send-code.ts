import type { CodeSent } from '@livery/contract/auth/codes'
import { LiveryError } from '@livery/contract/errors'
import { SendingError } from '../../../platform/sending/ports.ts'
import { lettersOf } from '../../../tenancy/letters/letters.ts'
import { mailOf } from '../../../tenancy/letters/mail-of.ts'
import type { AuthContext } from '../services.ts'
import { type CodePurpose, makeCode } from './one-time-code.ts'
import { countSending } from './sending-limits.ts'

/** Minutes until a code expires and its button works again; an e-mail may take longer to arrive. */
const MINUTES = { sms: 3, mail: 10 }

export interface CodeOrder {
  readonly purpose: CodePurpose
  readonly by: 'sms' | 'mail'
  /** Digits of the international number, without plus, or a mailbox in small letters. */
  readonly target: string
  readonly boundTo?: string
  /** The reader's language as a platform code, where it is known; otherwise the request's language is used. */
  readonly language?: string | null
  /** False when there is no recipient and the answer must not reveal it: everything happens except the sending. */
  readonly isDelivered?: boolean
}

/**
 * Makes a code and sends it. Throws FEATURE_DISABLED when no carrier is set up, the codes of the sending limits, and
 * the carrier's own error. Where errors are neutral it never waits for the carrier, since the time would reveal whether
 * there is an account.
 */
export async function sendCode(
  { services, site, http }: Pick<AuthContext, 'services' | 'site' | 'http'>,
  { purpose, by, target, boundTo, language, isDelivered = true }: CodeOrder,
): Promise<CodeSent> {
  const { merchant } = site
  const send = senderOf()
  const key = { merchantId: merchant.id, purpose, target, ...(boundTo !== undefined && { boundTo }) }
  await countSending(services.database, key, http.ip)
  const expiredMinutes = MINUTES[by]
  const code = await makeCode(services, key, expiredMinutes)
  const requesterLetters = lettersOf(services.texts, site, site.languageOf(http))
  if (isDelivered && merchant.capabilities.NEUTRALERRORS)
    services.sending.behind(`sending a code by ${by}`, () => send(code))
  else if (isDelivered) await send(code).catch((error: unknown) => refuse(error, by))
  return {
    expiredMinutes,
    message: requesterLetters.text('code.sent', { duration: requesterLetters.minutes(expiredMinutes) }),
  }

  function senderOf(): (code: string) => Promise<void> {
    const [sms, mail] = [services.sending.sms(merchant), services.sending.mail(merchant)]
    const letters = lettersOf(services.texts, site, language ?? site.languageOf(http))
    const values = (code: string) => ({ code, duration: letters.minutes(MINUTES[by]) })
    if (by === 'sms' && sms) {
      return (code) => {
        // The last line binds the code to this host, so that browsers fill it in nowhere else (WICG, origin-bound
        // codes).
        const text = `${letters.text(`code.${purpose}`, values(code))}\n\n@${http.hostname} #${code}`
        return sms.send({ merchantId: merchant.id, to: target, text })
      }
    }
    if (by === 'mail' && mail) {
      return (code) =>
        mail.send(
          mailOf(site, letters, target, {
            subject: 'code.subject',
            lines: [`code.${purpose}`, 'code.notYou'],
            values: values(code),
            secret: code,
          }),
        )
    }
    throw new LiveryError('FEATURE_DISABLED')
  }
}

function refuse(cause: unknown, by: 'sms' | 'mail'): never {
  if (!(cause instanceof SendingError)) throw cause
  if (cause.reason === 'quota') throw new LiveryError('SMS_QUOTA', { cause })
  if (cause.reason === 'unavailable') throw new LiveryError('SERVICE_UNAVAILABLE', { cause })
  const fields = [by === 'sms' ? { field: 'mobileNum', code: 'mobile' } : { field: 'email', code: 'custom' }]
  throw new LiveryError('VALIDATION', { fields, cause })
}
