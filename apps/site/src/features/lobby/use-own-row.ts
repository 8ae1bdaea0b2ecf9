import { OWN_ROWS, OWN_ROWS_KEY, type OwnRow } from '@livery/contract/early-session'
import { useEffect } from 'react'
import type { GamesAnswer } from '../../shared/games/games-answer.ts'
import type { SafeStorage } from '../../shared/storage/storage.ts'
import { useSession, useVisit } from '../../shared/visit/use-visit.ts'

/**
 * Whether a row of the member's own games has a place on the page: `awaited` while it is unknown who is signed in (the
 * server renders it for everybody, and the script of the head shows it to members who had it before), `kept` while the
 * games of a member who had some are loading.
 * @param answer the answer of the call
 */
export function useOwnRow(row: OwnRow, { page, isError }: GamesAnswer): 'none' | 'awaited' | 'kept' | 'shown' {
  const hasGames = page && page.games.length > 0
  const { sessionStorage } = useVisit()
  const isMember = useSession(({ phase }) => phase === 'member')
  const isOpen = useSession(({ phase, settled }) => phase === 'restoring' || !settled)
  useEffect(() => {
    if (isMember && hasGames !== undefined) keepRow(sessionStorage, row, hasGames)
  }, [isMember, hasGames, row, sessionStorage])
  if (!isMember) return isOpen ? 'awaited' : 'none'
  if (hasGames) return 'shown'
  return hasGames === undefined && !isError && storedRows(sessionStorage).includes(row) ? 'kept' : 'none'
}

function storedRows(storage: SafeStorage): readonly OwnRow[] {
  const stored = storage.get(OWN_ROWS_KEY)?.split(' ') ?? []
  return OWN_ROWS.filter((row) => stored.includes(row))
}

function keepRow(storage: SafeStorage, row: OwnRow, isThere: boolean): void {
  const others = storedRows(storage).filter((one) => one !== row)
  storage.set(OWN_ROWS_KEY, [...others, ...(isThere ? [row] : [])].join(' '))
}
