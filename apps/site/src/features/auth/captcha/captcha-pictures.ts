import type { ResponseOf } from '@livery/contract/call'
import type { Calls } from '@livery/contract/calls'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { CallError } from '../../../shared/http/call-error.ts'

/** At most one picture a second (docs/product.md 9.2). */
const THROTTLE_MS = 1000

export interface Picture {
  /** Sent back with the letters; null until a picture is loaded. */
  readonly id: string | null
  /** Address of the picture; null while it loads. */
  readonly image: string | null
  readonly failed: boolean
}

export interface CaptchaPictures {
  /** A separate store, so that a new picture renders its field and not the form around it. */
  readonly picture: StoreApi<Picture>
  /** Loads another picture on request; within a second of the last one it does nothing. */
  readonly refresh: () => void
  /** Replaces a picture that cannot be used again, as soon as the second is over. */
  readonly renew: () => void
  readonly stop: () => void
}

export function captchaPictures(load: () => Promise<ResponseOf<Calls['captcha']>>): CaptchaPictures {
  const picture = createStore<Picture>(() => ({ id: null, image: null, failed: false }))
  let lastMs = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined
  const loadNow = (again = false) => {
    timer = undefined
    lastMs = Date.now()
    load().then(
      ({ captchaId, image }) => {
        // The gateway counts its second from when it answered: a request may have been long on its way.
        lastMs = Date.now()
        picture.setState({ id: captchaId, image: `data:image/png;base64,${image}`, failed: false })
      },
      (error: unknown) => {
        // Another tab has just got one; this one's turn is after the second.
        if (!again && error instanceof CallError && error.code === 'TOO_MANY_REQUESTS') {
          timer ??= setTimeout(() => loadNow(true), THROTTLE_MS)
        } else picture.setState({ id: null, image: null, failed: true })
      },
    )
  }
  const waitMs = () => Math.max(0, lastMs + THROTTLE_MS - Date.now())
  return {
    picture,
    refresh() {
      if (timer === undefined && waitMs() === 0) loadNow()
    },
    renew() {
      picture.setState({ id: null, image: null, failed: false })
      if (timer !== undefined) return
      if (waitMs() === 0) loadNow()
      else timer = setTimeout(() => loadNow(), waitMs())
    },
    stop() {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
