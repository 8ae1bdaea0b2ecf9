/** A name in the form shown to others. */
export function masked(name: string): string {
  const letters = [...name]
  return `${letters.slice(0, 2).join('')}***${letters.length > 4 ? letters.at(-1) : ''}`
}
