import type { SignedIn } from '@livery/contract/auth/signed-in'
import { type SocialAnswer, type SocialNetwork, socialChannel, socialStartPath } from '@livery/contract/auth/social'
import { CallError } from '../http/call-error.ts'
import type { Visit } from '../visit/visit.ts'

const SIZE = { width: 480, height: 640 }
const LOOK_EVERY_MS = 250
/** The grace time for an answer that is under way when the window closes. */
const GRACE_LOOKS = 6

interface Wish {
  /** Terms and age were accepted: an unknown person gets an account. */
  readonly terms: boolean
  readonly signal?: AbortSignal
}

/**
 * Signs in with a social network in its own window. Call it directly in the press handler, since browsers open windows
 * only then. Rejects with `CallError`: SOCIAL_CLOSED when the window was closed, WINDOW_BLOCKED when the browser
 * did not open it, SOCIAL_UNKNOWN
 * for somebody without an account who has not accepted the terms, and so on.
 */
export async function signInWith(
  { call }: Pick<Visit, 'call'>,
  network: SocialNetwork,
  { terms, signal }: Wish,
): Promise<SignedIn> {
  const attempt = randomName()
  const channel = new BroadcastChannel(socialChannel(attempt))
  const { width, height } = SIZE
  const place = `popup,width=${width},height=${height},left=${(screen.width - width) / 2},top=${(screen.height - height) / 2}`
  const opened = window.open(socialStartPath(network, attempt, terms), `livery-${network}`, place)
  try {
    if (!opened) throw new CallError('WINDOW_BLOCKED')
    const answer = await answerOf(channel, opened, signal)
    if ('error' in answer) throw new CallError(answer.error)
    return await call('exchange', { code: answer.code })
  } finally {
    channel.close()
    opened?.close()
  }
}

function answerOf(channel: BroadcastChannel, opened: Window, signal?: AbortSignal): Promise<SocialAnswer> {
  return new Promise((resolve, reject) => {
    let closedLooks = 0
    const looking = setInterval(() => {
      // A network's page may cut the link to its window, which then looks closed; so the attempt ends only when this
      // page has the focus again.
      closedLooks = opened.closed && document.hasFocus() ? closedLooks + 1 : 0
      if (closedLooks > GRACE_LOOKS) end(() => reject(new CallError('SOCIAL_CLOSED')))
    }, LOOK_EVERY_MS)
    const end = (settle: () => void) => {
      clearInterval(looking)
      settle()
    }
    channel.addEventListener('message', ({ data }: MessageEvent<SocialAnswer>) => end(() => resolve(data)))
    signal?.addEventListener('abort', () => end(() => reject(signal.reason)), { once: true })
  })
}

/** A random channel name, so that no other page of this host can listen. */
function randomName(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
