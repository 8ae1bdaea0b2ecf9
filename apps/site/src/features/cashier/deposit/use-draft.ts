import { useCallback, useState } from 'react'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import { type DepositDraft, readDraft, writeDraft } from './draft.ts'

export type ChangeDraft = (change: Partial<DepositDraft>) => void

/** The draft of the member's deposit, kept for this tab until the sign-out. */
export function useDraft(shown: string | null): readonly [DepositDraft, ChangeDraft] {
  const { sessionStorage } = useVisit()
  const [draft, setDraft] = useState(() => {
    const stored = readDraft(sessionStorage)
    return shown === null ? stored : { ...stored, shown }
  })
  const change: ChangeDraft = useCallback(
    (changes) =>
      setDraft((now) => {
        const next = { ...now, ...changes }
        writeDraft(sessionStorage, next)
        return next
      }),
    [sessionStorage],
  )
  return [draft, change]
}
