import { globalLayer } from '@vanilla-extract/css'

/**
 * Order of the cascade, whatever the order in which style sheets load: reset, base typography, components, focus ring.
 * An app's own styles are in no layer, so they win over all of these except the motion rule, which is `!important` in
 * the first layer.
 */
export const resetLayer = globalLayer('reset')
export const baseLayer = globalLayer('base')
export const uiLayer = globalLayer('ui')
export const focusLayer = globalLayer('focus')
