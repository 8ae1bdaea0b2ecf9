import { type Login, login, loginV2 } from '@livery/contract/auth/login'
import type { SignedIn } from '@livery/contract/auth/signed-in'
import { proveSignIn, sendVerificationCode } from '@livery/contract/auth/verification'
import type { FastifyInstance } from 'fastify'
import { callRoute } from '../../../calls/call-route.ts'
import type { Gateway } from '../../../composition/gateway.ts'
import { byCode } from './by-code.ts'
import { byDevice } from './by-device.ts'
import { byPassword } from './by-password.ts'
import type { Entering } from './enter.ts'
import { prove, sendProofCode } from './prove.ts'

const ENOUGH = { perMinute: 60 }

export function signInRoutes(app: FastifyInstance, gateway: Gateway): void {
  callRoute(app, gateway, login, (context) => signIn(context, context.request), ENOUGH)
  callRoute(app, gateway, loginV2, (context) => signIn(context, context.request), ENOUGH)
  callRoute(app, gateway, sendVerificationCode, sendProofCode, { perMinute: 30 })
  callRoute(app, gateway, proveSignIn, prove, { perMinute: 30 })
}

async function signIn(context: Entering, request: Login): Promise<SignedIn> {
  if (request.type === 'sms') return byCode(context, request)
  const { gateway, site } = context
  // Before anything else: what comes after costs us more than it costs a robot.
  const effort = await gateway.botCheck.verify(site, request.verification)
  return request.password === undefined && !request.asAgent
    ? byDevice(context, request)
    : byPassword(context, request, effort)
}
