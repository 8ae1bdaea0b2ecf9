/** `text` is for links in a sentence; `quiet` for links among others of their kind: footers, lists of pages. */
export const LINK_LOOKS = ['text', 'quiet'] as const

export type LinkLook = (typeof LINK_LOOKS)[number]
