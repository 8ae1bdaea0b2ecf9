/** What can become of a release that was planned. */
export const PLAN_STATES = ['waiting', 'done', 'cancelled', 'failed'] as const
