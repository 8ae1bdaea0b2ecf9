/** The area of texts for SMS and e-mail, which the site never shows. */
export const LETTERS = 'letters'
