import type { FastifyRequest } from 'fastify'

/** Fields of log records that could hold a secret if somebody logged the whole object. */
export const redactedPaths = [
  'req.headers.authorization',
  'req.headers.cookie',
  '*.password',
  '*.token',
  '*.captcha',
  '*.secret',
]

/** The fields of a request in the log, without headers and without the query, which may contain codes. */
export function requestSerialiser(request: FastifyRequest): Record<string, unknown> {
  return {
    method: request.method,
    path: request.url.split('?')[0],
    // The merchant is not known yet when a request arrives, but its host is.
    host: request.host,
    ip: request.ip,
    id: request.id,
  }
}
