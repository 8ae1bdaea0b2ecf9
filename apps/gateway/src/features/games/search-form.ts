import { foldDigits } from '@livery/rules/fold-digits'

/** Letters that readers of Arabic script type for one another. */
const ALIKE: Readonly<Record<string, string>> = { أ: 'ا', إ: 'ا', آ: 'ا', ى: 'ي', ی: 'ي', ک: 'ك', ة: 'ه', ـ: '' }

/**
 * Text as it is searched: small letters without Latin accents, digits in ASCII, nothing but words with a space between.
 * Vowel signs of Indic and South-East Asian scripts stay, since they are letters there.
 */
export function searchForm(text: string): string {
  // Trade marks would become letters.
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

/** As many words of a query as are looked at; who types more has long said which game is meant. */
const WORDS_MAX = 6

/** The words of a query, the longest first, which narrows most. */
export function searchWords(query: string): string[] {
  const words = searchForm(query).split(' ').filter(Boolean)
  return [...new Set(words)].sort((one, other) => other.length - one.length).slice(0, WORDS_MAX)
}
