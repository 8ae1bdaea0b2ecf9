/** A name as others are shown it. */
export function masked(name: string): string {
  const letters = [...name]
  return `${letters.slice(0, 2).join('')}***${letters.length > 4 ? letters.at(-1) : ''}`
}
