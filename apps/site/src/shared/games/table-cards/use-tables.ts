import type { TableFigures } from '@livery/contract/games/tables'
import { useMemo } from 'react'
import { awaitedMs, useAnswer } from '../../query/use-answer.ts'

/** How long after an answer the figures are asked for again, while somebody looks. */
const EVERY_MS = 10_000

interface Tables {
  /** By the codes of their games; none when they can no longer be asked for. */
  readonly figures: ReadonlyMap<string, TableFigures>
  /** Whether those that are missing may still come. */
  readonly isAwaited: boolean
}

/** The figures of the merchant's tables. */
export function useTables(): Tables {
  const { data, isError, fetchStatus } = useAnswer(
    'gameTables',
    {},
    { staleMs: EVERY_MS, everyMs: (last, answers) => (last?.isAwaited ? awaitedMs(answers) : EVERY_MS) },
  )
  // Seats that nobody can ask about any more may long be taken.
  const answer = isError || fetchStatus === 'paused' ? undefined : data
  return useMemo(
    () => ({
      figures: new Map(answer?.tables.map((table) => [table.gameCode, table])),
      isAwaited: answer?.isAwaited ?? false,
    }),
    [answer],
  )
}
