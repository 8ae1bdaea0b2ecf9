import type { DutyReport } from 'virtual:theme-reports'
import { contrastReport } from '@livery/theme/apca'
import { formatHex } from '@livery/theme/color/rgb'
import type { Plugin } from 'vite'
import { compileOnDisk, themeFile, themesOnDisk } from './compile-on-disk.ts'

const PUBLIC_ID = 'virtual:theme-reports'
const prefixed = (id: string) => `\0${id}`

/** Provides `virtual:theme-reports`: what the compiler measured in each theme, for the page of tokens. */
export function themeReportsPlugin(): Plugin {
  return {
    name: 'livery-theme-reports',
    resolveId: (id) => (id === PUBLIC_ID || id.startsWith(`${PUBLIC_ID}/`) ? prefixed(id) : undefined),
    load(id) {
      if (id === prefixed(PUBLIC_ID)) {
        const entries = themesOnDisk().map((theme) => `'${theme}': () => import('${PUBLIC_ID}/${theme}')`)
        return `export const reports = { ${entries.join(', ')} }`
      }
      if (!id.startsWith(prefixed(`${PUBLIC_ID}/`))) return
      const theme = id.slice(prefixed(`${PUBLIC_ID}/`).length)
      this.addWatchFile(themeFile(theme))
      const compiled = compileOnDisk(theme)
      const duties = contrastReport(compiled).map(
        ({ color, ground, ...row }): DutyReport => ({ ...row, color: formatHex(color), ground: formatHex(ground) }),
      )
      return `export const report = ${JSON.stringify({ values: compiled.values, duties })}`
    },
  }
}
