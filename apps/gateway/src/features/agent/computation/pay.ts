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
  /** The change of each wallet, after what it pays on. `merchantPays` is the total that the merchant pays. */
  readonly nets: ReadonlyMap<string, bigint>
  readonly merchantPays: bigint
}

/**
 * Pays bills from the top. An agent who pays others uses the own bill first, then free money of the wallet. Where that
 * is too little, those right below get proportional parts, and the rest stays open.
 *
 * @param freeOf what may be taken from a payer's wallet; called only where the own bill is too little
 */
export function payBills(bills: readonly Bill[], freeOf: (payer: string) => bigint): Paid {
  const below = new Map<string | null, Bill[]>()
  for (const bill of bills) push(below, bill.payer, bill)
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
  for (const payer of payersInOrder(bills)) payOf(payer)
  payments.sort((a, b) => byId(a.holder, b.holder) || byId(a.payer ?? '0', b.payer ?? '0'))
  return { payments, nets, merchantPays }
}

/**
 * Payers in an order in which each comes after all who pay it. Moved teams can make corrections run in a circle. Then
 * the first of the remaining payers pays what it has, and the rest is paid later.
 */
function payersInOrder(bills: readonly Bill[]): (string | null)[] {
  const paidBy = new Map<string | null, (string | null)[]>()
  for (const { holder, payer } of bills) push(paidBy, holder, payer)
  let left = [...new Set(bills.map(({ payer }) => payer))].sort((a, b) => byId(a ?? '0', b ?? '0'))
  const order: (string | null)[] = []
  while (left.length > 0) {
    const waiting = new Set(left)
    const isReady = (payer: string | null) => !paidBy.get(payer)?.some((above) => waiting.has(above))
    const ready = left.filter(isReady)
    const next = ready.length > 0 ? ready : left.slice(0, 1)
    order.push(...next)
    left = left.filter((payer) => !next.includes(payer))
  }
  return order
}

/**
 * Divides an amount by weights. Each part is rounded down; the remaining units go to the largest remainders, on ties to
 * the first.
 */
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
