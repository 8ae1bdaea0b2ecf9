import type { OtherSources } from './third-party-sources.ts'

/** The policy of an HTML page: nothing inline runs without the nonce, no string becomes script, games only in frames. */
export function pagePolicy(
  nonce: string,
  frameOrigins: readonly string[],
  imageOrigins: readonly string[],
  development: boolean,
  others: OtherSources | null = null,
): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    // Widgets of others write styles into their markup.
    `style-src 'self' 'nonce-${nonce}'${after(others?.style)}`,
    ...(others?.style.length ? ["style-src-attr 'unsafe-inline'"] : []),
    `img-src 'self' data:${after(imageOrigins)}${after(others?.image)}`,
    "font-src 'self'",
    // Vite's development client has its own socket and knows nothing of trusted types.
    `connect-src 'self'${after(others?.connect)}${development ? ' ws:' : ''}`,
    `frame-src ${[...frameOrigins, ...(others?.frame ?? [])].join(' ') || "'none'"}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `worker-src 'self'${development ? ' blob:' : ''}`,
    ...(development ? [] : ["require-trusted-types-for 'script'"]),
  ].join('; ')
}

function after(sources: readonly string[] = []): string {
  return sources.map((source) => ` ${source}`).join('')
}
