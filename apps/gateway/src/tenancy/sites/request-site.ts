import { LiveryError } from '@livery/contract/errors'
import type { FastifyRequest } from 'fastify'
import type { Preview } from '../releases/preview.ts'
import type { Site } from './site.ts'

declare module 'fastify' {
  interface FastifyRequest {
    site?: Site | null
    /** The release this visitor previews. */
    preview?: Preview | null
  }
}

/** The site of this request's host; throws UNKNOWN_HOST when there is none. */
export function siteOf(request: FastifyRequest): Site {
  if (!request.site) throw new LiveryError('UNKNOWN_HOST')
  return request.site
}
