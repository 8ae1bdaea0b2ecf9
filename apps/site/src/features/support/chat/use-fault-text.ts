import { CallError } from '../../../shared/http/call-error.ts'
import { errorText } from '../../../shared/http/error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'

/** The faults of a message; those with a number are said with it. */
const FAULTS = ['empty', 'long', 'link', 'contact', 'words', 'same', 'closed', 'mutedForEver'] as const
const COUNTED = { fast: 'seconds', slow: 'seconds', muted: 'minutes' } as const

/** Says why a message was refused: by its field's code, else by the error's. */
export function useFaultText(): (error: unknown) => string {
  const t = useText('chat')
  const { i18n } = useVisit()
  return (error) => {
    const [field] = error instanceof CallError ? error.fields : []
    const code = FAULTS.find((one) => one === field?.code)
    if (code) return t(`fault.${code}`)
    const counted = (Object.keys(COUNTED) as (keyof typeof COUNTED)[]).find((one) => one === field?.code)
    if (counted) return t(`fault.${counted}`, { count: Number(field?.params?.[COUNTED[counted]] ?? 1) })
    return errorText(i18n, error)
  }
}
