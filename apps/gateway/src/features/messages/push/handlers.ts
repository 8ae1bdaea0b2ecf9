import { createECDH } from 'node:crypto'
import { LiveryError } from '@livery/contract/errors'
import { bindHandlers } from '../../../calls/handlers.ts'
import {
  addPushDevice,
  choosePushKinds,
  pushDevices,
  pushKinds,
  removePushDevice,
} from '../../../members/push/devices.ts'
import { isPushEndpoint } from '../../../platform/push/push-services.ts'
import { publicPushKey } from '../../../platform/push/vapid-keys.ts'
import type { PushServices } from '../services.ts'

/** New subscriptions a minute from one address: a browser makes one when its user agrees. */
const ADDED_A_MINUTE = 30

export function pushHandlers(services: PushServices) {
  return bindHandlers(services, {
    pushSettings: async ({ services: { database, settings }, site, account }) => {
      // A trial account gets no notifications, and ends after a week.
      if (account.isTrial) throw new LiveryError('REAL_ACCOUNT_NEEDED')
      const devices = await pushDevices(database, account)
      return {
        publicKey: await publicPushKey(database, settings, site.merchant.id),
        kinds: await pushKinds(database, account),
        devices: devices.map(({ id, user_agent, added_at, sent_at }) => ({
          id,
          userAgent: user_agent,
          addedAt: added_at.toISOString(),
          sentAt: sent_at?.toISOString() ?? null,
        })),
      }
    },
    addPushDevice: {
      perMinute: ADDED_A_MINUTE,
      handle: async ({ services: { database, settings }, account, request, http }) => {
        if (account.isTrial) throw new LiveryError('REAL_ACCOUNT_NEEDED')
        if (!isPushEndpoint(request.endpoint, settings.push)) throw new LiveryError('FEATURE_DISABLED')
        if (!isPoint(request.p256dh)) throw new LiveryError('INVALID_REQUEST')
        const userAgent = http.headers['user-agent'] ?? ''
        const id = await database.transaction((tx) => addPushDevice(tx, account, { ...request, userAgent }))
        if (id === null) throw new LiveryError('INVALID_REQUEST')
        return { id }
      },
    },
    removePushDevice: async ({ services: { database }, account, request: { id } }) => ({
      removed: await removePushDevice(database, account, id),
    }),
    choosePushKinds: async ({ services: { database }, account, request: { kinds } }) => {
      if (account.isTrial) throw new LiveryError('REAL_ACCOUNT_NEEDED')
      await choosePushKinds(database, account, kinds)
      return { kinds }
    },
  })
}

/** Whether a key is a point of the curve that messages are encrypted on: with any other, every message would fail. */
function isPoint(p256dh: string): boolean {
  try {
    const own = createECDH('prime256v1')
    own.generateKeys()
    own.computeSecret(Buffer.from(p256dh, 'base64url'))
    return true
  } catch {
    return false
  }
}
