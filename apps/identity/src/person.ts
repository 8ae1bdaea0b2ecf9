import { createHash } from 'node:crypto'

/** A person who signed in here, in the form that sites get. */
export interface Person {
  readonly sub: string
  readonly name: string
  readonly email: string
}

/** Anybody may state any e-mail address: this is a demonstration without passwords. */
export function personOf(email: string, name: string): Person {
  const address = email.trim().toLowerCase()
  const sub = createHash('sha256').update(address).digest('hex').slice(0, 24)
  return { sub, email: address, name: name.trim() || (address.split('@')[0] ?? address) }
}
