/** Two, four or eight lines at least. */
export const TEXT_AREA_HEIGHTS = ['short', 'medium', 'tall'] as const

export type TextAreaHeight = (typeof TEXT_AREA_HEIGHTS)[number]
