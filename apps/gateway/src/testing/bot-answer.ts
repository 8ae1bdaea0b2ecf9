import { createHash } from 'node:crypto'
import type { BotCheckAnswer } from '@livery/contract/auth/bot-check'
import type { TestGateway } from './assembled.ts'

/** Asks a gateway for a puzzle and solves it, as a browser does. */
export async function botAnswer(
  gateway: TestGateway,
  options: { host?: string; effort?: 'high' } = {},
): Promise<BotCheckAnswer> {
  const { effort, ...call } = options
  const { answer } = await gateway.call('botChallenge', effort ? { effort } : {}, call)
  if (!answer.success) throw new Error(answer.code)
  if (answer.value.provider !== 'proof-of-work') throw new Error(answer.value.provider)
  const { algorithm, challenge, salt, signature, maxnumber } = answer.value
  const begun = createHash('sha256').update(salt)
  let number = 0
  while (begun.copy().update(String(number)).digest('hex') !== challenge) {
    number += 1
    if (number > maxnumber) throw new Error('the puzzle has no solution')
  }
  const payload = JSON.stringify({ algorithm, challenge, number, salt, signature })
  return { payload: Buffer.from(payload).toString('base64') }
}
