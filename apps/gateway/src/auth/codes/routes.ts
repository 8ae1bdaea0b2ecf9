import { sendLoginPhoneCode, sendPasswordPhoneCode, sendRegPhoneCode } from '@livery/contract/auth/phone-codes'
import type { Flag } from '@livery/contract/capabilities'
import { LiveryError } from '@livery/contract/errors'
import type { FastifyInstance } from 'fastify'
import type { Gateway } from '../../gateway.ts'
import { type CallContext, callRoute } from '../../http/call-route.ts'
import { findMember } from '../member-by.ts'
import { mobileOf, type TypedMobile } from './mobile.ts'
import type { CodePurpose } from './one-time-code.ts'
import { sendCode } from './send-code.ts'
import { countSending } from './sending-limits.ts'

type Context = Pick<CallContext<never>, 'gateway' | 'site' | 'http'>

/** A code is sent only while the merchant has use for it. */
const FLAG = { register: 'REGMOBVERF3', login: 'SMSLOGIN', password: 'CHNGPASSVERIF3' } as const satisfies Partial<
  Record<CodePurpose, Flag>
>
const ENOUGH = { perMinute: 30 }

export function codeRoutes(app: FastifyInstance, gateway: Gateway): void {
  callRoute(
    app,
    gateway,
    sendRegPhoneCode,
    (context) => {
      const { mobileNo: mobileNum, countryDialingCode } = context.request
      return toStranger(context, { mobileNum, countryDialingCode })
    },
    ENOUGH,
  )
  callRoute(app, gateway, sendLoginPhoneCode, (context) => toMember(context, 'login', context.request), ENOUGH)
  callRoute(app, gateway, sendPasswordPhoneCode, (context) => toMember(context, 'password', context.request), ENOUGH)
}

async function toStranger(context: Context, typed: TypedMobile) {
  const { merchant } = context.site
  if (!merchant.capabilities[FLAG.register]) throw new LiveryError('FORBIDDEN')
  const target = await mobileOf(merchant, typed)
  const owner = await findMember(context.gateway.database, merchant.id, 'mobile', target)
  if (owner && !merchant.capabilities.NEUTRALERRORS) {
    await countSending(
      context.gateway.database,
      { merchantId: merchant.id, purpose: 'register', target },
      context.http.ip,
    )
    throw new LiveryError('VALIDATION', { fields: [{ field: 'mobileNum', code: 'taken' }] })
  }
  return sendCode(context, { purpose: 'register', by: 'sms', target, isWanted: !owner })
}

async function toMember(context: Context, purpose: 'login' | 'password', typed: TypedMobile) {
  const { merchant } = context.site
  if (!merchant.capabilities[FLAG[purpose]]) throw new LiveryError('FORBIDDEN')
  const target = await mobileOf(merchant, typed)
  const member = await findMember(context.gateway.database, merchant.id, 'mobile', target)
  if (!member && !merchant.capabilities.NEUTRALERRORS) {
    // Being told that there is nobody counts like a code.
    await countSending(context.gateway.database, { merchantId: merchant.id, purpose, target }, context.http.ip)
    throw new LiveryError('MOBILE_UNKNOWN')
  }
  return sendCode(context, {
    purpose,
    by: 'sms',
    target,
    language: member?.language ?? null,
    isWanted: member !== null,
  })
}
