import { distance } from 'fastest-levenshtein'

/** A longer word is no typo of one of our keys, and measuring it would only cost time. */
const LONGEST_WORD = 80

/**
 * The candidate that `word` probably meant, or nothing when none is near: at most a third of the longer word's letters
 * differ, letter case aside; two neighbours that changed places are one difference. Ties go to the earlier candidate.
 */
export function closest(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > LONGEST_WORD) return undefined
  const lowerCase = word.toLowerCase()
  let best: string | undefined
  let bestDistance = Number.POSITIVE_INFINITY
  for (const candidate of candidates) {
    const away = typingDistance(lowerCase, candidate.toLowerCase())
    const allowed = Math.max(1, Math.floor(Math.max(lowerCase.length, candidate.length) / 3))
    if (away <= allowed && away < bestDistance) {
      best = candidate
      bestDistance = away
    }
  }
  return best
}

/** Levenshtein's distance, except that two swapped neighbours, the most frequent typo, count once and not twice. */
function typingDistance(word: string, candidate: string): number {
  const plain = distance(word, candidate)
  // A swap changes at least two letters and never the length.
  if (plain < 2 || Math.abs(word.length - candidate.length) > plain - 2) return plain
  let best = plain
  for (let at = 0; at + 1 < word.length; at += 1) {
    const [first = '', second = ''] = [word[at], word[at + 1]]
    if (first === second) continue
    best = Math.min(best, 1 + distance(word.slice(0, at) + second + first + word.slice(at + 2), candidate))
  }
  return best
}
