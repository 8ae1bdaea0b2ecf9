import { type BaseInputs, byId, type Line, lineKey, linesOf } from './lines.ts'

/** What one who is paid gets of one who pays, in a run. */
export interface Bill {
  readonly holder: string
  /** Null the merchant. */
  readonly payer: string | null
  /** What the lines of the run come to; below zero where more was paid before than is due now. */
  readonly amount: bigint
  /** What the holder had to give back before this run and has after it; never taken from a wallet. */
  readonly owedBefore: bigint
  readonly owedAfter: bigint
  /** What is to be paid. */
  readonly due: bigint
}

export interface Settled {
  readonly lines: readonly Line[]
  readonly bills: readonly Bill[]
}

/** What a holder owes a payer: `owedOf(holder, payer)`. */
export type OwedOf = (holder: string, payer: string | null) => bigint

/** Earlier bases that are looked at again, the oldest first; the last one is the run's own. */
export interface Run {
  readonly bases: readonly [...BaseInputs[], BaseInputs]
  /** The lines of the base that ends where the first of these begins. */
  readonly former: Parameters<typeof linesOf>[1]
  readonly owedOf: OwedOf
}

/**
 * Settles a run: the lines of its base and those of earlier ones, as far as they say something new, and what they come to
 * for each holder. A correction of an earlier base goes on to the next through what that one carried; where the kind was
 * off in between, nothing goes on.
 */
export function settle({ bases, former, owedOf }: Run): Settled {
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
  return { lines, bills: billsOf(lines, bases, owedOf) }
}

const TOLD = ['turnover', 'loss', 'active', 'carriedIn', 'gross', 'children'] as const

/** Whether a line says something that was not billed yet: it differs, or is new and not all nothing. */
function isNews(noted: readonly Line[]) {
  const known = new Map(noted.map((line) => [lineKey(line.holder, line.gameType), line]))
  return (line: Line): boolean => {
    const was = known.get(lineKey(line.holder, line.gameType))
    return TOLD.some((name) => line[name] !== (was?.[name] ?? (name === 'active' ? 0 : 0n)))
  }
}

function billsOf(lines: readonly Line[], bases: Run['bases'], owedOf: OwedOf): Bill[] {
  const payers = payersOf(bases)
  const amounts = new Map<string, bigint>()
  for (const { holder, gross, before } of lines) amounts.set(holder, (amounts.get(holder) ?? 0n) + gross - before.gross)
  return [...amounts]
    .sort(([a], [b]) => byId(a, b))
    .map(([holder, amount]) => {
      const payer = payers.get(holder) ?? null
      const owedBefore = owedOf(holder, payer)
      const left = amount - owedBefore
      return { holder, payer, amount, owedBefore, owedAfter: left < 0n ? -left : 0n, due: left > 0n ? left : 0n }
    })
}

/**
 * Who pays whom: the payers of the run's own base; of who holds no contract any more, the last one there was. There is no
 * circle: a payer holds a contract wherever one is paid, so its own last base is the same or a later one.
 */
function payersOf(bases: Run['bases']): Map<string, string | null> {
  return new Map(bases.flatMap(({ holders }) => holders.map(({ id, payer }) => [id, payer] as const)))
}
