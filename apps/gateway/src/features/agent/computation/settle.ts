import { type BaseInputs, byId, type Line, lineKey, linesOf } from './lines.ts'

/** What one who is paid gets of one who pays, in a run. */
export interface Bill {
  readonly holder: string
  /** Null the merchant. */
  readonly payer: string | null
  /** What the run's lines between the two come to; below zero where more was paid before than is due now. */
  readonly amount: bigint
  /** What the holder had to give back before this run and has after it; never taken from a wallet. */
  readonly owedBefore: bigint
  readonly owedAfter: bigint
  /** What it takes off what earlier bills of the same payer left open: nobody owes for what was not paid. */
  readonly taken: bigint
  /** What is to be paid. */
  readonly due: bigint
}

export interface Settled {
  readonly lines: readonly Line[]
  readonly bills: readonly Bill[]
}

/** An amount between a holder and a payer: `owedOf(holder, payer)` is what the holder owes. */
export type Between = (holder: string, payer: string | null) => bigint

/** Earlier bases that are looked at again, the oldest first; the last one is the run's own. */
export interface Run {
  readonly bases: readonly [...BaseInputs[], BaseInputs]
  /** The lines of the base that ends where the first of these begins. */
  readonly former: Parameters<typeof linesOf>[1]
  readonly owedOf: Between
  /** What the payer left open of earlier bills. */
  readonly openOf: Between
}

/**
 * Settles a run: the lines of its base and those of earlier ones, as far as they say something new, and what they come to
 * for each holder. A correction of an earlier base goes on to the next through what that one carried; where the kind was
 * off in between, nothing goes on.
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
    lines.push(...own.filter(isNews(inputs.noted)))
  }
  return { lines, bills: takenOff(billsOf(lines, owedOf), openOf) }
}

const SHOWN_FIGURES = ['turnover', 'loss', 'active', 'carriedIn', 'gross', 'children'] as const

/** Whether a line says something that was not billed yet: it differs, or is new and not all nothing. */
function isNews(noted: readonly Line[]) {
  const known = new Map(noted.map((line) => [lineKey(line.holder, line.gameType), line]))
  return (line: Line): boolean => {
    const was = known.get(lineKey(line.holder, line.gameType))
    return SHOWN_FIGURES.some((name) => line[name] !== (was?.[name] ?? (name === 'active' ? 0 : 0n)))
  }
}

/** What each is billed by whoever is the payer of the base that a line is of, also where another one pays now. */
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

/** Bills of which what is owed is taken off what earlier bills left open first. */
export function takenOff(bills: readonly Bill[], openOf: Between): Bill[] {
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
