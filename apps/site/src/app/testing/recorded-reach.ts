import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import type { Reach } from '../../shared/site/site.ts'
import { answerKey, type Recording } from './recording.ts'

/** Reaches the gateway's recorded answers instead of the gateway: what was not recorded is as if there were no network. */
export function recordedReach({ answers }: Recording): Reach {
  return {
    adapter: async (config) => {
      const key = answerKey(config.method ?? 'GET', config.url ?? '', searchOf(config))
      const data = answers[key]
      if (data === undefined) throw new AxiosError(`not recorded: ${key}`, AxiosError.ERR_NETWORK, config)
      return { data, status: 200, statusText: 'OK', headers: {}, config, request: null } satisfies AxiosResponse
    },
    // It never opens and never closes: nothing happens while one looks.
    openSocket: () => Object.assign(new EventTarget(), { close: () => undefined, send: () => undefined }),
  }
}

function searchOf({ params }: InternalAxiosRequestConfig): URLSearchParams {
  const known = Object.entries((params ?? {}) as Record<string, unknown>).filter(([, value]) => value !== undefined)
  return new URLSearchParams(known.map(([name, value]) => [name, String(value)]))
}
