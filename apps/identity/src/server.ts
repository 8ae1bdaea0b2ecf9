import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type Provider from 'oidc-provider'
import { signInPage } from './page.ts'
import { type Person, personOf } from './person.ts'
import { createProvider, type IdentityOptions } from './provider.ts'

const LONGEST_FORM = 4_096

/** Starts the provider on this machine's loopback address. Port 0 means any free port. */
export async function startIdentity({ port, clientSecret }: IdentityOptions) {
  const people = new Map<string, Person>()
  const server = createServer()
  server.listen(port, 'localhost')
  await once(server, 'listening')
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  const provider = createProvider(url, clientSecret, people)
  const answer = provider.callback()
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === '/health/live') return response.end('{"status":"live"}')
    if (!request.url?.startsWith('/interaction/')) return answer(request, response)
    return interact(provider, people, request, response).catch(() => {
      response.statusCode = 400
      response.end('This sign-in is over. Close the window and begin again.')
    })
  })
  return {
    url,
    async close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function interact(
  provider: Provider,
  people: Map<string, Person>,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { uid, params } = await provider.interactionDetails(request, response)
  if (request.method !== 'POST') {
    const site = new URL(String(params.redirect_uri)).hostname
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.setHeader('cache-control', 'no-store')
    response.setHeader(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    )
    return response.end(signInPage({ client: String(params.client_id), site, uid }))
  }
  const form = new URLSearchParams(await bodyOf(request))
  if (form.get('do') === 'cancel' || !form.get('email')) {
    return provider.interactionFinished(request, response, { error: 'access_denied' })
  }
  const person = personOf(form.get('email') ?? '', form.get('name') ?? '')
  people.set(person.sub, person)
  return provider.interactionFinished(request, response, { login: { accountId: person.sub, remember: false } })
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const part of request) {
    body += part
    if (body.length > LONGEST_FORM) throw new Error('too long')
  }
  return body
}
