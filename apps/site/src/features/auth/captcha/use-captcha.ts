import { useCallback, useEffect, useRef, useState } from 'react'
import { useSite } from '../../../shared/site/use-site.ts'

/** At most one picture a second (specification, section 9). */
const THROTTLE_MS = 1000

export interface Captcha {
  /** Sent back with the letters; null until a picture is there. */
  readonly id: string | null
  /** Address of the picture; null while it is on its way. */
  readonly image: string | null
  readonly failed: boolean
  readonly refresh: () => void
}

/** A captcha picture while `wanted`, and another one at will. */
export function useCaptcha(wanted: boolean): Captcha {
  const site = useSite()
  const [state, setState] = useState<Omit<Captcha, 'refresh'>>({ id: null, image: null, failed: false })
  const last = useRef(0)
  const refresh = useCallback(() => {
    if (Date.now() - last.current < THROTTLE_MS) return
    last.current = Date.now()
    site.call('captcha', {}).then(
      ({ captchaId, image }) => setState({ id: captchaId, image: `data:image/png;base64,${image}`, failed: false }),
      () => setState({ id: null, image: null, failed: true }),
    )
  }, [site])
  useEffect(() => {
    if (wanted) refresh()
  }, [wanted, refresh])
  return { ...state, refresh }
}
