import type { Answer } from '@livery/contract/answer'

type Made<Value> = Promise<{ readonly answer: Answer<Value> }>

/** What a call answered; throws with its code where it was refused. */
export async function ok<Value>(made: Made<Value>): Promise<Value> {
  const { answer } = await made
  if (!answer.success) throw new Error(answer.code)
  return answer.value
}

/** Why a call was refused; null where it was not. */
export async function refused(made: Made<unknown>): Promise<string | null> {
  const { answer } = await made
  return answer.success ? null : answer.code
}
