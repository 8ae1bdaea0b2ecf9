/** Where the page letters the word on a wild's or scatter's ribbon, in a square from −100 to 100. */
export const RIBBON = { y: 62, width: 150, height: 40 } as const
