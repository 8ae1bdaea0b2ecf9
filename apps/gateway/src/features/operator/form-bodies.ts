import { LiveryError } from '@livery/contract/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const FORM = 'application/x-www-form-urlencoded'

/** Takes the bodies of the pages' forms, from pages of this host only: any other page can send a form, too. */
export function acceptForms(app: FastifyInstance): void {
  if (app.hasContentTypeParser(FORM)) app.removeContentTypeParser(FORM)
  app.addContentTypeParser(FORM, { parseAs: 'string' }, (request, body, done) => {
    if (isOwn(request)) done(null, Object.fromEntries(new URLSearchParams(String(body))))
    else done(new LiveryError('INVALID_REQUEST'))
  })
}

/** Browsers state the origin of each form they post. */
function isOwn({ headers: { origin, 'sec-fetch-site': site }, host }: FastifyRequest): boolean {
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  return origin === undefined || URL.parse(origin)?.host === host
}
