import type { Answer } from '@livery/contract/answer'

type CallResult<Value> = Promise<{ readonly answer: Answer<Value> }>

/** The value of a successful call; throws the error's code otherwise. */
export async function ok<Value>(call: CallResult<Value>): Promise<Value> {
  const { answer } = await call
  if (!answer.success) throw new Error(answer.code)
  return answer.value
}

/** The error code of a call; null when it succeeded. */
export async function refused(call: CallResult<unknown>): Promise<string | null> {
  const { answer } = await call
  return answer.success ? null : answer.code
}
