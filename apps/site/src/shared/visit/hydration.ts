/** Waits until the browser has hydrated the server's page, part by part. */
export interface Hydration {
  readonly done: Promise<void>
  /** Registers a part that hydrates separately. Call the returned function when that is done. */
  readonly begin: () => () => void
  /** The frame around the parts is hydrated; no further part will register. */
  readonly finish: () => void
}

/** Longer than any page takes; whoever waits for a part that never hydrates then continues. */
const AT_MOST_MS = 10_000

/** For a page that the server rendered. */
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

/** For a page that the browser rendered. */
export const noHydration: Hydration = {
  done: Promise.resolve(),
  begin: () => () => undefined,
  finish: () => undefined,
}
