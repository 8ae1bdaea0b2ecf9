import { depositHandlers } from './deposits/handlers.ts'
import type { CashierServices } from './services.ts'
import { transferHandlers } from './transfers/handlers.ts'
import { withdrawalHandlers } from './withdrawals/handlers.ts'

export function cashierHandlers(services: CashierServices) {
  return { ...depositHandlers(services), ...withdrawalHandlers(services), ...transferHandlers(services) }
}
