import type { Deposit } from '@livery/contract/cashier/deposits'
import { queryKey } from '@livery/contract/query-key'
import { useEffect, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import { useAnswer } from '../../../shared/query/use-answer.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import { goesOn } from './state-tones.ts'

/** How often a deposit is asked for while no events arrive. */
const POLL_MS = 4_000

/** A deposit as it is at the moment: events tell of its steps, and without a socket it is asked for again and again. */
export function useDeposit(reference: string) {
  const visit = useVisit()
  const live = useStore(visit.connection, (state) => state.live)
  const known = visit.queries.getQueryData<Deposit>(queryKey('deposit', { reference }))
  const polls = !live && (known === undefined || goesOn(known.state))
  const answer = useAnswer('deposit', { reference }, polls ? { everyMs: POLL_MS } : {})
  const { data: deposit, dataUpdatedAt, refetch } = answer

  const now = deposit?.now
  // The server's clock as it was when the answer came, going on with this device's.
  const clock = useMemo(() => {
    const offset = now === undefined ? 0 : Date.parse(now) - dataUpdatedAt
    return () => Date.now() + offset
  }, [now, dataUpdatedAt])

  const state = deposit?.state
  const former = useRef(state)
  useEffect(() => {
    if (former.current !== undefined && former.current !== state && state === 'credited')
      void visit.queries.invalidateQueries({ queryKey: ['getBalanceV2'] })
    former.current = state
  }, [state, visit])

  // No event reported what happened between the last request and the start of the events, so the deposit is requested
  // again.
  const wasLive = useRef(live)
  useEffect(() => {
    if (live && !wasLive.current) void refetch()
    wasLive.current = live
  }, [live, refetch])
  return { ...answer, deposit, clock }
}
