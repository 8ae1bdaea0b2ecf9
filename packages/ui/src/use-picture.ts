import { useCallback, useEffect, useState } from 'react'

type State = { src: string | undefined; failures: number }

/**
 * A picture that may fail: it is tried once more after a moment, then given up. `failed` means that a drawing should
 * replace it. The `ref` also notices a failure that happened before the script ran (server-rendered pictures).
 */
export function usePicture(src: string | undefined, retryAfterMs = 800) {
  const [state, setState] = useState<State>({ src, failures: 0 })
  if (state.src !== src) setState({ src, failures: 0 })
  const failures = state.src === src ? state.failures : 0
  const waiting = failures === 1

  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setState((now) => ({ ...now, failures: 2 })), retryAfterMs)
    return () => clearTimeout(timer)
  }, [waiting, retryAfterMs])

  const onError = useCallback(() => setState((now) => ({ ...now, failures: now.failures + 1 })), [])
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc) onError()
    },
    [onError],
  )

  return {
    /** There is no picture, or it cannot be loaded: show the drawing. */
    failed: !src || waiting || failures > 2,
    /** Give it to the `<img>` as `key`, so that the second try is a new request. */
    attempt: failures === 2 ? 1 : 0,
    onError,
    ref,
  }
}
