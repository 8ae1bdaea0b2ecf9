import { isOffline } from '@livery/ui/connection'
import { CallError, TRANSPORT_CODES } from './call-error.ts'

/** Whether a call failed because there was no connection, so that the gateway's answer is unknown. */
export function isConnectionLost(error: unknown): boolean {
  return error instanceof CallError && (TRANSPORT_CODES as readonly string[]).includes(error.code)
}

/** Whether a call was not answered in time, so that it may have been carried out all the same. */
export const hasNoAnswer = (error: unknown): boolean => error instanceof CallError && error.code === 'TIMEOUT'

/** The error of a call that got no answer, or whose code could not be fetched. */
export function connectionError(cause: unknown, { isUnsent }: { readonly isUnsent: boolean }): CallError {
  return new CallError(isOffline() ? 'OFFLINE' : 'NETWORK', { cause, isUnsent: isUnsent && isOffline() })
}
