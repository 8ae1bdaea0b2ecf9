import { digestOfSeed, digestOfText, drawPlaces, listLines, type RaffleEntry } from './draw.ts'

/** A drawn raffle in its published form. */
export interface PublishedDraw {
  readonly id: string
  readonly commitment: string
  readonly listHash: string
  readonly seed: string
  readonly takenBack: readonly number[]
  /** The number of prizes. */
  readonly prizes: number
  /** The numbers of the winning tickets, first prize first. */
  readonly winners: readonly number[]
}

/** The result of checking what is published. */
export interface CheckedDraw {
  /** The seed has the digest that was shown before there were tickets. */
  readonly isSeed: boolean
  /** The list has the digest that was shown before the seed. */
  readonly isList: boolean
  /** A second draw gives the same winners. */
  readonly isDraw: boolean
  /** The numbers of the tickets that win in the second draw. */
  readonly winners: readonly number[]
}

/** Draws again from the published data, and compares. */
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
