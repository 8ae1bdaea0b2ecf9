/** Under this key the browser remembers whose notifications it shows, and as which device. */
export const PUSH_KEY = 'push'
