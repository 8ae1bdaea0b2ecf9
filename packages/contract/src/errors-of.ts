import type { Call } from './call.ts'
import { COMMON_ERRORS, type ErrorCode } from './errors.ts'

/** Every code a call may answer with: those of all calls, those of its checks in the gateway, and its own. */
export function errorsOf({
  auth,
  encrypted,
  errors,
  beforePasswordChange,
  stepUp,
}: Pick<Call, 'auth' | 'encrypted' | 'errors' | 'beforePasswordChange' | 'stepUp'>): readonly ErrorCode[] {
  const needsAccount = auth === 'member' || auth === 'agent'
  return [
    ...new Set<ErrorCode>([
      ...COMMON_ERRORS,
      ...(needsAccount ? (['NOT_SIGNED_IN'] as const) : []),
      ...(needsAccount && !beforePasswordChange ? (['PASSWORD_CHANGE_REQUIRED'] as const) : []),
      ...(stepUp ? (['STEP_UP_REQUIRED', 'FORBIDDEN'] as const) : []),
      ...(auth === 'agent' ? (['NON_AGENT'] as const) : []),
      ...(encrypted ? (['ENCRYPTION_REQUIRED', 'ENCRYPTION_INVALID', 'ENCRYPTION_REPLAYED'] as const) : []),
      ...errors,
    ]),
  ]
}
