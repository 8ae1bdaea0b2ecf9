import type { Gateway } from '../composition/gateway.ts'

/** A gateway's services in the form that a handler gets at a merchant's site. */
export function ofMerchant(gateway: Gateway, merchantId: string): Gateway {
  return { ...gateway, database: { ...gateway.database, ...gateway.database.of(merchantId) } }
}
