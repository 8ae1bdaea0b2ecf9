import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Closes at once or after a moment, as a generic modal may be asked to (specification, section on pop-ups). `isClosing`
 * while that moment runs; what closes otherwise meanwhile ends it.
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
