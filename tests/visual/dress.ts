/** The settings in which a picture is taken. */
export interface Dress {
  readonly merchant: string
  readonly mode: 'light' | 'dark'
  readonly direction: 'ltr' | 'rtl'
  readonly viewport: 'desktop' | 'phone'
}

export const AXES = {
  merchant: ['aurora', 'oasis', 'carmine'],
  mode: ['light', 'dark'],
  direction: ['ltr', 'rtl'],
  viewport: ['desktop', 'phone'],
} as const satisfies { readonly [A in keyof Dress]: readonly Dress[A][] }

const axes = Object.keys(AXES) as (keyof Dress)[]

/** The pairs of values that a combination of settings covers, such as `mode=dark direction=rtl`. */
export function pairsOf(dress: Dress): readonly string[] {
  return axes.flatMap((a, index) => axes.slice(index + 1).map((b) => `${a}=${dress[a]} ${b}=${dress[b]}`))
}

/**
 * A small set of the allowed combinations that covers every possible pair of values, because layout faults depend on
 * one value or on two together. Greedy and deterministic.
 */
export function pairwise(allowed: (dress: Dress) => boolean = () => true): readonly Dress[] {
  const all = everyDress().filter(allowed)
  const missing = new Set(all.flatMap(pairsOf))
  const chosen: Dress[] = []
  while (missing.size > 0) {
    const gain = (dress: Dress) => pairsOf(dress).filter((pair) => missing.has(pair)).length
    const best = all.reduce((former, dress) => (gain(dress) > gain(former) ? dress : former))
    chosen.push(best)
    for (const pair of pairsOf(best)) missing.delete(pair)
  }
  return chosen
}

/**
 * Two combinations that differ in every value except the merchant's order; another two for each index, so that over
 * several indexes every combination is used.
 */
export function opposites(index: number): readonly [Dress, Dress] {
  const bit = (at: number) => (index >> at) & 1
  const pick = (flip: number, merchant: number): Dress => ({
    merchant: AXES.merchant[merchant % AXES.merchant.length] as string,
    mode: AXES.mode[flip] as Dress['mode'],
    direction: AXES.direction[bit(0) ^ flip] as Dress['direction'],
    viewport: AXES.viewport[bit(1) ^ flip] as Dress['viewport'],
  })
  return [pick(0, index), pick(1, index + 1)]
}

/** The two combinations for a component: chosen by its name, so that a new component does not change them. */
export function dressesOf(component: string): readonly [Dress, Dress] {
  return opposites([...component].reduce((sum, letter, index) => sum + letter.charCodeAt(0) * (index + 1), 0))
}

export function dressName({ merchant, mode, direction, viewport }: Dress): string {
  return `${merchant}-${mode}-${direction}-${viewport}`
}

function everyDress(): readonly Dress[] {
  return AXES.merchant.flatMap((merchant) =>
    AXES.mode.flatMap((mode) =>
      AXES.direction.flatMap((direction) =>
        AXES.viewport.map((viewport): Dress => ({ merchant, mode, direction, viewport })),
      ),
    ),
  )
}
