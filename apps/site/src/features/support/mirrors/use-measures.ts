import { useCallback, useEffect, useState } from 'react'
import { measure } from './measure.ts'

/** Milliseconds by host; null: it does not answer; a host that is missing is being measured. */
export type Measures = Readonly<Record<string, number | null>>

/** Measures hosts once the page is there, all at a time; `again` forgets and measures anew. */
export function useMeasures(hosts: readonly string[]): { readonly measures: Measures; readonly again: () => void } {
  const [measures, setMeasures] = useState<Measures>({})
  const [round, setRound] = useState(0)
  const all = hosts.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round measures again
  useEffect(() => {
    let gone = false
    for (const host of all === '' ? [] : all.split(' ')) {
      void measure(host).then((ms) => {
        if (!gone) setMeasures((known) => ({ ...known, [host]: ms }))
      })
    }
    return () => {
      gone = true
    }
  }, [all, round])
  const again = useCallback(() => {
    setMeasures({})
    setRound((now) => now + 1)
  }, [])
  return { measures, again }
}

/** The host that answers first; undefined while one is still being measured, or when none answers. */
export function fastestOf(hosts: readonly string[], measures: Measures): string | undefined {
  if (hosts.some((host) => measures[host] === undefined)) return undefined
  return hosts
    .filter((host) => measures[host] !== null)
    .toSorted((one, other) => Number(measures[one]) - Number(measures[other]))[0]
}
