import { prepareMenus } from '@livery/ui/menu'
import { prepareToasts } from '@livery/ui/toast'
import { whenIdle } from '@livery/ui/when-idle'
import { prepareBotCheck } from '../shared/bot-check/solve-bot-check.ts'
import { prepareCalls } from '../shared/http/call.ts'
import { loadPopupTexts } from '../shared/popups/load-popup-texts.ts'
import type { Popup } from '../shared/popups/popup.ts'
import { PUSH_KEY } from '../shared/push/push-key.ts'
import type { Visit } from '../shared/visit/visit.ts'
import { popups } from './popups.ts'

type Preparation = () => Promise<unknown>

/** The code that reports a failure and sends again; it is small, so it is always fetched in advance. */
const WORDS: readonly Preparation[] = [prepareToasts, prepareCalls, prepareMenus]

/**
 * Fetches, one after another while the page is idle, what it may need when the connection breaks: messages, menus, the
 * code of calls, and the pop-ups that a guest or a member may open. Returns a function that ends this.
 */
export function prepare(visit: Visit, audience: 'guest' | 'member'): () => void {
  const isForAudience = ({ ahead }: Popup) => ahead === audience || ahead === 'everybody'
  const open = Object.values(popups).filter(isForAudience)
  const rest: readonly Preparation[] = [
    ...open.map((popup) => () => Promise.all([popup.load(), loadPopupTexts(popup, visit)])),
    ...open.flatMap((popup) => (popup.needs ? [() => popup.needs?.(visit.boot)] : []) as Preparation[]),
    ...(audience === 'guest' ? [prepareBotCheck] : []),
  ]
  const waiting = savesData() ? [...WORDS] : [...WORDS, ...rest]
  if (audience === 'member' && visit.localStorage.get(PUSH_KEY)) waiting.unshift(() => keepNotifications(visit))
  let cancel = () => {}
  const next = () => {
    const preparation = waiting.shift()
    if (!preparation) return
    cancel = whenIdle(() => {
      // When the fetch fails now, it is repeated when the code is needed.
      preparation().then(next, next)
    })
  }
  next()
  return () => {
    waiting.length = 0
    cancel()
  }
}

/** What this device shows is the present member's, or nobody's. */
async function keepNotifications(visit: Visit): Promise<void> {
  const { keepPush } = await import('../shared/push/keep-push.ts')
  await keepPush(visit)
}

function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}
