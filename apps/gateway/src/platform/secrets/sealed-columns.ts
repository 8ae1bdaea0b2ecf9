interface SealedColumn {
  readonly table: string
  readonly column: string
  /** The columns of its primary key, which name the owner of a value. */
  readonly key: readonly [string, ...string[]]
}

/** All columns sealed with a key of the deployment's secret, by the purpose of the key. */
export const SEALED_COLUMNS = {
  'stored-key': { table: 'stored_key', column: 'sealed_key', key: ['name'] },
  'payload-key': { table: 'payload_key', column: 'sealed_private_jwk', key: ['kid'] },
  'push-key': { table: 'push_key', column: 'sealed_private', key: ['id'] },
  authenticator: { table: 'authenticator', column: 'secret', key: ['merchant_id', 'member_id'] },
  'deposit-fields': { table: 'deposit', column: 'sealed_fields', key: ['reference'] },
  payee: { table: 'payee', column: 'sealed_details', key: ['id'] },
  'point-address': { table: 'point_order', column: 'sealed_address', key: ['id'] },
  'point-code': { table: 'point_code', column: 'sealed_code', key: ['id'] },
  'raffle-seed': { table: 'raffle', column: 'sealed_seed', key: ['merchant_id', 'id'] },
  'operator-authenticator': { table: 'operator', column: 'app_secret', key: ['id'] },
} as const satisfies Record<string, SealedColumn>

export type SealedPurpose = keyof typeof SEALED_COLUMNS

export const SEALED_PURPOSES = Object.keys(SEALED_COLUMNS) as readonly SealedPurpose[]

/** The owner of a sealed value, from the primary key of its row. */
export const sealOwner = (key: readonly string[]) => key.join('|')
