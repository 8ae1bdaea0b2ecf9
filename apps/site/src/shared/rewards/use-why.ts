import { useText } from '../i18n/use-text.ts'
import { useVisit } from '../visit/use-visit.ts'

/** Says why a programme gave nothing, in a sentence. */
export function useWhy(): (reason: string | null) => string {
  const t = useText('rewards')
  const { i18n } = useVisit()
  return (reason) => {
    const key = `why.${reason ?? 'nothing'}`
    return t((i18n.exists(`rewards:${key}`) ? key : 'why.nothing') as 'why.nothing')
  }
}
