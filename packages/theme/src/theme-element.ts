/** Id of the style element that holds the page's theme. The gateway writes it, script that changes the theme fills it. */
export const THEME_ELEMENT_ID = 'theme'
