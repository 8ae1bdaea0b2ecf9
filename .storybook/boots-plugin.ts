import { join } from 'node:path'
import type { Plugin } from 'vite'
import { ROOT, siteBoots } from './pages/gateway-sites.ts'

const PUBLIC_ID = 'virtual:boots'
const RESOLVED_ID = `\0${PUBLIC_ID}`

/**
 * Provides `virtual:boots`: the configuration's part of whole pages' boot documents, for each merchant and language.
 */
export function bootsPlugin(): Plugin {
  return {
    name: 'livery-boots',
    resolveId: (id) => (id === PUBLIC_ID ? RESOLVED_ID : undefined),
    async load(id) {
      if (id !== RESOLVED_ID) return
      const boots = await siteBoots()
      const merchants = new Set(Object.values(boots).map(({ merchant }) => merchant.id))
      for (const merchant of merchants) this.addWatchFile(join(ROOT, 'merchants', merchant, 'merchant.json'))
      return `export const boots = ${JSON.stringify(boots)}`
    },
  }
}
