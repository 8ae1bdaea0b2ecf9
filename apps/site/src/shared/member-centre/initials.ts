/** The first letter of a name in any script, which replaces a missing picture. */
export function initials(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim())
  return first?.segment.toLocaleUpperCase() ?? ''
}
