/** The characters of printed values: numbers, hex colours, function names, quoted family names. */
const PRINTABLE = /^[\w #%(),."/-]{1,900}$/
const FORBIDDEN = /url|expression|import|javascript/i

/**
 * The last check before the style sheet. Values are printed from types, so it should never stop anything; if it does, a
 * printer is wrong, and no CSS is safer than injected CSS.
 * @throws when the text could end a declaration, open a block, load a file or leave the style element
 */
export function gate(id: string, text: string): string {
  if (typeof text === 'string' && PRINTABLE.test(text) && !FORBIDDEN.test(text)) return text
  throw new Error(`the printed value of ${id} is not plain CSS: ${JSON.stringify(text.slice(0, 80))}`)
}
