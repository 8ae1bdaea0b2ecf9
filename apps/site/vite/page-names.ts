import { withPageNames } from '@livery/theme/page-names'
import type { Plugin } from 'vite'

/** The theme's variables under the names that they have in pages, in style sheets and in modules. */
export function pageNames(): Plugin {
  return {
    name: 'livery:page-names',
    transform(code) {
      const named = withPageNames(code)
      return named === code ? null : { code: named, map: null }
    },
  }
}
