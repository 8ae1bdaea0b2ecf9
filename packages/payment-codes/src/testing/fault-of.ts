import { CodeError } from '../code-error.ts'

/** The thrown error, such as `CRC 63`: code and path. */
export function faultOf(run: () => unknown): string {
  try {
    run()
  } catch (error) {
    if (error instanceof CodeError) return `${error.code} ${error.path}`.trim()
    throw error
  }
  return 'nothing thrown'
}
