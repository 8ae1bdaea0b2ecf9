import vectors from './vectors.json' with { type: 'json' }

/** Codes that banks and providers issued, or that the schemes' own programs and documents show. */
export const VECTORS = vectors

export function payloadOf(name: string): string {
  const found = vectors.find((vector) => vector.name === name)
  if (!found) throw new Error(`no vector ${name}`)
  return found.payload
}
