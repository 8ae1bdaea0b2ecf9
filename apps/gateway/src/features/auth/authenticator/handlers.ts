import { LiveryError } from '@livery/contract/errors'
import { bindHandlers } from '../../../calls/handlers.ts'
import { verifyPassword } from '../../../members/password.ts'
import type { Account } from '../../../members/sessions/session.ts'
import { integer, text } from '../../../platform/database/row.ts'
import { appUri } from '../../../platform/secrets/app-code.ts'
import type { Site } from '../../../tenancy/sites/site.ts'
import type { AuthServices } from '../services.ts'
import { newSecret } from './app-secret.ts'
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts'
import { takeAppCode } from './take-code.ts'

/** These calls take passwords and codes, so a low limit stops someone with a stolen session from trying them all. */
const FEW = { perMinute: 10 }

export function authenticatorHandlers(services: AuthServices) {
  const { database, settings } = services

  return bindHandlers(services, {
    authenticator: async ({ site, account }) => {
      const { merchantId, memberId } = allowed(site, account)
      const rows = await database.rows(
        { left: integer },
        `select jsonb_array_length(recovery)::int as left from authenticator
        where merchant_id = $1 and member_id = $2 and confirmed_at is not null`,
        [merchantId, memberId],
      )
      return { on: rows.length > 0, recoveryCodesLeft: rows[0]?.left ?? 0 }
    },

    newAuthenticator: {
      ...FEW,
      handle: async ({ site, account, request }) => {
        const owner = allowed(site, account)
        await checkPassword(services, owner, request.password)
        const { base32, sealedSecret } = newSecret(settings, owner)
        const rowCount = await database.run(
          `insert into authenticator (merchant_id, member_id, secret) values ($1, $2, $3)
         on conflict (merchant_id, member_id) do update set secret = $3, last_step = 0
          where authenticator.confirmed_at is null`,
          [owner.merchantId, owner.memberId, sealedSecret],
        )
        // An enabled authenticator must be turned off first, so that nobody can replace it unnoticed.
        if (rowCount !== 1) throw new LiveryError('FORBIDDEN')
        return { secret: base32, uri: appUri(base32, site.merchant.name, owner.account) }
      },
    },

    confirmAuthenticator: {
      ...FEW,
      handle: async ({ site, account, request }) => {
        const owner = allowed(site, account)
        const recoveryCodes = newRecoveryCodes()
        await database.transaction(async (tx) => {
          const isRight = await takeAppCode({ database: tx, settings }, owner, request.code, 'new')
          if (!isRight) throw new LiveryError('PROOF_WRONG')
          await tx.run('update authenticator set recovery = $3 where merchant_id = $1 and member_id = $2', [
            owner.merchantId,
            owner.memberId,
            JSON.stringify(recoveryCodes.map((code) => recoveryHash(settings, owner, code))),
          ])
        })
        return { recoveryCodes }
      },
    },

    removeAuthenticator: {
      ...FEW,
      handle: async ({ account, request }) => {
        await checkPassword(services, account, request.password)
        await database.run('delete from authenticator where merchant_id = $1 and member_id = $2', [
          account.merchantId,
          account.memberId,
        ])
        return {}
      },
    },
  })
}

function allowed({ merchant }: Site, account: Account): Account {
  if (!merchant.capabilities.AUTHENTICATOR || account.isTrial) throw new LiveryError('FORBIDDEN')
  return account
}

async function checkPassword(
  { database }: AuthServices,
  { merchantId, memberId }: Account,
  password: string,
): Promise<void> {
  const rows = await database.rows(
    { hash: text },
    'select password_hash as hash from member where merchant_id = $1 and id = $2',
    [merchantId, memberId],
  )
  if (!rows[0] || !(await verifyPassword(password, rows[0].hash))) throw new LiveryError('PASSWORD_WRONG')
}
