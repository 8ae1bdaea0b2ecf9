import type { Auth, Call, RequestOf, ResponseOf } from '@livery/contract/call'
import type { CallName, Calls } from '@livery/contract/calls'
import type { PageCallName } from '@livery/contract/lobby-queries'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Account } from '../members/sessions/session.ts'
import type { Database } from '../platform/database/connect.ts'
import type { Site } from '../tenancy/sites/site.ts'

/** The account a handler gets: always one where the call requires it, and one or null where a token is optional. */
type AccountFor<A extends Auth> = A extends 'member' | 'agent' ? Account : A extends 'none' ? null : Account | null

/** What a handler gets: its feature's services, the host's site, the caller's account, and the checked request. */
export interface CallContext<C extends Call, Services> {
  readonly services: Services
  readonly site: Site
  readonly account: AccountFor<C['auth']>
  readonly request: RequestOf<C>
  readonly http: FastifyRequest
  /** For setting cookies. */
  readonly reply: FastifyReply
}

/**
 * The context of a call that may be answered while a page is rendered: there is no HTTP request then, and no account,
 * since a page is the same for everybody.
 */
type PageContext<C extends Call, Services> = Pick<CallContext<C, Services>, 'services' | 'site' | 'request'> &
  Partial<Pick<CallContext<C, Services>, 'account' | 'http'>>

export type Handler<C extends Call, Services> = (
  context: C extends { readonly name: PageCallName } ? PageContext<C, Services> : CallContext<C, Services>,
) => Promise<ResponseOf<C>>

/** A handler with its own limit besides the general one, in requests a minute from one address. */
interface Limited<C extends Call, Services> {
  readonly perMinute: number
  readonly handle: Handler<C, Services>
}

/** A handler whose services are bound. */
export interface BoundHandler<C extends Call> {
  readonly perMinute: number | null
  handle(context: Omit<Parameters<Handler<C, never>>[0], 'services'>): Promise<ResponseOf<C>>
}

/** The handlers of some calls. The table of all calls is the source of the routes and of the pages' first data. */
export type Handlers<Name extends CallName> = { readonly [N in Name]: BoundHandler<Calls[N]> }

/** Binds a feature's handlers to the services the feature declares. */
export function bindHandlers<Services, Name extends CallName>(
  services: Services,
  table: { readonly [N in Name]: Handler<Calls[N], Services> | Limited<Calls[N], Services> },
): Handlers<Name> {
  const bind = <C extends Call>(entry: Handler<C, Services> | Limited<C, Services>): BoundHandler<C> => {
    const { perMinute, handle } = typeof entry === 'function' ? { perMinute: null, handle: entry } : entry
    return {
      perMinute,
      handle: (context) =>
        handle({ ...context, services: ofMerchant(services, context.site.merchant.id) } as unknown as Parameters<
          Handler<C, Services>
        >[0]),
    }
  }
  const bound = Object.entries(table).map(([name, entry]) => [name, bind(entry as Handler<Call, Services>)])
  return Object.fromEntries(bound) as Handlers<Name>
}

/** A handler reads and writes only the rows of its site's merchant; it can see no others. */
function ofMerchant<Services>(services: Services, merchantId: string): Services {
  const { database } = services as { readonly database?: Database }
  return database ? { ...services, database: database.of(merchantId) } : services
}
