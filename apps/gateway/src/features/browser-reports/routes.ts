import { REPORTS_PATH } from '@livery/contract/browser-reports'
import type { FastifyInstance } from 'fastify'
import { Counter } from 'prom-client'
import { OwnCounters } from '../../platform/limits/own-counters.ts'
import { siteOf } from '../../tenancy/sites/request-site.ts'
import type { ReportServices } from './services.ts'
import { violationsIn } from './violations.ts'

/** What one address may report in a minute; a page with a fault reports it at each visit. */
const PER_MINUTE = 30
const LARGEST = 16 * 1024
/** How many similar reports are logged in an hour, and how many in all in a minute. */
const LOGGED = { alike: 3, all: 20 }

/** Schemes of browser extensions: the page's policy refuses what they add, and nobody here can fix it. */
const EXTENSION = /^[\w-]*extension:/

/**
 * Receives reports from browsers about what a page's policy refused. Anybody can send such a report, so reports are
 * counted, a few are logged, and none is stored.
 */
export async function reportRoutes(app: FastifyInstance, { metrics, log }: ReportServices): Promise<void> {
  const seen = new OwnCounters()
  const counted = new Counter({
    name: 'livery_browser_reports_total',
    help: 'What pages’ policies have refused, as browsers report it, by directive; `extension` for those of extensions',
    labelNames: ['directive'],
    registers: [metrics.registry],
  })
  app.addContentTypeParser(
    ['application/reports+json', 'application/csp-report'],
    { parseAs: 'string', bodyLimit: LARGEST },
    (_request, text, done) => {
      try {
        done(null, JSON.parse(String(text)))
      } catch {
        // A malformed report gets the same answer, because a browser does nothing with an error.
        done(null, null)
      }
    },
  )
  app.post(
    REPORTS_PATH,
    { bodyLimit: LARGEST, config: { rateLimit: { max: PER_MINUTE, timeWindow: 60_000, allowList: [] } } },
    async (request, reply) => {
      const { merchant } = siteOf(request)
      for (const violation of violationsIn(request.body)) {
        const isOfExtension = EXTENSION.test(violation.blocked) || EXTENSION.test(violation.source ?? '')
        counted.inc({ directive: isOfExtension ? 'extension' : violation.directive })
        if (isOfExtension) continue
        const kind = [merchant.id, violation.directive, violation.blocked].join(' ')
        if (seen.count(kind, 3_600_000).current > LOGGED.alike || seen.count('all', 60_000).current > LOGGED.all)
          continue
        log.warn({ merchant: merchant.id, ...violation }, 'a page’s policy refused something')
      }
      return reply.status(204).send()
    },
  )
}
