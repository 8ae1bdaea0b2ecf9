import { pageIdAt, pageRecord } from './pages.ts'

/**
 * Whether visits of a page may be measured by others: pages that only members or agents may see, and the agents' own
 * sign-in, hold secrets. Where there is no page there is nothing to measure.
 */
export function isMeasured(pathname: string): boolean {
  const id = pageIdAt(pathname)
  if (id === undefined) return false
  const { guard, frame } = pageRecord(id)
  return guard === 'everyone' && frame === undefined
}
