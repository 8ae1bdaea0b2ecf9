import type { Stated } from '../../draft.ts'
import type { Frozen } from '../../frozen.ts'
import type { Changes } from '../../wording/change.ts'
import { listSentences } from '../../wording/lists.ts'
import { MENU_NAMES, type MenuName } from './menus.ts'
import type { menus } from './schema.ts'

type Part = Frozen<Stated<typeof menus>>

export const menuChanges: Changes<Part> = {
  part: 'Menus',
  keys: ['menus'],
  sentences: (before, after) =>
    MENU_NAMES.flatMap((name) => listSentences(MENU_WORDS[name], before.menus[name], after.menus[name])),
}

const MENU_WORDS: Readonly<Record<MenuName, string>> = {
  topNavigation: 'The top navigation',
  sideMenu: 'The side menu',
  memberMenu: 'The member menu',
  agentMenu: 'The agent menu',
}
