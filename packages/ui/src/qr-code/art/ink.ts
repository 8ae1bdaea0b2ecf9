/** Colours of their own in every theme and mode: cameras read dark on light, and the more so the better. */
export const INK = { dark: 'black', light: 'white' } as const
