import { sep } from 'node:path'

export interface Edge {
  readonly from: string
  readonly to: string
}

/** Circles in a graph, by Tarjan's strongly connected components; each as its nodes. */
export function circles(edges: readonly Edge[]): readonly (readonly string[])[] {
  const graph = new Map<string, Set<string>>()
  for (const { from, to } of edges) graph.set(from, (graph.get(from) ?? new Set()).add(to))
  const states = new Map<string, { readonly index: number; low: number; onStack: boolean }>()
  const stack: string[] = []
  const found: string[][] = []
  const visit = (node: string) => {
    const own = { index: states.size, low: states.size, onStack: true }
    states.set(node, own)
    stack.push(node)
    for (const next of graph.get(node) ?? []) {
      const other = states.get(next)
      if (!other) own.low = Math.min(own.low, visit(next).low)
      else if (other.onStack) own.low = Math.min(own.low, other.index)
    }
    if (own.low === own.index) {
      const component = stack.splice(stack.indexOf(node))
      for (const member of component) {
        const state = states.get(member)
        if (state) state.onStack = false
      }
      if (component.length > 1) found.push(component)
    }
    return own
  }
  for (const node of graph.keys()) if (!states.has(node)) visit(node)
  return found
}

/**
 * Circles among the neighbours in a folder, for every folder: two folders, or a folder and a file, that import one
 * another, directly or through others.
 */
export function folderCircles(edges: readonly Edge[]): readonly (readonly string[])[] {
  const perFolder = new Map<string, Edge[]>()
  for (const { from, to } of edges) {
    const [a, b] = [from.split(sep), to.split(sep)]
    let depth = 0
    while (a[depth] === b[depth] && depth < a.length) depth += 1
    const parent = a.slice(0, depth).join(sep)
    const sides = { from: a.slice(0, depth + 1).join(sep), to: b.slice(0, depth + 1).join(sep) }
    perFolder.set(parent, [...(perFolder.get(parent) ?? []), sides])
  }
  return [...perFolder.values()].flatMap((own) => circles(own))
}
