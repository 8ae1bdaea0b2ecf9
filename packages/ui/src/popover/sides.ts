/** By reading direction; when a side has no room, the opposite one is used. */
export const POPOVER_SIDES = ['top', 'bottom', 'inline-start', 'inline-end'] as const
export const POPOVER_ALIGNS = ['start', 'center', 'end'] as const

export type PopoverSide = (typeof POPOVER_SIDES)[number]
export type PopoverAlign = (typeof POPOVER_ALIGNS)[number]
