import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { useVisit } from '../../../shared/visit/use-visit.ts'

/** At most one picture a second (docs/product.md 9.2). */
const THROTTLE_MS = 1000

interface Picture {
  /** Sent back with the letters; null until a picture is loaded. */
  readonly id: string | null
  /** Address of the picture; null while it loads. */
  readonly image: string | null
  readonly failed: boolean
}

export interface Captcha {
  /** A separate store, so that a new picture renders its field and not the form around it. */
  readonly picture: StoreApi<Picture>
  readonly refresh: () => void
}

/** Loads a captcha picture while `wanted`, and another one on request. */
export function useCaptcha(wanted: boolean): Captcha {
  const visit = useVisit()
  const [picture] = useState(() => createStore<Picture>(() => ({ id: null, image: null, failed: false })))
  const last = useRef(0)
  const refresh = useCallback(() => {
    if (Date.now() - last.current < THROTTLE_MS) return
    last.current = Date.now()
    visit.call('captcha', {}).then(
      ({ captchaId, image }) =>
        picture.setState({ id: captchaId, image: `data:image/png;base64,${image}`, failed: false }),
      () => picture.setState({ id: null, image: null, failed: true }),
    )
  }, [visit, picture])
  useEffect(() => {
    if (wanted) refresh()
  }, [wanted, refresh])
  return useMemo(() => ({ picture, refresh }), [picture, refresh])
}
