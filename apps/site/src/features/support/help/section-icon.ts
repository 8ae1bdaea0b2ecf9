import { TERMS_SECTION } from '@livery/contract/support/help-sections'
import type { IconName } from '@livery/ui/icon'

/** Sections that most merchants have. */
const ICONS: Readonly<Record<string, IconName>> = {
  account: 'user',
  money: 'wallet',
  games: 'games',
  responsible: 'shield',
  privacy: 'lock',
  [TERMS_SECTION]: 'info',
}

/** The icon of a section; a merchant's own sections get a general one. */
export function sectionIcon(id: string): IconName {
  return (Object.hasOwn(ICONS, id) ? ICONS[id] : undefined) ?? 'question'
}
