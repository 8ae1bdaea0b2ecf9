import type { BetOutcome, Fixture } from '@livery/contract/games/feed'
import type { FeedPick } from '@livery/contract/games/sports'
import { useSyncExternalStore } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { useVisit } from '../visit/use-visit.ts'
import type { Visit } from '../visit/visit.ts'

/** One bet of the slip, as the player has put it together. */
export interface SlipBet {
  readonly fixture: Pick<Fixture, 'id' | 'sport' | 'home' | 'away'>
  readonly pick: FeedPick
  /** The price that the player has accepted, in hundredths. */
  readonly price: number
  /** The stake as it was typed. */
  readonly stake: string
  /** The same for each attempt, so that one stake is taken. */
  readonly key: string
  /** The result of the last attempt; `failed` when no answer came, `wrong` when the stake is no valid amount. */
  readonly outcome?: BetOutcome | 'failed' | 'wrong' | undefined
  readonly stakes?: { readonly least: string; readonly most: string }
}

export interface SlipState {
  readonly bets: readonly SlipBet[]
  readonly acceptsChange: boolean
  /** Whether bets are on their way. */
  readonly isPlacing: boolean
  /** Whether the last press placed a bet; until the slip is used again. */
  readonly hasPlaced: boolean
}

const EMPTY: SlipState = { bets: [], acceptsChange: false, isPlacing: false, hasPlaced: false }
/** Where a tab keeps its slip, so that it outlives signing in and reloading. */
const KEY = 'slip'
/** The most bets that one slip holds. */
const MOST_BETS = 12

const slips = new WeakMap<Visit, StoreApi<SlipState>>()

/** The slip of a visit; empty at first on server and browser, so that both render the same. */
export function slipOf(visit: Visit): StoreApi<SlipState> {
  const known = slips.get(visit)
  if (known) return known
  const store = createStore<SlipState>()(() => EMPTY)
  slips.set(visit, store)
  return store
}

/** Takes over what an earlier page of this tab left in the slip, and keeps it from then on. */
export function keepSlip(visit: Visit): () => void {
  const store = slipOf(visit)
  if (store.getState().bets.length === 0) {
    try {
      const { bets, acceptsChange } = JSON.parse(visit.sessionStorage.get(KEY) ?? '{}') as Partial<SlipState>
      if (Array.isArray(bets)) store.setState({ bets, acceptsChange: acceptsChange === true })
    } catch {
      visit.sessionStorage.remove(KEY)
    }
  }
  return store.subscribe(({ bets, acceptsChange }) =>
    visit.sessionStorage.set(KEY, JSON.stringify({ bets, acceptsChange })),
  )
}

export function useSlip(): SlipState {
  const store = slipOf(useVisit())
  return useSyncExternalStore(store.subscribe, store.getState, () => EMPTY)
}

/** Adds a pick to the slip, changes the pick of its match, or takes it out again. */
export function togglePick(visit: Visit, fixture: Fixture, pick: FeedPick): void {
  const { id, sport, home, away, prices } = fixture
  const price = prices[pick]
  if (price === undefined) return
  slipOf(visit).setState(({ bets }) => {
    const others = bets.filter((bet) => bet.fixture.id !== id)
    const present = bets.find((bet) => bet.fixture.id === id)
    if (present?.pick === pick) return { bets: others, hasPlaced: false }
    if (!present && bets.length >= MOST_BETS) return {}
    const stake = present?.stake ?? bets.at(-1)?.stake ?? ''
    return {
      bets: [...others, { fixture: { id, sport, home, away }, pick, price, stake, key: newKey() }],
      hasPlaced: false,
    }
  })
}

/** Changes one bet of the slip. */
export function changeBet(visit: Visit, key: string, change: Partial<SlipBet>): void {
  slipOf(visit).setState(({ bets }) => ({ bets: bets.map((bet) => (bet.key === key ? { ...bet, ...change } : bet)) }))
}

export function removeBet(visit: Visit, key: string): void {
  slipOf(visit).setState(({ bets }) => ({ bets: bets.filter((bet) => bet.key !== key) }))
}

export const newKey = (): string => crypto.randomUUID()
