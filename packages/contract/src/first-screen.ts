/**
 * The attribute of the element after the first screen. Where the gateway sends a page with its style rules inside, the
 * rules for everything after the first screen are put there.
 */
export const FIRST_SCREEN_END = 'data-first-screen-end'

/** The attribute of the style element that the gateway puts there; it is removed before hydration. */
export const LATER_STYLES = 'data-later-styles'
