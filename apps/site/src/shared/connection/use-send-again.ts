import { useCallback, useEffect, useRef } from 'react'

/**
 * For a form whose call was never sent because the browser was offline: `whenBack` runs a function once the connection
 * is back, unless the form is closed or submitted before.
 */
export function useSendAgain(): { readonly whenBack: (send: () => void) => void; readonly forget: () => void } {
  const waiting = useRef<AbortController>(undefined)
  const forget = useCallback(() => waiting.current?.abort(), [])
  const whenBack = useCallback(
    (send: () => void) => {
      forget()
      waiting.current = new AbortController()
      addEventListener('online', send, { once: true, signal: waiting.current.signal })
    },
    [forget],
  )
  useEffect(() => forget, [forget])
  return { whenBack, forget }
}
