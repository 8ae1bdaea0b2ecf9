import { type GameEvent, type PageCommand, pageMessage, readGameMessage } from '@livery/contract/bridge'

export interface GameBridge {
  readonly send: (command: PageCommand) => void
  readonly detach: () => void
}

/**
 * Connects a game's frame to the page. A message counts only when it comes from this frame's own window and from the
 * launch's origin, and when it parses; commands go to that origin only.
 */
export function attachBridge(
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  frame: Pick<HTMLIFrameElement, 'contentWindow'>,
  origin: string,
  onEvent: (event: GameEvent) => void,
): GameBridge {
  const onMessage = (message: MessageEvent) => {
    if (message.source === null || message.source !== frame.contentWindow || message.origin !== origin) return
    const event = readGameMessage(message.data)
    if (event) onEvent(event)
  }
  page.addEventListener('message', onMessage as EventListener)
  return {
    send: (command) => frame.contentWindow?.postMessage(pageMessage(command), origin),
    detach: () => page.removeEventListener('message', onMessage as EventListener),
  }
}
