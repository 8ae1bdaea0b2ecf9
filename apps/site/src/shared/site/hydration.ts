/** Until the browser has taken over the page that the server rendered, part by part. */
export interface Hydration {
  readonly done: Promise<void>
  finish: () => void
}

/** Longer than any page takes; what waits for a part that never comes goes on then. */
const AT_MOST_MS = 10_000

/** Of a page that came from the server. */
export function pendingHydration(): Hydration {
  let finish = () => {}
  const done = new Promise<void>((resolve) => {
    finish = resolve
    setTimeout(resolve, AT_MOST_MS)
  })
  return { done, finish }
}

/** Of a page that began in the browser. */
export const noHydration: Hydration = { done: Promise.resolve(), finish: () => undefined }
