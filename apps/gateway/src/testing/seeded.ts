import { createHash } from 'node:crypto'

/** Numbers from 0 to 1, determined by the seed. */
export function seeded(seed: string): () => number {
  let state = createHash('sha256').update(seed).digest().readUInt32LE(0)
  return () => {
    // Mulberry32, public domain: small, and uniform enough for choosing test data.
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Whether an event of this probability happens. */
export const chance = (random: () => number, probability: number): boolean => random() < probability

/** A random element. */
export function oneOf<Item>(random: () => number, items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)] as Item
}
