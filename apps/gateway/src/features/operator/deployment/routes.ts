import type { FastifyInstance, FastifyReply } from 'fastify'
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

/** Pages about the deployment itself: its people and their acts; and the merchants' pictures for all pages. */
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
    return sendSvg(reply, spec ? await pictures.icon(spec, 'tab.svg') : NO_PICTURE)
  })

  app.get<{ Params: { id: string } }>('/operator/merchants/:id/card.jpg', async (request, reply) => {
    const site = registry.site(request.params.id)
    const social = site?.social(site.merchant.languages[0] ?? 'EN')
    if (!social) return sendSvg(reply, NO_PICTURE)
    reply.header('cache-control', 'private, max-age=300')
    return reply.type('image/jpeg').send(await pictures.social(social.spec))
  })
}

/** Replaces the mark of a merchant that has none or was removed. */
const NO_PICTURE = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="20" fill="none" stroke="#808080" stroke-width="3"/></svg>',
)

/** An SVG opened by itself is a document, so it must not run or load anything. */
function sendSvg(reply: FastifyReply, svg: Buffer) {
  reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  return reply.header('cache-control', 'private, max-age=300').type('image/svg+xml').send(svg)
}
