import { PAYLOAD_KEYS } from '../calls/payload/keys.ts'
import { AUTHENTICATOR_SECRETS } from '../features/auth/authenticator/app-secret.ts'
import { OPERATORS_APP_SECRETS } from '../features/operator/people/enrolment.ts'
import type { SealedColumn } from '../platform/secrets/reseal.ts'
import { STORED_KEYS } from '../platform/secrets/stored-key.ts'

/** All that is stored sealed with a key of the deployment's secret. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  STORED_KEYS,
  OPERATORS_APP_SECRETS,
  AUTHENTICATOR_SECRETS,
  PAYLOAD_KEYS,
]
