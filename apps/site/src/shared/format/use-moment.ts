import { isolate } from '@livery/locale/isolate'
import { useMemo } from 'react'
import { useMoments } from './use-moments.ts'

/** Formats day and time of an instant by the merchant's clock, apart from the text around it. */
export function useMoment(): (instant: string) => string {
  const { moment } = useMoments()
  return useMemo(() => (instant) => isolate(moment(instant)), [moment])
}
