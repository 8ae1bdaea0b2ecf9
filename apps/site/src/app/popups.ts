import { accountPopups } from '../features/account/popups.ts'
import { authPopups } from '../features/auth/popups.ts'
import { cashierPopups } from '../features/cashier/popups.ts'
import { gamesPopups } from '../features/games/popups.ts'
import { messagesPopups } from '../features/messages/popups.ts'
import { supportPopups } from '../features/support/popups.ts'
import type { Popup, PopupRegistry } from '../shared/popups/popup.ts'

/** Every pop-up of the site, by name. */
export const popups: PopupRegistry = Object.fromEntries(
  (
    [
      ...authPopups,
      ...accountPopups,
      ...cashierPopups,
      ...gamesPopups,
      ...messagesPopups,
      ...supportPopups,
    ] as readonly Popup[]
  ).map((popup) => [popup.name, popup]),
)
