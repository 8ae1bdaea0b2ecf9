import { expect, test, vi } from 'vitest'
import { closeSocket } from './close-socket.ts'

function socketIn(readyState: WebSocket['readyState']) {
  return Object.assign(new EventTarget(), { readyState, send: vi.fn(), close: vi.fn() })
}

test('a connection that is being made is closed once it is there, any other at once', () => {
  const connecting = socketIn(WebSocket.CONNECTING)
  closeSocket(connecting)
  expect(connecting.close).not.toHaveBeenCalled()
  connecting.dispatchEvent(new Event('open'))
  expect(connecting.close).toHaveBeenCalledTimes(1)
  const open = socketIn(WebSocket.OPEN)
  closeSocket(open)
  expect(open.close).toHaveBeenCalledTimes(1)
})
