import { useAnswer } from '../query/use-answer.ts'
import { useLanguageCode } from '../visit/use-visit.ts'

/** Rooms change with a release only. */
const STALE_MS = 3_600_000

/** The chat's rooms, in the language of the page; empty where the merchant has none. */
export function useChatRooms({ enabled = true }: { readonly enabled?: boolean } = {}) {
  return useAnswer('roomList', { language: useLanguageCode() }, { enabled, staleMs: STALE_MS })
}
