import { createVar } from '@vanilla-extract/css'

/** How much of the page a frame's header covers, where it is not the site's, which stays at the top. */
export const coveredByHeader = createVar()
