import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, Histogram } from 'prom-client'
import { executeWalletOperation } from '../../ledger/wallet/operations.ts'
import type { Database } from '../../platform/database/connect.ts'
import { outboxLagSeconds } from '../../platform/events/outbox.ts'
import { dataLine } from '../../platform/geolocation/geolocation.ts'
import { OwnCounters } from '../../platform/limits/own-counters.ts'
import type { HealthServices } from './services.ts'

/** A load balancer gives up after a few seconds. */
const READY_WITHIN_MS = 3_000
const LIMITS_COUNTED = new Map([
  [true, 'by all gateways together'],
  [false, 'by this process alone: Valkey is away'],
  [null, 'by this process alone'],
])

/**
 * `/health/live`: the process answers. `/health/ready`: the wallet answers too, and the gateway is not stopping.
 * Both are public, so they say nothing about merchants; what is measured is served by `startMetricsServer`.
 */
export function healthRoutes(app: FastifyInstance, services: HealthServices): void {
  const { registry } = services.metrics
  const errors = new OwnCounters()
  const duration = new Histogram({
    name: 'livery_request_seconds',
    help: 'Time to answer, by route and status class',
    labelNames: ['route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3],
    registers: [registry],
  })
  new Gauge({
    name: 'livery_skipped_ids',
    help: 'Pages made without an id of the merchant’s configuration that the site does not know',
    labelNames: ['merchant', 'id'],
    registers: [registry],
    collect() {
      for (const { merchant, id, pages } of services.skipped.counts) this.set({ merchant, id }, pages)
    },
  })
  new Gauge({
    name: 'livery_database_connections',
    help: 'Connections of this process to the database, by state, and statements that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { total, idle, waiting } = services.database.connections()
      for (const [state, number] of Object.entries({ busy: total - idle, idle, waiting })) this.set({ state }, number)
    },
  })
  new Gauge({
    name: 'livery_event_streams',
    help: 'Event streams open in this process',
    registers: [registry],
    collect() {
      this.set(services.events.subscribers)
    },
  })
  new Gauge({
    name: 'livery_event_lag_seconds',
    help: 'The age of the oldest event that waits for an open transaction; events of all gateways wait with it',
    registers: [registry],
    async collect() {
      this.set(await outboxLagSeconds(services.database.everyMerchant).catch(() => Number.NaN))
    },
  })
  new Gauge({
    name: 'livery_valkey_up',
    help: 'Whether Valkey answers, so that all gateways count their limits together; NaN without one',
    registers: [registry],
    collect() {
      const { isShared } = services.counters
      this.set(isShared === null ? Number.NaN : Number(isShared))
    },
  })
  new Gauge({
    name: 'livery_country_data_age_days',
    help: 'The age of the data that tell the country of an address',
    registers: [registry],
    collect() {
      this.set((Date.now() - services.geolocation.data.date.getTime()) / 86_400_000)
    },
  })
  const nobodys = new Counter({
    name: 'livery_unknown_hosts_total',
    help: 'Requests for a host no merchant has',
    registers: [registry],
  })

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    duration.observe({ route, status: `${Math.floor(reply.statusCode / 100)}xx` }, reply.elapsedTime / 1000)
    if (request.site === null) nobodys.inc()
  })

  // The site's list of mirrors measures the response time of the merchant's other hosts.
  app.get('/health/live', async (_request, reply) => {
    reply.header('cross-origin-resource-policy', 'cross-origin')
    return { status: 'live' }
  })
  app.get('/health/ready', async (_request, reply) => {
    services.drain.noteReadinessCheck()
    if (services.drain.isDraining) return reply.status(503).send({ status: 'stopping' })
    const limits = LIMITS_COUNTED.get(services.counters.isShared)
    try {
      await within(READY_WITHIN_MS, walletAnswers(services.database.everyMerchant))
      return { status: 'ready', limits, countries: dataLine(services.geolocation.data) }
    } catch (error) {
      if (errors.count('not ready', 60_000).current <= 5) services.log.error({ err: error }, 'not ready')
      return reply.status(503).send({ status: 'database unreachable' })
    }
  })
}

/** Throws where a wallet call would fail, whatever the reason: a database that only answers is not enough. */
async function walletAnswers(database: Database): Promise<void> {
  const { status } = await executeWalletOperation(
    database,
    'nobody',
    { action: 'balance', sessionId: 'nobody', currency: 'XXX' },
    { amount: null, round: null, hour: null },
  )
  if (status !== 'SESSION_NOT_FOUND') throw new Error(`a wallet call answers ${status}`)
}

async function within(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the database did not answer within ${ms} ms`)), ms)
  })
  await Promise.race([work, late]).finally(() => clearTimeout(timer))
}
