import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import type { FeedPick } from '@livery/contract/games/sports'

/** A round whose money is not settled yet, with everything needed to settle it after a crash, and no secrets. */
export interface OpenRound {
  readonly roundId: string
  readonly sessionId: string
  readonly walletUrl: string
  /** Id of the protocol of that wallet. */
  readonly wire?: string
  readonly currency: string
  /**
   * `bet`: the bet's outcome is unknown, so after a crash it is rolled back. In the other stages a call is still due to
   * the wallet, except `held`: the stake is taken, and the match of the ticket is not over.
   */
  readonly stage: 'bet' | 'held' | 'rollback' | 'win' | 'endRound'
  readonly betTransactionId: string
  /** Id of the win, rollback or round end; the same in every attempt. */
  readonly transactionId: string
  /** Decimal string; of a win only. */
  readonly amount?: string
  readonly at: string
  /** Only for a free round: its order. */
  readonly free?: string
  /** Only for a bet on a match. */
  readonly ticket?: Ticket
}

/** A bet on a match, with the data to settle it. */
export interface Ticket {
  readonly betId: string
  readonly merchantId: string
  readonly playerId: string
  readonly exponent: number
  readonly fixtureId: string
  readonly pick: FeedPick
  /** In hundredths. */
  readonly price: number
  /** Decimal strings. */
  readonly stake: string
  readonly payout: string
}

type Line = { readonly put: OpenRound } | { readonly done: string }

/** The file is rewritten with only the open rounds once it has this many lines. */
const LINES_BEFORE_COMPACTION = 5_000

/**
 * An append-only file of open rounds. A change counts only once it is on the disk (fsync): the caller sends its wallet
 * call after `put` has resolved, so a crash loses no win. Concurrent writers share one fsync.
 */
export class Journal {
  readonly #path: string
  readonly #open = new Map<string, OpenRound>()
  #file: FileHandle | null = null
  #lines = 0
  #waiting: { line: Line; resolve: () => void; reject: (reason: unknown) => void }[] = []
  #writing: Promise<void> | null = null

  constructor(directory: string) {
    mkdirSync(directory, { recursive: true })
    this.#path = join(directory, 'open-rounds.jsonl')
  }

  /** Reads the file of an earlier process, drops a line that its crash cut off, and returns the open rounds. */
  async start(): Promise<readonly OpenRound[]> {
    const text = existsSync(this.#path) ? readFileSync(this.#path, 'utf8') : ''
    for (const line of text.split('\n')) this.#apply(parse(line))
    this.#compact()
    this.#file = await open(this.#path, 'a')
    return this.open
  }

  get open(): readonly OpenRound[] {
    return [...this.#open.values()]
  }

  openOf(sessionId: string): number {
    let count = 0
    for (const round of this.#open.values()) if (round.sessionId === sessionId && round.stage === 'win') count++
    return count
  }

  /** Adds a round, or moves it to another stage. Resolves when it is on the disk. */
  put(round: OpenRound): Promise<void> {
    return this.#append({ put: round })
  }

  /** Removes a settled round. If this line is lost, only a call is repeated that the wallet recognises. */
  done(roundId: string): Promise<void> {
    return this.#append({ done: roundId })
  }

  async close(): Promise<void> {
    await this.#writing
    await this.#file?.close()
    this.#file = null
  }

  #append(line: Line): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ line, resolve, reject })
      this.#writing ??= this.#write()
    })
  }

  async #write(): Promise<void> {
    // Waits for simultaneous writers.
    await Promise.resolve()
    while (this.#waiting.length > 0) {
      const batch = this.#waiting
      this.#waiting = []
      try {
        if (!this.#file) throw new Error('The journal is closed')
        await this.#file.appendFile(batch.map(({ line }) => `${JSON.stringify(line)}\n`).join(''))
        await this.#file.datasync()
        for (const { line } of batch) this.#apply(line)
        for (const { resolve } of batch) resolve()
        if (this.#lines > LINES_BEFORE_COMPACTION + this.#open.size) {
          await this.#file.close()
          this.#compact()
          this.#file = await open(this.#path, 'a')
        }
      } catch (fault) {
        for (const { reject } of batch) reject(fault)
      }
    }
    // In the same step, because a line that is added in between would never be written.
    this.#writing = null
  }

  #apply(line: Line | null): void {
    if (!line) return
    this.#lines++
    if ('put' in line) this.#open.set(line.put.roundId, line.put)
    else this.#open.delete(line.done)
  }

  /** Writes the open rounds to a new file and renames it over the old one, so that a crash leaves one of the two. */
  #compact(): void {
    const next = `${this.#path}.next`
    const file = openSync(next, 'w')
    writeSync(file, this.open.map((round) => `${JSON.stringify({ put: round })}\n`).join(''))
    fsyncSync(file)
    closeSync(file)
    renameSync(next, this.#path)
    this.#lines = this.#open.size
  }
}

function parse(text: string): Line | null {
  try {
    const line = JSON.parse(text) as Line
    return 'put' in line || 'done' in line ? line : null
  } catch {
    return null
  }
}
