import { createHash } from 'node:crypto'
import type { BotChallenge, BotCheckAnswer } from '@livery/contract/auth/bot-check'

/** Solves a puzzle of the embedded bot check, as a browser's worker does. */
export function solvePuzzle(puzzle: BotChallenge): BotCheckAnswer {
  if (puzzle.provider !== 'proof-of-work') throw new Error(puzzle.provider)
  const { algorithm, challenge, salt, signature, maxnumber } = puzzle
  const begun = createHash('sha256').update(salt)
  let number = 0
  while (begun.copy().update(String(number)).digest('hex') !== challenge) {
    number += 1
    if (number > maxnumber) throw new Error('the puzzle has no solution')
  }
  const payload = JSON.stringify({ algorithm, challenge, number, salt, signature })
  return { payload: Buffer.from(payload).toString('base64') }
}
