/** The states of a planned release. */
export const PLAN_STATES = ['waiting', 'done', 'cancelled', 'failed'] as const
