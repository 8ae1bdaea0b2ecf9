import { type BaseInputs, byId, type Line, lineKey, linesOf } from './lines.ts'

/** What a holder gets from a payer in a run. */
export interface Bill {
  readonly holder: string
  /** Null for the merchant. */
  readonly payer: string | null
  /** The sum of the run's lines between the two; below zero where more was paid before than is due now. */
  readonly amount: bigint
  /** What the holder owes before and after this run; it is never taken from a wallet. */
  readonly owedBefore: bigint
  readonly owedAfter: bigint
  /** What it takes off the open parts of earlier bills by the same payer: nobody owes money that was not paid. */
  readonly taken: bigint
  /** The amount to pay. */
  readonly due: bigint
}

export interface Settled {
  readonly lines: readonly Line[]
  readonly bills: readonly Bill[]
}

/** An amount between a holder and a payer, such as what the holder owes. */
export type Between = (holder: string, payer: string | null) => bigint

/** Bases to compute: earlier ones first, the run's own last. */
export interface Run {
  readonly bases: readonly [...BaseInputs[], BaseInputs]
  /** The lines of the base that ends where the first of these begins. */
  readonly former: Parameters<typeof linesOf>[1]
  readonly owedOf: Between
  /** What the payer left open of earlier bills. */
  readonly openOf: Between
}

/**
 * Settles a run: the lines of its base, the changed lines of earlier bases, and the bills they make for each holder. A
 * correction of an earlier base changes the next one through the result that is carried; where the kind was off in
 * between, nothing is carried.
 */
export function settle({ bases, former, owedOf, openOf }: Run): Settled {
  const lines: Line[] = []
  let before = former
  let ended = bases[0].base.from
  for (const inputs of bases) {
    const { from, to } = inputs.base
    const own = linesOf(inputs, from.getTime() === ended.getTime() ? before : null)
    ended = to
    before = { month: inputs.base.month, lines: own }
    lines.push(...own.filter(mustBeBilled(inputs.noted)))
  }
  return { lines, bills: withDebtsDeducted(billsOf(lines, owedOf), openOf) }
}

const SHOWN_FIGURES = ['turnover', 'loss', 'active', 'carriedIn', 'gross', 'children'] as const

/** Whether a line has to be billed: it differs from the billed one, or is new and not all zero. */
function mustBeBilled(noted: readonly Line[]) {
  const known = new Map(noted.map((line) => [lineKey(line.holder, line.gameType), line]))
  return (line: Line): boolean => {
    const was = known.get(lineKey(line.holder, line.gameType))
    return SHOWN_FIGURES.some((name) => line[name] !== (was?.[name] ?? (name === 'active' ? 0 : 0n)))
  }
}

/** Bills between each holder and the payer of the line's base, even where another agent pays now. */
function billsOf(lines: readonly Line[], owedOf: Between): Bill[] {
  const amounts = new Map<string, Pick<Bill, 'holder' | 'payer' | 'amount'>>()
  for (const { holder, payer, gross, before } of lines) {
    const key = `${holder} ${payer}`
    amounts.set(key, { holder, payer, amount: (amounts.get(key)?.amount ?? 0n) + gross - before.gross })
  }
  return [...amounts.values()].sort(inOrder).map((between) => {
    const owedBefore = owedOf(between.holder, between.payer)
    const left = between.amount - owedBefore
    return { ...between, owedBefore, owedAfter: left < 0n ? -left : 0n, taken: 0n, due: left > 0n ? left : 0n }
  })
}

/** Bills whose debts are first taken off what earlier bills left open. */
export function withDebtsDeducted(bills: readonly Bill[], openOf: Between): Bill[] {
  return bills.map((bill) => {
    const open = openOf(bill.holder, bill.payer)
    // Bigints have no Math.min.
    const isCovered = bill.owedAfter <= open
    const taken = isCovered ? bill.owedAfter : open
    return { ...bill, owedAfter: bill.owedAfter - taken, taken }
  })
}

const inOrder = (a: Pick<Bill, 'holder' | 'payer'>, b: Pick<Bill, 'holder' | 'payer'>) =>
  byId(a.holder, b.holder) || byId(a.payer ?? '0', b.payer ?? '0')
