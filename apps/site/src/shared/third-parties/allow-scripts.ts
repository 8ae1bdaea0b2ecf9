interface DefaultPolicy {
  createScriptURL(url: string): string | null
  createHTML(html: string): string
}

const origins = new Set<string>()
let isMade = false

/**
 * Lets a third party's widget load its scripts from these origins, although Trusted Types otherwise allow only ours.
 * Its markup is allowed too, because the page's policy runs no inline script or handler. Text never becomes script.
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
