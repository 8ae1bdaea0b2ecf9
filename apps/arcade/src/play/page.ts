import { escapeHtml } from '@livery/contract/escape-html'
import type { ArcadeLaunch } from '../launch/launch-request.ts'
import type { PageBoot } from '../protocol.ts'

/** Addresses of the built client's files. */
export interface ClientFiles {
  readonly script: string
  readonly styles: readonly string[]
}

/** The game page. Everything a first paint needs is in it: colours, texts and the loading screen. */
export function gamePage(
  boot: PageBoot,
  colours: Readonly<Record<string, string>>,
  files: ClientFiles,
  nonce: string,
): string {
  const variables = Object.entries(colours)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')
  return `<!doctype html>
<html lang="${escapeHtml(boot.language.tag)}" dir="${boot.language.dir}" data-mode="${boot.colourMode}" data-kind="${boot.kind}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="referrer" content="no-referrer">
<meta name="theme-color" content="${escapeHtml(colours['c-ground'] ?? '')}">
<title>${escapeHtml(boot.game.name)}</title>
<link rel="icon" href="${boot.art}/B.svg" type="image/svg+xml">
<link rel="preload" as="image" href="${boot.art}/scene-${boot.colourMode}.svg">
<style nonce="${nonce}">:root{${variables}}</style>
${files.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
</head>
<body>
<div id="game"></div>
<script type="application/json" id="boot" nonce="${nonce}">${JSON.stringify(boot).replaceAll('<', '\\u003c')}</script>
<script type="module" src="${files.script}" nonce="${nonce}"></script>
</body>
</html>
`
}

/** The page's policy: allowed scripts and sources, and the pages that may frame it. */
export function pagePolicy(launch: ArcadeLaunch, nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    `frame-ancestors ${new URL(launch.lobbyUrl).origin}`,
  ].join('; ')
}

/** The page of an address that is unknown or too old: without brand and script. */
export function gonePage(tag: string, dir: 'ltr' | 'rtl', title: string, body: string, nonce: string): string {
  return `<!doctype html>
<html lang="${escapeHtml(tag)}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>
<style nonce="${nonce}">:root{color-scheme:light dark}body{margin:0;min-block-size:100svb;display:grid;place-content:center;padding:24px;box-sizing:border-box;font:16px/1.5 system-ui,sans-serif;text-align:center}h1{font-size:20px;margin:0 0 8px}p{margin:0;opacity:.8}</style></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(body)}</p></main></body>
</html>
`
}
