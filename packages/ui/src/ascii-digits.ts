/** The digit characters of every script, in runs of ten that begin with zero. */
const DIGIT = /\p{Nd}/gu
const IS_DIGIT = /^\p{Nd}$/u

/**
 * Replaces the digits of any script by 0–9; other characters stay: `"१२ ३"` becomes `"12 3"`.
 * Unicode keeps each script's ten digits together and in order (The Unicode Standard, section 4.6).
 */
export function asciiDigits(text: string): string {
  return text.replace(DIGIT, (digit) => String(valueOfDigit(digit.codePointAt(0) as number)))
}

function valueOfDigit(codePoint: number): number {
  let first = codePoint
  while (IS_DIGIT.test(String.fromCodePoint(first - 1))) first -= 1
  return (codePoint - first) % 10
}
