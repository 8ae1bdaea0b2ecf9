import type { FastifyBaseLogger } from 'fastify'
import type { Metrics } from '../../platform/metrics/metrics.ts'

/** What collecting browsers' reports needs of the gateway. */
export interface ReportServices {
  readonly metrics: Pick<Metrics, 'registry'>
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}
