import { type GameEvent, gameMessage, type PageCommand, readPageMessage } from '@livery/contract/bridge'
import { boot } from './boot.ts'

const framed = window.parent !== window

/** Reports events of the game to the page around it, and only to that page's origin. */
export function tell(event: GameEvent): void {
  if (framed) window.parent.postMessage(gameMessage(event), boot.lobbyOrigin)
  else if (event.kind === 'exit' || event.kind === 'login' || event.kind === 'deposit') {
    // A window without an earlier page is the game's own: the lobby is still open behind it.
    if (history.length === 1) window.close()
    else location.assign(boot.lobbyUrl)
  }
}

/** Commands from the page around the game: only from that window and that origin. */
export function onCommand(act: (command: PageCommand) => void): void {
  window.addEventListener('message', (message) => {
    if (!framed || message.source !== window.parent || message.origin !== boot.lobbyOrigin) return
    const command = readPageMessage(message.data)
    if (command) act(command)
  })
}
