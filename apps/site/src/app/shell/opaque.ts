import { vars } from '@livery/ui/tokens'

/** A background that shines through, laid on the page's colour: it looks the same and hides what scrolls under it. */
export const opaque = (background: string): string =>
  `linear-gradient(${background}, ${background}) ${vars.color.canvas}`
