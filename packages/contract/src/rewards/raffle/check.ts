import { digestOfSeed, digestOfText, drawPlaces, listLines, type RaffleEntry } from './draw.ts'

/** A drawn raffle as it is published. */
export interface PublishedDraw {
  readonly id: string
  readonly commitment: string
  readonly listHash: string
  readonly seed: string
  readonly takenBack: readonly number[]
  /** How many prizes there were. */
  readonly prizes: number
  /** The numbers of the tickets that won, first prize first. */
  readonly winners: readonly number[]
}

/** Whether what is published fits together. */
export interface CheckedDraw {
  /** The seed is the one whose digest was shown before there were tickets. */
  readonly isSeed: boolean
  /** The list is the one whose digest was shown before the seed. */
  readonly isList: boolean
  /** The same tickets win. */
  readonly isDraw: boolean
  /** The numbers of the tickets that win by this reckoning. */
  readonly winners: readonly number[]
}

/** Draws anew from what is published, and compares. */
export async function checkDraw(draw: PublishedDraw, entries: readonly RaffleEntry[]): Promise<CheckedDraw> {
  const places = await drawPlaces({ ...draw, entries: entries.length })
  const winners = places.map((place) => entries[place]!.number)
  const isList = (await digestOfText(listLines(entries))) === draw.listHash
  return {
    isSeed: (await digestOfSeed(draw.seed)) === draw.commitment,
    isList,
    isDraw: winners.length === draw.winners.length && winners.every((number, at) => number === draw.winners[at]),
    winners,
  }
}
