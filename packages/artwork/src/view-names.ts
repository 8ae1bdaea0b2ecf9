/** How a picture shows its motif: whole and alone, from close by, or in company. */
export const VIEW_NAMES = ['whole', 'close', 'company'] as const
export type ViewName = (typeof VIEW_NAMES)[number]

/** The light of a picture: that of its seed, or the most different one that suits the scene. */
export const LIGHT_NAMES = ['seeded', 'other'] as const
export type LightName = (typeof LIGHT_NAMES)[number]
