/** The limits of feedback (docs/product.md 8.5). Characters are counted as a reader sees them. */
export const FEEDBACK_LIMITS = { leastWords: 2, mostWords: 40, mostCharacters: 140, mostPictures: 3 } as const
