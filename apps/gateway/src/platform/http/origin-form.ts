/**
 * A request line's address as path and query. Clients of proxies write it with scheme and host (RFC 9112, 3.2.2), and
 * nothing that reads the address may see another form than the router.
 */
export function originForm(address: string): string {
  const absolute = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*(?<rest>.*)$/is.exec(address)
  if (!absolute) return address
  const rest = absolute.groups?.rest ?? ''
  return rest.startsWith('/') ? rest : `/${rest}`
}
