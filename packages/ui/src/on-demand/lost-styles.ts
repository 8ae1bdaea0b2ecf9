import { isOffline, untilOnline } from './connection.ts'

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 30_000
const LONGEST_UNSTYLED_MS = 3000

const coming = new Set<Promise<void>>()
const ours = new WeakSet<EventTarget>()

/**
 * Loads style sheets again that were lost: the bundler asks for each only once, so that after a broken connection the
 * script of a part would come without its looks.
 */
export function followLostStyles(page: Document): void {
  page.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet' || ours.has(target)) return
      const back = loadAgain(target).finally(() => coming.delete(back))
      coming.add(back)
    },
    true,
  )
}

/** Resolves when no lost style sheet is outstanding, or after a moment: what can be read is better than nothing. */
export async function untilStyled(): Promise<void> {
  if (coming.size === 0) return
  await Promise.race([Promise.all(coming), new Promise((resume) => setTimeout(resume, LONGEST_UNSTYLED_MS))])
}

async function loadAgain(lost: HTMLLinkElement): Promise<void> {
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
    if (isOffline()) await untilOnline()
    else await new Promise((resume) => setTimeout(resume, waitMs))
    const link = lost.cloneNode() as HTMLLinkElement
    ours.add(link)
    const isBack = await new Promise<boolean>((resolve) => {
      link.addEventListener('load', () => resolve(true))
      link.addEventListener('error', () => resolve(false))
      lost.after(link)
    })
    if (isBack) {
      lost.remove()
      return
    }
    link.remove()
  }
}
