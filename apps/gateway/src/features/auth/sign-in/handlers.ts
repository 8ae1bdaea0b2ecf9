import type { Login } from '@livery/contract/auth/sign-in'
import type { SignedIn } from '@livery/contract/auth/signed-in'
import { bindHandlers } from '../../../calls/handlers.ts'
import type { AuthServices } from '../services.ts'
import { byCode } from './by-code.ts'
import { byDevice } from './by-device.ts'
import { byPassword } from './by-password.ts'
import type { SignInContext } from './enter.ts'
import { prove, sendProofCode } from './prove.ts'

const ENOUGH = { perMinute: 60 }

export function signInHandlers(services: AuthServices) {
  return bindHandlers(services, {
    login: { ...ENOUGH, handle: (context) => signIn(context, context.request) },
    loginV2: { ...ENOUGH, handle: (context) => signIn(context, context.request) },
    sendVerificationCode: { perMinute: 30, handle: sendProofCode },
    proveSignIn: { perMinute: 30, handle: prove },
  })
}

async function signIn(context: SignInContext, request: Login): Promise<SignedIn> {
  if (request.type === 'sms') return byCode(context, request)
  const { services, site } = context
  // This comes first, because the later checks cost us more than they cost a robot.
  const effort = await services.botCheck.verify(site, request.verification)
  return request.password === undefined && !request.asAgent
    ? byDevice(context, request)
    : byPassword(context, request, effort)
}
