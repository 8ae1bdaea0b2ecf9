import { isOffline, untilOnline } from './connection.ts'
import { loadAgain } from './load-again.ts'
import { untilStyled } from './lost-styles.ts'

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 30_000

/**
 * Loads code that a page can do without for the moment: it is tried again until it is there, at once when a lost
 * connection is back. It never rejects, because an error while rendering would take the whole page away.
 */
export async function untilLoaded<Module>(load: () => Promise<Module>): Promise<Module> {
  let attempt = load
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
    try {
      const module = await attempt()
      await untilStyled()
      return module
    } catch (error) {
      if (isOffline()) await untilOnline()
      else await new Promise((resume) => setTimeout(resume, waitMs))
      attempt = () => loadAgain(load, error)
    }
  }
}
