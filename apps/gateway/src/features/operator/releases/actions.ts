import type { MerchantRecord, OperatorAction, OperatorAnswer, OperatorRequest } from '@livery/contract/operator'
import { formatFault } from '@livery/document/format-fault'
import { parseBundle } from '@livery/merchant/bundle-text'
import { momentMs, readMoment } from '@livery/theme/moment'
import type { FastifyRequest } from 'fastify'
import { recordOperatorAct } from '../../../platform/audit/record-operator.ts'
import type { Requester } from '../../../tenancy/publishing/operations.ts'
import { PREVIEW_PARAMETER } from '../../../tenancy/releases/preview.ts'
import { Refusal } from '../../../tenancy/releases/refusal.ts'
import type { Operator } from '../person.ts'
import type { OperatorServices } from '../services.ts'
import { recordOf } from './records.ts'

type Done = Omit<OperatorAnswer, 'merchant'>
type Actions = {
  readonly [Action in OperatorAction]: (
    id: string,
    request: OperatorRequest<Action> & Requester,
    http: FastifyRequest,
  ) => Promise<Done>
}

/** Carries out an action on a merchant's releases in an operator's name. */
export async function actOnMerchant<Action extends OperatorAction>(
  services: OperatorServices,
  { name }: Operator,
  id: string,
  action: Action,
  request: OperatorRequest<Action>,
  http: FastifyRequest,
): Promise<Done> {
  const actions = actionsOf(services)
  return actions[action](id, { ...request, by: name }, http)
}

/** A merchant's record; refused for an unknown merchant. */
export async function merchantRecord(services: OperatorServices, id: string): Promise<MerchantRecord> {
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
      const detail = { until: new Date(untilMs).toISOString() }
      await recordOperatorAct(services.database, { ...act('operator.preview', id, release, by, http), detail })
      return {
        release,
        link: `${addressOf(services, id, http)}/?${PREVIEW_PARAMETER}=${token}`,
        expiresAt: new Date(untilMs).toISOString(),
      }
    },
    draft: async (id, { bundle: text, by }, http) => {
      const release = await operations.draft(id, { by }, text === undefined ? undefined : sentBundle(text))
      await recordOperatorAct(services.database, act('operator.draft', id, release, by, http))
      return { release }
    },
  }
}

function act(
  name: 'operator.preview' | 'operator.draft',
  merchantId: string,
  subject: string,
  by: string,
  http: FastifyRequest,
) {
  return { by, act: name, subject, merchantId, ip: http.ip }
}

function sentBundle(text: string) {
  const { bundle, faults } = parseBundle('the bundle', text)
  if (!bundle) throw new Refusal(422, faults.map(formatFault).join('\n'), faults)
  return bundle
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
