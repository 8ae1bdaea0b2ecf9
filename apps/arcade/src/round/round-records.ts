import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The proof of a round: its seeds, rules and bet reproduce the same result. */
export interface RoundRecord {
  readonly roundId: string
  readonly seed: string
  readonly at: string
  readonly rules: string
  /** The seed of the offer on the table. */
  readonly tableSeed: string
  readonly bet: unknown
  /** The player's decisions during the round, in order. */
  readonly decisions: readonly string[]
  readonly game: string
  readonly mode: 'real' | 'demo'
  readonly sessionId: string
  readonly currency: string
  /** The cost of the bet. */
  readonly stake: string
  readonly win: string
  /** Its additional win of a jackpot; only for rounds that hit one. */
  readonly jackpot?: string
  /** The order of a free round, whose stake was not taken. */
  readonly free?: string
}

/** The record of rounds: one file for each day (UTC), one JSON line for each round. Written in order, not awaited. */
export class RoundRecords {
  readonly #directory: string
  readonly #log: (line: Readonly<Record<string, unknown>>) => void
  #tail: Promise<unknown> = Promise.resolve()

  /** @param directory an existing folder */
  constructor(directory: string, log: (line: Readonly<Record<string, unknown>>) => void) {
    this.#directory = directory
    this.#log = log
  }

  add(record: RoundRecord): void {
    const file = join(this.#directory, `rounds-${record.at.slice(0, 10)}.jsonl`)
    this.#tail = this.#tail
      .then(() => appendFile(file, `${JSON.stringify(record)}\n`))
      .catch((fault: unknown) =>
        this.#log({ level: 'error', event: 'record.fault', roundId: record.roundId, message: String(fault) }),
      )
  }

  async close(): Promise<void> {
    await this.#tail
  }
}
