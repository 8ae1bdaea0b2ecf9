import { CodeError } from '../code-error.ts'

/**
 * A query of `name=value`, percent-encoded: a space is `%20`, since payers' apps show a plus as a plus.
 * @param values undefined ones are left out
 */
export function writeParameters(values: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(values)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]))
    .join('&')
}

/**
 * The parameters of a query, each once; a plus stays a plus.
 * @throws CodeError DUPLICATE where a name occurs twice, URI where the encoding is broken
 */
export function readParameters(query: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>()
  for (const pair of query.split('&').filter(Boolean)) {
    const [name = '', ...rest] = pair.split('=')
    if (values.has(name)) throw new CodeError('DUPLICATE', name)
    values.set(name, decoded(name, rest.join('=')))
  }
  return values
}

function decoded(name: string, value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    throw new CodeError('URI', name, { found: value })
  }
}
