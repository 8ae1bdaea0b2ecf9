import type { ErrorParams } from '@livery/contract/errors'
import type { i18n } from 'i18next'
import { CallError } from './call-error.ts'

/** The catalogue's text of any error in the reader's language, with the waiting time if it is known. */
export function errorText(i18n: i18n, error: unknown): string {
  const code = error instanceof CallError ? error.code : 'UNKNOWN'
  const params = error instanceof CallError ? error.params : {}
  const key = `core:error.${code}`
  return i18n.exists(key) ? i18n.t(key as 'core:error.UNKNOWN', withCount(params)) : i18n.t('core:error.UNKNOWN')
}

/** The number of minutes chooses the plural form. */
function withCount(params: ErrorParams): ErrorParams {
  return params.minutes === undefined ? params : { ...params, count: params.minutes }
}
