import { createHash } from 'node:crypto'
import { REPORTS_ENDPOINT, REPORTS_PATH } from '@livery/contract/browser-reports'
import type { OtherSources } from './third-party-sources.ts'

/** A page's inline text, and the other origins it may reach. */
export interface PolicyParts {
  /** Hash sources of the page's inline scripts and style elements, as `'sha256-…'`. */
  readonly inlineScripts: readonly string[]
  readonly inlineStyles: readonly string[]
  readonly frameOrigins: readonly string[]
  readonly imageOrigins: readonly string[]
  readonly others: OtherSources
  /** The nonce of what Vite adds to the page; in development only. */
  readonly developmentNonce?: string | undefined
}

/** Trusted Types policies of our own scripts: those of the two workers, and the one of DOMPurify. */
const OWN_POLICIES = ['livery-puzzle', 'livery-push', 'dompurify']

/**
 * The policy of an HTML page: inline text is allowed by its hash, files only from us and from third parties the
 * merchant names, no string becomes a script, and frames show only games and those third parties.
 */
export function pagePolicy(parts: PolicyParts): string {
  const { inlineScripts, inlineStyles, frameOrigins, imageOrigins, others, developmentNonce } = parts
  const nonce = developmentNonce === undefined ? [] : [`'nonce-${developmentNonce}'`]
  // Vite's modules load others whose addresses are not known in advance.
  const scripts = developmentNonce === undefined ? ["'self'", ...others.script] : [...nonce, "'strict-dynamic'"]
  const isDevelopment = developmentNonce !== undefined
  return [
    "default-src 'none'",
    directive('script-src', [...scripts, ...inlineScripts]),
    directive('style-src', ["'self'", ...nonce, ...inlineStyles, ...others.style]),
    // Third parties' widgets write styles into their markup.
    ...(others.style.length > 0 ? ["style-src-attr 'unsafe-inline'"] : []),
    // A picture that a player has chosen is previewed before it is sent.
    directive('img-src', ["'self'", 'data:', 'blob:', ...imageOrigins, ...others.image]),
    "font-src 'self'",
    // Vite's development client has its own socket and does not support trusted types.
    directive('connect-src', ["'self'", ...others.connect, ...(isDevelopment ? ['ws:'] : [])]),
    directive('frame-src', [...frameOrigins, ...others.frame]),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `worker-src 'self'${isDevelopment ? ' blob:' : ''}`,
    ...(isDevelopment
      ? []
      : ["require-trusted-types-for 'script'", directive('trusted-types', [...OWN_POLICIES, ...others.trustedTypes])]),
    // The older directive is for browsers that do not know the newer one.
    `report-uri ${REPORTS_PATH}`,
    `report-to ${REPORTS_ENDPOINT}`,
  ].join('; ')
}

function directive(name: string, sources: readonly string[]): string {
  return `${name} ${sources.join(' ') || "'none'"}`
}

/** The source expression that allows an inline script or style element with exactly this text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
