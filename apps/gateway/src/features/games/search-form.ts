import { foldDigits } from '@livery/rules/fold-digits'

/** Letters of the Arabic script that readers type in place of one another. */
const ALIKE: Readonly<Record<string, string>> = { أ: 'ا', إ: 'ا', آ: 'ا', ى: 'ي', ی: 'ي', ک: 'ك', ة: 'ه', ـ: '' }

/**
 * A text in the form it is searched in: lower case without Latin accents, ASCII digits, only words with single spaces.
 * Vowel signs of Indic and South-East Asian scripts stay, since they are letters there.
 */
export function searchForm(text: string): string {
  // Normalising would turn trade marks into letters, so they are removed first.
  const plain = text.replace(/[™℠]/g, ' ').normalize('NFKD')
  return foldDigits(
    plain
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFC')
      .toLowerCase(),
  )
    .replace(/[أإآىیکةـ]/g, (letter) => ALIKE[letter] ?? '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

/** How many words of a query are used; more do not narrow the result further. */
const WORDS_MAX = 6

/** The words of a query, the longest first because it excludes most. */
export function searchWords(query: string): string[] {
  const words = searchForm(query).split(' ').filter(Boolean)
  return [...new Set(words)].sort((one, other) => other.length - one.length).slice(0, WORDS_MAX)
}
