import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, Histogram } from 'prom-client'
import type { HealthServices } from './services.ts'

/** `/health/live`: the process answers. `/health/ready`: the database answers too. `/metrics`: Prometheus. */
export function healthRoutes(app: FastifyInstance, services: HealthServices): void {
  const { registry } = services.metrics
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
    try {
      await services.database.run('select 1')
      return { status: 'ready', merchants: services.registry.sites.length }
    } catch (error) {
      services.log.error({ err: error }, 'not ready')
      return reply.status(503).send({ status: 'database unreachable' })
    }
  })
  app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()))
}
