const FIRST_MS = 300
const MOST_MS = 5_000

/** How soon a call is repeated whose answer lacks what a vendor has not told yet: at once, then less and less often. */
export const awaitedMs = (answers: number) => Math.min(FIRST_MS * 2 ** Math.max(0, answers - 1), MOST_MS)
