import { LiveryError } from '@livery/contract/errors'
import { bindHandlers } from '../../../calls/handlers.ts'
import { recordSecurityAct } from '../../../members/security-act.ts'
import type { Account } from '../../../members/sessions/session.ts'
import { noteStepUp } from '../../../members/sessions/step-up.ts'
import { guardOwnSecret } from '../../../members/throttle/own-secret.ts'
import { integer } from '../../../platform/database/row.ts'
import { appUri } from '../../../platform/secrets/app-code.ts'
import type { Site } from '../../../tenancy/sites/site.ts'
import type { AuthServices } from '../services.ts'
import { newSecret } from './app-secret.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { storeRecoveryCodes, takeAppCode, takeAuthenticatorCode } from './take-code.ts'

const FEW = { perMinute: 10 }

export function authenticatorHandlers(services: AuthServices) {
  return bindHandlers(services, {
    authenticator: async ({ services: { database }, site, account }) => {
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
      handle: async ({ services: { database, settings }, site, account }) => {
        const owner = allowed(site, account)
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
      handle: async (context) => {
        const { site, account, request } = context
        const { database, settings } = context.services
        const owner = allowed(site, account)
        const guarded = await guardOwnSecret(database, owner, 'authenticator')
        const recoveryCodes = newRecoveryCodes()
        await database.transaction(async (tx) => {
          const isRight = await takeAppCode({ database: tx, settings }, owner, request.code, 'new')
          if (!isRight) throw new LiveryError('PROOF_WRONG')
          await storeRecoveryCodes({ database: tx, settings }, owner, recoveryCodes)
          await recordSecurityAct(tx, context, { id: owner.memberId, isAgent: owner.isAgent }, 'authenticator-on')
        })
        await guarded.passed()
        return { recoveryCodes }
      },
    },

    removeAuthenticator: {
      ...FEW,
      handle: async (context) => {
        const { account, request } = context
        const { database, settings } = context.services
        const { merchantId, memberId, isAgent } = account
        // The code is the proof: who holds the app or a recovery code may turn it off, and nobody else.
        const guarded = await guardOwnSecret(database, account, 'authenticator')
        await database.transaction(async (tx) => {
          if (!(await takeAuthenticatorCode({ database: tx, settings }, account, request.code)))
            throw new LiveryError('PROOF_WRONG')
          await tx.run('delete from authenticator where merchant_id = $1 and member_id = $2', [merchantId, memberId])
          await noteStepUp(tx, account)
          await recordSecurityAct(tx, context, { id: memberId, isAgent }, 'authenticator-off')
        })
        await guarded.passed()
        return {}
      },
    },
  })
}

function allowed({ merchant }: Site, account: Account): Account {
  if (!merchant.capabilities.AUTHENTICATOR || account.isTrial) throw new LiveryError('FORBIDDEN')
  return account
}
