import { useEffect } from 'react'
import { useAnswer } from '../query/use-answer.ts'
import { useSession, useVisit } from '../visit/use-visit.ts'
import { type HeldContract, heldContracts } from './consolidated.ts'

/** Which questions were seen in this session. */
const SEEN = 'contractsSeen'
/** Before anything is known. */
export const NO_CONTRACTS: { readonly pending: readonly HeldContract[]; readonly active: readonly HeldContract[] } = {
  pending: [],
  active: [],
}

/** The contracts of who is signed in. What waits for an answer is shown of itself, once in a session. */
export function useHeldContracts() {
  const { popups, sessionStorage } = useVisit()
  const isReal = useSession(({ member }) => member !== null && !member.isTrial)
  const { data } = useAnswer('getConsolidated', {}, { enabled: isReal, staleMs: 60_000 })
  const held = data ? heldContracts(data) : NO_CONTRACTS
  const questions = questionsOf(held.pending)
  useEffect(() => {
    if (questions !== '' && sessionStorage.get(SEEN) !== questions) popups.open('contract', {})
  }, [questions, popups, sessionStorage])
  return held
}

/** Notes that questions stand before the member's eyes, so that they are not shown of themselves again. */
export function useSeenContracts(pending: readonly HeldContract[]): void {
  const { sessionStorage } = useVisit()
  const questions = questionsOf(pending)
  useEffect(() => {
    if (questions !== '') sessionStorage.set(SEEN, questions)
  }, [questions, sessionStorage])
}

const questionsOf = (pending: readonly HeldContract[]) =>
  pending.map(({ kind, id, status, since }) => `${kind} ${id} ${status} ${since}`).join()
