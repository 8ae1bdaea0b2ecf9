/** Until the browser has taken over the page that the server rendered, part by part. */
export interface Hydration {
  readonly done: Promise<void>
  /** A part stands that will be taken over by itself. Call what it returns when that has happened. */
  readonly begin: () => () => void
  /** What stands around the parts is taken over: no further one will be named. */
  readonly finish: () => void
}

/** Longer than any page takes; what waits for a part that never comes goes on then. */
const AT_MOST_MS = 10_000

/** Of a page that came from the server. */
export function pendingHydration(): Hydration {
  const waiting = new Set<object>()
  let isWhole = false
  let resolve = () => {}
  const done = new Promise<void>((resume) => {
    resolve = resume
    setTimeout(resume, AT_MOST_MS)
  })
  const settle = () => {
    if (isWhole && waiting.size === 0) resolve()
  }
  return {
    done,
    begin: () => {
      const part = {}
      waiting.add(part)
      return () => {
        waiting.delete(part)
        settle()
      }
    },
    finish: () => {
      isWhole = true
      settle()
    },
  }
}

/** Of a page that began in the browser. */
export const noHydration: Hydration = {
  done: Promise.resolve(),
  begin: () => () => undefined,
  finish: () => undefined,
}
