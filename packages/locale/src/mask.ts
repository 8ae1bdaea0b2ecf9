/** Shown instead of a hidden balance: always the same length, so that it reveals nothing. */
export const HIDDEN_AMOUNT = '******'

const HIDDEN_LETTERS = '***'

/**
 * A player's name as strangers may see it: `player77` is `pl***7`, `Jo` is `J***`. Letters are kept with their marks,
 * and the number of hidden ones is not shown.
 */
export function maskName(name: string): string {
  const letters = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment)
  if (letters.length < 5) return (letters[0] ?? '') + HIDDEN_LETTERS
  return letters.slice(0, 2).join('') + HIDDEN_LETTERS + letters.at(-1)
}
