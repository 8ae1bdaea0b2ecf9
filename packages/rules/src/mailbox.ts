/** The characters that HTML's own e-mail field accepts between the dots of a local part. */
const ATOM = /^[\w!#$%&'*+/=?^`{|}~-]+$/
const LABEL = /^[a-z0-9-]{1,63}$/i
const TOP_LEVEL = /^[a-z][a-z0-9-]+$/i

/**
 * Whether a value is a mailbox as HTML's e-mail field accepts it, with these limits besides: a dot in the domain, no
 * dot at either end of the local part, no two dots in a row. The code splits it by hand, because a single expression
 * for this would backtrack.
 */
export function isMailbox(value: string): boolean {
  const at = value.indexOf('@')
  if (at < 1 || at > 64) return false
  const labels = value.slice(at + 1).split('.')
  return (
    value.length - at - 1 <= 253 &&
    value
      .slice(0, at)
      .split('.')
      .every((atom) => ATOM.test(atom)) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label) && !label.startsWith('-') && !label.endsWith('-')) &&
    TOP_LEVEL.test(labels.at(-1) ?? '')
  )
}
