import type { ErrorParams } from '@livery/contract/errors'
import { isOffline } from '@livery/ui/connection'
import type { i18n } from 'i18next'
import { ChunkLoadError } from '../chunks/load-chunk.ts'
import { CallError } from './call-error.ts'

/** The catalogue's text of any error in the reader's language, with the waiting time if it is known. */
export function errorText(i18n: i18n, error: unknown): string {
  const code = codeOf(error)
  const params = error instanceof CallError ? error.params : {}
  // A limit with a known end says when; its words are those of codes by SMS.
  const key = `core:error.${code === 'TOO_MANY_REQUESTS' && params.minutes !== undefined ? 'PHONE_TOO_MANY_REQUESTS' : code}`
  return i18n.exists(key) ? i18n.t(key as 'core:error.UNKNOWN', withCount(params)) : i18n.t('core:error.UNKNOWN')
}

/** Code that could not be fetched counts as a lost connection, because the reader can mend that. */
function codeOf(error: unknown): string {
  if (error instanceof CallError) return error.code
  if (isOffline()) return 'OFFLINE'
  if (error instanceof ChunkLoadError) return error.isLate ? 'TIMEOUT' : 'CHUNK_LOAD'
  return isLostCode(error) ? 'CHUNK_LOAD' : 'UNKNOWN'
}

/** The browsers' own errors of a dynamic import, each in its words. */
function isLostCode(error: unknown): boolean {
  return (
    error instanceof TypeError && /dynamically imported module|importing a module|module script/i.test(error.message)
  )
}

/** The number of minutes chooses the plural form. */
function withCount(params: ErrorParams): ErrorParams {
  return params.minutes === undefined ? params : { ...params, count: params.minutes }
}
