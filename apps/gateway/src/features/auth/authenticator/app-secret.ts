import { newAppSecret } from '../../../platform/secrets/app-code.ts'
import type { KeySettings } from '../../../platform/secrets/derived-key.ts'
import { sealed, unsealed } from '../../../platform/secrets/seal.ts'
import { sealOwner } from '../../../platform/secrets/sealed-columns.ts'

/** The member an authenticator belongs to. */
export interface Owner {
  readonly merchantId: string
  readonly memberId: string
}

const nameOf = ({ merchantId, memberId }: Owner) => sealOwner([merchantId, memberId])

/** Makes a secret: `base32` to show to the member, `sealedSecret` (encrypted) to store. */
export function newSecret(settings: KeySettings, owner: Owner) {
  const { base32, bytes } = newAppSecret()
  return { base32, sealedSecret: sealed(settings, 'authenticator', bytes, nameOf(owner)) }
}

/** The secret that is shared with the member's app. */
export function appSecretOf(settings: KeySettings, owner: Owner, sealedSecret: Buffer): Buffer {
  return unsealed(settings, 'authenticator', sealedSecret, nameOf(owner))
}
