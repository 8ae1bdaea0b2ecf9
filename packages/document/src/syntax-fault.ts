import { type ParseError, printParseErrorCode } from 'jsonc-parser'
import type { FaultText } from './fault.ts'

const WORDING: Readonly<Record<string, readonly [message: string, repair: string]>> = {
  InvalidSymbol: ['this is not JSON', 'Text needs double quotes; the bare words are true, false and null'],
  InvalidNumberFormat: ['this number is not JSON', 'Write it like 12 or 0.5'],
  PropertyNameExpected: ['a key in double quotes is expected here', 'Add it, or remove the comma before it'],
  ValueExpected: ['a value is expected here', 'Add it'],
  ColonExpected: ['a colon is expected after the key', 'Add it'],
  CommaExpected: ['a comma is expected here', 'Add it before this'],
  CloseBraceExpected: ['the object is not closed', 'Add }'],
  CloseBracketExpected: ['the list is not closed', 'Add ]'],
  EndOfFileExpected: ['something follows the end of the document', 'Remove it'],
  UnexpectedEndOfComment: ['the comment is not closed', 'Add */'],
  UnexpectedEndOfString: ['the text is not closed', 'Add a double quote on the same line'],
  UnexpectedEndOfNumber: ['the number is not finished', 'Write it like 12 or 0.5'],
  InvalidUnicode: ['the \\u escape is not four hexadecimal digits', 'Write the character itself'],
  InvalidEscapeCharacter: ['this escape does not exist in JSON', 'Double the backslash, or write the character itself'],
  InvalidCharacter: ['a control character stands in the text', 'Remove it'],
}

const OTHER = ['this is not JSON', 'Correct it'] as const

/**
 * The parser's error in words. The message is made from the parser's code only and never contains a piece of the file.
 */
export function syntaxFault(error: ParseError, text: string): FaultText {
  if (isLeadingZero(error.offset, text)) {
    return { code: 'json.syntax', message: 'a number cannot begin with 0', repair: 'Leave the 0 out' }
  }
  const [message, repair] = WORDING[printParseErrorCode(error.error)] ?? OTHER
  const found = text.slice(error.offset, error.offset + Math.min(error.length, 20))
  return { code: 'json.syntax', message, repair, ...(found.trim() ? { found: JSON.stringify(found) } : {}) }
}

/** The parser reads `01` as the number 0 and stumbles over what follows. */
function isLeadingZero(offset: number, text: string): boolean {
  return /(?<![\w.])0$/.test(text.slice(Math.max(0, offset - 2), offset)) && /^\d/.test(text.slice(offset, offset + 1))
}
