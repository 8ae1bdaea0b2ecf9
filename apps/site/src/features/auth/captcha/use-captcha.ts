import { useEffect, useLayoutEffect, useState } from 'react'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import { type CaptchaPictures, captchaPictures } from './captcha-pictures.ts'

export type Captcha = CaptchaPictures

/** Loads a captcha picture while `isNeeded`, and another one on request. */
export function useCaptcha(isNeeded: boolean): Captcha {
  const visit = useVisit()
  const [captcha] = useState(() => captchaPictures(() => visit.call('captcha', {})))
  // Before the form is painted, so that the picture is asked for as early as can be.
  useLayoutEffect(() => {
    if (isNeeded) captcha.refresh()
  }, [isNeeded, captcha])
  useEffect(() => captcha.stop, [captcha])
  return captcha
}
