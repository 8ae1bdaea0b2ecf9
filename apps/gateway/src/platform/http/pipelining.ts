import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Ends connections with more unanswered requests than `most`. No browser sends a request before the last one is
 * answered, but a few kilobytes may contain thousands, whose answers would all wait for a client that never reads them.
 */
export function limitPipelining(handler: RequestListener, most: number): RequestListener {
  const unanswered = new WeakMap<Socket, number>()
  return (request, response) => {
    const { socket } = request
    const count = (unanswered.get(socket) ?? 0) + 1
    unanswered.set(socket, count)
    if (count > most) {
      socket.destroy()
      return
    }
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
    handler(request, response)
  }
}
