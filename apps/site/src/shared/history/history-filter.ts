import { PERIODS, type PeriodName, ROUND_STATES, type RoundState } from '@livery/contract/account/history/words'
import type { GameType } from '@livery/contract/games'
import { BONUS_SOURCES, type BonusSource, REWARD_STATES, type RewardState } from '@livery/contract/rewards/words'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useVisit } from '../visit/use-visit.ts'

/** What a history shows, as its address says it; what is left out filters nothing. */
export interface HistoryFilter {
  readonly period: PeriodName
  /** The days of a `custom` period. */
  readonly from?: string
  readonly to?: string
  readonly vendor?: string
  readonly gameType?: GameType
  readonly state?: RoundState
  readonly kind?: string
  /** The source of a bonus, and its state. */
  readonly source?: BonusSource
  readonly stage?: RewardState
  readonly search?: string
  /** The member of the team whose records are shown. */
  readonly of?: string
  /** Further members, with commas between. */
  readonly also?: string
}

const USUAL: PeriodName = 'days7'
const DAY = /^\d{4}-\d{2}-\d{2}$/
const MEMBER = /^[1-9][0-9]{0,17}$/
const MEMBERS = /^[1-9][0-9]{0,17}(,[1-9][0-9]{0,17}){0,3}$/
const CODE = /^[A-Za-z][A-Za-z0-9]{0,39}$/

/**
 * Reads the filter from an address, at a merchant with these game types; unknown values filter nothing.
 * @param usual the period of an address that states none
 */
export function readFilter(query: URLSearchParams, gameTypes: readonly GameType[], usual = USUAL): HistoryFilter {
  const one = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === query.get(name))
  const like = (name: string, form: RegExp) => {
    const value = query.get(name)
    return value && form.test(value) ? value : undefined
  }
  const [from, to] = [like('from', DAY), like('to', DAY)]
  const period = one('period', PERIODS) ?? usual
  const [vendor, kind, search] = [
    like('vendor', /^.{1,32}$/),
    like('kind', CODE),
    query.get('search')?.trim().slice(0, 128),
  ]
  const [of, also] = [like('of', MEMBER), like('also', MEMBERS)]
  const [source, stage] = [one('source', BONUS_SOURCES), one('stage', REWARD_STATES)]
  const [gameType, state] = [one('gameType', gameTypes), one('state', ROUND_STATES)]
  return {
    ...(period === 'custom' && from && to ? { period, from, to } : { period: period === 'custom' ? usual : period }),
    ...(vendor && { vendor }),
    ...(gameType && { gameType }),
    ...(state && { state }),
    ...(kind && { kind }),
    ...(source && { source }),
    ...(stage && { stage }),
    ...(search && { search }),
    ...(of && { of }),
    ...(also && { also }),
  }
}

/** Every part of a filter; a record, because a list could leave one out unnoticed. */
const NAMES: Readonly<Record<keyof HistoryFilter, true>> = {
  period: true,
  from: true,
  to: true,
  vendor: true,
  gameType: true,
  state: true,
  kind: true,
  source: true,
  stage: true,
  search: true,
  of: true,
  also: true,
}

/**
 * The address's query for a filter; the usual period is not written.
 * @param beside the query before, of which stays what is no filter, such as the tab
 */
export function writeFilter(
  { period, ...rest }: HistoryFilter,
  usual = USUAL,
  beside = new URLSearchParams(),
): URLSearchParams {
  const query = new URLSearchParams([...beside].filter(([name]) => !Object.hasOwn(NAMES, name)))
  if (period !== usual) query.set('period', period)
  for (const [name, value] of Object.entries(rest)) if (value) query.set(name, value)
  return query
}

/**
 * The filter of the page's address, and the function that changes it: each change is an entry of the browser's history.
 */
export function useHistoryFilter(usual = USUAL) {
  const [query, setQuery] = useSearchParams()
  const { categories } = useVisit().boot.menus
  const filter = useMemo(() => readFilter(query, categories, usual), [query, categories, usual])
  // The address follows later, so a second choice right after the first builds on this.
  const latest = useRef(filter)
  useEffect(() => {
    latest.current = filter
  }, [filter])
  const show = useCallback(
    (next: HistoryFilter) => {
      latest.current = next
      setQuery((before) => writeFilter(next, usual, before))
    },
    [setQuery, usual],
  )
  const change = useCallback(
    (part: { readonly [Name in keyof HistoryFilter]?: HistoryFilter[Name] | undefined }) => {
      const { from, to, ...stays } = latest.current
      const days = part.period === undefined ? { ...(from && { from }), ...(to && { to }) } : {}
      show({ ...stays, ...days, ...part } as HistoryFilter)
    },
    [show],
  )
  const clear = useCallback(() => {
    const { period, from, to } = latest.current
    show({ period, ...(from && { from }), ...(to && { to }) })
  }, [show])
  return { filter, change, clear }
}

/** The parts of a filter that are a call's period. */
export function periodOf({ period, from, to }: HistoryFilter) {
  return { period, ...(from && { from }), ...(to && { to }) }
}
