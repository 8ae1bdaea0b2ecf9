import type { Fault, FaultText, Path } from '@livery/document/fault'
import type { Composition, CompositionKey } from './composition.ts'

interface Clash {
  /** The choice that the fault is reported at. */
  readonly key: CompositionKey
  readonly is: (composition: Composition) => boolean
  readonly why: string
  readonly repair: string
}

/** Choices that do not work together. */
const CLASHES: readonly Clash[] = [
  {
    key: 'hero',
    is: ({ frame, hero }) => hero === 'full-bleed' && frame !== 'top-bar',
    why: 'a full-bleed hero spans the whole window, and the menu beside the page stands in it',
    repair: 'Choose "frame": "top-bar", or "hero": "carousel"',
  },
  {
    key: 'tile',
    is: ({ frame, tile }) => tile === 'table-card' && frame !== 'top-bar',
    why: 'table cards stand four in a row across the page, and the menu beside it takes the room of one',
    repair: 'Choose "frame": "top-bar", or "tile": "poster"',
  },
  {
    key: 'frame',
    is: ({ frame, categories }) => frame === 'top-bar' && categories === 'bar',
    why: 'the second line of the top bar lists the categories, and the bar of the lobby would repeat it',
    repair: 'Add "categories": "none", or choose "frame": "side-menu"',
  },
  {
    key: 'frame',
    is: ({ frame, categories }) => frame === 'icon-rail' && categories === 'bar',
    why: 'the rail lists the categories already, and the bar of the lobby would repeat it',
    repair: 'Add "categories": "icon-grid", "icons-first" or "none", or choose "frame": "side-menu"',
  },
  {
    key: 'hero',
    is: ({ frame, hero }) => hero === 'lead-list' && frame !== 'icon-rail' && frame !== 'sports-columns',
    why: 'a banner with a list is sized for the icon rail and for sports columns, and its code comes with them',
    repair: 'Choose "frame": "icon-rail" or "frame": "sports-columns", or "hero": "carousel"',
  },
  {
    key: 'tile',
    is: ({ frame, tile }) => tile === 'square' && frame !== 'icon-rail',
    why: 'square tiles are sized for the page beside the icon rail, and their code comes with it',
    repair: 'Choose "frame": "icon-rail", or "tile": "poster"',
  },
  {
    key: 'categories',
    is: ({ frame, categories }) =>
      (categories === 'icon-grid' || categories === 'icons-first') && frame !== 'icon-rail',
    why: 'the grid is for phones, and from tablets on only the icon rail lists the categories in its place',
    repair: 'Choose "frame": "icon-rail", or another word for "categories"',
  },
  {
    key: 'hero',
    is: ({ frame, hero }) => hero === 'strip' && frame !== 'sports-columns',
    why: 'a strip stands above the matches between the columns of sports and slip, and its code comes with them',
    repair: 'Choose "frame": "sports-columns", or "hero": "carousel"',
  },
  {
    key: 'sports',
    is: ({ frame, sports }) => sports !== 'games' && frame !== 'sports-columns',
    why: 'what one bets on stands in the slip, and only the frame of sports columns has one',
    repair: 'Choose "frame": "sports-columns", or "sports": "games"',
  },
  {
    key: 'frame',
    is: ({ frame, sports }) => frame === 'sports-columns' && sports === 'games',
    why: 'its columns are the sports of the matches and the slip for them, and nothing would fill these',
    repair: 'Add "sports": "fixtures" or "fixture-cards", or choose "frame": "side-menu"',
  },
  {
    key: 'frame',
    is: ({ frame, categories }) => frame === 'sports-columns' && categories === 'bar',
    why: 'the column beside the page lists the categories already, and the bar of the lobby would repeat it',
    repair: 'Add "categories": "none", or choose "frame": "side-menu"',
  },
  {
    key: 'prizes',
    is: ({ frame, prizes }) => prizes !== 'none' && frame !== 'icon-rail',
    why: 'the board of draws and jackpots is sized for the page beside the icon rail, and its code comes with it',
    repair: 'Choose "frame": "icon-rail", or "prizes": "none"',
  },
  {
    key: 'games',
    is: ({ games, tile }) => games !== 'row' && tile !== 'poster' && tile !== 'picture',
    why: 'a mosaic is made of posters, whose large and small ones end together',
    repair: 'Choose "tile": "poster" or "tile": "picture", or "games": "row"',
  },
]

/** A fault for each pair of choices that do not work together. */
export function compositionFaults(
  composition: Composition,
  faultAt: (path: Path, faultText: FaultText) => Fault,
): readonly Fault[] {
  return CLASHES.filter(({ is }) => is(composition)).map(({ key, why, repair }) =>
    faultAt([key], { code: 'composition.clash', message: why, repair }),
  )
}
