import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { drawFrom, SEED_BYTES } from '../engine/random.ts'
import { stakesFor } from '../session/stakes.ts'
import type { OpenRound } from '../wallet/journal.ts'

/**
 * A jackpot begins with the value of ten to twenty of the largest stakes; the number depends on the vendor, so that
 * jackpots of one house differ. Every settled stake adds half a per cent. On average it is hit once in stakes of two
 * hundred times its beginning. Half of the payout comes from stakes, half from the beginning. So it returns one per
 * cent of the stakes, in addition to the return of the games.
 */
const MOST_STAKES = 20n
/**
 * The least share, and the whole, in hundredths of a per cent: fine enough that vendors begin with different values.
 */
const LEAST_SHARE = 5_000
const WHOLE = 10_000
const HIT_ONCE_IN = 200n
/** Thousandths of a stake that are added to the pot. */
const SHARE = 5n
/** The number of steps in a random draw. */
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
 * are counted in thousandths of a minor unit, so that the share of the smallest stake is not lost.
 */
export class Jackpots {
  readonly #path: string
  readonly #pots = new Map<string, bigint>()
  /** The part above the beginning that was won in rounds whose payment is not confirmed. */
  readonly #won = new Map<string, { readonly pot: string; readonly milli: bigint }>()
  #file: FileHandle | null = null
  #tail: Promise<unknown> = Promise.resolve()

  constructor(directory: string) {
    this.#path = join(directory, 'jackpots.jsonl')
  }

  /**
   * Reads the pots. The win of a round that crashed before its payment goes back to the pot, like that round's stake to
   * the player.
   *
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

  /** The present value of a vendor's jackpot, in minor units. */
  worth(vendor: string, currency: JackpotCurrency): bigint {
    return (this.#pots.get(nameOf(vendor, currency)) ?? beginning(vendor, currency)) / 1000n
  }

  /**
   * Whether a round hits the jackpot, decided by its seed and the amount staked. The payout is taken out of the pot, on
   * the disk too, before this resolves.
   *
   * @returns minor units; zero for almost every round
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

  /** Puts back the win of a round that could not be paid. */
  async putBack(roundId: string): Promise<void> {
    const won = this.#won.get(roundId)
    if (!won) return
    this.#won.delete(roundId)
    await this.#append({ pot: won.pot, milli: String((this.#pots.get(won.pot) ?? 0n) + won.milli) })
  }

  /** Adds the share of a settled stake. */
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

  /** Changes a pot in memory at once, for the next round, and resolves when the change is on the disk. */
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

/** The part of a round that a jackpot uses. */
export interface Round {
  readonly roundId: string
  readonly seed: string
  /** All its stakes, in minor units. */
  readonly cost: bigint
}

const opened = (path: string) => open(path, 'a')
const nameOf = (vendor: string, { code }: JackpotCurrency) => `${vendor} ${code}`

/** The beginning of a vendor's jackpot, in thousandths of a minor unit. */
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
