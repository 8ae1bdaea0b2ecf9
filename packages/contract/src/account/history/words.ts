/** The periods that a history can be asked for; `custom` states its first and last day. */
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

/** The longest period of days of one's own choosing. */
export const PERIOD_DAYS_MAX = 92

/** The states of a round; cancelled is one whose stakes all came back. */
export const ROUND_STATES = ['open', 'settled', 'cancelled'] as const
export type RoundState = (typeof ROUND_STATES)[number]

/** The most rows of a page. */
export const HISTORY_PAGE_MAX = 500
