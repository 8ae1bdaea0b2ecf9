/** Where the page writes the word on the ribbon of a wild or scatter, in a square from −100 to 100. */
export const RIBBON = { y: 62, width: 150, height: 40 } as const
