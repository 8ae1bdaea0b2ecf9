import { PUSH_WORKER_PATH } from '@livery/contract/messages/push-words'
import type { Visit } from '../visit/visit.ts'
import { PUSH_KEY } from './push-key.ts'

interface ScriptPolicy {
  createScriptURL(url: string): string
}

const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy }
}
const policy = trustedTypes?.createPolicy('livery-push', { createScriptURL: () => PUSH_WORKER_PATH })

/** The device of this browser; null where it shows nobody's notifications. */
export function ownDevice({ localStorage }: Visit): { readonly memberId: string; readonly id: string } | null {
  const [memberId, id] = (localStorage.get(PUSH_KEY) ?? '').split(' ')
  return memberId && id ? { memberId, id } : null
}

/** Subscribes this browser with the merchant's key, and names it to the gateway as the member's device. */
export async function subscribe(visit: Visit, publicKey: string): Promise<void> {
  const { push } = await worker()
  const former = await push.getSubscription()
  // A browser keeps the key of its first subscription.
  if (former && !isOfKey(former, publicKey)) await former.unsubscribe()
  const subscription = await push.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) })
  const { endpoint, keys = {} } = subscription.toJSON()
  const { id } = await visit.call('addPushDevice', {
    endpoint: endpoint ?? '',
    p256dh: keys.p256dh ?? '',
    auth: keys.auth ?? '',
    publicKey,
    language: visit.preferences.getState().language.code,
  })
  const before = ownDevice(visit)
  const memberId = visit.session.getState().member?.id
  visit.localStorage.set(PUSH_KEY, `${memberId} ${id}`)
  // With another key this browser is another device, and the former one reaches nobody any more.
  if (before && before.memberId === memberId && before.id !== id)
    await visit.call('removePushDevice', { id: before.id }).catch(() => undefined)
}

/** Ends this browser's subscription: notifications that are still sent to it reach nobody. */
export async function unsubscribe({ localStorage }: Visit): Promise<void> {
  localStorage.remove(PUSH_KEY)
  const registered = await navigator.serviceWorker?.getRegistration('/')
  await (await registered?.pushManager.getSubscription())?.unsubscribe()
}

async function worker() {
  await navigator.serviceWorker.register(policy ? policy.createScriptURL('') : PUSH_WORKER_PATH)
  const { pushManager } = await navigator.serviceWorker.ready
  return { push: pushManager }
}

function isOfKey({ options }: PushSubscription, publicKey: string): boolean {
  const key = options.applicationServerKey && new Uint8Array(options.applicationServerKey)
  const expected = bytesOf(publicKey)
  return key?.length === expected.length && expected.every((byte, at) => byte === key[at])
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0))
}
