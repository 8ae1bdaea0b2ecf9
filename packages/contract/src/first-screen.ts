/**
 * The attribute of the element behind what a first screen shows. Where the gateway sends a page with its style rules in
 * it, those for what stands behind it stand there too.
 */
export const FIRST_SCREEN_END = 'data-first-screen-end'

/** The attribute of the style element that the gateway puts there, and that goes before the markup is taken over. */
export const LATER_STYLES = 'data-later-styles'
