/** In the line of reading; a side without room gives way to the opposite one. */
export const TIP_SIDES = ['top', 'bottom', 'start', 'end'] as const

export type TipSide = (typeof TIP_SIDES)[number]
