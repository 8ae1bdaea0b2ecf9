/**
 * Id of the style element that holds the page's theme. The gateway writes it; the script that changes the theme
 * replaces its text.
 */
export const THEME_ELEMENT_ID = 'theme'
