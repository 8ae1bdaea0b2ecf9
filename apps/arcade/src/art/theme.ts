import { type FaceName, faces } from '@livery/artwork/lettering/faces'
import { type MotifName, motifs } from '@livery/artwork/motifs/registry'
import { Random } from '@livery/artwork/random'
import { type SceneName, scenes } from '@livery/artwork/scenes/registry'
import { leaning, type Scheme, schemes, turned } from '@livery/artwork/schemes'
import type { LaunchRequest } from '@livery/contract/vendor'
import { CATALOGUE } from './catalogue.ts'
import { scenesFor } from './places.ts'

/** A game's appearance; it is always the same for the same game. */
export interface Theme {
  readonly seed: string
  /** Scatter first, then the four pictures, best first. */
  readonly pictures: readonly MotifName[]
  /** Index of the first picture's colouring; null: chosen by seed. */
  readonly coat: number | null
  /** The lettering style of the title. */
  readonly face: FaceName
  readonly scene: SceneName
  readonly scheme: Scheme
  /** The scheme during free spins: the same colours in another light. */
  readonly freeScheme: Scheme
}

const PICTURES = 5
const NAMES = Object.keys(motifs) as MotifName[]

/**
 * The theme of a game: from the catalogue; an unknown game gets a motif that its name mentions, that motif's
 * companions, and a suitable scene.
 */
export function themeOf(game: LaunchRequest['game']): Theme {
  const seed = `${game.vendor}/${game.code}`
  const look = CATALOGUE.get(seed)
  const random = new Random(seed).branch('slot')
  const first = look?.motif ?? random.pick(spokenOf(game.name))
  const scene = look?.scene ?? random.pick(scenesFor(first))
  const [primary] = look?.palette ?? []
  const lit = turned(schemes[random.pick(scenes[scene].schemes)], random.range(-10, 10))
  const scheme = primary ? leaning(lit, primary, 0.25) : lit
  return {
    seed,
    pictures: familyOf(first, random),
    coat: look?.coat ?? null,
    face: look?.face ?? random.pick(Object.keys(faces) as FaceName[]),
    scene,
    scheme,
    freeScheme: leaning(turned(scheme, 70), '#4a1aa8', 0.35),
  }
}

/** The motifs that a name mentions; all motifs when it mentions none. */
function spokenOf(name: string): readonly MotifName[] {
  const words = name.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  const isSpoken = (part: string) => words.some((word) => word === part || word === `${part}s`)
  const spoken = NAMES.filter((motif) => motif.split('-').some(isSpoken))
  return spoken.length > 0 ? spoken : NAMES
}

/** A motif, its companions, and their companions: a group of things that belong together. */
function familyOf(first: MotifName, random: Random): readonly MotifName[] {
  const family: MotifName[] = [first]
  const add = (name: string): void => {
    if (family.length < PICTURES && NAMES.includes(name as MotifName) && !family.includes(name as MotifName)) {
      family.push(name as MotifName)
    }
  }
  for (let at = 0; at < family.length; at++) for (const name of motifs[family[at] as MotifName].companions) add(name)
  while (family.length < PICTURES) add(random.pick(NAMES))
  return family
}
