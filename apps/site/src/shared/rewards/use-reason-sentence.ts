import { useText } from '../i18n/use-text.ts'
import { useVisit } from '../visit/use-visit.ts'

/** The form of our own codes for reasons. */
const WORD = /^[a-z]+([A-Z][a-z]+)*$/

/** Says why a programme gave nothing, in a sentence; what a person wrote stands as it is. */
export function useReasonSentence(): (reason: string | null) => string {
  const t = useText('rewards')
  const { i18n } = useVisit()
  return (reason) => {
    const key = `why.${reason ?? 'nothing'}`
    if (reason !== null && !WORD.test(reason)) return reason
    return t((i18n.exists(`rewards:${key}`) ? key : 'why.nothing') as 'why.nothing')
  }
}
