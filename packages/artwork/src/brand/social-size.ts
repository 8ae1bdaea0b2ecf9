/** Width and height of a picture for conversations, in px, as social networks require. */
export const socialSize = { width: 1200, height: 630 } as const
