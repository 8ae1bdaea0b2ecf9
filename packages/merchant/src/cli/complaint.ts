import { closest } from '@livery/document/closest'

/** An error for the person who typed the command; printed without a stack. */
export class Complaint extends Error {}

/** The message for an id that no merchant has. */
export function noMerchant(id: string, known: readonly string[]): Complaint {
  const near = closest(id, known)
  const suggestion = near === undefined ? '.' : `; did you mean "${near}"?`
  return new Complaint(`There is no merchant "${id}"${suggestion} Known: ${known.join(', ') || 'none'}.`)
}
