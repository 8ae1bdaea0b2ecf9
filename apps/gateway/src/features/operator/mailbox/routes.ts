import { LiveryError } from '@livery/contract/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { operatorOf } from '../access.ts'
import { sendOperatorPage } from '../document.ts'
import { onOperatorHost } from '../on-operator-host.ts'
import type { OperatorServices } from '../services.ts'
import { signInPage } from '../sign-in/pages.ts'
import { newestMessages } from './messages.ts'
import { mailboxPage } from './page.ts'

/** A request through a proxy comes from elsewhere, although its connection is local. */
const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']
const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/

/** The embedded mailbox, on the operator's host only, because it holds codes that sign in. */
export async function mailboxRoutes(app: FastifyInstance, services: OperatorServices): Promise<void> {
  onOperatorHost(app, services)

  app.get('/mailbox', async (request, reply) => {
    const operator = await operatorOf(services, request)
    const page =
      operator || isHere(services, request)
        ? mailboxPage(operator, await newestMessages(services.database))
        : signInPage('/mailbox')
    return sendOperatorPage(reply, page)
  })

  app.get<{ Querystring: { id?: string } }>('/mailbox/after', async (request) => {
    if (!(await mayRead(services, request))) throw new LiveryError('NOT_SIGNED_IN')
    const known = /^\d{1,18}$/.test(request.query.id ?? '') ? BigInt(request.query.id ?? 0) : 0n
    const messages = await newestMessages(services.database)
    return { messages: messages.filter(({ id }) => BigInt(id) > known) }
  })
}

/** Who may read it: a developer on the machine of a demo, or a signed-in operator. */
const mayRead = async (services: OperatorServices, request: FastifyRequest): Promise<boolean> =>
  isHere(services, request) || (await operatorOf(services, request)) !== null

const isHere = ({ settings }: OperatorServices, request: FastifyRequest): boolean =>
  settings.demo &&
  LOOPBACK.test(request.socket.remoteAddress ?? '') &&
  PROXY_HEADERS.every((name) => request.headers[name] === undefined)
