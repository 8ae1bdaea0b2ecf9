import { type Family, type FamilyId, families, filesOf, type Subset } from '../fonts/families.ts'
import { measures } from '../fonts/measures.ts'
import { PAIRED_SCRIPTS, type PairedScript } from '../fonts/pairings.ts'
import { pairingOf } from '../rules/type.ts'
import type { Settled } from '../settle.ts'

/** One `@font-face` of a theme. */
export type FontFace = {
  readonly id: FamilyId
  readonly family: string
  /** `400` or `100 900`. */
  readonly weight: string
  readonly style: 'normal'
  /** The script it was chosen for. */
  readonly script: PairedScript
  readonly subset: Subset
  /** Path below `node_modules`. */
  readonly file: string
  readonly bytes: number
  readonly unicodeRange: string
  /**
   * Needed before the first paint: the first subset of the body and heading families, in their initial weight, when the
   * file is small enough.
   */
  readonly isCritical: boolean
}

/** The largest font file, in bytes, that may delay the first paint. */
export const LARGEST_CRITICAL_FONT = 40 * 1024

/** All faces a theme may need, script by script. */
export function fontFacesOf(settled: Settled): FontFace[] {
  return PAIRED_SCRIPTS.flatMap((script) => facesFor(settled, script))
}

function facesFor(settled: Settled, script: PairedScript): FontFace[] {
  const pairing = pairingOf({ settled, script })
  const ids = [...new Set([pairing.body, pairing.heading, pairing.display])].filter((id) => id !== undefined)
  return ids.flatMap((id) => {
    const family: Family = families[id]
    const { ranges, bytes } = measures[id]
    const usedWeight = id === pairing.body ? pairing.weights.regular : pairing.weights.heading
    return filesOf(family).map(({ subset, weight, file }) => ({
      id,
      family: family.name,
      weight,
      style: 'normal' as const,
      script,
      subset,
      file,
      bytes: bytes[file] ?? 0,
      unicodeRange: ranges[subset] ?? '',
      isCritical:
        subset === family.subsets[0] &&
        (weight.includes(' ') || weight === String(usedWeight)) &&
        (bytes[file] ?? Number.POSITIVE_INFINITY) <= LARGEST_CRITICAL_FONT,
    }))
  })
}
