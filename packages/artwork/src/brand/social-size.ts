/** Width and height of a picture for conversations, in px: what networks ask for. */
export const socialSize = { width: 1200, height: 630 } as const
