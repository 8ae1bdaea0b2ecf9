import { subscriberOf } from './network.ts'

/** Counts the places, such as connections, that each subscriber holds at the same time. */
export class HeldPlaces {
  readonly #most: number
  readonly #held = new Map<string, number>()

  constructor(most: number) {
    this.#most = most
  }

  /** Takes a place for an address; returns what releases it, or null when the subscriber has no place left. */
  hold(ip: string): (() => void) | null {
    const subscriber = subscriberOf(ip)
    const held = this.#held.get(subscriber) ?? 0
    if (held >= this.#most) return null
    this.#held.set(subscriber, held + 1)
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      const left = (this.#held.get(subscriber) ?? 1) - 1
      if (left > 0) this.#held.set(subscriber, left)
      else this.#held.delete(subscriber)
    }
  }

  /** The number of subscribers with a place. */
  get holders(): number {
    return this.#held.size
  }
}
