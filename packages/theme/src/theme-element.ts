/**
 * Ids of the style elements that hold the page's theme, in the order in which their texts stand in a theme's CSS. The
 * gateway writes them; the script that changes the theme takes them away.
 */
export const THEME_ELEMENT_IDS = {
  variables: 'theme',
  faces: 'theme-fonts',
  standIns: 'theme-stand-ins',
} as const
