/** Of what a member may be notified on a device. */
export const PUSH_KINDS = ['withdrawal', 'message', 'reward'] as const
export type PushKind = (typeof PUSH_KINDS)[number]

/** Where the script is that receives notifications; its place decides for which pages it may act. */
export const PUSH_WORKER_PATH = '/push-worker.js'

/** More devices than a member has; the one added first makes room. */
export const PUSH_DEVICES = 10
