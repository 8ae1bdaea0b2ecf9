import type { FastifyBaseLogger } from 'fastify'
import type { Pictures } from '../../platform/pictures/pictures.ts'
import type { PaymentMethods } from '../../tenancy/payments/payment-methods.ts'
import type { Registry } from '../../tenancy/sites/registry.ts'
import type { Vendors } from '../../tenancy/vendors/vendors.ts'

/** The gateway's services that serving pictures needs. */
export interface PictureServices {
  readonly pictures: Pictures
  readonly vendors: Vendors
  readonly payments: Pick<PaymentMethods, 'logos'>
  readonly registry: Registry
  readonly log: Pick<FastifyBaseLogger, 'debug'>
}
