import type { Visit } from '../visit/visit.ts'
import { PUSH_KEY } from './push-key.ts'
import { pushSupport } from './push-support.ts'
import { ownDevice, subscribe, unsubscribe } from './subscription.ts'

/**
 * Corrects the notifications of this browser when a member is signed in: those of another member end, and those of this
 * one continue under the present session and the merchant's present key. It never asks for a permission.
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
