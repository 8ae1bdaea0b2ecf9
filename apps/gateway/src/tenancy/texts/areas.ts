/** The area of texts that are sent by SMS and e-mail, and never shown by the site. */
export const LETTERS = 'letters'
