/** The text areas, one file for each language; see also `FIRST_AREAS`. */
export const TEXT_AREAS = ['core', 'auth', 'games', 'lottery', 'support'] as const
export type TextArea = (typeof TEXT_AREAS)[number]
