import type { CodeSent, sendLoginPhoneCode, sendRegPhoneCode } from '@livery/contract/auth/codes'
import type { Flag } from '@livery/contract/capabilities'
import { LiveryError } from '@livery/contract/errors'
import { bindHandlers } from '../../../calls/handlers.ts'
import { findMember } from '../../../members/member-by.ts'
import type { AuthContext, AuthHandler, AuthServices } from '../services.ts'
import { mobileOf } from './mobile.ts'
import type { CodePurpose } from './one-time-code.ts'
import { sendCode } from './send-code.ts'
import { countSending } from './sending-limits.ts'

type SendCodeContext = Pick<AuthContext<typeof sendLoginPhoneCode>, 'services' | 'site' | 'request' | 'http'>

/** The flag that must be on for a code of each purpose to be sent. */
const FLAG = { register: 'REGMOBVERF3', login: 'SMSLOGIN', password: 'CHNGPASSVERIF3' } as const satisfies Partial<
  Record<CodePurpose, Flag>
>
const ENOUGH = { perMinute: 30 }

export function codeHandlers(services: AuthServices) {
  return bindHandlers(services, {
    sendRegPhoneCode: { ...ENOUGH, handle: toStranger },
    sendLoginPhoneCode: { ...ENOUGH, handle: toMember('login') },
    sendPasswordPhoneCode: { ...ENOUGH, handle: toMember('password') },
  })
}

/** Sends a code for registration, to a number without an account. */
const toStranger: AuthHandler<typeof sendRegPhoneCode> = async (context) => {
  const { services, site, request, http } = context
  const { merchant } = site
  if (!merchant.capabilities[FLAG.register]) throw new LiveryError('FORBIDDEN')
  const { mobileNo: mobileNum, countryDialingCode } = request
  const target = await mobileOf(merchant, { mobileNum, countryDialingCode })
  await services.botCheck.verify(site, request.geetest)
  const owner = await findMember(services.database, merchant.id, 'mobile', target)
  if (owner && !merchant.capabilities.NEUTRALERRORS) {
    await countSending(services.database, { merchantId: merchant.id, purpose: 'register', target }, http.ip)
    throw new LiveryError('VALIDATION', { fields: [{ field: 'mobileNum', code: 'taken' }] })
  }
  return sendCode(context, { purpose: 'register', by: 'sms', target, isDelivered: !owner })
}

/** Sends a code to the member who has the number. */
const toMember =
  (purpose: 'login' | 'password') =>
  async (context: SendCodeContext): Promise<CodeSent> => {
    const { services, site, request, http } = context
    const { merchant } = site
    if (!merchant.capabilities[FLAG[purpose]]) throw new LiveryError('FORBIDDEN')
    const target = await mobileOf(merchant, request)
    await services.botCheck.verify(site, request.verification)
    const member = await findMember(services.database, merchant.id, 'mobile', target)
    if (!member && !merchant.capabilities.NEUTRALERRORS) {
      // This answer counts like a code that was sent, so that nobody can test many numbers for accounts.
      await countSending(services.database, { merchantId: merchant.id, purpose, target }, http.ip)
      throw new LiveryError('MOBILE_UNKNOWN')
    }
    const language = member?.language ?? null
    return sendCode(context, { purpose, by: 'sms', target, language, isDelivered: member !== null })
  }
