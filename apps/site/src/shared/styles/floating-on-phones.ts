import { vars } from '@livery/ui/tokens'

/** The height of a phone's tab bar, from the lower edge of the view. */
export const tabBarHeight = `calc(${vars.size.tabbar} + env(safe-area-inset-bottom))`

const gap = vars.space[4]

/** The lower edge of floating elements, from the lower edge of a phone's view. */
export const aboveTabBar = `calc(${tabBarHeight} + ${gap})`

/** The part of a phone's tab bar that customer service takes. */
export const dockedWidth = '3rem'
