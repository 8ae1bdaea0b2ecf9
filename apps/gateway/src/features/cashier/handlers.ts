import type { CashierServices } from './services.ts'
import { withdrawalHandlers } from './withdrawals/handlers.ts'

export function cashierHandlers(services: CashierServices) {
  return { ...withdrawalHandlers(services) }
}
