import { latinOf } from './chat-text.ts'

/** Scripts written without spaces: in these a word is found anywhere. */
const UNSPACED =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
/** Characters that people type in place of a letter. */
const STAND_INS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** A merchant's forbidden words, prepared for searching. */
export interface WordList {
  /** Whether a text contains one of them. */
  has(text: string): boolean
}

/** A word in the form used for comparisons: lower case, without marks above and below, one form for each letter. */
export function comparedWord(word: string): string {
  return withoutMarks(word).replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
}

/**
 * Compiles words. A word that ends in `*` is also found at the beginning of longer words. Words are found despite
 * spaces between letters, doubled letters, digits instead of letters, and similar letters of another script.
 */
export function wordList(words: readonly string[]): WordList {
  const whole = new Set<string>()
  const beginnings: string[] = []
  const anywhere: string[] = []
  for (const word of words) {
    const compared = comparedWord(word)
    if (compared === '') continue
    if (UNSPACED.test(compared)) anywhere.push(compared)
    else if (word.trim().endsWith('*')) beginnings.push(compared)
    else whole.add(compared)
  }
  const isListed = (form: string) => whole.has(form) || beginnings.some((beginning) => form.startsWith(beginning))
  return {
    has(text) {
      if (whole.size + beginnings.length + anywhere.length === 0) return false
      const plain = withoutMarks(text)
      const bare = plain.replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
      if (anywhere.some((word) => bare.includes(word))) return true
      return tokensOf(plain).some((token) => formsOf(token).some(isListed))
    },
  }
}

function withoutMarks(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/(?=\p{Script=Inherited})\p{M}|\u0640|[\u200C\u200D]/gu, '')
    .normalize('NFC')
}

/** The words of a text, and the words that single letters in a row spell. */
function tokensOf(plain: string): readonly string[] {
  const tokens = plain.split(/[^\p{L}\p{M}\p{N}@$!]+/u).filter(Boolean)
  const spelled: string[] = []
  let letters = ''
  for (const token of [...tokens, '  ']) {
    if ([...token].length === 1) letters += token
    else {
      if (letters.length > 2) spelled.push(letters)
      letters = ''
    }
  }
  return [...tokens, ...spelled]
}

/**
 * The possible readings of a word: unchanged, with letters for their substitutes, and with repeated letters once or
 * twice.
 */
function formsOf(token: string): readonly string[] {
  const latin = latinOf(token)
  const lettered = /\p{L}/u.test(latin) ? [...latin].map((sign) => STAND_INS[sign] ?? sign).join('') : latin
  const forms = new Set<string>()
  for (const form of [latin, lettered]) {
    const word = form.replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
    forms.add(word)
    forms.add(word.replace(/(.)\1{2,}/gu, '$1$1'))
    forms.add(word.replace(/(.)\1{2,}/gu, '$1'))
  }
  return [...forms]
}
