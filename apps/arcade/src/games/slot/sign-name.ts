import { t } from '../../client/text.ts'

const PICTURES = ['B', 'C', 'D', 'E']

/** The name of a symbol for screen readers. */
export function signName(symbol: string): string {
  if (symbol === 'W') return t('sign.wild')
  if (symbol === 'S') return t('sign.scatter')
  if (symbol === 'T') return '10'
  const at = PICTURES.indexOf(symbol)
  return at === -1 ? symbol : t('sign.picture', { number: at + 1 })
}
