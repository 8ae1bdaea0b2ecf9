import { isOffline } from '@livery/ui/connection'
import { useEffect, useEffectEvent, useState } from 'react'
import { useOnline } from '../connection/use-online.ts'
import { CallError } from '../http/call-error.ts'
import { isConnectionLost } from '../http/connection-error.ts'

/** A press that got no answer, because the connection was lost. */
export interface Unsent {
  /** Whether it is sent once the connection is back; false when the form was changed since. */
  readonly waits: boolean
  /** Takes the error of a press; returns whether the press waits. */
  note(error: unknown): boolean
  forget(): void
}

/**
 * Remembers a press without a connection for as long as its form does not change. The call must carry the key of the
 * press, because it may have reached the gateway.
 * @param content what the form sends
 */
export function useUnsent(content: string): Unsent {
  const [unsent, setUnsent] = useState<string | null>(null)
  return {
    waits: unsent === content,
    note(error) {
      // Code that could not be loaded fails with another kind of error.
      const waits = isOffline() && (isConnectionLost(error) || !(error instanceof CallError))
      setUnsent(waits ? content : null)
      return waits
    },
    forget: () => setUnsent(null),
  }
}

/** Sends what waits once the connection is back. */
export function useSendOnceBack({ waits, forget }: Unsent, send: () => Promise<unknown>): void {
  const isOnline = useOnline()
  const again = useEffectEvent(() => {
    forget()
    void send()
  })
  useEffect(() => {
    if (isOnline && waits) again()
  }, [isOnline, waits])
}
