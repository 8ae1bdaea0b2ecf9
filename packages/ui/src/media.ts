/**
 * The widths and abilities a layout may ask for. Media queries cannot read tokens, so these few numbers stand here,
 * in rem, so that a larger text size of the browser moves the breakpoints with it.
 */
export const media = {
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
