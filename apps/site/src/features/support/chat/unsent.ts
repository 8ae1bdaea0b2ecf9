import type { SafeStorage } from '../../../shared/storage/storage.ts'
import { CHAT_DRAFTS_KEY } from '../../../shared/visit/session-store.ts'

/** A message of a room that has not arrived yet; with its key the gateway stores it only once. */
export interface Unsent {
  readonly requestKey: string
  readonly text: string
}

interface RoomDraft {
  readonly draft?: string
  readonly unsent?: readonly Unsent[]
}

/** What one has typed in a room and not sent; it outlives the page, and ends with the session. */
export function unsentOf(storage: SafeStorage, room: string) {
  const all = (): Record<string, RoomDraft> => {
    try {
      return JSON.parse(storage.get(CHAT_DRAFTS_KEY) ?? '{}') as Record<string, RoomDraft>
    } catch {
      return {}
    }
  }
  const change = (part: RoomDraft) => {
    const before = all()
    storage.set(CHAT_DRAFTS_KEY, JSON.stringify({ ...before, [room]: { ...before[room], ...part } }))
  }
  return {
    draft: (): string => all()[room]?.draft ?? '',
    keepDraft: (draft: string): void => change({ draft }),
    read: (): readonly Unsent[] => all()[room]?.unsent ?? [],
    write: (unsent: readonly Unsent[]): void =>
      change({ unsent: unsent.map(({ requestKey, text }) => ({ requestKey, text })) }),
  }
}
