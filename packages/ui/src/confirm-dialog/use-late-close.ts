import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Closes at once or after a delay (docs/product.md 5.2). `isClosing` is true while the delay runs; closing the dialog
 * in any other way meanwhile ends the delay.
 */
export function useLateClose(open: boolean, onClose: () => void) {
  const [afterMs, setAfterMs] = useState<number | null>(null)
  if (!open && afterMs !== null) setAfterMs(null)
  const end = useEffectEvent(() => onClose())
  useEffect(() => {
    if (afterMs === null) return
    const timer = setTimeout(() => end(), afterMs)
    return () => clearTimeout(timer)
  }, [afterMs])
  const close = (ms: number) => (ms > 0 ? setAfterMs(ms) : onClose())
  return { isClosing: afterMs !== null, close }
}
