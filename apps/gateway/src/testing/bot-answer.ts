import type { BotCheckAnswer } from '@livery/contract/auth/bot-check'
import type { TestGateway } from './assembled.ts'
import { solvePuzzle } from './solve-puzzle.ts'

/** Asks a gateway for a puzzle and solves it, as a browser does. */
export async function botAnswer(
  gateway: Pick<TestGateway, 'call'>,
  options: { host?: string; effort?: 'high' } = {},
): Promise<BotCheckAnswer> {
  const { effort, ...call } = options
  const { answer } = await gateway.call('botChallenge', effort ? { effort } : {}, call)
  if (!answer.success) throw new Error(answer.code)
  return solvePuzzle(answer.value)
}
