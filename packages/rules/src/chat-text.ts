import { foldDigits } from './fold-digits.ts'
import { textSize } from './words.ts'

/** The most characters of a message in the chat, as a reader counts them. */
export const MOST_CHAT_CHARACTERS = 300

/** Why the text alone of a message may be refused. */
export type ChatTextFault = 'empty' | 'long' | 'link' | 'contact'

/** Marks that no script needs: those that reverse a line's direction, and those of zero width. */
const INVISIBLE =
  /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\u{E0000}-\u{E007F}]/gu
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu
/** Burmese and Khmer have four marks on a letter; marks that fit any writing are never more than two. */
const PILED_MARKS = /((?:(?=\p{Script=Inherited})\p{Mn}){2})(?:(?=\p{Script=Inherited})\p{Mn})+/gu
const PILED = /(\p{M}{5})\p{M}+/gu

/**
 * A message in its stored form: on one line, without invisible marks, and with no more marks on a letter than scripts
 * have.
 */
export function cleanChatText(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(CONTROL, ' ')
    .normalize('NFC')
    .replace(PILED_MARKS, '$1')
    .replace(PILED, '$1')
    .trim()
}

/** Why a cleaned message is refused at every merchant; null where it is not. */
export function chatTextFault(text: string): ChatTextFault | null {
  if (text === '') return 'empty'
  if (textSize(text).characters > MOST_CHAT_CHARACTERS) return 'long'
  const plain = plainLetters(text)
  if (LINKS.some((link) => link.test(plain)) || hasAddress(plain) || hasIpAddress(plain)) return 'link'
  const isContact = CONTACTS.some((contact) => contact.test(plain)) || hasAccount(plain) || hasNumber(plain)
  return isContact ? 'contact' : null
}

/** Letters of other scripts that look like Latin ones. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  һ: 'h',
  і: 'i',
  ј: 'j',
  к: 'k',
  ӏ: 'l',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  ѕ: 's',
  т: 't',
  у: 'y',
  ԝ: 'w',
  х: 'x',
  α: 'a',
  β: 'b',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ı: 'i',
  ɡ: 'g',
}

/** A word of mixed scripts, in the Latin letters that it looks like; any other word is unchanged. */
export function latinOf(word: string): string {
  if (!/\p{Script=Latin}/u.test(word) || !/[\p{Script=Cyrillic}\p{Script=Greek}ı]/u.test(word)) return word
  return [...word].map((letter) => LOOKALIKES[letter] ?? letter).join('')
}

/** Three letters or more that stand apart. */
const SPACED = /(?<![\p{L}\p{M}\p{N}])\p{L}(?: \p{L}){2,}(?![\p{L}\p{M}\p{N}])/gu
/** A dot in brackets, or a sign like a dot that stands between two letters: with spaces it separates words. */
const LIKE_DOTS = /[([{<] ?\. ?[)\]}>]|(?<=[\p{L}\p{N}])[·•‧∙⋅⸱・ᐧ](?=[\p{L}\p{N}])/gu

/** Lower case, full-width signs as plain ones, digits of any script as 0 to 9, disguised dots and words as they are. */
function plainLetters(text: string): string {
  const folded = foldDigits(text.normalize('NFKC'))
    .toLowerCase()
    .replace(/[。．｡․]/g, '.')
    .replace(LIKE_DOTS, '.')
    .replace(SPACED, (word) => word.replaceAll(' ', ''))
    .replace(/\bc0m\b/g, 'com')
  return folded.replace(/[\p{L}\p{M}]+/gu, latinOf)
}

/** Endings of addresses that are no ordinary words, so that they count even with spaces around the dot. */
const SURE_ENDS: ReadonlySet<string> = new Set('com net org info biz xyz vip io online website casino'.split(' '))
const ENDS: ReadonlySet<string> = new Set([
  ...SURE_ENDS,
  ...'co me app top club site shop store live bet win fun link click game games gg tv cc ly ph ae sa ir pk in id my th'.split(
    ' ',
  ),
  ...'vn kh mm la br mx ru kz uz tr uk us eu de fr cn jp kr tw hk sg'.split(' '),
])
const LINKS = [
  /\b(?:https?|ftp|tg|whatsapp|viber):/,
  /\bhxxps?\b/,
  /\bwww ?\./,
  /\b(?:t|wa) ?\. ?me\b/,
  /\b(?:t|wa|m) ?[.,] ?me ?\//,
  /\bbit ?[.,]? ?ly ?\//,
  /\bxn--/,
  /[\p{L}\p{N}],com\b/u,
]
/** The dots before the ending of an address, after a name of at least two letters: a dot, or one in words. */
const DOTTED = /[\p{L}\p{N}-]{2}\.(\p{L}+)(?!\p{N})/gu
const SPELLED = /[\p{L}\p{N}-]{2} ?(?:\.|\(dot\)|\[dot\]|\bdot\b) ?(\p{L}+)(?!\p{N})/gu
const hasAddress = (text: string) =>
  text.matchAll(DOTTED).some(([, end = '']) => ENDS.has(end)) ||
  text.matchAll(SPELLED).some(([, end = '']) => SURE_ENDS.has(end))
/** Four numbers with a dot between them. */
const hasIpAddress = (text: string) =>
  text.split(/[^\d.]/).some((part) => {
    const numbers = part.split('.')
    return numbers.length >= 4 && numbers.slice(0, 4).every((number) => /^\d{1,3}$/.test(number))
  })
const CONTACTS = [
  /[\p{L}\p{N}]@[\p{L}\p{N}]/u,
  /[\p{L}\p{N}] ?(?:\(at\)|\[at\]) ?[\p{L}\p{N}]/u,
  /(?<![\p{L}\p{N}])@[\p{L}\p{N}_]{3}/u,
]
const MESSENGERS = /\b(?:telegram|whats ?app|viber|wechat|line|messenger|zalo|signal)/
const hasAccount = (text: string) =>
  text
    .split(MESSENGERS)
    .slice(1)
    .some((rest) => /^ ?(?:id ?[:=]?|[:=]) ?\S{3}/.test(rest))

/** A telephone number or an account: nine or more digits in a row. Lottery picks are pairs, amounts have commas. */
function hasNumber(plain: string): boolean {
  // Between two digits of one number there are at most two other characters.
  const runs = plain.split(/[^\d ().+-]|[ ().-]{3}/)
  return runs.some((run) => {
    const digits = run.replace(/[^\d+]/g, '')
    return digits.replace(/\+/g, '').length >= 9 && (/^(?:\+|0)/.test(digits) || /\d{3}/.test(run))
  })
}
