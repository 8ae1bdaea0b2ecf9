/** The same colours in every theme and mode, because cameras read dark on light best. */
export const INK = { dark: 'black', light: 'white' } as const
