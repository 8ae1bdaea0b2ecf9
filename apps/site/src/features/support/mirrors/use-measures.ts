import { useCallback, useEffect, useState } from 'react'
import { measure } from './measure.ts'

/** Milliseconds by host; null when it does not answer; missing while it is being measured. */
export type Measures = Readonly<Record<string, number | null>>

/** Measures all hosts at once when the page is shown; `again` discards the results and repeats it. */
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

/** The fastest host; undefined while one is still being measured, or when none answers. */
export function fastestOf(hosts: readonly string[], measures: Measures): string | undefined {
  if (hosts.some((host) => measures[host] === undefined)) return undefined
  return hosts
    .filter((host) => measures[host] !== null)
    .toSorted((one, other) => Number(measures[one]) - Number(measures[other]))[0]
}
