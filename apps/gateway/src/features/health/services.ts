import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/database/connect.ts'
import type { EventHub } from '../../platform/events/hub.ts'
import type { Geolocation } from '../../platform/geolocation/geolocation.ts'
import type { Drain } from '../../platform/http/drain.ts'
import type { Counters } from '../../platform/limits/counters.ts'
import type { Metrics } from '../../platform/metrics/metrics.ts'
import type { SkippedIds } from '../../tenancy/skipped-ids.ts'

/** The gateway's services that operators' health checks and metrics need. */
export interface HealthServices {
  readonly database: Database
  readonly metrics: Metrics
  readonly events: Pick<EventHub, 'subscribers'>
  readonly geolocation: Pick<Geolocation, 'data'>
  readonly counters: Pick<Counters, 'isShared'>
  readonly drain: Pick<Drain, 'noteReadinessCheck' | 'isDraining'>
  readonly skipped: Pick<SkippedIds, 'counts'>
  readonly log: Pick<FastifyBaseLogger, 'error'>
}
