import { stripBidi } from '@livery/rules/strip-bidi'

/**
 * Makes a text one line without invisible characters, for places that do not clean it: a launcher, a window's title, a
 * link's preview. Joiners stay, because Persian and Burmese words need them.
 */
export function plainLine(text: string): string {
  return stripBidi(text)
    .replace(/[\u00ad\u2060-\u2064\ufeff]/g, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}
