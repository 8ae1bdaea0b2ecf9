import { media } from './media.ts'
import { type LayerRule, reset } from './reset.ts'

/**
 * Forced colours remove fills, and with them most of what marks the current page, so it gets the system's colour of a
 * selection. An outline would look like focus.
 */
const here = '[aria-current="page"]'
const forced = (rule: LayerRule): LayerRule => ({ '@media': { [media.forcedColors]: rule } })

reset(here, forced({ forcedColorAdjust: 'none !important' as 'none', background: 'Highlight !important' }))
reset(`${here}, ${here} *`, forced({ color: 'HighlightText !important' }))
