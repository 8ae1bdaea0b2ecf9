import { byId, push } from './lines.ts'
import type { Bill } from './settle.ts'

export interface Payment {
  readonly holder: string
  readonly payer: string | null
  readonly due: bigint
  readonly paid: bigint
}

export interface Paid {
  readonly payments: readonly Payment[]
  /** By how much each wallet moves, what is paid on already taken off. Of the merchant: what it pays in all. */
  readonly nets: ReadonlyMap<string, bigint>
  readonly merchantPays: bigint
}

/**
 * Pays bills from the top: who pays others does so of the own bill first, then of what is free in the wallet. Where that
 * is short, those right below are paid their parts of it, and the rest stays open.
 * @param freeOf what may be taken of a payer's wallet, asked for only where the own bill does not reach
 */
export function payBills(bills: readonly Bill[], freeOf: (payer: string) => bigint): Paid {
  const below = new Map<string | null, Bill[]>()
  for (const bill of bills) push(below, bill.payer, bill)
  const known = new Set(bills.map(({ holder }) => holder))
  const payments: Payment[] = []
  const nets = new Map<string, bigint>()
  let merchantPays = 0n
  const payOf = (payer: string | null) => {
    const own = below.get(payer) ?? []
    const due = own.reduce((sum, bill) => sum + bill.due, 0n)
    const received = payer === null ? due : (nets.get(payer) ?? 0n)
    const funds = payer === null || received >= due ? received : received + atLeastNothing(freeOf(payer))
    const parts = partsOf(
      own.map((bill) => bill.due),
      funds < due ? funds : due,
    )
    for (const [index, bill] of own.entries()) {
      const paid = parts[index]!
      payments.push({ holder: bill.holder, payer, due: bill.due, paid })
      move(nets, bill.holder, paid)
      if (payer === null) merchantPays += paid
      else move(nets, payer, -paid)
    }
  }
  // Payers without a bill of their own pay of their wallet alone.
  const roots = [...below.keys()].filter((payer) => payer === null || !known.has(payer))
  let level: readonly (string | null)[] = roots.sort((a, b) => (a === null ? -1 : b === null ? 1 : byId(a, b)))
  while (level.length > 0) {
    for (const payer of level) payOf(payer)
    level = level.flatMap((payer) => (below.get(payer) ?? []).map(({ holder }) => holder)).filter((id) => below.has(id))
  }
  payments.sort((a, b) => byId(a.holder, b.holder))
  return { payments, nets, merchantPays }
}

/** An amount divided by weights: each gets its part rounded down, what is left goes to the largest remainders, the first first. */
export function partsOf(weights: readonly bigint[], amount: bigint): bigint[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0n)
  if (whole === 0n) return weights.map(() => 0n)
  const parts = weights.map((weight) => (weight * amount) / whole)
  const left = amount - parts.reduce((sum, part) => sum + part, 0n)
  const order = weights
    .map((weight, index) => ({ index, remainder: (weight * amount) % whole }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1))
  for (const { index } of order.slice(0, Number(left))) parts[index] = parts[index]! + 1n
  return parts
}

const atLeastNothing = (amount: bigint) => (amount > 0n ? amount : 0n)
const move = (nets: Map<string, bigint>, id: string, amount: bigint) => nets.set(id, (nets.get(id) ?? 0n) + amount)
