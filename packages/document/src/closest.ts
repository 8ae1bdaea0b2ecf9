import { distance } from 'fastest-levenshtein'

/** Longer words are never typos of ours; measuring them would only cost time. */
const LONGEST_WORD = 80

/**
 * The candidate that was probably meant by `word`, or nothing when none is near: at most a third of the longer
 * word's letters differ, letter case aside; two neighbours that changed places are one difference. Ties go to the earlier candidate.
 */
export function closest(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > LONGEST_WORD) return undefined
  const wanted = word.toLowerCase()
  let best: string | undefined
  let bestDistance = Number.POSITIVE_INFINITY
  for (const candidate of candidates) {
    const away = typingDistance(wanted, candidate.toLowerCase())
    const allowed = Math.max(1, Math.floor(Math.max(wanted.length, candidate.length) / 3))
    if (away <= allowed && away < bestDistance) {
      best = candidate
      bestDistance = away
    }
  }
  return best
}

/** Levenshtein's distance, but the commonest slip of all, two neighbours swapped, counts once and not twice. */
function typingDistance(word: string, candidate: string): number {
  const plain = distance(word, candidate)
  // A swap is two changes of letters at least, and never changes the length.
  if (plain < 2 || Math.abs(word.length - candidate.length) > plain - 2) return plain
  let best = plain
  for (let at = 0; at + 1 < word.length; at += 1) {
    const [first = '', second = ''] = [word[at], word[at + 1]]
    if (first === second) continue
    best = Math.min(best, 1 + distance(word.slice(0, at) + second + first + word.slice(at + 2), candidate))
  }
  return best
}
