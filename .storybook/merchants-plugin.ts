import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { formatFaults } from '@livery/document/format-fault'
import { loadMerchants } from '@livery/merchant/load'
import type { Plugin } from 'vite'

const PUBLIC_ID = 'virtual:merchants'
const RESOLVED_ID = `\0${PUBLIC_ID}`
const ROOT = join(import.meta.dirname, '..')

/** Provides `virtual:merchants`: the merchants of the project, read and checked as the gateway does it. */
export function merchantsPlugin(): Plugin {
  return {
    name: 'livery-merchants',
    resolveId: (id) => (id === PUBLIC_ID ? RESOLVED_ID : undefined),
    async load(id) {
      if (id !== RESOLVED_ID) return
      const { merchants, faults } = await loadMerchants(ROOT)
      if (merchants.length === 0) throw new Error(formatFaults(faults))
      for (const merchant of merchants) this.addWatchFile(join(ROOT, 'merchants', merchant.id, 'merchant.json'))
      const recorded = readdirSync(join(ROOT, '.storybook', 'pages', 'recordings'))
      const rows = merchants.map(({ id: merchant, name, theme, languages }) => ({
        id: merchant,
        name,
        theme,
        languages,
        isRecorded: recorded.some((file) => file.startsWith(`${merchant}.`)),
      }))
      return `export const merchants = ${JSON.stringify(rows)}`
    },
  }
}
