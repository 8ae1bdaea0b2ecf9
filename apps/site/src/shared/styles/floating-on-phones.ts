import { vars } from '@livery/ui/tokens'

/** What the tab bar takes of a phone's view, from its lower edge. */
export const tabBarHeight = `calc(${vars.size.tabbar} + env(safe-area-inset-bottom))`

const gap = vars.space[4]

/** Where what floats over a page ends, from the lower edge of a phone's view. */
export const aboveTabBar = `calc(${tabBarHeight} + ${gap})`

/** How wide and high a round button that floats over a page is on phones. */
export const floatingSide = vars.size.control.lg

/** What a page leaves empty at its end, so that such a button covers nothing of it. */
export const roomForFloating = `calc(${floatingSide} + 2 * ${gap})`
