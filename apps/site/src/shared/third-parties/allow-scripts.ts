interface DefaultPolicy {
  createScriptURL(address: string): string | null
  createHTML(html: string): string | null
}

/** What a third party's own code may load and write. */
interface Allowed {
  /** What the addresses of its scripts begin with, host and path. */
  readonly scripts: readonly `https://${string}/${string}`[]
  /** Cleans the markup that its widget writes; without it no markup passes. */
  readonly clean?: (html: string) => string
}

const scripts = new Set<string>()
let clean: Allowed['clean']
let isMade = false

/**
 * Lets a third party's code load its own scripts, although Trusted Types otherwise allow only ours. Markup passes only
 * where a cleaner is given, and text never becomes script.
 */
export function allowScriptsOf(allowed: Allowed): void {
  for (const beginning of allowed.scripts) scripts.add(beginning)
  clean ??= allowed.clean
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: DefaultPolicy): unknown }
  }
  if (isMade || !trustedTypes) return
  isMade = true
  trustedTypes.createPolicy('default', {
    createScriptURL: (address) => {
      const { href } = new URL(address, location.href)
      return [...scripts].some((beginning) => href.startsWith(beginning)) ? href : null
    },
    createHTML: (html) => clean?.(html) ?? null,
  })
}
