const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Writes a plain cookie of the whole site. Values are codes of ours and never need escaping. */
export function writeCookie(name: string, value: string, maxAgeSeconds = YEAR_SECONDS): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we support
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${maxAgeSeconds}; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`
}

/** Reads a cookie, or null. */
export function readCookie(name: string): string | null {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`))
  return pair === undefined ? null : decodeURIComponent(pair.slice(name.length + 1))
}
