import type { i18n } from 'i18next'

/** A classification in the reader's language; a vendor's new one without a text is shown by its own code. */
export function kindName(i18n: i18n, kind: string): string {
  const key = `games:classify.${kind}`
  if (i18n.exists(key)) return i18n.t(key as 'games:classify.OTHER')
  const words = kind.toLowerCase().replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
