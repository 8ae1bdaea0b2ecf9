import type { EventSocket } from '../visit/visit.ts'

/**
 * Closes a connection. One that is still being made is closed as soon as it is: browsers report an attempt that is given
 * up as a failure of the page.
 */
export function closeSocket(socket: EventSocket): void {
  if (socket.readyState === WebSocket.CONNECTING) socket.addEventListener('open', () => socket.close())
  else socket.close()
}
