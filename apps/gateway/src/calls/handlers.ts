import type { Auth, Call, RequestOf, ResponseOf } from '@livery/contract/call'
import type { CallName, Calls } from '@livery/contract/calls'
import type { PageCallName } from '@livery/contract/lobby-queries'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Account } from '../members/sessions/session.ts'
import type { Site } from '../tenancy/sites/site.ts'

/** Whose account a handler gets: somebody's where the call demands it, perhaps somebody's where a token is honoured. */
type AccountFor<A extends Auth> = A extends 'member' | 'agent' ? Account : A extends 'none' ? null : Account | null

/** What a handler works with: what its feature was handed, the host's site, who is calling, and the checked request. */
export interface CallContext<C extends Call, Services> {
  readonly services: Services
  readonly site: Site
  readonly account: AccountFor<C['auth']>
  readonly request: RequestOf<C>
  readonly http: FastifyRequest
  /** For what an answer carries beside its value: cookies. */
  readonly reply: FastifyReply
}

/** A call that pages read is also answered without a request of its own, while a page is rendered. */
type PageContext<C extends Call, Services> = Pick<CallContext<C, Services>, 'services' | 'site' | 'request'>

export type Handler<C extends Call, Services> = (
  context: C extends { readonly name: PageCallName } ? PageContext<C, Services> : CallContext<C, Services>,
) => Promise<ResponseOf<C>>

/** A handler with a limit of its own beside the general one: requests a minute from one address. */
interface Limited<C extends Call, Services> {
  readonly perMinute: number
  readonly handle: Handler<C, Services>
}

/** A handler that has its services already. */
export interface BoundHandler<C extends Call> {
  readonly perMinute: number | null
  handle(context: Omit<Parameters<Handler<C, never>>[0], 'services'>): Promise<ResponseOf<C>>
}

/** The handlers of these calls; of every call, it is the table from which routes and the first data of pages are made. */
export type Handlers<Name extends CallName> = { readonly [N in Name]: BoundHandler<Calls[N]> }

/** Hands a feature's handlers the services that the feature declares. */
export function bindHandlers<Services, Name extends CallName>(
  services: Services,
  table: { readonly [N in Name]: Handler<Calls[N], Services> | Limited<Calls[N], Services> },
): Handlers<Name> {
  const bind = <C extends Call>(entry: Handler<C, Services> | Limited<C, Services>): BoundHandler<C> => {
    const { perMinute, handle } = typeof entry === 'function' ? { perMinute: null, handle: entry } : entry
    return {
      perMinute,
      handle: (context) => handle({ ...context, services } as unknown as Parameters<Handler<C, Services>>[0]),
    }
  }
  const bound = Object.entries(table).map(([name, entry]) => [name, bind(entry as Handler<Call, Services>)])
  return Object.fromEntries(bound) as Handlers<Name>
}
