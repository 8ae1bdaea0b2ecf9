import { createHash, randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Flag } from '@livery/contract/capabilities'
import { hashPassword } from '../../../members/password.ts'
import { type DatabaseKind, makeDatabase } from '../../../platform/database/testing/databases.ts'
import { assembleOn, projectCopy, type TestGateway } from '../../../testing/assembled.ts'

const MERCHANT = 'oasis'
export const HOST = 'oasis.localhost'
export const PASSWORD = 'moonrise-26!'

/** Argon2 is slow on purpose, so the tests' members share one password and its hash. */
const hash = hashPassword(PASSWORD)

export interface SignedInMember {
  readonly memberId: string
  readonly merchantId: string
  readonly token: string
}

/** A gateway whose merchant uses third parties, with members who are already signed in. */
export interface ConnectedMerchant {
  readonly gateway: TestGateway
  /** A member who has just confirmed their identity. */
  signedIn(account: string): Promise<SignedInMember>
  close(): Promise<void>
}

export async function openConnectedMerchant(
  kind: DatabaseKind,
  flags: Partial<Record<Flag, boolean>>,
  thirdParties: object = {},
  environment: NodeJS.ProcessEnv = {},
): Promise<ConnectedMerchant> {
  const project = projectCopy((merchants) => {
    const file = join(merchants, MERCHANT, 'merchant.json')
    const stated = Object.entries(flags).map(([flag, on]) => `"${flag}": ${on}, `)
    const changed = `"thirdParties": ${JSON.stringify(thirdParties)}, "flags": { ${stated.join('')}`
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"flags":\s*\{/, changed))
  })
  const own = await makeDatabase(kind)
  const gateway = await assembleOn(own, environment, project.folder)
  const { pool } = gateway.gateway.database
  return {
    gateway,
    async signedIn(account) {
      const { rows } = await pool.query<{ id: string }>(
        `insert into member (merchant_id, account, nickname, password_hash) values ($1, $2, $2, $3)
         returning id::text as id`,
        [MERCHANT, account, await hash],
      )
      const token = randomBytes(32).toString('base64url')
      await pool.query(
        `insert into session (token_hash, merchant_id, member_id, expires_at, proven_at)
         values ($1, $2, $3, now() + interval '1 hour', now())`,
        [createHash('sha256').update(token).digest(), MERCHANT, rows[0]!.id],
      )
      return { memberId: rows[0]!.id, merchantId: MERCHANT, token }
    },
    async close() {
      await gateway.stop()
      await own.remove()
      project.remove()
    },
  }
}
