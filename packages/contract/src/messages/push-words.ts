/** The topics of notifications on a device. */
export const PUSH_KINDS = ['withdrawal', 'message', 'reward'] as const
export type PushKind = (typeof PUSH_KINDS)[number]

/** The place of the script that receives notifications; it decides which pages the script may act for. */
export const PUSH_WORKER_PATH = '/push-worker.js'

/** More devices than a member has; a further one replaces the oldest. */
export const PUSH_DEVICES = 10
