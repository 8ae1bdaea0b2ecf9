import type { BotCheckAnswer } from '@livery/contract/auth/bot-check'
import type { Site } from '../site/site.ts'

/**
 * Passes the merchant's bot check before a call that robots would like to make; each answer is good for one call and
 * for ten minutes. What it takes is loaded here, when it is needed. Rejects with `CallError`.
 * @param effort `high` in place of the captcha picture, for who cannot read it: a puzzle of seconds
 */
export async function solveBotCheck(
  { call }: Pick<Site, 'call'>,
  { effort, signal }: { readonly effort?: 'high'; readonly signal?: AbortSignal } = {},
): Promise<BotCheckAnswer> {
  const challenge = await call('botChallenge', effort ? { effort } : {}, signal)
  if (challenge.provider !== 'proof-of-work') throw new Error(`no such bot check: ${challenge.provider}`)
  const { solvePuzzle } = await import('./solve-puzzle.ts')
  return { payload: await solvePuzzle(challenge, signal) }
}
