import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import type { Reach } from '../../shared/visit/visit.ts'
import { answerKey, type Recording } from './recording.ts'

/** Reads recorded answers instead of calling the gateway; a call that was not recorded fails as without a network. */
export function recordedReach({ answers }: Recording): Reach {
  return {
    adapter: async (config) => {
      const key = answerKey(config.method ?? 'GET', config.url ?? '', searchOf(config))
      const data = answers[key]
      if (data === undefined) throw new AxiosError(`not recorded: ${key}`, AxiosError.ERR_NETWORK, config)
      return { data, status: 200, statusText: 'OK', headers: {}, config, request: null } satisfies AxiosResponse
    },
    // A socket that never opens and never closes, so that no events change the page.
    openSocket: () =>
      Object.assign(new EventTarget(), { readyState: 0 as const, close: () => undefined, send: () => undefined }),
  }
}

function searchOf({ params }: InternalAxiosRequestConfig): URLSearchParams {
  const known = Object.entries((params ?? {}) as Record<string, unknown>).filter(([, value]) => value !== undefined)
  return new URLSearchParams(known.map(([name, value]) => [name, String(value)]))
}
