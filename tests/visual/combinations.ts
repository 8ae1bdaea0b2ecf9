/** The settings in which a picture is taken. */
export interface Combination {
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
} as const satisfies { readonly [A in keyof Combination]: readonly Combination[A][] }

const axes = Object.keys(AXES) as (keyof Combination)[]

/** The pairs of values that a combination of settings covers, such as `mode=dark direction=rtl`. */
export function pairsOf(combination: Combination): readonly string[] {
  return axes.flatMap((a, index) => axes.slice(index + 1).map((b) => `${a}=${combination[a]} ${b}=${combination[b]}`))
}

/**
 * A small set of the allowed combinations that covers every possible pair of values, because layout faults depend on
 * one value or on two together. Greedy and deterministic.
 */
export function pairwise(allowed: (combination: Combination) => boolean = () => true): readonly Combination[] {
  const all = everyCombination().filter(allowed)
  const missing = new Set(all.flatMap(pairsOf))
  const chosen: Combination[] = []
  while (missing.size > 0) {
    const gain = (combination: Combination) => pairsOf(combination).filter((pair) => missing.has(pair)).length
    const best = all.reduce((former, combination) => (gain(combination) > gain(former) ? combination : former))
    chosen.push(best)
    for (const pair of pairsOf(best)) missing.delete(pair)
  }
  return chosen
}

/**
 * Two combinations that differ in every value except the merchant's order; another two for each index, so that over
 * several indexes every combination is used.
 */
export function opposites(index: number): readonly [Combination, Combination] {
  const bit = (at: number) => (index >> at) & 1
  const pick = (flip: number, merchant: number): Combination => ({
    merchant: AXES.merchant[merchant % AXES.merchant.length] as string,
    mode: AXES.mode[flip] as Combination['mode'],
    direction: AXES.direction[bit(0) ^ flip] as Combination['direction'],
    viewport: AXES.viewport[bit(1) ^ flip] as Combination['viewport'],
  })
  return [pick(0, index), pick(1, index + 1)]
}

/** The two combinations for a component: chosen by its name, so that a new component does not change them. */
export function combinationsOf(component: string): readonly [Combination, Combination] {
  return opposites([...component].reduce((sum, letter, index) => sum + letter.charCodeAt(0) * (index + 1), 0))
}

export function combinationName({ merchant, mode, direction, viewport }: Combination): string {
  return `${merchant}-${mode}-${direction}-${viewport}`
}

function everyCombination(): readonly Combination[] {
  return AXES.merchant.flatMap((merchant) =>
    AXES.mode.flatMap((mode) =>
      AXES.direction.flatMap((direction) =>
        AXES.viewport.map((viewport): Combination => ({ merchant, mode, direction, viewport })),
      ),
    ),
  )
}
