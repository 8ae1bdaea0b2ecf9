import { pageIdAt, pageRecord } from './pages.ts'

/**
 * Whether third parties may measure visits of a page. Pages for members or agents only, and the agents' sign-in, hold
 * secrets. An address without a page is not measured.
 */
export function isMeasured(pathname: string): boolean {
  const id = pageIdAt(pathname)
  if (id === undefined) return false
  const { guard, frame } = pageRecord(id)
  return guard === 'everyone' && frame === undefined
}
