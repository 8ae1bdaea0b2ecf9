import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, instant } from './columns.ts'

/** Keys for encrypted payloads (docs/decisions/13). They belong to the deployment, not to a merchant. */
export const payloadKey = pgTable('payload_key', {
  kid: text('kid').primaryKey(),
  publicJwk: jsonb('public_jwk').notNull(),
  /** Keys in clear text from before sealing existed; null once a gateway has read them. */
  privateJwk: jsonb('private_jwk'),
  /** Encrypted with the deployment's key. */
  sealedPrivateJwk: bytes('sealed_private_jwk'),
  createdAt: instant('created_at').notNull().defaultNow(),
  retiresAt: instant('retires_at').notNull(),
})

/** Payloads that were decrypted; a second one with the same `jti` is a replay. */
export const payloadSeen = pgTable(
  'payload_seen',
  {
    jti: text('jti').primaryKey(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('payload_seen_by_expiry').on(table.expiresAt)],
)
