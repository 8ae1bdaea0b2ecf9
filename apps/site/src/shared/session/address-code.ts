/** The query parameter for the one-time code of links into the site (docs/decisions/08). */
const PARAMETER = 'token'

/** Splits an address into the code and the rest; null when it has no code. */
export function withoutCode(address: string): { readonly address: string; readonly code: string } | null {
  const url = new URL(address)
  const code = url.searchParams.get(PARAMETER)
  if (code === null) return null
  url.searchParams.delete(PARAMETER)
  return { address: `${url.pathname}${url.search}${url.hash}`, code }
}

/** Removes the code from the page's address at once, before anything can read, store or forward it. */
export function takeAddressCode(): string | undefined {
  const found = withoutCode(location.href)
  if (!found) return undefined
  history.replaceState(history.state, '', found.address)
  return found.code || undefined
}
