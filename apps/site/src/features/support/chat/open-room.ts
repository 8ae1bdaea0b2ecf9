import type { RequestOf } from '@livery/contract/call'
import type { ChatFrame, ChatMessage, sendChatMessage } from '@livery/contract/support/chat'
import { CHAT_CLOSED, CHAT_PATH, type ChatReaction, type ChatRoomState } from '@livery/contract/support/chat-limits'
import { type ChatLog, latestOf, logOf, withFrame, withMessage, withOlder } from '@livery/contract/support/chat-log'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { backoffMs } from '../../../shared/events/backoff.ts'
import { closeSocket } from '../../../shared/events/close-socket.ts'
import { CallError } from '../../../shared/http/call-error.ts'
import type { EventSocket, Visit } from '../../../shared/visit/visit.ts'
import { type Unsent, unsentOf } from './unsent.ts'

/** The number of messages that are kept while the reader is at the latest one. */
const MOST_SHOWN = 200

/** A message of one's own that is not in the room yet. */
export interface Outgoing extends Unsent {
  /** `waiting` for the connection, or `refused` for a reason that the text can be mended for. */
  readonly state: 'sending' | 'waiting' | 'refused'
  readonly fault?: CallError
}

export interface RoomView {
  readonly log: ChatLog | null
  /** Why the room cannot be read. */
  readonly failure: CallError | null
  readonly isLive: boolean
  readonly people: number
  readonly state: ChatRoomState
  readonly slowSeconds: number
  /** The reader's own reactions, by message. */
  readonly mine: ReadonlyMap<number, ReadonlySet<ChatReaction>>
  readonly outgoing: readonly Outgoing[]
  /** Who the reader is, from what was sent here: a member has no author's id before the first message. */
  readonly author: string | null
  readonly isLoadingOlder: boolean
}

type Call = Pick<Visit, 'call' | 'openSocket' | 'session' | 'sessionStorage'>
type NewMessage = RequestOf<typeof sendChatMessage>

export interface OpenRoom {
  readonly view: StoreApi<RoomView>
  /** Reads the room, and goes on reading until it is left. */
  enter(): void
  leave(): void
  older(): Promise<void>
  send(text: string, language: string): Promise<void>
  /** Tries again what waits. */
  again(language: string): void
  drop(requestKey: string): void
  react(seq: number, reaction: ChatReaction, isOn: boolean): Promise<void>
  /** Whether the reader is at the latest messages; then older ones are dropped. */
  readonly reading: { isAtEnd: boolean }
}

const CLOSED_FOR_GOOD: ReadonlySet<number> = new Set(Object.values(CHAT_CLOSED))

/** A room in one tab: its messages, the socket for new ones, and the texts that were not sent yet. */
export function openRoom(visit: Call, room: string): OpenRoom {
  const unsent = unsentOf(visit.sessionStorage, room)
  const view = createStore<RoomView>()(() => ({
    log: null,
    failure: null,
    isLive: false,
    people: 0,
    state: 'open',
    slowSeconds: 0,
    mine: new Map(),
    outgoing: unsent.read().map((one) => ({ ...one, state: 'waiting' })),
    author: null,
    isLoadingOlder: false,
  }))
  const reading = { isAtEnd: true }
  let socket: EventSocket | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempt = 0
  let turn = 0
  /** Frames that arrive while the history is being loaded again. */
  let held: ChatFrame[] | null = null

  const keep = (log: ChatLog) => view.setState({ log: reading.isAtEnd ? latestOf(log, MOST_SHOWN) : log })
  const setOutgoing = (change: (before: readonly Outgoing[]) => readonly Outgoing[]) => {
    const outgoing = change(view.getState().outgoing)
    view.setState({ outgoing })
    unsent.write(outgoing)
  }

  async function load(): Promise<void> {
    const mine = ++turn
    held = []
    try {
      const page = await visit.call('chatHistory', { room })
      if (mine !== turn) return
      view.setState({ failure: null, mine: withPressed(new Map(), page.mine) })
      keep(logOf(page))
      const frames = held
      held = null
      for (const frame of frames) take(frame)
      if (!socket) connect()
    } catch (error) {
      if (mine !== turn) return
      held = null
      const failure = error instanceof CallError ? error : new CallError('UNKNOWN', { cause: error })
      // The messages that are shown stay, and are updated as soon as loading works again.
      if (view.getState().log) retryLater(load)
      else view.setState({ failure })
    }
  }

  function retryLater(act: () => unknown): void {
    clearTimeout(timer)
    timer = setTimeout(() => void act(), backoffMs(attempt))
    attempt += 1
  }

  function connect(): void {
    const { log } = view.getState()
    if (!log) return
    const url = new URL(CHAT_PATH, location.href)
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
    url.search = String(new URLSearchParams({ room, after: String(log.at), stream: log.stream }))
    const opened = visit.openSocket(url)
    socket = opened
    const { token } = visit.session.getState()
    opened.addEventListener('open', () => {
      if (socket === opened) opened.send(JSON.stringify(token ? { token } : {}))
    })
    opened.addEventListener('message', ({ data }) => {
      const frame = readFrame(data)
      if (!frame || socket !== opened) return
      attempt = 0
      take(frame)
    })
    opened.addEventListener('close', ({ code }) => {
      if (socket !== opened) return
      socket = null
      view.setState({ isLive: false })
      // When reading is not allowed any more, loading the history returns the reason.
      retryLater(CLOSED_FOR_GOOD.has(code) ? load : connect)
    })
  }

  function take(frame: ChatFrame): void {
    if (frame.kind === 'people') view.setState({ people: frame.people })
    if (frame.kind === 'ready' || frame.kind === 'room')
      view.setState({ state: frame.state, slowSeconds: frame.slowSeconds })
    if (frame.kind === 'ready') view.setState({ isLive: true })
    if (held) {
      held.push(frame)
      return
    }
    const { log } = view.getState()
    if (!log) return
    const next = withFrame(log, frame)
    if (next.isBehind) void load()
    else keep(next)
  }

  async function deliver(message: Unsent, language: string): Promise<void> {
    const mark = (state: Outgoing['state'], fault?: CallError) =>
      setOutgoing((all) =>
        all.map((one) =>
          one.requestKey === message.requestKey ? { ...message, state, ...(fault && { fault }) } : one,
        ),
      )
    mark('sending')
    try {
      const sent = await visit.call('sendChatMessage', { room, language, ...message } satisfies NewMessage)
      view.setState({ author: sent.message.author })
      setOutgoing((all) => all.filter(({ requestKey }) => requestKey !== message.requestKey))
      took(sent.message)
    } catch (error) {
      const fault = error instanceof CallError ? error : new CallError('UNKNOWN', { cause: error })
      mark(isRefusal(fault) ? 'refused' : 'waiting', fault)
      if (isRefusal(fault)) throw fault
    }
  }

  function took(message: ChatMessage): void {
    const { log } = view.getState()
    if (log) keep(withMessage(log, message))
  }

  return {
    view,
    reading,
    enter() {
      attempt = 0
      void load()
    },
    leave() {
      turn += 1
      held = null
      clearTimeout(timer)
      const open = socket
      socket = null
      if (open) closeSocket(open)
      view.setState({ isLive: false })
    },
    async older() {
      const { log, isLoadingOlder } = view.getState()
      const first = log?.messages[0]
      if (!log || !first || isLoadingOlder) return
      view.setState({ isLoadingOlder: true })
      try {
        const page = await visit.call('chatHistory', { room, before: first.seq })
        const now = view.getState().log ?? log
        // Older messages were dropped meanwhile, so this page would leave a gap.
        if (now.messages[0]?.seq !== first.seq) return
        const next = withOlder(now, page)
        view.setState({ log: next, mine: withPressed(view.getState().mine, page.mine) })
        if (next.isBehind) void load()
      } finally {
        view.setState({ isLoadingOlder: false })
      }
    },
    send(text, language) {
      const message = { requestKey: crypto.randomUUID(), text }
      setOutgoing((all) => [...all, { ...message, state: 'sending' }])
      return deliver(message, language)
    },
    again(language) {
      for (const { requestKey, text, state } of view.getState().outgoing)
        if (state === 'waiting') void deliver({ requestKey, text }, language).catch(() => undefined)
    },
    drop: (key) => setOutgoing((all) => all.filter(({ requestKey }) => requestKey !== key)),
    async react(seq, reaction, isOn) {
      const { message } = await visit.call('reactToChatMessage', { room, seq, reaction, isOn })
      const pressed = new Set(view.getState().mine.get(seq))
      if (isOn) pressed.add(reaction)
      else pressed.delete(reaction)
      view.setState({ mine: new Map(view.getState().mine).set(seq, pressed) })
      took(message)
    },
  }
}

/** The gateway would refuse the same message every time. */
const isRefusal = ({ code }: CallError) =>
  ['VALIDATION', 'FORBIDDEN', 'NOT_FOUND', 'REAL_ACCOUNT_NEEDED', 'NOT_SIGNED_IN', 'INVALID_REQUEST'].includes(code)

function withPressed(
  before: RoomView['mine'],
  pressed: readonly { readonly seq: number; readonly reaction: ChatReaction }[],
): RoomView['mine'] {
  const all = new Map(before)
  for (const { seq, reaction } of pressed) all.set(seq, new Set([...(all.get(seq) ?? []), reaction]))
  return all
}

function readFrame(data: unknown): ChatFrame | null {
  try {
    const frame = JSON.parse(String(data)) as Partial<ChatFrame>
    return typeof frame.kind === 'string' ? (frame as ChatFrame) : null
  } catch {
    return null
  }
}
