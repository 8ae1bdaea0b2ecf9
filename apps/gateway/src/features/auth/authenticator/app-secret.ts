import { newAppSecret, stepOfCode } from '../../../platform/secrets/app-code.ts'
import { derivedKey } from '../../../platform/secrets/derived-key.ts'
import { sealed, unsealed } from '../../../platform/secrets/seal.ts'
import type { Settings } from '../../../platform/settings.ts'

/** The member an authenticator belongs to. */
export interface Owner {
  readonly merchantId: string
  readonly memberId: string
}

const keyOf = (settings: Pick<Settings, 'deploymentSecret'>) => derivedKey(settings, 'authenticator')
const nameOf = ({ merchantId, memberId }: Owner) => `${merchantId}|${memberId}`

/** Makes a secret: `base32` to show to the member, `sealedSecret` (encrypted) to store. */
export function newSecret(settings: Pick<Settings, 'deploymentSecret'>, owner: Owner) {
  const { base32, bytes } = newAppSecret()
  return { base32, sealedSecret: sealed(keyOf(settings), bytes, nameOf(owner)) }
}

/** The time step a code belongs to; null when the code is not currently valid. */
export function stepOf(
  settings: Pick<Settings, 'deploymentSecret'>,
  owner: Owner,
  sealedSecret: Buffer,
  code: string,
  nowMs: number,
): number | null {
  return stepOfCode(unsealed(keyOf(settings), sealedSecret, nameOf(owner)), code, nowMs)
}
