/**
 * Ids of the style elements that hold the page's theme, in the order of their texts in a theme's CSS. The gateway
 * writes them; the script that changes the theme removes them.
 */
export const THEME_ELEMENT_IDS = {
  variables: 'theme',
  faces: 'theme-fonts',
  standIns: 'theme-stand-ins',
} as const
