/** `text` stands in a sentence; `quiet` stands alone among others of its kind: footers, lists of pages. */
export const LINK_LOOKS = ['text', 'quiet'] as const

export type LinkLook = (typeof LINK_LOOKS)[number]
