import { useEffect } from 'react'
import { useAnswer } from '../query/use-answer.ts'
import { useSession, useVisit } from '../visit/use-visit.ts'
import { type HeldContract, heldContracts } from './consolidated.ts'

/** Which questions were seen in this session. */
const SEEN = 'contractsSeen'
/** The value before the answer is known. */
export const NO_CONTRACTS: { readonly pending: readonly HeldContract[]; readonly active: readonly HeldContract[] } = {
  pending: [],
  active: [],
}

/** The contracts of the signed-in member. Contracts that wait for an answer open by themselves, once in a session. */
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

/** Stores that the member has seen these questions, so that they do not open by themselves again. */
export function useSeenContracts(pending: readonly HeldContract[]): void {
  const { sessionStorage } = useVisit()
  const questions = questionsOf(pending)
  useEffect(() => {
    if (questions !== '') sessionStorage.set(SEEN, questions)
  }, [questions, sessionStorage])
}

const questionsOf = (pending: readonly HeldContract[]) =>
  pending.map(({ kind, id, status, since }) => `${kind} ${id} ${status} ${since}`).join()
