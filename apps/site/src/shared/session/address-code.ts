/** The parameter that links into the site carry a one-time code in (docs/decisions/08). */
const PARAMETER = 'token'

/** An address without its code, and the code; null where it carries none. */
export function withoutCode(address: string): { readonly address: string; readonly code: string } | null {
  const url = new URL(address)
  const code = url.searchParams.get(PARAMETER)
  if (code === null) return null
  url.searchParams.delete(PARAMETER)
  return { address: `${url.pathname}${url.search}${url.hash}`, code }
}

/** Takes the code out of the page's address at once, before anything can read, keep or pass on the address. */
export function takeAddressCode(): string | undefined {
  const found = withoutCode(location.href)
  if (!found) return undefined
  history.replaceState(history.state, '', found.address)
  return found.code || undefined
}
