/** What feedback may be (docs/product.md 8.5). Characters are those a reader sees. */
export const FEEDBACK_LIMITS = { leastWords: 2, mostWords: 40, mostCharacters: 140, mostPictures: 3 } as const
