/** For what is pressed, or leads elsewhere: a print has no use for it. */
export const notOnPaper = { '@media': { print: { display: 'none' } } } as const
