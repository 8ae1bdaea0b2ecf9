import { Counter, collectDefaultMetrics, Registry } from 'prom-client'

/** Metrics of this process, for Prometheus. Each part of the gateway counts its own; one page shows all. */
export class Metrics {
  readonly registry = new Registry()
  /** Wallet calls of vendors, by result; operators should have alerts on LIMIT_EXCEEDED and SOURCE_NOT_ALLOWED. */
  readonly walletCalls = new Counter({
    name: 'livery_wallet_calls_total',
    help: 'Wallet calls of vendors, by vendor, action and status',
    labelNames: ['vendor', 'action', 'status'],
    registers: [this.registry],
  })

  /** Callbacks of payment providers, by result; operators should have alerts on INVALID_SIGNATURE and ERROR. */
  readonly paymentCalls = new Counter({
    name: 'livery_payment_calls_total',
    help: 'Callbacks of payment providers, by connection and status',
    labelNames: ['connection', 'status'],
    registers: [this.registry],
  })

  /** Jobs by outcome; operators should have an alert on `failed`. */
  readonly jobs = new Counter({
    name: 'livery_jobs_total',
    help: 'Runs of jobs, by kind and outcome',
    labelNames: ['kind', 'outcome'],
    registers: [this.registry],
  })

  /** Where uses of a limit were counted: `own` without a Valkey, or while it is disconnected. */
  readonly limits = new Counter({
    name: 'livery_limits_counted_total',
    help: 'Uses of a limit, by where they were counted: shared by all gateways, or in this process',
    labelNames: ['where'],
    registers: [this.registry],
  })

  constructor() {
    collectDefaultMetrics({ register: this.registry })
  }
}
