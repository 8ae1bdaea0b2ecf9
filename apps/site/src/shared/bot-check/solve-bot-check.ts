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
  if (challenge.provider === 'proof-of-work') {
    const { solvePuzzle } = await import('./solve-puzzle.ts')
    return { payload: await solvePuzzle(challenge, signal) }
  }
  const { solveGeeTest } = await import('./solve-geetest.ts')
  // A hard puzzle is always ours: it is the way in for who cannot reach GeeTest.
  return (
    (await solveGeeTest(challenge.captchaId, signal)) ??
    solveBotCheck({ call }, { effort: 'high', ...(signal && { signal }) })
  )
}
