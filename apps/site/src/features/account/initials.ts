/** The first letter of a name, whatever its script, to stand in for a missing picture. */
export function initials(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim())
  return first?.segment.toLocaleUpperCase() ?? ''
}
