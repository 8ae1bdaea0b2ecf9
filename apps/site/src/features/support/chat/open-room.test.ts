import type { ChatFrame, ChatMessage } from '@livery/contract/support/chat'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '../../../shared/http/call-error.ts'
import { memoryStorage } from '../../../shared/testing/memory-storage.fixture.ts'
import { openRoom } from './open-room.ts'

const message = (seq: number, changed = seq, text: string | null = `Message ${seq}`): ChatMessage => ({
  seq,
  changed,
  author: 'AAAAAAAAAAAA',
  name: 'Ana',
  text,
  at: '2026-11-27T08:00:00Z',
  reactions: {},
})

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { href: 'http://aurora.localhost/chat' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A gateway whose room has some messages, and its sockets, the latest last. */
function gateway(list: ChatMessage[]) {
  const sockets: { url: URL; listeners: Map<string, (event: never) => void> }[] = []
  const call = vi.fn(async (name: string, request: { text?: string }) => {
    if (name === 'chatHistory')
      return { list, hasMore: false, at: list.at(-1)?.changed ?? 0, stream: '0123abcd', mine: [] }
    const sent = message((list.at(-1)?.seq ?? 0) + 1, undefined, request.text)
    list.push(sent)
    return { message: sent }
  })
  const storage = memoryStorage()
  const visit = {
    call: call as never,
    session: { getState: () => ({ token: 'a-token' }) } as never,
    sessionStorage: storage,
    openSocket: (url: URL) => {
      const listeners = new Map<string, (event: never) => void>()
      sockets.push({ url, listeners })
      return {
        addEventListener: (type: string, listener: never) => void listeners.set(type, listener),
        send: () => undefined,
        close: () => undefined,
      } as never
    },
  }
  const tell = (frame: ChatFrame) =>
    sockets.at(-1)?.listeners.get('message')?.({ data: JSON.stringify(frame) } as never)
  return {
    visit,
    call,
    storage,
    sockets,
    tell,
    cut: () => sockets.at(-1)?.listeners.get('close')?.({ code: 1006 } as never),
  }
}

const ready = { kind: 'ready', stream: '0123abcd', at: 2, state: 'open', slowSeconds: 0 } as const

test('a room goes on after the last number it knows, and reads the history anew where that cannot be', async () => {
  const list = [message(1), message(2)]
  const { visit, call, sockets, tell, cut } = gateway(list)
  const room = openRoom(visit, 'hall')
  const shown = () => room.view.getState().log?.messages.map(({ seq, text }) => [seq, text])
  room.enter()
  await vi.advanceTimersByTimeAsync(0)
  tell(ready)
  tell({ kind: 'messages', at: 4, list: [message(1, 3, null), message(4)] })
  expect(shown()).toEqual([
    [1, null],
    [2, 'Message 2'],
    [4, 'Message 4'],
  ])
  // A frame that is older than the shown messages changes nothing.
  tell({ kind: 'messages', at: 4, list: [message(1), message(4)] })
  expect(shown()?.[0]).toEqual([1, null])
  cut()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sockets.at(-1)?.url.searchParams.get('after')).toBe('4')
  const requests = call.mock.calls.length
  list.splice(0, 2, message(8, 8), message(9, 9))
  tell({ ...ready, at: 9, missed: true })
  tell({ kind: 'messages', at: 10, list: [message(10)] })
  await vi.advanceTimersByTimeAsync(0)
  expect(call.mock.calls.length).toBe(requests + 1)
  expect(shown()?.map(([seq]) => seq)).toEqual([8, 9, 10])
})

test('what could not be sent waits under its own key, outlives the page, and is sent once the connection is back', async () => {
  const { visit, call, storage } = gateway([])
  const room = openRoom(visit, 'hall')
  room.enter()
  await vi.advanceTimersByTimeAsync(0)
  call.mockRejectedValueOnce(new CallError('OFFLINE', { isUnsent: true }))
  await room.send('Hello', 'EN')
  const [waiting] = room.view.getState().outgoing
  expect(waiting).toMatchObject({ text: 'Hello', state: 'waiting' })
  const later = openRoom({ ...visit, sessionStorage: storage }, 'hall')
  expect(later.view.getState().outgoing).toEqual([{ requestKey: waiting?.requestKey, text: 'Hello', state: 'waiting' }])
  later.enter()
  await vi.advanceTimersByTimeAsync(0)
  later.again('EN')
  await vi.advanceTimersByTimeAsync(0)
  expect(call.mock.lastCall?.[1]).toMatchObject({ requestKey: waiting?.requestKey, text: 'Hello', room: 'hall' })
  expect(later.view.getState()).toMatchObject({ outgoing: [], author: 'AAAAAAAAAAAA' })
  expect(later.view.getState().log?.messages.map(({ text }) => text)).toEqual(['Hello'])
})

test('what is refused is given back with the reason', async () => {
  const { visit, call } = gateway([])
  const room = openRoom(visit, 'hall')
  call.mockRejectedValueOnce(new CallError('VALIDATION', { fields: [{ field: 'text', code: 'words' }] }))
  await expect(room.send('Bad', 'EN')).rejects.toMatchObject({ code: 'VALIDATION' })
  const [refused] = room.view.getState().outgoing
  expect(refused).toMatchObject({ state: 'refused', text: 'Bad' })
  room.drop(refused?.requestKey ?? '')
  expect(room.view.getState().outgoing).toEqual([])
})
