import type { Plugin } from 'vite'

const RUNTIME = '\0rolldown/runtime.js'

/**
 * Puts the bundler's helpers into each chunk that uses them, and drops the file that held them: it would be a request
 * of its own for some hundred bytes. The bundler leaves them alone where chunk groups are named. A chunk's hash already
 * covers the helpers, because the name of their file was in its text.
 */
export function inlineRuntime(): Plugin {
  return {
    name: 'livery:inline-runtime',
    apply: 'build',
    enforce: 'pre',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
        const runtime = chunks.find(({ moduleIds }) => moduleIds.length === 1 && moduleIds[0] === RUNTIME)
        if (!runtime) return
        const helpers = helpersOf(runtime.code)
        const file = runtime.fileName.slice(runtime.fileName.lastIndexOf('/') + 1)
        for (const chunk of chunks) {
          if (!chunk.imports.includes(runtime.fileName)) continue
          chunk.code = withHelpers(chunk.code, file, helpers)
          chunk.imports = chunk.imports.filter((name) => name !== runtime.fileName)
        }
        delete bundle[runtime.fileName]
      },
    },
  }
}

interface Helpers {
  readonly code: string
  /** The local name of each export. */
  readonly exports: ReadonlyMap<string, string>
}

/** @param code a chunk that imports nothing, and whose last statement is its list of exports */
export function helpersOf(code: string): Helpers {
  const found = /^(?<body>.*)export\{(?<names>[^}]*)\};?\s*(?:\/\/.*\s*)?$/s.exec(code)?.groups
  if (!found) throw new Error('The bundler’s helpers do not end with their exports any more.')
  const pairs = (found.names ?? '').split(',').map((one) => one.trim().split(/\s+as\s+/))
  return { code: found.body ?? '', exports: new Map(pairs.map(([local = '', name = local]) => [name, local])) }
}

/** Replaces the import of the helpers by the helpers. */
export function withHelpers(code: string, file: string, helpers: Helpers): string {
  const statement = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["'\`]\\./${file.replaceAll('.', '\\.')}["'\`];?`)
  const found = statement.exec(code)
  if (!found) throw new Error(`The import of ${file} is not written as it was.`)
  const names = (found[1] ?? '').split(',').map((one) => one.trim().split(/\s+as\s+/))
  const own = names.map(([name = '', local = name]) => local)
  const given = names.map(([name = '']) => helpers.exports.get(name))
  const inlined = `var[${own}]=(()=>{${helpers.code}return[${given}]})();`
  return code.replace(statement, () => inlined)
}
