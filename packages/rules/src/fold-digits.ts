/** Where the digit zero of each decimal system stands; nine more follow it. */
const ZEROS = [
  0x0660, // Arabic-Indic
  0x06f0, // Persian and Urdu
  0x0966, // Devanagari
  0x09e6, // Bengali
  0x0be6, // Tamil
  0x0e50, // Thai
  0x0ed0, // Lao
  0x1040, // Burmese
  0x17e0, // Khmer
  0xff10, // full width
]

const VALUES = new Map(
  ZEROS.flatMap((zero) =>
    Array.from({ length: 10 }, (_, digit) => [String.fromCharCode(zero + digit), String(digit)] as const),
  ),
)
const FOREIGN = new RegExp(`[${[...VALUES.keys()].join('')}]`, 'g')

/** The text with the digits of every script of our languages, and full-width ones, as ASCII; the rest untouched. */
export function foldDigits(text: string): string {
  return text.replace(FOREIGN, (digit) => VALUES.get(digit) ?? digit)
}
