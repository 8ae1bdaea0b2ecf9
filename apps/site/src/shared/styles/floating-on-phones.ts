import { vars } from '@livery/ui/tokens'

/** The height of a phone's tab bar, from the lower edge of the view. */
export const tabBarHeight = `calc(${vars.size.tabbar} + env(safe-area-inset-bottom))`

const gap = vars.space[4]

/** The lower edge of floating elements, from the lower edge of a phone's view. */
export const aboveTabBar = `calc(${tabBarHeight} + ${gap})`

/** Width and height of a round floating button on phones. */
export const floatingSide = vars.size.control.lg

/** The lower edge of what floats above such a button. */
export const aboveFloating = `calc(${aboveTabBar} + ${floatingSide} + ${gap})`

/** The space that a page leaves empty at its end, so that such a button covers nothing of it. */
export const roomForFloating = `calc(${floatingSide} + 2 * ${gap})`
