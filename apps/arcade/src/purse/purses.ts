import { join } from 'node:path'
import type { VendorRound, VendorRounds, WalletTransferOutcome } from '@livery/contract/vendor-wallet'
import { toDecimal } from '../money.ts'
import { LineFile } from '../wallet/line-file.ts'

/** The owner of a purse: players bring money to it and take it home, and rounds use the money in it. */
export interface PurseHolder {
  readonly merchant: string
  readonly player: string
  readonly currency: string
  readonly decimals: number
}

export interface PurseOrder extends PurseHolder {
  readonly reference: string
  readonly direction: 'in' | 'out'
  readonly amountMinor: bigint
}

/** An event in the file. Amounts in minor units, as text. */
type Line =
  | { readonly purse: string; readonly decimals: number; readonly balance: string }
  | {
      readonly transfer: string
      readonly words: string
      readonly outcome: WalletTransferOutcome
      readonly moved: string
    }
  | {
      readonly take: string
      readonly purse: string
      readonly decimals: number
      readonly game: string
      readonly stake: string
    }
  | { readonly pay: string; readonly win: string }
  | { readonly back: string }
  | { readonly ended: number; readonly round: VendorRound }

interface OpenStake {
  readonly purse: string
  readonly decimals: number
  readonly game: string
  readonly stake: bigint
}

/** The number of ended rounds and transfers that survive a restart; operators ask for rounds within seconds. */
const MOST_RECORDS = 20_000
const ROUNDS_A_PAGE = 200

/**
 * The money that operators' players have brought here. Each change is decided in memory at once and answered when it is
 * on the disk, so nothing is spent twice and nothing that was answered is lost.
 */
export class Purses {
  readonly #file: LineFile<Line>
  readonly #balances = new Map<string, { balance: bigint; readonly decimals: number }>()
  readonly #transfers = new Map<string, Extract<Line, { transfer: string }>>()
  readonly #open = new Map<string, OpenStake>()
  readonly #ended: { readonly place: number; readonly round: VendorRound }[] = []
  #place = 0

  constructor(directory: string) {
    this.#file = new LineFile(join(directory, 'purses.jsonl'))
  }

  /** Reads the state of an earlier process. Stakes of unfinished rounds are returned. */
  async start(): Promise<void> {
    for (const line of this.#file.read()) this.#apply(line)
    for (const roundId of [...this.#open.keys()]) this.#apply({ back: roundId })
    await this.#file.begin([
      ...this.#balances
        .entries()
        .map(([purse, { balance, decimals }]) => ({ purse, decimals, balance: String(balance) })),
      // Their amounts are in the balances already.
      ...[...this.#transfers.values()].slice(-MOST_RECORDS).map((line) => ({ ...line, moved: '0' })),
      ...this.#ended.slice(-MOST_RECORDS).map(({ place, round }) => ({ ended: place, round })),
    ])
  }

  balanceOf(holder: PurseHolder): bigint {
    return this.#balances.get(keyOf(holder))?.balance ?? 0n
  }

  /** Moves money in or out, once for a reference; a refused transfer stays refused. */
  async transfer(order: PurseOrder): Promise<WalletTransferOutcome> {
    const words = wordsOf(order)
    const earlier = this.#transfers.get(order.reference)
    if (earlier) return earlier.words === words ? earlier.outcome : { state: 'failed', reason: 'refused' }
    const moved = order.direction === 'in' ? order.amountMinor : -order.amountMinor
    const enough = this.balanceOf(order) + moved >= 0n
    const line: Extract<Line, { transfer: string }> = {
      transfer: order.reference,
      words,
      outcome: enough ? { state: 'done' } : { state: 'failed', reason: 'insufficient' },
      moved: enough ? String(moved) : '0',
    }
    await this.#write(line)
    return line.outcome
  }

  /** The outcome of a transfer; null for an unknown one. */
  statusOf(order: PurseOrder): WalletTransferOutcome | null {
    const earlier = this.#transfers.get(order.reference)
    if (!earlier) return null
    return earlier.words === wordsOf(order) ? earlier.outcome : { state: 'failed', reason: 'refused' }
  }

  /** Takes a stake; false for too little money. */
  async take(holder: PurseHolder, roundId: string, game: string, stake: bigint): Promise<boolean> {
    if (this.balanceOf(holder) < stake) return false
    const { decimals } = holder
    await this.#write({ take: roundId, purse: keyOf(holder), decimals, game, stake: String(stake) })
    return true
  }

  /** Pays a round's win, which may be zero, and ends it. */
  pay(roundId: string, win: bigint): Promise<void> {
    return this.#write({ pay: roundId, win: String(win) })
  }

  /** The rounds that ended after a place. */
  rounds(after: string | null): VendorRounds {
    const from = after === null ? 0 : Number(after)
    const page = this.#ended.filter(({ place }) => place > from).slice(0, ROUNDS_A_PAGE)
    const last = page.at(-1)
    return { rounds: page.map(({ round }) => round), next: last ? String(last.place) : after }
  }

  close(): Promise<void> {
    return this.#file.close()
  }

  #write(line: Line): Promise<void> {
    this.#apply(line)
    return this.#file.add(line)
  }

  #apply(line: Line): void {
    if ('balance' in line) {
      this.#balances.set(line.purse, { balance: BigInt(line.balance), decimals: line.decimals })
    } else if ('transfer' in line) {
      this.#transfers.set(line.transfer, line)
      const [purse = '', decimals = ''] = line.words.split('|')
      this.#move(purse, Number(decimals), BigInt(line.moved))
    } else if ('take' in line) {
      const { purse, decimals, game, stake } = line
      this.#open.set(line.take, { purse, decimals, game, stake: BigInt(stake) })
      this.#move(purse, decimals, -BigInt(stake))
    } else if ('ended' in line) {
      this.#ended.push({ place: line.ended, round: line.round })
      this.#place = line.ended
    } else if ('pay' in line) this.#end(line.pay, BigInt(line.win))
    else {
      const open = this.#open.get(line.back)
      if (open) this.#move(open.purse, open.decimals, open.stake)
      this.#open.delete(line.back)
    }
  }

  #end(roundId: string, win: bigint): void {
    const open = this.#open.get(roundId)
    if (!open) return
    this.#open.delete(roundId)
    const { purse, decimals, game, stake } = open
    this.#move(purse, decimals, win)
    const [merchantId = '', playerId = '', currency = ''] = purse.split(' ')
    this.#place += 1
    this.#ended.push({
      place: this.#place,
      round: {
        roundId,
        merchantId,
        playerId,
        currency,
        gameCode: game,
        stake: toDecimal(stake, decimals),
        win: toDecimal(win, decimals),
      },
    })
    if (this.#ended.length > 2 * MOST_RECORDS) this.#ended.splice(0, MOST_RECORDS)
  }

  #move(purse: string, decimals: number, minor: bigint): void {
    if (minor === 0n) return
    const own = this.#balances.get(purse)
    if (own) own.balance += minor
    else this.#balances.set(purse, { balance: minor, decimals })
  }
}

// Ids have no spaces.
const keyOf = ({ merchant, player, currency }: PurseHolder) => `${merchant} ${player} ${currency}`

const wordsOf = (order: PurseOrder) =>
  [keyOf(order), order.decimals, order.direction, String(order.amountMinor)].join('|')
