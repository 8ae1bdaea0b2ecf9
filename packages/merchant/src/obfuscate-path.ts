/**
 * Customer service addresses travel as reversed base64 of their UTF-8 (docs/decisions/13). That hides them from
 * crawlers that collect links; it is no secret, and nothing relies on it.
 */
export function obfuscatePath(url: string): string {
  let bytes = ''
  for (const byte of new TextEncoder().encode(url)) bytes += String.fromCharCode(byte)
  return [...btoa(bytes)].reverse().join('')
}

/** The original address; null for a text that `obfuscatePath` did not make. */
export function revealPath(path: string): string | null {
  try {
    const bytes = atob([...path].reverse().join(''))
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)))
  } catch {
    return null
  }
}
