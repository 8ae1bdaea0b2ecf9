import { globalLayer } from '@vanilla-extract/css'

/**
 * Order of the cascade, whatever order the style sheets arrive in: reset, base typography, these components, the focus
 * ring. An app's own styles stand in no layer, so they win over all but the motion rule, which is `!important` in the
 * first layer.
 */
export const resetLayer = globalLayer('reset')
export const baseLayer = globalLayer('base')
export const uiLayer = globalLayer('ui')
export const focusLayer = globalLayer('focus')
