import type { TableFigures } from '@livery/contract/games/tables'
import { useMemo } from 'react'
import { useAnswer } from '../../query/use-answer.ts'

/** How long after an answer the figures are asked for again, while somebody looks. */
const EVERY_MS = 10_000

/** The figures of the merchant's tables by the codes of their games; none when they can no longer be asked for. */
export function useTables(): ReadonlyMap<string, TableFigures> {
  const { data, isError, fetchStatus } = useAnswer('gameTables', {}, { staleMs: EVERY_MS, everyMs: EVERY_MS })
  // Figures that cannot be refreshed any more are dropped, because the seats may be taken by now.
  const tables = isError || fetchStatus === 'paused' ? undefined : data?.tables
  return useMemo(() => new Map(tables?.map((table) => [table.gameCode, table])), [tables])
}
