import type { OperatorRole } from '@livery/contract/operator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Budget, giveBack, spend } from '../../members/throttle/budget.ts'
import { subscriberOf } from '../../platform/http/network.ts'
import { hostCookie } from '../../platform/http/prefixed-cookies.ts'
import { Refusal } from '../../tenancy/releases/refusal.ts'
import { isOperatorHost } from '../../tenancy/sites/resolve-site.ts'
import { mayDo, type Operator } from './person.ts'
import type { OperatorServices } from './services.ts'
import { BROWSER_HOURS, operatorOfToken } from './sessions.ts'

/** Limits of operators belong to no merchant. */
const NO_MERCHANT = ''

const budgetOf = (request: FastifyRequest): Budget => ({
  key: `operator|address|${subscriberOf(request.ip)}`,
  most: 20,
  windowMs: 15 * 60_000,
})

/**
 * Checks a secret; an address with too many wrong ones is refused before the check. A correct one costs nothing.
 *
 * @throws TOO_MANY_REQUESTS
 */
export async function withinBudget<Result>(
  { database }: Pick<OperatorServices, 'database'>,
  request: FastifyRequest,
  tried: () => Promise<Result>,
  budgets: readonly Budget[] = [],
): Promise<Result> {
  const all = [budgetOf(request), ...budgets]
  await spend(database, NO_MERCHANT, all)
  const result = await tried()
  if (result)
    await giveBack(
      database,
      NO_MERCHANT,
      all.map(({ key }) => key),
    )
  return result
}

export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w+/=-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1]
}

/** The operator of a request to the operator's host: of a terminal's token, or of a signed-in browser. */
export async function operatorOf(services: OperatorServices, request: FastifyRequest): Promise<Operator | null> {
  if (!isOperatorHost(services, request.host)) return null
  if (request.headers.authorization !== undefined) {
    const token = bearerOf(request) ?? ''
    return withinBudget(services, request, () => operatorOfToken(services.database, token, 'terminal'))
  }
  const token = sessionCookie(request)
  return token ? operatorOfToken(services.database, token, 'browser') : null
}

/** Refuses a person without the role. */
export function assertRole(operator: Operator, role: OperatorRole): void {
  if (!mayDo(operator, role)) throw new Refusal(403, `${operator.name} may not do this: it needs the role "${role}".`)
}

const cookieName = (request: FastifyRequest) => hostCookie(request, 'livery_operator')

// `SameSite=Strict` stops other sites from acting in a signed-in browser.
const cookie = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure: request.protocol === 'https' }) as const

export function sessionCookie(request: FastifyRequest): string | undefined {
  return request.cookies[cookieName(request)]
}

export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(cookieName(request), token, { ...cookie(request), maxAge: BROWSER_HOURS * 3_600 })
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(cookieName(request), cookie(request))
}
