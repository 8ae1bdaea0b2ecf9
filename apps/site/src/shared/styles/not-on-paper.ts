/** Hides controls and links in print, where they are of no use. */
export const notOnPaper = { '@media': { print: { display: 'none' } } } as const
