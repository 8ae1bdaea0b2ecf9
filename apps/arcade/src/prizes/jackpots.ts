import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { drawFrom, SEED_BYTES } from '../engine/random.ts'
import { stakesFor } from '../session/stakes.ts'
import type { OpenRound } from '../wallet/journal.ts'

/**
 * A jackpot begins with the value of ten to twenty of the largest stakes, a vendor's own share of twenty, so that those of
 * one house are told apart. Every settled stake adds half a per cent. It is hit once in two hundred
 * times its beginning staked, on average: half of what it pays is what was added, half its beginning. So it returns one
 * per cent of the stakes, beside what the games themselves return.
 */
const MOST_STAKES = 20n
/** The least share, and the whole, in hundredths of a per cent: so fine that vendors do not begin alike. */
const LEAST_SHARE = 5_000
const WHOLE = 10_000
const HIT_ONCE_IN = 200n
/** Thousandths of a stake that go into the pot. */
const SHARE = 5n
/** How finely a chance is drawn. */
const CHANCES = 2 ** 31
/** No pot grows beyond this many times its beginning, so that every pot can be paid at once. */
const MOST_TIMES = 20n

export interface JackpotCurrency {
  readonly code: string
  readonly exponent: number
}

type Line = { readonly pot: string; readonly milli: string; readonly won?: { roundId: string; milli: string } }

/**
 * The jackpots: one for the slots of each vendor in each currency, in a file that is written before a pot is paid. Pots
 * are kept in thousandths of a minor unit, so that the share of the smallest stake is not lost.
 */
export class Jackpots {
  readonly #path: string
  readonly #pots = new Map<string, bigint>()
  /** What was won beyond the beginning in rounds whose payment is not known to be on its way. */
  readonly #won = new Map<string, { readonly pot: string; readonly milli: bigint }>()
  #file: FileHandle | null = null
  #tail: Promise<unknown> = Promise.resolve()

  constructor(directory: string) {
    this.#path = join(directory, 'jackpots.jsonl')
  }

  /**
   * Reads the pots. What was won in a round that a crash left before its payment goes back: such a round's stake is
   * given back too.
   * @param open the rounds that an earlier process left
   */
  async start(open: readonly OpenRound[]): Promise<void> {
    const text = existsSync(this.#path) ? readFileSync(this.#path, 'utf8') : ''
    for (const line of text.split('\n')) this.#apply(parse(line))
    for (const [roundId, { pot, milli }] of this.#won) {
      const left = open.find((round) => round.roundId === roundId)?.stage
      if (left === 'bet' || left === 'rollback') this.#pots.set(pot, (this.#pots.get(pot) ?? 0n) + milli)
    }
    this.#won.clear()
    const lines = [...this.#pots].map(([pot, milli]) => `${JSON.stringify({ pot, milli: String(milli) })}\n`)
    writeFileSync(`${this.#path}.next`, lines.join(''))
    renameSync(`${this.#path}.next`, this.#path)
    this.#file = await opened(this.#path)
  }

  /** What a vendor's jackpot is worth now, in minor units. */
  worth(vendor: string, currency: JackpotCurrency): bigint {
    return (this.#pots.get(nameOf(vendor, currency)) ?? beginning(vendor, currency)) / 1000n
  }

  /**
   * Whether a round hits the jackpot, decided by its seed and by how much was staked. What it pays is taken out of the
   * pot, and that is on the disk, before this resolves.
   * @returns minor units; nothing for almost every round
   */
  async hit(vendor: string, currency: JackpotCurrency, round: Round): Promise<bigint> {
    const once = (beginning(vendor, currency) / 1000n) * HIT_ONCE_IN
    const draw = drawFrom(
      createHash('sha256')
        .update(`${round.seed} jackpot`)
        .digest('hex')
        .slice(0, SEED_BYTES * 2),
    )
    if (BigInt(draw.below(CHANCES)) * once >= round.cost * BigInt(CHANCES)) return 0n
    const pot = nameOf(vendor, currency)
    const first = beginning(vendor, currency)
    const milli = this.#pots.get(pot) ?? first
    const won = { roundId: round.roundId, milli: String(milli - first) }
    await this.#append({ pot, milli: String(first), won })
    return milli / 1000n
  }

  /** Puts back what a round won that could not be paid. */
  async putBack(roundId: string): Promise<void> {
    const won = this.#won.get(roundId)
    if (!won) return
    this.#won.delete(roundId)
    await this.#append({ pot: won.pot, milli: String((this.#pots.get(won.pot) ?? 0n) + won.milli) })
  }

  /** Adds the share of a stake that is settled. */
  async add(vendor: string, currency: JackpotCurrency, round: Round): Promise<void> {
    this.#won.delete(round.roundId)
    const pot = nameOf(vendor, currency)
    const first = beginning(vendor, currency)
    const grown = (this.#pots.get(pot) ?? first) + round.cost * SHARE
    await this.#append({ pot, milli: String(grown < first * MOST_TIMES ? grown : first * MOST_TIMES) })
  }

  async close(): Promise<void> {
    await this.#tail
    await this.#file?.close()
    this.#file = null
  }

  /** Changes a pot at once, so that the next round sees it, and resolves when that is on the disk. */
  #append(line: Line): Promise<void> {
    this.#apply(line)
    const written = this.#tail.then(async () => {
      if (!this.#file) throw new Error('The jackpots are closed')
      await this.#file.appendFile(`${JSON.stringify(line)}\n`)
      if (line.won) await this.#file.datasync()
    })
    this.#tail = written.catch(() => undefined)
    return written
  }

  #apply(line: Line | null): void {
    if (!line) return
    this.#pots.set(line.pot, BigInt(line.milli))
    if (line.won) this.#won.set(line.won.roundId, { pot: line.pot, milli: BigInt(line.won.milli) })
  }
}

/** A round as far as a jackpot asks. */
export interface Round {
  readonly roundId: string
  readonly seed: string
  /** All its stakes, in minor units. */
  readonly cost: bigint
}

const opened = (path: string) => open(path, 'a')
const nameOf = (vendor: string, { code }: JackpotCurrency) => `${vendor} ${code}`

/** Thousandths of a minor unit that a vendor's jackpot begins with. */
function beginning(vendor: string, currency: JackpotCurrency): bigint {
  const own = createHash('sha256').update(vendor).digest().readUInt32BE(0)
  const share = LEAST_SHARE + (own % (WHOLE - LEAST_SHARE + 1))
  return ((stakesFor(currency).at(-1) as bigint) * MOST_STAKES * BigInt(share) * 1000n) / BigInt(WHOLE)
}

function parse(text: string): Line | null {
  try {
    return JSON.parse(text) as Line
  } catch {
    return null
  }
}
