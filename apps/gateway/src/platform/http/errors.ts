import type { Failure } from '@livery/contract/answer'
import { ERRORS, type ErrorCode, LiveryError } from '@livery/contract/errors'
import type { FastifyError, FastifyInstance } from 'fastify'
import { isConnectionLoss } from '../database/connection-loss.ts'
import { ErrorLog } from './error-log.ts'

/** Turns everything thrown into `{success: false, code, …}`; only reportable errors are logged with a stack. */
export function handleErrors(app: FastifyInstance): void {
  const errors = new ErrorLog()
  app.setErrorHandler<FastifyError | LiveryError>((error, request, reply) => {
    const failure = asLiveryError(error)
    const { status, report } = ERRORS[failure.code]
    if (report) errors.report(request, error, failure.code)
    reply.status(status).header('cache-control', 'no-store').send(failureOf(failure))
  })
  app.setNotFoundHandler((_request, reply) => {
    reply
      .status(404)
      .header('cache-control', 'no-store')
      .send(failureOf(new LiveryError('NOT_FOUND')))
  })
}

/** The wire form of a failure. */
function failureOf(error: LiveryError): Failure {
  return {
    success: false,
    code: error.code,
    message: MESSAGES[error.code] ?? error.code,
    params: error.params,
    ...(error.fields.length > 0 ? { fields: error.fields } : {}),
    ...(error.value === undefined ? {} : { value: error.value }),
  }
}

function asLiveryError(error: FastifyError | LiveryError): LiveryError {
  if (error instanceof LiveryError) return error
  if (error.validation || error.code === 'FST_ERR_VALIDATION')
    return new LiveryError('INVALID_REQUEST', { params: { detail: error.message } })
  if (error.statusCode === 429) return new LiveryError('TOO_MANY_REQUESTS', { params: { minutes: 1 } })
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    return new LiveryError('INVALID_REQUEST', { params: { detail: error.code } })
  }
  if (isConnectionLoss(error)) return new LiveryError('SERVICE_UNAVAILABLE', { cause: error })
  return new LiveryError('UNKNOWN', { cause: error })
}

/** English messages for logs and tools; the site shows its own text for each code. */
const MESSAGES: Partial<Record<ErrorCode, string>> = {
  UNKNOWN: 'Something failed here; it has been logged',
  INVALID_REQUEST: 'The request does not have the shape this call takes',
  UNKNOWN_HOST: 'No site is served under this host name',
  NOT_FOUND: 'Nothing is here',
  NOT_SIGNED_IN: 'A session token is needed',
  ENCRYPTION_REQUIRED: 'This call takes a compact JWE (application/jose) only',
  ENCRYPTION_INVALID: 'The JWE could not be read with a published key',
  ENCRYPTION_REPLAYED: 'This JWE has been used before',
}
