import type { GamePictureSpec } from './game-spec.ts'
import type { Coat } from './motifs/motif.ts'
import { type MotifName, motifs } from './motifs/registry.ts'
import type { ParticleName } from './particles.ts'
import type { Random } from './random.ts'
import { type SceneName, scenes } from './scenes/registry.ts'
import { hueDistance, leaning, type SchemeName, schemes, turned } from './schemes.ts'

/**
 * The choices that all pictures of a game share, whatever their shape: the vendor's colours, the scene with its light,
 * and the motif with its coat. They are the first draws from the game's seed, so every shape must make them before any
 * other.
 */
export function castOf({ vendor, game }: GamePictureSpec, random: Random) {
  const style = vendor.art
  const [primary = '#b0122a', second = '#ffc02e', third = primary] = style.palette
  const scene = scenes[game.scene]
  const seededScheme = chosenScheme(scene.schemes, third, random)
  const lit = game.light === 'other' ? farthestScheme(scene.schemes, seededScheme) : seededScheme
  const scheme = leaning(turned(schemes[lit], random.range(-13, 13), 1.3), primary, 0.3)
  const motif = motifs[game.motif]
  const seeded = chosenCoat(motif.coats, scheme.mid, random)
  const coat = motif.coats[game.coat ?? -1] ?? seeded
  return { style, primary, second, scene, scheme, coat, companions: motif.companions as readonly MotifName[] }
}

/** The particles in the air of a scene. */
const flights: Partial<Record<SceneName, readonly ParticleName[]>> = {
  underwater: ['bubbles'],
  ice: ['snow', 'sparks'],
  jungle: ['leaves', 'sparks'],
  farm: ['leaves', 'petals'],
  volcano: ['embers'],
  festival: ['petals', 'coins', 'embers'],
  draw: ['confetti', 'coins'],
  stadium: ['confetti', 'sparks'],
  candyland: ['confetti', 'sparks'],
  mountains: ['petals', 'snow', 'sparks'],
  vault: ['coins', 'sparks'],
  arena: ['embers', 'sparks'],
}

/** The particles in the air of a game's picture in this scene. */
export function flightOf(scene: SceneName, random: Random): ParticleName {
  return random.pick<ParticleName>(flights[scene] ?? ['coins', 'sparks', 'sparks'])
}

/** The one of two lights that suit the scene that is nearer to the vendor's colour. */
function chosenScheme(names: readonly SchemeName[], colour: string, random: Random): SchemeName {
  const [a, b] = [random.pick(names), random.pick(names)]
  return hueDistance(schemes[a].mid, colour) <= hueDistance(schemes[b].mid, colour) ? a : b
}

/**
 * The light that suits the scene and is farthest from another one in hue; where the scene has no second light, the
 * farthest of all.
 */
function farthestScheme(names: readonly SchemeName[], from: SchemeName): SchemeName {
  const others = names.filter((name) => name !== from)
  const choice = others.length > 0 ? others : (Object.keys(schemes) as SchemeName[]).filter((name) => name !== from)
  const distance = (name: SchemeName) => hueDistance(schemes[name].mid, schemes[from].mid)
  return choice.reduce((best, name) => (distance(name) > distance(best) ? name : best))
}

/** The one of two coats that stands out more from the background. */
function chosenCoat(coats: readonly Coat[], background: string, random: Random): Coat {
  const [a, b] = [random.pick(coats), random.pick(coats)]
  return hueDistance(a[0], background) >= hueDistance(b[0], background) ? a : b
}
