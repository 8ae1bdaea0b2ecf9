import type { RequestOf, ResponseOf } from '@livery/contract/call'
import type { CallName, Calls } from '@livery/contract/calls'
import { loadAgain } from '@livery/ui/load-again'
import type { CallContext } from './call-context.ts'
import { connectionError } from './connection-error.ts'

/** Calls the gateway; typed by the contract, rejects with `CallError`. */
export type CallFunction = <Name extends CallName>(
  name: Name,
  request: RequestOf<Calls[Name]>,
  signal?: AbortSignal,
) => Promise<ResponseOf<Calls[Name]>>

const load = () => import('./send.ts')

/** The client; where it cannot be fetched, the call has failed for want of a connection and was not sent. */
function loadSend() {
  return load()
    .catch((error: unknown) => loadAgain(load, error))
    .catch((cause: unknown) => {
      throw connectionError(cause, { isUnsent: true })
    })
}

/** Fetches the client before it is needed: a form must be able to say that the connection is lost. */
export async function prepareCalls(): Promise<void> {
  const { prepareEncryption } = await load()
  await prepareEncryption()
}

/**
 * The site's only way to call the gateway. The client behind it is loaded with the first call: a first page is seeded
 * from the boot document and needs none.
 */
export function createCall(context: CallContext): CallFunction {
  return async (name, request, signal) => {
    // The token is read when the call is made, so that a sign-out still ends its session when the client loads late.
    const token = context.token()
    const { send } = await loadSend()
    const answer = await send(
      { ...context, token: () => token },
      name,
      request as Readonly<Record<string, unknown>>,
      signal,
    )
    context.onAnswered?.(name)
    return answer as never
  }
}
