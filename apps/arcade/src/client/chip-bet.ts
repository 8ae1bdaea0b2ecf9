/**
 * Chips on the places of a table, one stake each, in the order of betting. They stay for the next round; the first chip
 * after a round begins a new bet.
 */
export class ChipBet<Spot extends string> {
  readonly #most: number
  #chips: Spot[] = []
  #isPlayed = false

  /** @param most the largest number of chips in one round */
  constructor(most: number) {
    this.#most = most
  }

  get size(): number {
    return this.#chips.length
  }

  /** Stakes by place, in the form of the rules; null without any. */
  get stakes(): Partial<Record<Spot, number>> | null {
    if (this.#chips.length === 0) return null
    const stakes: Partial<Record<Spot, number>> = {}
    for (const spot of this.#chips) stakes[spot] = (stakes[spot] ?? 0) + 1
    return stakes
  }

  /** Puts a chip. Returns false where no more fit. */
  put(spot: Spot): boolean {
    if (this.#isPlayed) this.#chips = []
    this.#isPlayed = false
    if (this.#chips.length >= this.#most) return false
    this.#chips.push(spot)
    return true
  }

  takeBack(): void {
    this.#isPlayed = false
    this.#chips.pop()
  }

  clear(): void {
    this.#isPlayed = false
    this.#chips = []
  }

  /** Records that a round was played with these chips. */
  played(): void {
    this.#isPlayed = true
  }
}
