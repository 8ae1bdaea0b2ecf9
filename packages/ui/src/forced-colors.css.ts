import { globalStyle } from '@vanilla-extract/css'
import { resetLayer } from './layers.css.ts'
import { media } from './media.ts'

/**
 * Where the system forces its colours, fills are gone, and with them most of what tells the page one is at from others:
 * it gets the system's own mark of a choice. `!important` in the first layer beats components and apps.
 */
const here = '[aria-current="page"]'
const chosen = (rule: object) => ({ '@layer': { [resetLayer]: { '@media': { [media.forcedColors]: rule } } } })

globalStyle(here, chosen({ forcedColorAdjust: 'none !important', background: 'Highlight !important' }))
globalStyle(`${here}, ${here} *`, chosen({ color: 'HighlightText !important' }))
