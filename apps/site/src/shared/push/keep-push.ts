import type { Visit } from '../visit/visit.ts'
import { PUSH_KEY } from './push-key.ts'
import { pushSupport } from './push-support.ts'
import { ownDevice, subscribe, unsubscribe } from './subscription.ts'

/**
 * Keeps what this browser shows right when a member is there: of another member it shows nothing any more, of this one
 * under the session and the merchant's key of today. It never asks for a permission.
 */
export async function keepPush(visit: Visit): Promise<void> {
  const device = ownDevice(visit)
  const { member } = visit.session.getState()
  if (!device || !member) return
  if (device.memberId !== member.id) return unsubscribe(visit)
  const isAllowed = pushSupport() === 'ready' && Notification.permission === 'granted'
  const { publicKey, devices } = await visit.call('pushSettings', {})
  // Removed from the list on another device, or the permission was taken back.
  if (!isAllowed || !devices.some(({ id }) => id === device.id)) {
    await visit.call('removePushDevice', { id: device.id })
    return unsubscribe(visit)
  }
  await subscribe(visit, publicKey)
}

/** After a sign-out this browser shows nothing of the member any more. */
export async function forgetPush(visit: Visit): Promise<void> {
  if (visit.localStorage.get(PUSH_KEY)) await unsubscribe(visit)
}
