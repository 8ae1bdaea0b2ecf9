/** By reading direction; when a side has no room, the opposite one is used. */
export const TIP_SIDES = ['top', 'bottom', 'start', 'end'] as const

export type TipSide = (typeof TIP_SIDES)[number]
