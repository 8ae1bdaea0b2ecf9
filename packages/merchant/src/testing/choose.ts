import type { Random } from '@livery/artwork/random'

/** Items of a list in a random order, some of them or all; at least `least`. */
export function some<Item>(random: Random, items: readonly Item[], least = 0, most = items.length): Item[] {
  const left = [...items]
  const count = Math.min(random.whole(least, Math.max(least, most)), left.length)
  return Array.from({ length: count }, () => left.splice(random.whole(0, left.length - 1), 1)[0] as Item)
}

/** Several values from the same function. */
export function several<Value>(random: Random, least: number, most: number, make: (index: number) => Value): Value[] {
  return Array.from({ length: random.whole(least, most) }, (_, index) => make(index))
}

/** The key with its value, or nothing: for keys that may be left out. */
export function perhaps<Key extends string, Value>(
  random: Random,
  key: Key,
  make: () => Value,
): { readonly [K in Key]?: Value } {
  return random.chance(0.5) ? ({ [key]: make() } as { readonly [K in Key]: Value }) : {}
}
