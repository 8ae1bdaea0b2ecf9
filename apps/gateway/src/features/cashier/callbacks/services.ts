import type { PaymentCallback, RawPaymentCall } from '@livery/contract/payments/adapter'
import type { PaymentAnswer } from '@livery/contract/payments/facts'
import type { Merchant } from '@livery/merchant/merchant'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../../platform/database/connect.ts'
import type { Metrics } from '../../../platform/metrics/metrics.ts'

/** A merchant's account at a provider, as its callbacks need it. */
export interface CallbackAccount {
  readonly merchant: Merchant
  /** The ways to pay that go over this account. */
  readonly methodIds: readonly string[]
  readonly connection: {
    readonly id: string
    readCallback(call: RawPaymentCall): PaymentCallback
    writeAnswer(
      answer: PaymentAnswer,
      call: PaymentCallback | null,
    ): { readonly status: number; readonly contentType: string; readonly body: string }
  }
}

/** The gateway's services that callbacks need. */
export interface CallbackServices {
  readonly database: Database
  readonly metrics: Metrics
  readonly log: Pick<FastifyBaseLogger, 'error'>
  /** Undefined where the merchant or its account there is unknown. */
  callbackAccount(merchantId: string, connectionId: string): Promise<CallbackAccount | undefined>
}
