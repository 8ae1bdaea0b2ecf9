/** The periods of a history; `custom` states its first and last day. */
export const PERIODS = [
  'today',
  'yesterday',
  'days7',
  'days30',
  'halfMonth',
  'lastHalfMonth',
  'month',
  'custom',
] as const
export type PeriodName = (typeof PERIODS)[number]

/** The longest custom period, in days. */
export const PERIOD_DAYS_MAX = 92

/** The states of a round; all stakes of a cancelled one were returned. */
export const ROUND_STATES = ['open', 'settled', 'cancelled'] as const
export type RoundState = (typeof ROUND_STATES)[number]

/** The most rows of a page. */
export const HISTORY_PAGE_MAX = 500
