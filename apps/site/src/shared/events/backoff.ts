const FIRST_MS = 500
const LONGEST_MS = 30_000

/** How long to wait before the `attempt`-th reconnection (0-based): doubling, with jitter, so that a restart is not stormed. */
export function backoffMs(attempt: number, random: () => number = Math.random): number {
  const ceiling = Math.min(LONGEST_MS, FIRST_MS * 2 ** attempt)
  return Math.round(ceiling / 2 + random() * (ceiling / 2))
}
