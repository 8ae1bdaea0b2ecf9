import { MENU_FOLDED } from '@livery/contract/early-menu'
import { media } from '@livery/ui/media'
import type { StyleRule } from '@vanilla-extract/css'

/** Between phones and wide screens there is room for icons only. */
const narrow = '(min-width: 64rem) and (max-width: 79.99rem)'

/** Said at the root, where a script of the document's head says it before anything is painted. */
export const whenFolded = `html[data-menu="${MENU_FOLDED}"] &`

/** For the side menu of icons only: between phones and wide screens, and on wide ones where it is folded. */
export const folded = (rule: NonNullable<NonNullable<StyleRule['selectors']>[string]>) =>
  ({ '@media': { [narrow]: rule, [media.wide]: { selectors: { [whenFolded]: rule } } } }) satisfies StyleRule
