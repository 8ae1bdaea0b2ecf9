import type { Fault, FaultText, Path } from '@livery/document/fault'
import type { Composition, CompositionKey } from './composition.ts'

interface Clash {
  /** The choice at which it is reported. */
  readonly key: CompositionKey
  readonly is: (composition: Composition) => boolean
  readonly why: string
  readonly repair: string
}

/** Choices that cannot stand together. */
const CLASHES: readonly Clash[] = [
  {
    key: 'hero',
    is: ({ frame, hero }) => hero === 'full-bleed' && frame === 'side-menu',
    why: 'a full-bleed hero spans the whole window, and the side menu stands in it',
    repair: 'Choose "frame": "top-bar", or "hero": "carousel"',
  },
  {
    key: 'tile',
    is: ({ frame, tile }) => tile === 'table-card' && frame === 'side-menu',
    why: 'table cards stand four in a row across the page, and the side menu takes the room of one',
    repair: 'Choose "frame": "top-bar", or "tile": "poster"',
  },
  {
    key: 'frame',
    is: ({ frame, categories }) => frame === 'top-bar' && categories === 'bar',
    why: 'the second line of the top bar lists the categories, and the bar of the lobby would repeat it',
    repair: 'Add "categories": "none", or choose "frame": "side-menu"',
  },
]

/** A fault for each pair of choices that cannot stand together. */
export function compositionFaults(
  composition: Composition,
  faultAt: (path: Path, faultText: FaultText) => Fault,
): readonly Fault[] {
  return CLASHES.filter(({ is }) => is(composition)).map(({ key, why, repair }) =>
    faultAt([key], { code: 'composition.clash', message: why, repair }),
  )
}
