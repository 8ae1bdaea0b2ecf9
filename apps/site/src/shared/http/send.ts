import { CALL_TABLE } from 'virtual:call-table'
import type { Answer } from '@livery/contract/answer'
import type { StepUpNeeded } from '@livery/contract/auth/step-up'
import type { CallName } from '@livery/contract/calls'
import { isOffline } from '@livery/ui/connection'
import { loadAgain } from '@livery/ui/load-again'
import axios, { type AxiosError } from 'axios'
import type { CallContext } from './call-context.ts'
import { CallError } from './call-error.ts'
import { connectionError } from './connection-error.ts'

const TIMEOUT_MS = 20_000

/** Browsers refuse a request that outlives its page above 64 KB. */
const KEEPALIVE_CHARACTERS = 60_000

const client = axios.create({
  timeout: TIMEOUT_MS,
  // Every status carries an answer in the contract's form; only a missing answer throws.
  validateStatus: () => true,
})

/**
 * Sends one call. When it demands a proof of presence, the member is asked, and the same call is sent again, so that
 * nothing that was typed is lost.
 */
export async function send(
  context: CallContext,
  name: CallName,
  request: Readonly<Record<string, unknown>>,
  signal?: AbortSignal,
): Promise<unknown> {
  try {
    return await sendOnce(context, name, request, signal)
  } catch (error) {
    if (!(error instanceof CallError && error.code === 'STEP_UP_REQUIRED')) throw error
    if (!(await context.stepUp?.(error.value as StepUpNeeded))) throw error
    return sendOnce(context, name, request, signal)
  }
}

/**
 * Method, path and encryption come from the contract; returns `value` of `{success, value}`; a GET is tried twice.
 */
async function sendOnce(
  context: CallContext,
  name: CallName,
  request: Readonly<Record<string, unknown>>,
  signal?: AbortSignal,
): Promise<unknown> {
  const [method, url, auth, encrypted, form = false] = CALL_TABLE[name]
  const token = auth === 'none' ? null : context.token()
  const inQuery = method === 'GET' || method === 'DELETE'
  const wasOffline = isOffline()
  const body = encrypted ? await encryptedBody(context, request) : inQuery ? null : plainBody(request, form)
  const contentType = encrypted ? 'application/jose' : form ? 'application/x-www-form-urlencoded' : 'application/json'
  const attempt = () =>
    client.request<Answer<unknown>>({
      method,
      url,
      ...(inQuery ? { params: request } : {}),
      ...(body === null ? {} : { data: body }),
      ...(signal ? { signal } : {}),
      ...(method !== 'GET' && (body?.length ?? 0) <= KEEPALIVE_CHARACTERS ? OUTLIVES_THE_PAGE : {}),
      ...(context.adapter ? { adapter: context.adapter } : {}),
      headers: {
        // The client would put its own name in place of the browser's.
        'User-Agent': false,
        'Accept-Language': context.languageTag(),
        ...(body === null ? {} : { 'Content-Type': contentType }),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
    })
  const response = await attempt()
    .catch((error: AxiosError) => {
      if (method !== 'GET' || signal?.aborted) throw error
      return attempt()
    })
    .catch((error: AxiosError) => {
      throw isLate(error)
        ? new CallError('TIMEOUT', { cause: error })
        : connectionError(error, { isUnsent: wasOffline })
    })
  return unwrap(context, response.data, token)
}

/** What somebody did reaches the gateway although they leave the page at once; only `fetch` can do that. */
const OUTLIVES_THE_PAGE = { adapter: 'fetch', fetchOptions: { keepalive: true } } as const

/** A form's values are texts, and undefined ones are left out. */
function plainBody(request: Readonly<Record<string, unknown>>, form: boolean): string {
  if (!form) return JSON.stringify(request)
  const given = Object.entries(request).filter(([, value]) => value !== undefined)
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
}

async function encryptedBody(context: CallContext, request: Readonly<Record<string, unknown>>): Promise<string> {
  const { encrypt } = await loadEncrypt()
  return encrypt(request, async () => {
    const { keys } = (await send(context, 'payloadKeys', {})) as { keys: readonly Record<string, string>[] }
    return keys
  })
}

function unwrap(context: CallContext, answer: Answer<unknown> | undefined, token: string | null): unknown {
  if (typeof answer !== 'object' || answer === null || typeof answer.success !== 'boolean') {
    throw new CallError('SERVICE_UNAVAILABLE')
  }
  if (answer.success) return answer.value
  if (answer.code === 'NOT_SIGNED_IN' && token) context.onSessionLost(token)
  if (answer.code === 'MAINTENANCE' || answer.code === 'ACCESS_RESTRICTED') context.onClosed?.()
  throw new CallError(answer.code, answer)
}

function isLate({ code }: AxiosError): boolean {
  return code === 'ECONNABORTED' || code === 'ETIMEDOUT'
}

const load = () => import('./encrypt.ts')

/** The call is sent only after this has succeeded. */
function loadEncrypt() {
  return load()
    .catch((error: unknown) => loadAgain(load, error))
    .catch((cause: unknown) => {
      throw connectionError(cause, { isUnsent: true })
    })
}

/** Fetches the code of encrypted calls before the first of them. */
export async function prepareEncryption(): Promise<void> {
  await load()
}
