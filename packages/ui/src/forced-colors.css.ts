import { media } from './media.ts'
import { type LayerRule, reset } from './reset.ts'

/**
 * Where the system forces its colours, fills are gone, and with them most of what tells the page one is at from others:
 * it gets the system's own mark of a choice. No outline, which is what focus looks like.
 */
const here = '[aria-current="page"]'
const forced = (rule: LayerRule): LayerRule => ({ '@media': { [media.forcedColors]: rule } })

reset(here, forced({ forcedColorAdjust: 'none !important' as 'none', background: 'Highlight !important' }))
reset(`${here}, ${here} *`, forced({ color: 'HighlightText !important' }))
