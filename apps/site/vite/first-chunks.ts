interface ModuleGraph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null
}

/**
 * Names the chunks of what the first page needs: everything that `roots` reach by static imports, in two files, the
 * libraries (which change rarely) and our own. The rest is left to the bundler. Without it the first page would be some
 * twenty small requests.
 */
export function firstChunks(roots: readonly string[]): (id: string, graph: ModuleGraph) => string | null {
  let reached: ReadonlySet<string> | null = null
  return (id, graph) => {
    reached ??= reachable(roots, graph)
    if (!reached.has(id)) return null
    return id.includes('node_modules') ? 'libraries' : 'lobby'
  }
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
