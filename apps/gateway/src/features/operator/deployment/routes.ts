import { LiveryError } from '@livery/contract/errors'
import type { FastifyInstance } from 'fastify'
import { operatorOf } from '../access.ts'
import { sendOperatorPage } from '../document.ts'
import { framed } from '../frame.ts'
import { onOperatorHost } from '../on-operator-host.ts'
import { listPeople } from '../people/people.ts'
import type { OperatorServices } from '../services.ts'
import { signInPage } from '../sign-in/pages.ts'
import { auditPage, LINES } from './audit-page.ts'
import { operatorActs } from './operator-acts.ts'
import { peoplePage } from './people-page.ts'

const DAY = 'private, max-age=86400'

/** Pages about the deployment itself: its people and what they did; and the merchants' pictures for all pages. */
export async function deploymentRoutes(app: FastifyInstance, services: OperatorServices): Promise<void> {
  const { database, registry, pictures } = services
  onOperatorHost(app, services)

  app.get('/operator/people', async (request, reply) => {
    const operator = await operatorOf(services, request)
    if (!operator) return sendOperatorPage(reply.status(401), signInPage(request.url))
    const people = await listPeople(database)
    return sendOperatorPage(
      reply,
      framed({
        ...{ operator, at: 'people', title: 'People', body: peoplePage(people) },
        lead: 'Who may do what. Whoever runs the machine adds people and gives roles: npm run operator.',
      }),
    )
  })

  app.get<{ Querystring: { before?: string; who?: string } }>('/operator/audit', async (request, reply) => {
    const operator = await operatorOf(services, request)
    if (!operator) return sendOperatorPage(reply.status(401), signInPage(request.url))
    const { before, who } = request.query
    const place = /^\d{1,18}$/.test(before ?? '') ? (before ?? null) : null
    const [acts, people] = await Promise.all([
      operatorActs(database, { before: place, who: who || null, limit: LINES + 1 }),
      listPeople(database),
    ])
    return sendOperatorPage(
      reply,
      framed({
        ...{ operator, at: 'audit', title: 'Audit log' },
        lead: 'What operators did, the latest first. Nothing is ever taken out of it.',
        body: auditPage({ services, acts, people, who: who ?? '', isLater: place !== null }),
      }),
    )
  })

  app.get<{ Params: { id: string } }>('/operator/merchants/:id/icon.svg', async (request, reply) => {
    const spec = registry.site(request.params.id)?.iconSpec
    if (!spec) throw new LiveryError('NOT_FOUND')
    // An SVG opened by itself is a document, so it must not run or load anything.
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    return reply
      .header('cache-control', DAY)
      .type('image/svg+xml')
      .send(await pictures.icon(spec, 'tab.svg'))
  })

  app.get<{ Params: { id: string } }>('/operator/merchants/:id/card.jpg', async (request, reply) => {
    const site = registry.site(request.params.id)
    const social = site?.social(site.merchant.languages[0] ?? 'EN')
    if (!social) throw new LiveryError('NOT_FOUND')
    return reply
      .header('cache-control', 'private, max-age=300')
      .type('image/jpeg')
      .send(await pictures.social(social.spec))
  })
}
