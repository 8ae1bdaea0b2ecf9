import { bindHandlers } from '../../../calls/handlers.ts'
import type { AuthServices } from '../services.ts'
import { forgetByMail } from './by-mail.ts'
import { byPhoneHandler } from './by-phone.ts'
import { changeHandler } from './change.ts'

const ENOUGH = { perMinute: 30 }

export function passwordHandlers(services: AuthServices) {
  return bindHandlers(services, {
    changePassword: { ...ENOUGH, handle: changeHandler },
    forgetPassword: { ...ENOUGH, handle: forgetByMail },
    getPasswordByPhone: { ...ENOUGH, handle: byPhoneHandler },
  })
}
