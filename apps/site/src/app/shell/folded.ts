import { MENU_FOLDED } from '@livery/contract/early-menu'
import { media } from '@livery/ui/media'
import type { StyleRule } from '@vanilla-extract/css'

/** Screens between phones and wide ones have room for icons only. */
const narrow = '(min-width: 64rem) and (max-width: 79.99rem)'

/** An attribute of `<html>`, because a script of the head sets it before the first paint. */
export const whenFolded = `html[data-menu="${MENU_FOLDED}"] &`

/**
 * A selector for the side menu with icons only: between phones and wide screens, and on wide ones when it is folded.
 */
export const folded = (rule: NonNullable<NonNullable<StyleRule['selectors']>[string]>) =>
  ({ '@media': { [narrow]: rule, [media.wide]: { selectors: { [whenFolded]: rule } } } }) satisfies StyleRule
