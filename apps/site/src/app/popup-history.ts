import type { PopupStore } from '../shared/visit/popup-store.ts'

/** The state of a history entry: the router's key of its page, and the number of pop-ups open over it. */
interface Entry {
  readonly key?: string
  readonly popups?: number
}

type Tape = Pick<History, 'state' | 'pushState' | 'go'>

export interface PopupHistory {
  /**
   * Reacts to a step back or forward. True when it stayed on the page: then it has closed what was open over it, and
   * nothing else is to be done.
   * @param pageKey the router's key of the page that is shown
   */
  readonly stepped: (entry: unknown, pageKey: string) => boolean
  /** Runs a navigation once the pop-ups' entries are gone, so that it takes the place of the page and not of theirs. */
  readonly afterPopupsClosed: (navigate: () => void) => void
  readonly stop: () => void
}

const FIRST_KEY = 'default'

const entryOf = (state: unknown): Entry => (state ?? {}) as Entry

/**
 * Gives every open pop-up an entry in the history, so that "back" closes it, as on a phone everything that covers the
 * screen is closed.
 * @param ofAddress how many of the open pop-ups belong to the page's own address, which is an entry already
 */
export function followPopups(popups: PopupStore, ofAddress: () => number, tape: Tape = window.history): PopupHistory {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSettling = false
  let waiting: (() => void) | null = null
  const entriesNeeded = () => Math.max(0, popups.getState().stack.length - ofAddress())
  const entriesMade = () => entryOf(tape.state).popups ?? 0

  const settle = () => {
    // A step that is under way is not in the history yet: a second one would leave the page.
    if (isSettling) return
    for (let depth = entriesMade() + 1; depth <= entriesNeeded(); depth += 1)
      tape.pushState({ ...entryOf(tape.state), popups: depth }, '')
    if (entriesMade() > entriesNeeded()) {
      isSettling = true
      tape.go(entriesNeeded() - entriesMade())
    }
  }
  // A pop-up that closes often leads to a page, whose entry then stands where the pop-up's was.
  const settleSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(settle)
  }
  const unfollow = popups.subscribe(({ stack }, former) => {
    if (stack.length !== former.stack.length) settleSoon()
  })
  return {
    stepped(state, pageKey) {
      const { key = FIRST_KEY, popups: depth = 0 } = entryOf(state)
      if (key !== pageKey) {
        // Pop-ups that were open over a former page are not opened again: their entries are passed over.
        isSettling = false
        waiting = null
        if (depth > 0) tape.go(-depth)
        return false
      }
      // A step of our own closes nothing: another pop-up may have been opened meanwhile.
      if (isSettling) {
        isSettling = false
        if (waiting && depth > 0) {
          isSettling = true
          tape.go(-depth)
          return true
        }
        const navigate = waiting
        waiting = null
        if (navigate) navigate()
        else settleSoon()
        return true
      }
      const [top] = popups.getState().stack.slice(-1)
      if (top && entriesNeeded() > depth) {
        popups.leave(top.name)
        // The pop-up may have asked a question instead of closing; then its entry is added again.
        settleSoon()
      }
      return true
    },
    afterPopupsClosed(navigate) {
      const depth = entriesMade()
      if (depth === 0 && !isSettling) return navigate()
      waiting = navigate
      if (isSettling) return
      isSettling = true
      tape.go(-depth)
    },
    stop() {
      clearTimeout(timer)
      unfollow()
    },
  }
}
