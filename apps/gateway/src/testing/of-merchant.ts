import type { Gateway } from '../composition/gateway.ts'

/** A gateway's services as a handler is handed them at a merchant's site. */
export function ofMerchant(gateway: Gateway, merchantId: string): Gateway {
  return { ...gateway, database: { ...gateway.database, ...gateway.database.of(merchantId) } }
}
