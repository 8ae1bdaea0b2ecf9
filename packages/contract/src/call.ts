import type { Static, TObject, TSchema } from 'typebox'
import type { ErrorCode } from './errors.ts'

/** The HTTP methods a call may use. GET and DELETE carry their request in the query, the others in the body. */
export const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const
export type Method = (typeof METHODS)[number]

/**
 * Who may call: anybody (`none`); anybody, with the account known when a token is sent (`optional`); a signed-in
 * account of any kind; an agent.
 */
export const AUTHS = ['none', 'optional', 'member', 'agent'] as const
export type Auth = (typeof AUTHS)[number]

/** The parts of the platform a call belongs to; a module is a folder in the gateway and a feature in the site. */
export const MODULES = [
  'system',
  'auth',
  'account',
  'lobby',
  'games',
  'wallet',
  'cashier',
  'messages',
  'rewards',
  'support',
  'agent',
] as const
export type Module = (typeof MODULES)[number]

/**
 * One record a call: the gateway's route, the site's client and the published OpenAPI document are all derived from it.
 *
 * `request` is always an object schema; `response` is the schema of `value` in `{success: true, value}`.
 * `errors` lists the codes this call may answer with besides those every call may (`COMMON_ERRORS`).
 * Source: docs/product.md 13.
 */
export interface Call<Request = unknown, Response = unknown> {
  readonly name: string
  readonly module: Module
  readonly summary: string
  readonly method: Method
  readonly path: `/api/${string}`
  readonly auth: Auth
  readonly encrypted: boolean
  /** Its body travels as a form (`application/x-www-form-urlencoded`). */
  readonly form?: true
  /** The greatest size of its body, where that is above the limit of all calls. */
  readonly bodyBytes?: number
  /** Allowed while the member still has to change the password; every other call is refused (docs/decisions/28). */
  readonly beforePasswordChange?: true
  /** Allowed only shortly after the member has confirmed their identity, else STEP_UP_REQUIRED (docs/decisions/28). */
  readonly stepUp?: true
  readonly request: TObject
  readonly response: TSchema
  readonly errors: readonly ErrorCode[]
  /**
   * The schemas' static types; no value is ever set. They are computed once, where the call is declared: computing the
   * static type of a schema that is itself a type parameter costs the compiler seconds at each use.
   */
  readonly types?: { readonly request: Request; readonly response: Response }
}

export type RequestOf<C extends Call> = NonNullable<C['types']>['request']
export type ResponseOf<C extends Call> = NonNullable<C['types']>['response']

/** Declares a call; its types come from its schemas. */
export function defineCall<
  const Name extends string,
  const A extends Auth,
  Request extends TObject,
  Response extends TSchema,
>(
  call: Omit<Call, 'request' | 'response' | 'types'> & {
    readonly name: Name
    readonly auth: A
    readonly request: Request
    readonly response: Response
  },
): Call<Static<Request>, Static<Response>> & { readonly name: Name; readonly auth: A } {
  return call
}

/** Whether a method carries its request in the query string rather than in a body. */
export function requestInQuery(method: Method): boolean {
  return method === 'GET' || method === 'DELETE'
}
