import { foldDigits } from './fold-digits.ts'
import { textSize } from './words.ts'

/** The most characters of a message in the chat, as a reader counts them. */
export const MOST_CHAT_CHARACTERS = 300

/** What a message may be refused for by its text alone. */
export type ChatTextFault = 'empty' | 'long' | 'link' | 'contact'

/** Marks that no writing needs: what turns the direction of a line round, and what takes no room at all. */
const INVISIBLE =
  /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\u{E0000}-\u{E007F}]/gu
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu
/** Burmese and Khmer have four marks on a letter; marks that fit any writing are never more than two. */
const PILED_MARKS = /((?:(?=\p{Script=Inherited})\p{Mn}){2})(?:(?=\p{Script=Inherited})\p{Mn})+/gu
const PILED = /(\p{M}{5})\p{M}+/gu

/** A message as it is kept: on one line, without invisible marks, and with no more marks on a letter than writing has. */
export function cleanChatText(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(CONTROL, ' ')
    .normalize('NFC')
    .replace(PILED_MARKS, '$1')
    .replace(PILED, '$1')
    .trim()
}

/** Why a cleaned message is refused whatever the merchant's words are; null where it is not. */
export function chatTextFault(text: string): ChatTextFault | null {
  if (text === '') return 'empty'
  if (textSize(text).characters > MOST_CHAT_CHARACTERS) return 'long'
  const plain = plainLetters(text)
  if (LINKS.some((link) => link.test(plain))) return 'link'
  return CONTACTS.some((contact) => contact.test(plain)) || hasNumber(plain) ? 'contact' : null
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

/** A word that mixes scripts, in the Latin letters that it looks like; any other as it is. */
export function latinOf(word: string): string {
  if (!/\p{Script=Latin}/u.test(word) || !/[\p{Script=Cyrillic}\p{Script=Greek}ı]/u.test(word)) return word
  return [...word].map((letter) => LOOKALIKES[letter] ?? letter).join('')
}

/** Lower case, full-width signs as plain ones, digits of any script as 0 to 9. */
function plainLetters(text: string): string {
  const folded = foldDigits(text.normalize('NFKC'))
    .toLowerCase()
    .replace(/[。．｡․]/g, '.')
  return folded.replace(/[\p{L}\p{M}]+/gu, latinOf)
}

/** Ends of addresses that are no words of a sentence, so that they count with spaces around the dot, too. */
const SURE_ENDS = 'com|net|org|info|biz|xyz|vip|io|online|website|casino'
const ENDS = `${SURE_ENDS}|co|me|app|top|club|site|shop|store|live|bet|win|fun|link|click|games?|gg|tv|cc|ly|ph|ae|sa|ir|pk|in|id|my|th|vn|kh|mm|la|br|mx|ru|kz|uz|tr|uk|us|eu|de|fr|cn|jp|kr|tw|hk|sg`
const LINKS = [
  /\b(?:https?|ftp|tg|whatsapp|viber):/,
  /\bhxxps?\b/,
  /\bwww\s*\./,
  new RegExp(`[\\p{L}\\p{N}-]{2,}\\.(?:${ENDS})(?![\\p{L}\\p{N}])`, 'u'),
  new RegExp(`[\\p{L}\\p{N}-]{2,}\\s*(?:\\.|\\(dot\\)|\\[dot\\]|\\bdot\\b)\\s*(?:${SURE_ENDS})(?![\\p{L}\\p{N}])`, 'u'),
  /\b(?:t|wa)\s*\.\s*me\b/,
  /\b\d{1,3}(?:\.\d{1,3}){3}\b/,
]
const CONTACTS = [
  /[\p{L}\p{N}._%+-]+\s*(?:@|\(at\)|\[at\])\s*[\p{L}\p{N}-]+\s*\.\s*\p{L}{2,}/u,
  /(?<![\p{L}\p{N}])@[\p{L}\p{N}_]{3,}/u,
  /\b(?:telegram|whats\s?app|viber|wechat|line|messenger|zalo|signal)\s*(?:id)?\s*[:=]\s*\S{3,}/,
]

/** A telephone number or an account: nine digits and more in a row. Picks of a lottery are pairs, amounts have commas. */
function hasNumber(plain: string): boolean {
  const runs = plain.match(/\+?\d(?:[ ().-]{0,2}\d){8,}/g) ?? []
  return runs.some((run) => /^(?:\+|0)/.test(run) || /\d{3}/.test(run))
}
