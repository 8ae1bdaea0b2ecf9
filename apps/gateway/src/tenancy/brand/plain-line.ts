import { stripBidi } from '@livery/rules/strip-bidi'

/**
 * A text for a place that is not a page and cleans nothing: a launcher, a window's title, a conversation. One line,
 * nothing in it that is invisible; joiners stay, for Persian and Burmese words need them.
 */
export function plainLine(text: string): string {
  return stripBidi(text)
    .replace(/[\u00ad\u2060-\u2064\ufeff]/g, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}
