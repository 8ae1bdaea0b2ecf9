import type { BotCheckAnswer } from '@livery/contract/auth/bot-check'
import { toast } from '@livery/ui/toast'
import { useMemo, useState } from 'react'
import { solveBotCheck } from '../../../shared/bot-check/solve-bot-check.ts'
import { errorText } from '../../../shared/http/error-text.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'

export interface UnseenCheck {
  readonly answer: BotCheckAnswer | null
  readonly working: boolean
  readonly start: () => void
  /** Discards the answer, because it can be used for one call only. */
  readonly forget: () => void
}

/**
 * Replaces the captcha for people who cannot read it: the device solves a longer puzzle, and the person does nothing.
 */
export function useUnseenCheck(): UnseenCheck {
  const visit = useVisit()
  const [answer, setAnswer] = useState<BotCheckAnswer | null>(null)
  const [working, setWorking] = useState(false)
  return useMemo(() => {
    const solve = async () => {
      setWorking(true)
      try {
        setAnswer(await solveBotCheck(visit, { effort: 'high' }))
      } catch (error) {
        toast({ tone: 'error', title: errorText(visit.i18n, error) })
      } finally {
        setWorking(false)
      }
    }
    return { answer, working, start: () => void solve(), forget: () => setAnswer(null) }
  }, [answer, working, visit])
}
