import { type MotifName, motifs } from '@livery/artwork/motifs/registry'
import { Random } from '@livery/artwork/random'
import { type SceneName, scenes } from '@livery/artwork/scenes/registry'
import { leaning, type Scheme, schemes, turned } from '@livery/artwork/schemes'
import type { LaunchRequest } from '@livery/contract/vendor'
import { scenesFor } from './places.ts'

/** What a game looks like; the same game always looks the same. */
export interface Theme {
  readonly seed: string
  /** Scatter first, then the four pictures, best first. */
  readonly pictures: readonly MotifName[]
  readonly scene: SceneName
  readonly scheme: Scheme
  /** The scheme of the free spins: the same colours at another hour. */
  readonly freeScheme: Scheme
}

const PICTURES = 5

/** The theme of a game: a motif its name speaks of, that motif's companions, and a scene where it is at home. */
export function themeOf(game: LaunchRequest['game']): Theme {
  const seed = `${game.vendor}/${game.code}`
  const random = new Random(seed).branch('slot')
  const names = Object.keys(motifs) as MotifName[]
  const words = game.name.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  const spoken = names.filter((name) =>
    name.split('-').some((part) => words.some((word) => word === part || word === `${part}s`)),
  )
  const first = random.pick(spoken.length > 0 ? spoken : names)

  const pictures: MotifName[] = [first]
  const add = (name: string): void => {
    if (pictures.length < PICTURES && names.includes(name as MotifName) && !pictures.includes(name as MotifName)) {
      pictures.push(name as MotifName)
    }
  }
  for (const name of spoken) add(name)
  // Companions, and theirs: a family of things that belong together.
  for (let at = 0; at < pictures.length && pictures.length < PICTURES; at++) {
    for (const name of motifs[pictures[at] as MotifName].companions) add(name)
  }
  while (pictures.length < PICTURES) add(random.pick(names))

  const scene = random.pick(scenesFor(first))
  const scheme = turned(schemes[random.pick(scenes[scene].schemes)], random.range(-10, 10))
  return { seed, pictures, scene, scheme, freeScheme: leaning(turned(scheme, 70), '#4a1aa8', 0.35) }
}
