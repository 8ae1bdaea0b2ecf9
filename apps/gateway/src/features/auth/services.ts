import type { Call } from '@livery/contract/call'
import type { FastifyBaseLogger } from 'fastify'
import type { CallContext, Handler } from '../../calls/handlers.ts'
import type { Database } from '../../platform/database/connect.ts'
import type { Pictures } from '../../platform/pictures/pictures.ts'
import type { Sending } from '../../platform/sending/sending.ts'
import type { Settings } from '../../platform/settings.ts'
import type { TextStore } from '../../tenancy/texts/text-store.ts'
import type { BotCheck } from './bot-check/bot-check.ts'

/** The gateway's services that the authentication handlers need. */
export interface AuthServices {
  readonly database: Database
  readonly settings: Pick<Settings, 'defaultPassword' | 'demo' | 'deploymentSecret' | 'firebase' | 'previousSecrets'>
  readonly log: FastifyBaseLogger
  readonly botCheck: BotCheck
  readonly sending: Sending
  readonly texts: TextStore
  readonly pictures: Pictures
}

export type AuthHandler<C extends Call> = Handler<C, AuthServices>
export type AuthContext<C extends Call = Call> = CallContext<C, AuthServices>
