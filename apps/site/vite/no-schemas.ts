import type { Plugin } from 'vite'

/**
 * The records of the contract carry schemas, which are the gateway's: with them a browser would load a validator, a
 * third of its libraries, to read one constant that stands beside them. A module of the site that comes to them by a
 * value it imports fails the build; types cost nothing, and constants belong into a module of their own.
 */
export function noSchemas(): Plugin {
  return {
    name: 'livery:no-schemas',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer, { ssr }) {
      if (ssr || !/^typebox($|\/)/.test(source)) return
      this.error(`${importer} brings schemas into the browser: import types only, or move what is needed out of it`)
    },
  }
}
