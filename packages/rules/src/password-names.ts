/** Shorter names are found in too many passwords by chance. */
const SHORTEST_NAME = 4

/** Whether a password contains a name that is among the first guesses: the username, or the site's own. */
export function containsName(password: string, names: readonly string[]): boolean {
  const plain = (text: string) =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '')
  const whole = plain(password)
  return names.map(plain).some((name) => name.length >= SHORTEST_NAME && whole.includes(name))
}
