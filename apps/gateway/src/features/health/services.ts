import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/database/connect.ts'
import type { Metrics } from '../../platform/metrics/metrics.ts'
import type { Registry } from '../../tenancy/sites/registry.ts'
import type { SkippedIds } from '../../tenancy/skipped-ids.ts'

/** What operators' health checks and metrics need of the gateway. */
export interface HealthServices {
  readonly database: Database
  readonly metrics: Metrics
  readonly registry: Registry
  readonly skipped: Pick<SkippedIds, 'counts'>
  readonly log: Pick<FastifyBaseLogger, 'error'>
}
