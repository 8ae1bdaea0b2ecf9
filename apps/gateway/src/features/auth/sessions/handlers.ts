import { bindHandlers } from '../../../calls/handlers.ts'
import type { AuthServices } from '../services.ts'
import { exchangeHandler } from './exchange.ts'
import { freePlay } from './free-play.ts'
import { endOthers, listSessions } from './list.ts'
import { signOut } from './sign-out.ts'

export function sessionHandlers(services: AuthServices) {
  return bindHandlers(services, {
    exchange: { perMinute: 30, handle: exchangeHandler },
    freePlayLogin: { perMinute: 10, handle: freePlay },
    sessions: listSessions,
    endSessions: endOthers,
    logout: signOut,
  })
}
