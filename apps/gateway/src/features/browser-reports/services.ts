import type { FastifyBaseLogger } from 'fastify'
import type { Metrics } from '../../platform/metrics/metrics.ts'

/** The gateway's services that collecting browsers' reports needs. */
export interface ReportServices {
  readonly metrics: Pick<Metrics, 'registry'>
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}
