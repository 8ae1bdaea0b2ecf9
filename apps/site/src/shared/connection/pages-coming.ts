let count = 0
const listeners = new Set<() => void>()

function add(change: 1 | -1): void {
  count += change
  for (const changed of listeners) changed()
}

/** Counts a part of a page as under way until it has come or failed. React keeps showing the former page meanwhile. */
export function whileComing<Part>(coming: Promise<Part>): Promise<Part> {
  add(1)
  const end = () => add(-1)
  coming.then(end, end)
  return coming
}

/** Whether parts of a page are under way, as an external store. */
export const pagesComing = {
  subscribe(changed: () => void): () => void {
    listeners.add(changed)
    return () => listeners.delete(changed)
  },
  isComing: (): boolean => count > 0,
}
