import { useVisit } from '../../../shared/visit/use-visit.ts'

/**
 * A reason or a kind of document in the reader's language; staff write words of their own where none of the ready ones
 * fits.
 */
export function useReasonText(): (reason: string) => string {
  const { i18n } = useVisit()
  return (reason) => {
    const key = ['reason', 'document.kind']
      .map((group) => `withdraw:${group}.${reason}`)
      .find((one) => i18n.exists(one))
    return key ? i18n.t(key as 'withdraw:reason.timer') : reason
  }
}
