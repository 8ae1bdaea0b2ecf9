import { getOrInsert } from '@livery/ui/get-or-insert'
import { useEffect } from 'react'
import { useSession, useVisit } from '../../../shared/visit/use-visit.ts'
import type { Visit } from '../../../shared/visit/visit.ts'
import { type OpenRoom, openRoom } from './open-room.ts'

const rooms = new WeakMap<Visit, Map<string, OpenRoom>>()

/** The room of this visit: unsent texts stay when it is left and entered again. */
function roomOf(visit: Visit, id: string): OpenRoom {
  const opened = getOrInsert(rooms, visit, () => new Map<string, OpenRoom>())
  return getOrInsert(opened, id, () => openRoom(visit, id))
}

/** A room that is open while the component is shown; it is opened again when somebody signs in. */
export function useRoom(id: string): OpenRoom {
  const visit = useVisit()
  const token = useSession((session) => session.token)
  const room = roomOf(visit, id)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another token may read more, or less
  useEffect(() => {
    room.enter()
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) room.enter()
    }
    addEventListener('pagehide', room.leave)
    addEventListener('pageshow', comeBack)
    return () => {
      removeEventListener('pagehide', room.leave)
      removeEventListener('pageshow', comeBack)
      room.leave()
    }
  }, [room, token])
  return room
}
