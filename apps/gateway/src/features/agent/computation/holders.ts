import { byId, push } from './lines.ts'
import type { Holder, Terms } from './plan.ts'

/** A contract that is in force, between an agent and the one right above at the time it was accepted. */
export interface InForce extends Terms {
  readonly holder: string
  readonly payer: string
}

/**
 * Who holds contracts in a base. Agents at the top hold what the merchant states. An agent below holds a contract when
 * its payer stands right above and holds one of the same game type. A contract whose chain is broken pays nothing; what
 * its team does counts for the next holder above.
 */
export function holdersOf(
  tops: readonly string[],
  topTerms: readonly Terms[],
  contracts: readonly InForce[],
  uplineOf: (id: string) => string | null,
): Holder[] {
  const holders = new Map<string, { payer: string | null; terms: Terms[] }>()
  if (topTerms.length > 0) for (const id of tops) holders.set(id, { payer: null, terms: [...topTerms] })
  const byPayer = new Map<string, InForce[]>()
  for (const contract of contracts) push(byPayer, contract.payer, contract)
  let level: readonly string[] = [...holders.keys()]
  while (level.length > 0) {
    const next = new Set<string>()
    for (const payer of level) {
      for (const { holder, payer: _, ...terms } of byPayer.get(payer) ?? []) {
        if (uplineOf(holder) !== payer || !holders.get(payer)!.terms.some(isOf(terms))) continue
        const known = holders.get(holder)
        if (known) known.terms.push(terms)
        else holders.set(holder, { payer, terms: [terms] })
        next.add(holder)
      }
    }
    level = [...next]
  }
  return [...holders]
    .map(([id, { payer, terms }]) => ({ id, payer, terms: terms.sort((a, b) => (a.gameType < b.gameType ? -1 : 1)) }))
    .sort((a, b) => byId(a.id, b.id))
}

const isOf =
  ({ gameType }: Terms) =>
  (one: Terms) =>
    one.gameType === gameType
