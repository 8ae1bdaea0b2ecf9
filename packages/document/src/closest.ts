import { distance } from 'fastest-levenshtein'

/** Longer words are never typos of ours; measuring them would only cost time. */
const LONGEST_WORD = 80

/**
 * The candidate that was probably meant by `word`, or nothing when none is near: at most a third of the longer
 * word's letters differ, letter case aside. Ties go to the earlier candidate.
 */
export function closest(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > LONGEST_WORD) return undefined
  const wanted = word.toLowerCase()
  let best: string | undefined
  let bestDistance = Number.POSITIVE_INFINITY
  for (const candidate of candidates) {
    const away = distance(wanted, candidate.toLowerCase())
    const allowed = Math.max(1, Math.floor(Math.max(wanted.length, candidate.length) / 3))
    if (away <= allowed && away < bestDistance) {
      best = candidate
      bestDistance = away
    }
  }
  return best
}
