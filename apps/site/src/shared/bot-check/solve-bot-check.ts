import type { BotCheckAnswer } from '@livery/contract/auth/bot-check'
import type { Visit } from '../visit/visit.ts'

/** Fetches the code of puzzles and of their worker before one has to be solved. */
export async function prepareBotCheck(): Promise<void> {
  const { preparePuzzles } = await import('./solve-puzzle.ts')
  await preparePuzzles()
}

/**
 * Passes the merchant's bot check before a call that robots might abuse; each answer is valid for one call and ten
 * minutes. The code it needs is loaded here on demand. Rejects with `CallError`.
 * @param effort `high` replaces the captcha for people who cannot read it: a puzzle of some seconds
 */
export async function solveBotCheck(
  { call }: Pick<Visit, 'call'>,
  { effort, signal }: { readonly effort?: 'high'; readonly signal?: AbortSignal } = {},
): Promise<BotCheckAnswer> {
  const challenge = await call('botChallenge', effort ? { effort } : {}, signal)
  if (challenge.provider === 'proof-of-work') {
    const { solvePuzzle } = await import('./solve-puzzle.ts')
    return { payload: await solvePuzzle(challenge, signal) }
  }
  const { solveGeeTest } = await import('./solve-geetest.ts')
  // A hard puzzle is always our own, because it also serves people who cannot reach GeeTest.
  return (
    (await solveGeeTest(challenge.captchaId, signal)) ??
    solveBotCheck({ call }, { effort: 'high', ...(signal && { signal }) })
  )
}
