import { vars } from '@livery/ui/tokens'

/** A translucent background over the page's colour: it looks the same and hides what scrolls below it. */
export const opaque = (background: string): string =>
  `linear-gradient(${background}, ${background}) ${vars.color.canvas}`
