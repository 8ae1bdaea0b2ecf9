import { readFileSync } from 'node:fs'
import { compileTheme } from '@livery/theme/compile-theme'
import type { FastifyReply } from 'fastify'

/** The pages have a theme of their own, so that they look like no merchant. */
function styles(): string {
  const compiled = compileTheme({ id: 'operator', file: 'operator', text: '{"brand":"#475569"}' })
  if (!compiled.ok) throw new Error(`the operator's theme has a fault: ${compiled.faults[0]?.message}`)
  return compiled.theme.css + readFileSync(new URL('./page.css', import.meta.url), 'utf8')
}

const STYLES = styles()

export interface OperatorPage {
  readonly nonce: string
  readonly title: string
  readonly body: string
  /** A module's source. */
  readonly script: string
}

/** An HTML document for operators. */
export function operatorDocument({ nonce, title, body, script }: OperatorPage): string {
  return `<!doctype html><html lang="en" data-mode="auto"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<link rel="icon" href="data:,"><style nonce="${nonce}">${STYLES}</style></head><body>${body}
<script nonce="${nonce}" type="module">${script}</script></body></html>`
}

/** Sends an operator's page with a policy that allows only its own script, and trusted types. */
export function sendOperatorPage(reply: FastifyReply, nonce: string, page: string) {
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    'img-src data:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')
  return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page)
}
