/**
 * A seeded source of choices: the same seed gives the same sequence on every machine (xmur3 hash into sfc32,
 * 32-bit integer arithmetic only), so that a game keeps its picture for ever.
 */
export class Random {
  #a: number
  #b: number
  #c: number
  #d: number

  constructor(seed: string) {
    const word = hashed(seed)
    this.#a = word()
    this.#b = word()
    this.#c = word()
    this.#d = word()
    for (let warm = 0; warm < 12; warm++) this.next()
  }

  /** A number from 0 (included) to 1 (excluded). */
  next(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#d) | 0
    this.#d = (this.#d + 1) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0
    return (sum >>> 0) / 4294967296
  }

  /** A number between two bounds. */
  range(from: number, to: number): number {
    return from + (to - from) * this.next()
  }

  /** A whole number between two bounds, both included. */
  whole(from: number, to: number): number {
    return Math.floor(this.range(from, to + 1))
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  /** One item of a list that is not empty. Throws on an empty one. */
  pick<Item>(items: readonly Item[]): Item {
    if (items.length === 0) throw new RangeError('nothing to pick from')
    return items[Math.floor(this.next() * items.length)] as Item
  }

  /** A number of values, each made by the same function. */
  times(count: number, make: (index: number) => string): string {
    let all = ''
    for (let index = 0; index < count; index++) all += make(index)
    return all
  }

  /** An independent sequence, so that a change in one layer does not move the others. */
  branch(name: string): Random {
    return new Random(`${name}/${this.#a}/${this.#b}/${this.#c}/${this.#d}`)
  }
}

function hashed(text: string): () => number {
  let h = 1779033703 ^ text.length
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 3432918353)
    h = (h << 13) | (h >>> 19)
  }
  return () => {
    h = Math.imul(h ^ (h >>> 16), 2246822507)
    h = Math.imul(h ^ (h >>> 13), 3266489909)
    h ^= h >>> 16
    return h
  }
}
