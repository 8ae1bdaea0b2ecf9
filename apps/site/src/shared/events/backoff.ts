const FIRST_MS = 500
const LONGEST_MS = 30_000

/**
 * The delay before the `attempt`-th reconnection (0-based): doubling, with jitter, so that clients do not return all at
 * once.
 */
export function backoffMs(attempt: number, random: () => number = Math.random): number {
  const ceiling = Math.min(LONGEST_MS, FIRST_MS * 2 ** attempt)
  return Math.round(ceiling / 2 + random() * (ceiling / 2))
}
