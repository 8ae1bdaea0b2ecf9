import { allowScriptsOf } from '../../shared/third-parties/allow-scripts.ts'

/** The tag's script; the id of its merchant follows. */
const SCRIPT = 'https://www.googletagmanager.com/gtag/js?id='

/** The tag's own queue and its switch, as its documentation names them. */
type TagWindow = Record<string, unknown> & { dataLayer?: unknown[] }

export interface Tag {
  /** Sends an event of ours; the tag sends none by itself. */
  readonly send: (event: string, about?: Readonly<Record<string, string>>) => void
  /** While it is off, the tag sends and stores nothing. */
  readonly setOff: (isOff: boolean) => void
}

/**
 * Loads Google's tag. It counts, and does no more: no advertising, no profile, no event that is not sent here.
 * @param gtagId the merchant's id, such as G-ABC123
 */
export function loadTag(gtagId: string, page: Document = document): Tag {
  const global = globalThis as unknown as TagWindow
  global.dataLayer ??= []
  const queue = global.dataLayer
  // The tag reads `arguments` objects from the queue, not lists.
  function gtag(..._words: unknown[]) {
    // biome-ignore lint/complexity/noArguments: what the tag expects
    queue.push(arguments)
  }
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }
  gtag('consent', 'default', { ...denied, analytics_storage: 'granted' })
  gtag('js', new Date())
  gtag('config', gtagId, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  })
  // The same host also serves whatever others have put into a container of theirs, so only this id is allowed.
  allowScriptsOf({ scripts: [`${SCRIPT}${gtagId}`] })
  const script = page.createElement('script')
  script.async = true
  script.src = `${SCRIPT}${gtagId}`
  page.head.append(script)
  return {
    send: (event, about = {}) => gtag('event', event, { ...about, send_to: gtagId }),
    setOff: (isOff) => {
      global[`ga-disable-${gtagId}`] = isOff
    },
  }
}
