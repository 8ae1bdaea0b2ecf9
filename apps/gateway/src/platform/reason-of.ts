/**
 * The reason of a failure in one line for the log and the terminal, whatever was thrown: errors of the system, several
 * errors as one, and plain objects, which the embedded engine throws for its files.
 */
export function reasonOf(thrown: unknown): string {
  if (typeof thrown === 'string' && thrown !== '') return thrown
  if (typeof thrown !== 'object' || thrown === null) return `unknown (${String(thrown)})`
  if (thrown instanceof AggregateError && thrown.errors.length > 0) return reasonOf(thrown.errors[0])
  const { code, errno, name, message } = thrown as Readonly<Record<string, unknown>>
  if (typeof message === 'string' && message !== '') {
    return typeof code === 'string' && !message.includes(code) ? `${code}: ${message}` : message
  }
  const parts = [name === 'Error' ? undefined : name, code, errno !== undefined && `errno ${errno}`].filter(isName)
  return parts.length > 0 ? parts.join(', ') : inJson(thrown)
}

function isName(part: unknown): part is string | number {
  return (typeof part === 'string' && part !== '') || typeof part === 'number'
}

function inJson(thrown: object): string {
  try {
    return JSON.stringify(thrown)
  } catch {
    return 'unknown'
  }
}
