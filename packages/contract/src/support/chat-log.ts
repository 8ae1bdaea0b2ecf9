import type { ChatFrame, ChatMessage } from './chat.ts'

/** A reader's state of a room. */
export interface ChatLog {
  /** In the order of their places, the oldest first, without a gap. */
  readonly messages: readonly ChatMessage[]
  /** Whether there are messages before the first one. */
  readonly hasMore: boolean
  /** All changes up to this number are known: the socket continues from here. */
  readonly at: number
  readonly stream: string
  /** The socket could not continue from its last number: the history must be loaded again. */
  readonly isBehind: boolean
}

interface Page {
  readonly list: readonly ChatMessage[]
  readonly hasMore: boolean
  readonly at: number
  readonly stream: string
}

/** A log that begins with a room's latest page. */
export function logOf({ list, hasMore, at, stream }: Page): ChatLog {
  return { messages: list, hasMore, at, stream, isBehind: false }
}

/** The log with a page of earlier messages added. */
export function withOlder(log: ChatLog, { list, hasMore, stream }: Page): ChatLog {
  if (stream !== log.stream) return { ...log, isBehind: true }
  return { ...log, messages: merged([...list], log.messages), hasMore }
}

/** The log after a frame; a message that it already has in a later state stays. */
export function withFrame(log: ChatLog, frame: ChatFrame): ChatLog {
  if (frame.kind === 'ready') return frame.missed || frame.stream !== log.stream ? { ...log, isBehind: true } : log
  return frame.kind === 'messages' ? withMessages(log, frame.list, frame.at) : log
}

/** The log with the answer of an own call, which the socket sends as well. */
export function withMessage(log: ChatLog, message: ChatMessage): ChatLog {
  return withMessages(log, [message], log.at)
}

/** Only the latest messages, for a time when nobody reads the older ones. */
export function latestOf(log: ChatLog, most: number): ChatLog {
  return log.messages.length <= most ? log : { ...log, messages: log.messages.slice(-most), hasMore: true }
}

function withMessages(log: ChatLog, list: readonly ChatMessage[], at: number): ChatLog {
  const first = log.messages[0]?.seq ?? 0
  // A message older than the first one shown comes later with its page.
  const shown = log.hasMore ? list.filter(({ seq }) => seq >= first) : list
  return { ...log, messages: merged(log.messages, shown), at: Math.max(log.at, at) }
}

function merged(before: readonly ChatMessage[], list: readonly ChatMessage[]): readonly ChatMessage[] {
  if (list.length === 0) return before
  const bySeq = new Map(before.map((message) => [message.seq, message]))
  let isInOrder = true
  let last = before.at(-1)?.seq ?? 0
  for (const message of list) {
    const known = bySeq.get(message.seq)
    if (known && known.changed >= message.changed) continue
    if (!known) {
      isInOrder &&= message.seq > last
      last = Math.max(last, message.seq)
    }
    bySeq.set(message.seq, message)
  }
  const all = [...bySeq.values()]
  return isInOrder ? all : all.sort((one, other) => one.seq - other.seq)
}
