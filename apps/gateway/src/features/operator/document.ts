import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { compileTheme } from '@livery/theme/compile-theme'
import type { FastifyReply } from 'fastify'
import { Html, html } from '../../platform/http/html.ts'

/** The pages have a theme of their own, so that they look like no merchant. */
function styles(): string {
  const text = '{"brand":"#0e7490","radius":"sharp"}'
  const compiled = compileTheme({ id: 'operator', file: 'operator', text })
  if (!compiled.ok) throw new Error(`the operator's theme has a fault: ${compiled.faults[0]?.message}`)
  const own = ['page.css', 'frame.css', 'desk.css'].map((name) =>
    readFileSync(new URL(`./${name}`, import.meta.url), 'utf8'),
  )
  return [compiled.theme.css, ...own].join('\n')
}

const STYLES = styles()
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

export interface OperatorPage {
  readonly title: string
  readonly body: Html
  /** Sources of modules. Forms do all the work of a page: scripts make it quicker, but none is needed. */
  readonly scripts?: readonly string[]
}

/** The mark of the pages: a merchant's livery on a hanger of three bars. */
const ICON = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="3" fill="#0e7490"/><path d="M4 4h8M4 8h5M4 12h8" stroke="#fff" stroke-width="2"/></svg>')}`

/**
 * Sends an HTML document for operators, with a policy that allows its own scripts and styles by hash, pictures of this
 * host, and forms to it.
 */
export function sendOperatorPage(reply: FastifyReply, { title, body, scripts = [] }: OperatorPage) {
  const policy = [
    "default-src 'none'",
    `script-src ${scripts.length === 0 ? "'none'" : scripts.map(hashOf).join(' ')}`,
    `style-src ${hashOf(STYLES)}`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')
  const page = html`<!doctype html><html lang="en" data-mode="auto"><head><meta charset="utf-8"><title>${title} · Operators</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<link rel="icon" href="${ICON}"><style>${new Html(STYLES)}</style></head><body>${body}
${scripts.map((script) => html`<script type="module">${new Html(script)}</script>`)}</body></html>`
  // The answer to a form names the page it was sent from. Addresses of these pages hold nothing secret.
  reply.header('referrer-policy', 'same-origin')
  return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page.text)
}
