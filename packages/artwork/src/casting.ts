import type { Coat } from './motifs/motif.ts'
import type { Random } from './random.ts'
import { hueDistance, type SchemeName, schemes } from './schemes.ts'

/** Of two lights that suit the scene, the one nearer to the vendor's colour. */
export function chosenScheme(names: readonly SchemeName[], colour: string, random: Random): SchemeName {
  const [a, b] = [random.pick(names), random.pick(names)]
  return hueDistance(schemes[a].mid, colour) <= hueDistance(schemes[b].mid, colour) ? a : b
}

/** Of two coats, the one that stands out more from the background. */
export function chosenCoat(coats: readonly Coat[], background: string, random: Random): Coat {
  const [a, b] = [random.pick(coats), random.pick(coats)]
  return hueDistance(a[0], background) >= hueDistance(b[0], background) ? a : b
}
