import type { FastifyRateLimitOptions, FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { Counters } from './counters.ts'

/** The counters in the form that the plugin for rate limits needs: each route with its own limit counts apart. */
export function rateLimitStore(counters: Counters): FastifyRateLimitStoreCtor {
  return class CounterStore implements FastifyRateLimitStore {
    readonly #of: string

    constructor(_options: FastifyRateLimitOptions, of = '') {
      this.#of = of
    }

    incr: FastifyRateLimitStore['incr'] = (key, answer, windowMs) => {
      counters.count(`${this.#of}${key}`, windowMs).then(
        (count) => answer(null, count),
        (error: Error) => answer(error),
      )
    }

    child: FastifyRateLimitStore['child'] = (options) => {
      // The plugin's types do not have what its own stores read here.
      const { routeInfo } = options as unknown as {
        readonly routeInfo: { readonly method?: string; readonly url?: string }
      }
      return new CounterStore({}, `${routeInfo.method ?? ''} ${routeInfo.url ?? ''} `)
    }
  }
}
