import type { Answer } from '@livery/contract/answer'
import type { BotChallenge, BotCheckAnswer } from '@livery/contract/auth/bot-check'
import { solvePuzzle } from './solve-puzzle.ts'

/** The part of a gateway that gives out puzzles. */
interface PuzzleSource {
  call(
    name: 'botChallenge',
    request: { effort?: 'high' },
    options?: { host?: string; ip?: string },
  ): Promise<{ readonly answer: Answer<BotChallenge> }>
}

/** Requests a puzzle from a gateway and solves it, as a browser does. */
export async function botAnswer(
  gateway: PuzzleSource,
  options: { host?: string; ip?: string; effort?: 'high' } = {},
): Promise<BotCheckAnswer> {
  const { effort, ...call } = options
  const { answer } = await gateway.call('botChallenge', effort ? { effort } : {}, call)
  if (!answer.success) throw new Error(answer.code)
  return solvePuzzle(answer.value)
}
