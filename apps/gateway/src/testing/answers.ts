import type { Answer } from '@livery/contract/answer'

type Made<Value> = Promise<{ readonly answer: Answer<Value> }>

/** The value of a successful call; throws the error's code otherwise. */
export async function ok<Value>(made: Made<Value>): Promise<Value> {
  const { answer } = await made
  if (!answer.success) throw new Error(answer.code)
  return answer.value
}

/** The error code of a call; null when it succeeded. */
export async function refused(made: Made<unknown>): Promise<string | null> {
  const { answer } = await made
  return answer.success ? null : answer.code
}
