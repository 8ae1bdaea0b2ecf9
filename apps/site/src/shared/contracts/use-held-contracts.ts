import { useEffect } from 'react'
import { useAnswer } from '../query/use-answer.ts'
import { useSession, useVisit } from '../visit/use-visit.ts'
import { type HeldContract, heldContracts } from './consolidated.ts'

/** Which questions were shown of themselves in this session. */
const SHOWN = 'contractsShown'
const NONE: { readonly pending: readonly HeldContract[]; readonly active: readonly HeldContract[] } = {
  pending: [],
  active: [],
}

/** The contracts of who is signed in. What waits for an answer is shown of itself, once in a session. */
export function useHeldContracts() {
  const { popups, sessionStorage } = useVisit()
  const isReal = useSession(({ member }) => member !== null && !member.isTrial)
  const { data } = useAnswer('getConsolidated', {}, { enabled: isReal, staleMs: 60_000 })
  const held = data ? heldContracts(data) : NONE
  const questions = held.pending.map(({ kind, id, status, since }) => `${kind} ${id} ${status} ${since}`).join()
  useEffect(() => {
    if (questions === '' || sessionStorage.get(SHOWN) === questions) return
    sessionStorage.set(SHOWN, questions)
    popups.open('contract', {})
  }, [questions, popups, sessionStorage])
  return held
}
