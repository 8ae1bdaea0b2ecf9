import { bindHandlers } from '../../../calls/handlers.ts'
import type { CashierServices } from '../services.ts'
import { transferDeskHandler } from './desk.ts'
import { downlineHandler, uplineHandler } from './make.ts'

export function transferHandlers(services: CashierServices) {
  return bindHandlers(services, {
    transferDesk: { perMinute: 60, handle: transferDeskHandler },
    transferUpline: { perMinute: 20, handle: uplineHandler },
    transferDownline: { perMinute: 30, handle: downlineHandler },
  })
}
