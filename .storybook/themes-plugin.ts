import { join } from 'node:path'
import type { CompiledTheme } from '@livery/theme/compile-theme'
import { fontCss } from '@livery/theme/font-faces/font-css'
import type { Plugin } from 'vite'
import { compileOnDisk, themeFile, themesOnDisk } from './compile-on-disk.ts'

const PUBLIC_ID = 'virtual:themes'
const RESOLVED_ID = `\0${PUBLIC_ID}`
const ROOT = join(import.meta.dirname, '..')
/** The scripts with fonts of their own; the others use Latin fonts and the reader’s. */
const SCRIPTS = ['Latn', 'Arab', 'Aran'] as const

/** The fonts alone, because the values that scripts set differently are provided separately. */
const faces = (theme: CompiledTheme): CompiledTheme => ({ ...theme, scriptCss: {} as CompiledTheme['scriptCss'] })

/** The module as text: each font file is an import, so that it is served in development and copied by a build. */
function moduleOf(themes: readonly CompiledTheme[]): string {
  const files = [...new Set(themes.flatMap((theme) => theme.fontFaces.map((face) => face.file)))]
  const imports = files.map(
    (file, i) => `import f${i} from ${JSON.stringify(`${join(ROOT, 'node_modules', file)}?url`)}`,
  )
  const records = themes.map((theme) => ({
    id: theme.id,
    css: `${theme.css}${Object.values(theme.densityCss).join('')}`,
    fonts: Object.fromEntries(
      SCRIPTS.map((script) => [script, fontCss(faces(theme), script, (file) => `/font/${files.indexOf(file)}`)]),
    ),
    scriptCss: theme.scriptCss,
  }))
  return `${imports.join('\n')}
const files = [${files.map((_, i) => `f${i}`).join()}]
const fill = (css) => css.replace(/\\/font\\/(\\d+)/g, (_, i) => files[i])
export const themes = ${JSON.stringify(records)}.map((theme) => ({
  ...theme,
  fonts: Object.fromEntries(Object.entries(theme.fonts).map(([script, css]) => [script, fill(css)])),
}))`
}

/** Provides `virtual:themes`: every theme of the project, compiled as the gateway does it. Computed from the folder. */
export function themesPlugin(): Plugin {
  return {
    name: 'livery-themes',
    resolveId: (id) => (id === PUBLIC_ID ? RESOLVED_ID : undefined),
    load(id) {
      if (id !== RESOLVED_ID) return
      const ids = themesOnDisk()
      for (const theme of ids) this.addWatchFile(themeFile(theme))
      return moduleOf(ids.map(compileOnDisk))
    },
  }
}
