interface DefaultPolicy {
  createScriptURL(url: string): string | null
  createHTML(html: string): string
}

const origins = new Set<string>()
let isMade = false

/**
 * Lets a widget of others load its scripts from these origins, where pages take scripts by their policy only. Markup it
 * writes passes too: the page's policy runs no script and no handler of it. Text never becomes script.
 */
export function allowScriptsOf(allowed: readonly string[]): void {
  for (const origin of allowed) origins.add(origin)
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: DefaultPolicy): unknown }
  }
  if (isMade || !trustedTypes) return
  isMade = true
  trustedTypes.createPolicy('default', {
    createScriptURL: (url) => (origins.has(new URL(url, location.href).origin) ? url : null),
    createHTML: (html) => html,
  })
}
