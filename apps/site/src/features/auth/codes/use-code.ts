import type { CodeSent } from '@livery/contract/auth/codes'
import { useEffect, useRef, useState } from 'react'
import { errorText } from '../../../shared/http/error-text.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import { type Fault, faultText } from '../form/fault.ts'
import { numberFault } from './number-fault.ts'
import { type CodePurpose, forgetCode, recallCode, storeCode } from './stored-code.ts'

/** The button answers at most once a second (docs/product.md 9.2). */
const THROTTLE_MS = 1000

export interface SentCode {
  readonly sending: boolean
  /** Seconds until another one can be sent; 0 when it can. */
  readonly secondsLeft: number
  /** The number of the last code, while its countdown runs. */
  readonly sentTo: string | null
  /** A code was sent, and its countdown is over. */
  readonly over: boolean
  /** The number was wrong: a code can be sent to another one at once. */
  readonly forget: () => void
  /**
   * Sends a code. Errors are shown in a pop-up; a fault of the number is returned as well, to be shown at its field.
   */
  readonly send: (sentTo: string, ask: () => Promise<CodeSent>) => Promise<Fault | null>
}

/** Sending codes for one purpose, and the countdown until the next one (docs/product.md 6.6). */
export function useCode(purpose: CodePurpose): SentCode {
  const visit = useVisit()
  const [stored, setStored] = useState(() => recallCode(visit.sessionStorage, purpose, Date.now()))
  const [secondsLeft, setSecondsLeft] = useState(() => secondsUntil(stored?.until))
  const [sending, setSending] = useState(false)
  const last = useRef(0)

  useEffect(() => {
    const look = () => setSecondsLeft(secondsUntil(stored?.until))
    look()
    if (!stored) return
    const timer = setInterval(look, 1000)
    // Timers do not run while a device sleeps, so the rest is computed from the deadline.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [stored])

  const send: SentCode['send'] = async (sentTo, ask) => {
    const now = Date.now()
    if (sending || secondsLeft > 0 || now - last.current < THROTTLE_MS) return null
    last.current = now
    setSending(true)
    try {
      const { expiredMinutes } = await ask()
      const code = { until: Date.now() + expiredMinutes * 60_000, sentTo }
      storeCode(visit.sessionStorage, purpose, code)
      setSecondsLeft(secondsUntil(code.until))
      setStored(code)
      return null
    } catch (error) {
      const { i18n } = visit
      const fault = numberFault(error)
      visit.popups.open('message', {
        tone: 'warning',
        title: i18n.t('auth:sms.failedTitle'),
        text: fault ? faultText(i18n, fault) : errorText(i18n, error),
      })
      return fault
    } finally {
      setSending(false)
    }
  }
  const forget = () => {
    forgetCode(visit.sessionStorage, purpose)
    setStored(null)
    setSecondsLeft(0)
  }
  const over = stored !== null && secondsLeft === 0
  return { sending, secondsLeft, sentTo: over ? null : (stored?.sentTo ?? null), over, send, forget }
}

function secondsUntil(until: number | undefined): number {
  return until === undefined ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1000))
}
