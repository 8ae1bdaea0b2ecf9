import {
  type CodeSent,
  sendLoginPhoneCode,
  sendPasswordPhoneCode,
  sendRegPhoneCode,
} from '@livery/contract/auth/phone-codes'
import type { Flag } from '@livery/contract/capabilities'
import { LiveryError } from '@livery/contract/errors'
import type { FastifyInstance } from 'fastify'
import { type CallContext, callRoute, type Handler } from '../../../calls/call-route.ts'
import type { Gateway } from '../../../composition/gateway.ts'
import { findMember } from '../../../members/member-by.ts'
import { mobileOf } from './mobile.ts'
import type { CodePurpose } from './one-time-code.ts'
import { sendCode } from './send-code.ts'
import { countSending } from './sending-limits.ts'

type Asked = Pick<CallContext<typeof sendLoginPhoneCode>, 'gateway' | 'site' | 'request' | 'http'>

/** A code is sent only while the merchant has use for it. */
const FLAG = { register: 'REGMOBVERF3', login: 'SMSLOGIN', password: 'CHNGPASSVERIF3' } as const satisfies Partial<
  Record<CodePurpose, Flag>
>
const ENOUGH = { perMinute: 30 }

export function codeRoutes(app: FastifyInstance, gateway: Gateway): void {
  callRoute(app, gateway, sendRegPhoneCode, toStranger, ENOUGH)
  callRoute(app, gateway, sendLoginPhoneCode, toMember('login'), ENOUGH)
  callRoute(app, gateway, sendPasswordPhoneCode, toMember('password'), ENOUGH)
}

/** Who registers: nobody has the number yet. */
const toStranger: Handler<typeof sendRegPhoneCode> = async (context) => {
  const { gateway, site, request, http } = context
  const { merchant } = site
  if (!merchant.capabilities[FLAG.register]) throw new LiveryError('FORBIDDEN')
  const { mobileNo: mobileNum, countryDialingCode } = request
  const target = await mobileOf(merchant, { mobileNum, countryDialingCode })
  await gateway.botCheck.verify(site, request.geetest)
  const owner = await findMember(gateway.database, merchant.id, 'mobile', target)
  if (owner && !merchant.capabilities.NEUTRALERRORS) {
    await countSending(gateway.database, { merchantId: merchant.id, purpose: 'register', target }, http.ip)
    throw new LiveryError('VALIDATION', { fields: [{ field: 'mobileNum', code: 'taken' }] })
  }
  return sendCode(context, { purpose: 'register', by: 'sms', target, isWanted: !owner })
}

/** Whose number it is. */
const toMember =
  (purpose: 'login' | 'password') =>
  async (context: Asked): Promise<CodeSent> => {
    const { gateway, site, request, http } = context
    const { merchant } = site
    if (!merchant.capabilities[FLAG[purpose]]) throw new LiveryError('FORBIDDEN')
    const target = await mobileOf(merchant, request)
    await gateway.botCheck.verify(site, request.verification)
    const member = await findMember(gateway.database, merchant.id, 'mobile', target)
    if (!member && !merchant.capabilities.NEUTRALERRORS) {
      // Being told that there is nobody counts like a code.
      await countSending(gateway.database, { merchantId: merchant.id, purpose, target }, http.ip)
      throw new LiveryError('MOBILE_UNKNOWN')
    }
    const language = member?.language ?? null
    return sendCode(context, { purpose, by: 'sms', target, language, isWanted: member !== null })
  }
