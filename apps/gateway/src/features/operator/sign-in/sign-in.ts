import type { FastifyRequest } from 'fastify'
import { verifyAgainstNobody, verifyPassword } from '../../../members/password.ts'
import { recordOperatorAct } from '../../../platform/audit/record-operator.ts'
import { boolean, nullable, text } from '../../../platform/database/row.ts'
import { withinBudget } from '../access.ts'
import { takeAppCode } from '../people/enrolment.ts'
import type { OperatorServices } from '../services.ts'
import { BROWSER_HOURS, openSession } from '../sessions.ts'

export interface TypedSignIn {
  readonly name: string
  readonly password: string
  readonly appCode: string
}

/**
 * Signs a person in with the password and a code of the authenticator app. The answer does not reveal which of them was
 * wrong.
 * @returns the session's token; null when something was wrong
 * @throws TOO_MANY_REQUESTS
 */
export async function signIn(
  services: OperatorServices,
  { name, password, appCode }: TypedSignIn,
  http: FastifyRequest,
): Promise<string | null> {
  const { database, settings } = services
  // Checking the password takes longest, and a code that came in time stays valid meanwhile.
  const cameAt = Date.now()
  const byName = { key: `operator|name|${name}`, most: 30, windowMs: 60 * 60_000 }
  return withinBudget(
    services,
    http,
    async () => {
      const person = await database.row(
        { id: text, passwordHash: nullable(text), isDisabled: boolean },
        `select id::text as id, password_hash as "passwordHash", disabled_at is not null as "isDisabled"
           from operator where name = $1`,
        [name],
      )
      const isRight = person?.passwordHash
        ? await verifyPassword(password, person.passwordHash)
        : await verifyAgainstNobody(password)
      return database.transaction(async (tx) => {
        const isPerson =
          person && isRight && !person.isDisabled && (await takeAppCode(tx, settings, person.id, appCode, cameAt))
        if (!isPerson) {
          // A typed name may be anything, even a password, so only known names are recorded.
          const by = person ? name : ''
          await recordOperatorAct(tx, { by, act: 'operator.sign-in-refused', subject: by, ip: http.ip })
          return null
        }
        await recordOperatorAct(tx, { by: name, act: 'operator.sign-in', subject: name, ip: http.ip })
        return (await openSession(tx, person.id, 'browser', BROWSER_HOURS, http)).token
      })
    },
    [byName],
  )
}
