import type { Species, SpeciesId } from './rules.ts'

/** One fish in the water; positions are relative to the water's width and height. */
export interface Swimmer {
  readonly key: number
  readonly species: Species & { readonly id: SpeciesId }
  x: number
  y: number
  /** Widths per second; a negative value swims to the left. */
  readonly speed: number
  readonly phase: number
}

/** The number of fish in the water. */
const SCHOOL = 9
/** How far beyond an edge a fish may be before it is removed, relative to the width. */
const BEYOND = 0.22

/** The fish in the water; they are replaced when they leave. */
export class School {
  readonly #species: readonly (Species & { readonly id: SpeciesId })[]
  readonly #still: boolean
  #swimmers: Swimmer[] = []
  #keys = 0

  /** `still`: no fish moves, for players who prefer reduced motion; each fish has its own place. */
  constructor(species: readonly (Species & { readonly id: SpeciesId })[], still: boolean) {
    this.#species = species
    this.#still = still
    for (let lane = 0; lane < SCHOOL; lane++) this.#swimmers.push(this.#make(lane, true))
  }

  get swimmers(): readonly Swimmer[] {
    return this.#swimmers
  }

  /** Advances by some seconds. Returns the fish that left, with their replacements. */
  step(seconds: number, now: number): readonly { readonly gone: Swimmer; readonly come: Swimmer }[] {
    if (this.#still) return []
    const changed: { gone: Swimmer; come: Swimmer }[] = []
    for (const [lane, swimmer] of this.#swimmers.entries()) {
      swimmer.x += swimmer.speed * seconds
      swimmer.y = laneOf(lane) + 0.025 * Math.sin(now / 900 + swimmer.phase)
      const isGone = swimmer.speed > 0 ? swimmer.x > 1 + BEYOND : swimmer.x < -BEYOND
      if (isGone) changed.push({ gone: swimmer, come: this.replace(swimmer) })
    }
    return changed
  }

  /** Removes a fish; another one replaces it. */
  replace(swimmer: Swimmer): Swimmer {
    const lane = this.#swimmers.indexOf(swimmer)
    const next = this.#make(lane, this.#still)
    this.#swimmers = this.#swimmers.map((other) => (other === swimmer ? next : other))
    return next
  }

  #make(lane: number, inside: boolean): Swimmer {
    const species = this.#species[weighted(this.#species.length)] as Swimmer['species']
    const toRight = Math.random() < 0.5
    const speed = (0.05 + Math.random() * 0.05) * (toRight ? 1 : -1)
    const stillAt = { x: 0.14 + 0.36 * (lane % 3), y: 0.14 + 0.27 * Math.floor(lane / 3) }
    const x = inside ? 0.08 + Math.random() * 0.84 : toRight ? -BEYOND : 1 + BEYOND
    return {
      key: ++this.#keys,
      species,
      x: this.#still ? stillAt.x : x,
      y: this.#still ? stillAt.y : laneOf(lane),
      speed,
      phase: Math.random() * 6,
    }
  }
}

/** Small fish appear more often than large ones; which fish appears does not affect the return of a shot. */
function weighted(count: number): number {
  return Math.min(count - 1, Math.floor(Math.random() ** 1.35 * count))
}

function laneOf(lane: number): number {
  return 0.1 + (0.72 * lane) / (SCHOOL - 1)
}
