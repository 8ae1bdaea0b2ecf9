import type { Boot } from '@livery/contract/boot'

/**
 * What the gateway said out of its database to a visitor of a merchant in a language, and to a member of it. What a
 * lobby's boot document says besides follows from configuration, and is made anew.
 */
export interface Recording extends Pick<Boot, 'queries' | 'now'> {
  /** Whole answers, `{success, value}`, by `answerKey`. */
  readonly answers: Readonly<Record<string, unknown>>
}

/** What tells one question to the gateway from another: `GET /api/games?pageNo=1&gameType=RNG`, in one order. */
export function answerKey(method: string, path: string, search: string | URLSearchParams): string {
  const params = new URLSearchParams(search)
  params.sort()
  return `${method.toUpperCase()} ${path}${params.size > 0 ? `?${params}` : ''}`
}
