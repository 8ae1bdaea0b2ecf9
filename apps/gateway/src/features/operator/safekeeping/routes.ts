import {
  type AuditCheck,
  auditPlace,
  OPERATOR_API,
  type RotatedKeys,
  type RotatedPushKey,
} from '@livery/contract/operator'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { devicesOfOtherKeys } from '../../../members/push/devices.ts'
import { type ChainHead, checkAudit, linkAudit, placeInChain } from '../../../platform/audit/chain.ts'
import { DEPLOYMENT, recordOperatorAct } from '../../../platform/audit/record-operator.ts'
import { rotatePushKey } from '../../../platform/push/vapid-keys.ts'
import { reseal } from '../../../platform/secrets/reseal.ts'
import { storedKey } from '../../../platform/secrets/stored-key.ts'
import { Refusal } from '../../../tenancy/releases/refusal.ts'
import { deploymentSecretOnly } from '../deployment-secret-only.ts'
import type { OperatorServices } from '../services.ts'

/** How long one call works; the command calls again until nothing is left. */
const FOR_MS = 5_000

/** The name of the key of the chain over the audit log. */
export const AUDIT_KEY = 'audit-chain'

/** The calls for sealed values and the chained audit log, for holders of the deployment's secret. */
export async function safekeepingRoutes(app: FastifyInstance, services: OperatorServices): Promise<void> {
  const { database, settings } = services
  deploymentSecretOnly(app, services)

  app.post(`${OPERATOR_API}/keys/rotate`, async (request): Promise<RotatedKeys> => {
    const done = await reseal(database, settings, FOR_MS)
    if (done.resealed > 0) await record('operator.keys-rotated', request, { resealed: done.resealed, left: done.left })
    return done
  })

  app.post(`${OPERATOR_API}/push-keys/rotate`, async (request): Promise<RotatedPushKey> => {
    const { merchant = '' } = (request.body ?? {}) as { merchant?: unknown }
    const site = services.registry.sites.find((one) => one.merchant.id === merchant)
    if (!site) throw new Refusal(404, 'There is no such merchant.')
    const merchantId = site.merchant.id
    return database.transaction(async (tx) => {
      const publicKey = await rotatePushKey(tx, settings, merchantId)
      const devices = await devicesOfOtherKeys(tx, merchantId, publicKey)
      const act = { by: DEPLOYMENT, act: 'operator.push-key-rotated', subject: publicKey } as const
      await recordOperatorAct(tx, { ...act, merchantId, detail: { devices }, ip: request.ip })
      return { publicKey, devices }
    })
  })

  app.post(`${OPERATOR_API}/audit/check`, { schema: { body: auditPlace } }, async (request): Promise<AuditCheck> => {
    const key = await storedKey(database, settings, AUDIT_KEY).catch(() => {
      throw new Refusal(
        409,
        'The key of the audit log’s chain opens with none of the deployment’s secrets (DEPLOYMENT_SECRET).',
      )
    })
    const { from, known } = request.body as { from?: ChainHead; known?: ChainHead }
    if (!from) await linkAudit(database, key, 'new')
    const check = await checkAudit(database, key, from)
    const place = known && !from ? await placeInChain(database, known.seq) : null
    const isLost = known && !from && place?.hash !== known.hash
    const lost = isLost
      ? [`The chain does not have the place ${known.seq}:${known.hash}: it was replaced or cut off.`]
      : []
    return { ...check, faults: [...lost, ...check.faults] }
  })

  function record(act: 'operator.keys-rotated', { ip }: FastifyRequest, detail: Readonly<Record<string, number>>) {
    return recordOperatorAct(database, { by: DEPLOYMENT, act, subject: DEPLOYMENT, detail, ip })
  }
}
