import { LiveryError } from '@livery/contract/errors'
import {
  type MerchantRecord,
  OPERATOR_ACTIONS,
  OPERATOR_API,
  type OperatorAction,
  type OperatorAnswer,
  type OperatorRequest,
} from '@livery/contract/operator'
import { formatFault } from '@livery/document/format-fault'
import { parseBundle } from '@livery/merchant/bundle-text'
import { momentMs, readMoment } from '@livery/theme/moment'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PREVIEW_PARAMETER } from '../../tenancy/releases/preview.ts'
import { Refusal } from '../../tenancy/releases/refusal.ts'
import { isOperatorHost } from '../../tenancy/sites/resolve-site.ts'
import { isOperator } from './access.ts'
import { recordOf, statusOf } from './records.ts'
import type { OperatorServices } from './services.ts'

/** Larger than any merchant's files in base64. */
const LARGEST_BUNDLE = 20 * 1024 * 1024

type Done = Omit<OperatorAnswer, 'merchant'>
type Actions = {
  readonly [Action in OperatorAction]: (
    id: string,
    request: OperatorRequest<Action>,
    http: FastifyRequest,
  ) => Promise<Done>
}

/** The operator's calls for every merchant's releases, on the operator's host only. */
export async function operatorRoutes(app: FastifyInstance, services: OperatorServices): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!isOperatorHost(services, request.host)) throw new LiveryError('NOT_FOUND')
    if (!(await isOperator(services, request))) {
      await reply.status(401).send({ message: 'The operator’s secret is needed: Authorization: Bearer <secret>.' })
    }
  })
  app.setErrorHandler((error, request, reply) => {
    // On other hosts these paths answer like any path that does not exist.
    if (error instanceof LiveryError) throw error
    return refuse(error, request, reply)
  })

  app.get(`${OPERATOR_API}/merchants`, async () => ({
    merchants: services.registry.ids.map((id) => statusOf(services, id)),
  }))
  app.get<{ Params: { id: string } }>(`${OPERATOR_API}/merchants/:id`, async ({ params }) =>
    record(services, params.id),
  )

  const actions = actionsOf(services)
  for (const name of Object.keys(OPERATOR_ACTIONS) as OperatorAction[]) {
    app.post<{ Params: { id: string } }>(
      `${OPERATOR_API}/merchants/:id/${name}`,
      { schema: { body: OPERATOR_ACTIONS[name] }, bodyLimit: name === 'draft' ? LARGEST_BUNDLE : 65_536 },
      async (request): Promise<OperatorAnswer> => {
        const { id } = request.params
        // The action's own schema has validated the body.
        const done = await actions[name](id, request.body as never, request)
        return { merchant: await record(services, id), ...done }
      },
    )
  }
}

async function record(services: OperatorServices, id: string): Promise<MerchantRecord> {
  const found = await recordOf(services, id)
  if (!found) throw new Refusal(404, `There is no merchant "${id}".`)
  return found
}

function actionsOf(services: OperatorServices): Actions {
  const { operations } = services.releases
  return {
    publish: async (id, { release, ...requester }) => live(await operations.publish(id, release, requester)),
    rollback: async (id, requester) => live(await operations.rollback(id, requester)),
    canary: async (id, { release, percent, ...requester }) => {
      const { canary } = await operations.canary(id, release, percent, requester)
      return canary ? { release: canary.release } : {}
    },
    'end-canary': async (id, requester) => live(await operations.endCanary(id, requester)),
    hold: async (id, requester) => live(await operations.hold(id, requester)),
    follow: async (id, requester) => live(await operations.follow(id, requester)),
    schedule: async (id, { release, at, ...requester }) => ({
      release: (await operations.schedule(id, release, momentOf(services, id, at), requester)).release,
    }),
    cancel: async (id, { plan, ...requester }) => ({ release: (await operations.cancel(id, plan, requester)).release }),
    preview: async (id, { release: name, minutes, by }, http) => {
      const release = await operations.previewed(id, name, { by })
      const untilMs = Date.now() + minutes * 60_000
      const token = await services.previews.sign({ merchantId: id, release, untilMs })
      return {
        release,
        link: `${addressOf(services, id, http)}/?${PREVIEW_PARAMETER}=${token}`,
        expiresAt: new Date(untilMs).toISOString(),
      }
    },
    draft: async (id, { bundle: text, by }) => {
      if (text === undefined) return { release: await operations.draft(id, { by }) }
      const { bundle, faults } = parseBundle('the bundle', text)
      if (!bundle) throw new Refusal(422, faults.map(formatFault).join('\n'), faults)
      return { release: await operations.draft(id, { by }, bundle) }
    },
  }
}

/** The instant of a local time in the merchant's time zone. */
function momentOf({ registry }: OperatorServices, id: string, text: string): Date {
  const moment = readMoment(text, 'begins')
  if (moment === undefined) {
    throw new Refusal(422, `${JSON.stringify(text)} is no moment: write 2026-12-01T09:00, or 2026-12-01T09:00Z.`)
  }
  return new Date(momentMs(moment, registry.site(id)?.merchant.timeZone ?? 'UTC'))
}

const live = ({ live: release }: { readonly live: string | null }): Done => (release ? { release } : {})

/** The address of a merchant's site, as the operator's browser reaches it. */
function addressOf({ settings, registry }: OperatorServices, id: string, http: FastifyRequest): string {
  const port = /:\d+$/.exec(http.host)?.[0] ?? ''
  const main = registry.site(id)?.merchant.domains.main
  return settings.localHosts || !main ? `http://${id}.localhost${port}` : `https://${main}`
}

function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof Refusal) return reply.status(error.status).send({ message: error.message })
  const { validation, statusCode, message } = error as Error & { validation?: unknown; statusCode?: number }
  if (validation || (statusCode && statusCode < 500)) return reply.status(statusCode ?? 400).send({ message })
  request.log.error({ err: error }, 'an operator’s call failed')
  return reply.status(500).send({ message: 'That failed here; the gateway’s log says why.' })
}
