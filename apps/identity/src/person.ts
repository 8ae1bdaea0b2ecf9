import { createHash } from 'node:crypto'

/** Somebody who signed in here, as the sites are told. */
export interface Person {
  readonly sub: string
  readonly name: string
  readonly email: string
}

/** Who gives an address is its owner: this is a demonstration, and knows no passwords. */
export function personOf(email: string, name: string): Person {
  const address = email.trim().toLowerCase()
  const sub = createHash('sha256').update(address).digest('hex').slice(0, 24)
  return { sub, email: address, name: name.trim() || (address.split('@')[0] ?? address) }
}
