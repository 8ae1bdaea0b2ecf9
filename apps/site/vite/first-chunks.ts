interface ModuleGraph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null
}

interface ChunkGroup {
  readonly name: (id: string, graph: ModuleGraph) => string | null
  readonly priority: number
}

const LIBRARY = /[\\/]node_modules[\\/]/
const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/

/**
 * The chunks of what the first page needs: everything that `roots` reach by static imports, in three files, React and
 * the other libraries (which change rarely) and our own. The rest is left to the bundler. Without it the first page
 * would be some twenty small requests, and with all libraries in one file that file would be as heavy as the rest
 * together.
 */
export function firstChunks(roots: readonly string[]): ChunkGroup[] {
  let reached: ReadonlySet<string> | null = null
  const chunk = (name: string, priority: number, holds: (id: string) => boolean): ChunkGroup => ({
    priority,
    name: (id, graph) => {
      reached ??= reachable(roots, graph)
      return reached.has(id) && holds(id) ? name : null
    },
  })
  // A chunk takes along what its modules import, unless one before it has taken that.
  return [
    chunk('react', 3, (id) => REACT.test(id)),
    chunk('libraries', 2, (id) => LIBRARY.test(id)),
    chunk('lobby', 1, () => true),
  ]
}

function reachable(roots: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const reached = new Set<string>()
  const waiting = [...roots]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return reached
}
