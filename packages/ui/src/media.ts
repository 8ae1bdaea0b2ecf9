/**
 * The breakpoints and media features that layouts may use. Media queries cannot read tokens, so these few numbers are
 * stated here, in rem, so that breakpoints follow the browser's text size.
 */
export const media = {
  /** The narrowest phones, and a page zoomed to twice and more. */
  narrow: '(max-width: 22.5rem)',
  /** Those of 320 px, where three tiles in a row have no room for a word of their titles. */
  narrowest: '(max-width: 21.99rem)',
  phone: '(max-width: 47.99rem)',
  tabletUp: '(min-width: 48rem)',
  desktop: '(min-width: 64rem)',
  wide: '(min-width: 80rem)',
  hover: '(hover: hover) and (pointer: fine)',
  touch: '(hover: none)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  reducedTransparency: '(prefers-reduced-transparency: reduce)',
  moreContrast: '(prefers-contrast: more)',
  forcedColors: '(forced-colors: active)',
} as const
