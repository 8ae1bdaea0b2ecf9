import { bindHandlers } from '../../calls/handlers.ts'
import { authenticatorHandlers } from './authenticator/handlers.ts'
import { countCaptcha, makeCaptcha } from './captcha.ts'
import { codeHandlers } from './codes/handlers.ts'
import { passkeyHandlers } from './passkeys/handlers.ts'
import { passwordHandlers } from './passwords/handlers.ts'
import { registrationHandlers } from './registration/handlers.ts'
import type { AuthServices } from './services.ts'
import { sessionHandlers } from './sessions/handlers.ts'
import { signInHandlers } from './sign-in/handlers.ts'
import { stepUpHandlers } from './step-up/handlers.ts'

export function authHandlers(services: AuthServices) {
  return {
    ...bindHandlers(services, {
      botChallenge: {
        perMinute: 120,
        handle: ({ site, request }) => services.botCheck.challenge(site, request.effort ?? 'normal'),
      },
      captcha: {
        perMinute: 60,
        handle: async ({ services: { database, pictures }, site, http }) => {
          await countCaptcha(database, site.merchant.id, http)
          return makeCaptcha(database, pictures, site.merchant.id)
        },
      },
    }),
    ...signInHandlers(services),
    ...passkeyHandlers(services),
    ...stepUpHandlers(services),
    ...authenticatorHandlers(services),
    ...registrationHandlers(services),
    ...codeHandlers(services),
    ...passwordHandlers(services),
    ...sessionHandlers(services),
  }
}
