import { changePassword, forgetPassword, getPasswordByPhone } from '@livery/contract/auth/passwords'
import type { FastifyInstance } from 'fastify'
import { callRoute } from '../../../calls/call-route.ts'
import type { Gateway } from '../../../composition/gateway.ts'
import { forgetByMail } from './by-mail.ts'
import { byPhoneHandler } from './by-phone.ts'
import { changeHandler } from './change.ts'

const ENOUGH = { perMinute: 30 }

export function passwordRoutes(app: FastifyInstance, gateway: Gateway): void {
  callRoute(app, gateway, changePassword, changeHandler, ENOUGH)
  callRoute(app, gateway, forgetPassword, forgetByMail, ENOUGH)
  callRoute(app, gateway, getPasswordByPhone, byPhoneHandler, ENOUGH)
}
