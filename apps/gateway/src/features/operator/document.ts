import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { compileTheme } from '@livery/theme/compile-theme'
import type { FastifyReply } from 'fastify'
import { Html, html } from '../../platform/http/html.ts'

/** The pages have a theme of their own, so that they look like no merchant. */
function styles(): string {
  const compiled = compileTheme({ id: 'operator', file: 'operator', text: '{"brand":"#475569"}' })
  if (!compiled.ok) throw new Error(`the operator's theme has a fault: ${compiled.faults[0]?.message}`)
  return compiled.theme.css + readFileSync(new URL('./page.css', import.meta.url), 'utf8')
}

const STYLES = styles()
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

export interface OperatorPage {
  readonly title: string
  readonly body: Html
  /** A module's source. Most pages need none: what they do is sent as forms. */
  readonly script?: string
}

/** Sends an HTML document for operators, with a policy that allows its own text only, and forms to this host. */
export function sendOperatorPage(reply: FastifyReply, { title, body, script }: OperatorPage) {
  const policy = [
    "default-src 'none'",
    `script-src ${script === undefined ? "'none'" : hashOf(script)}`,
    `style-src ${hashOf(STYLES)}`,
    'img-src data:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')
  const page = html`<!doctype html><html lang="en" data-mode="auto"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<link rel="icon" href="data:,"><style>${new Html(STYLES)}</style></head><body>${body}
${script !== undefined && html`<script type="module">${new Html(script)}</script>`}</body></html>`
  return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page.text)
}
