import type { Boot } from '@livery/contract/boot'

/**
 * The gateway's answers from its database for a visitor of a merchant in a language, and for a member. The rest of a
 * lobby's boot document follows from configuration and is made anew.
 */
export interface Recording extends Pick<Boot, 'queries'> {
  /** Whole answers, `{success, value}`, by `answerKey`. */
  readonly answers: Readonly<Record<string, unknown>>
}

/**
 * Identifies a request to the gateway, with its parameters in a fixed order: `GET /api/games?gameType=RNG&pageNo=1`.
 */
export function answerKey(method: string, path: string, search: string | URLSearchParams): string {
  const params = new URLSearchParams(search)
  params.sort()
  return `${method.toUpperCase()} ${path}${params.size > 0 ? `?${params}` : ''}`
}
