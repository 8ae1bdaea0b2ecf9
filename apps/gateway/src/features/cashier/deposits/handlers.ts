import { bindHandlers } from '../../../calls/handlers.ts'
import type { CashierServices } from '../services.ts'
import { cancelHandler, proveHandler, slipHandler } from './change.ts'
import { methodsHandler, oneHandler, pageHandler } from './read.ts'
import { startHandler } from './start.ts'

/** Deposits a minute that one address may begin: each sends a request to a provider. */
const STARTS_PER_MINUTE = 20

/** Pictures a minute that one address may send: each is drawn again. */
const SLIPS_PER_MINUTE = 6

export function depositHandlers(services: CashierServices) {
  return bindHandlers(services, {
    depositMethods: methodsHandler,
    startDeposit: { perMinute: STARTS_PER_MINUTE, handle: startHandler },
    deposit: oneHandler,
    deposits: pageHandler,
    cancelDeposit: cancelHandler,
    sendDepositSlip: { perMinute: SLIPS_PER_MINUTE, handle: slipHandler },
    proveDeposit: { perMinute: STARTS_PER_MINUTE, handle: proveHandler },
  })
}
