import { readFileSync } from 'node:fs'
import { html } from '../../../platform/http/html.ts'
import type { OperatorPage } from '../document.ts'
import type { MailboxMessage } from './messages.ts'

const SCRIPT = readFileSync(new URL('./page-script.js', import.meta.url), 'utf8')

/** The messages that were sent, the newest first; its script asks for new ones. */
export function mailboxPage(messages: readonly MailboxMessage[]): OperatorPage {
  return {
    title: 'Mailbox',
    script: SCRIPT,
    body: html`<main><header><div><h1>Mailbox</h1><p class="muted">SMS and e-mails of merchants whose provider is “mailbox”: kept here, sent to nobody.</p></div></header>
     <div role="alert"></div><div class="list" role="log" aria-label="Messages">${messages.map(article)}</div>
     ${messages.length === 0 && html`<p id="empty">Nothing has been sent yet.</p>`}</main>`,
  }
}

const article = ({ id, merchantId, kind, recipient, subject, body, sentAt }: MailboxMessage) =>
  html`<article data-id="${id}"><div class="body"><p class="muted"><span class="badge">${kind === 'sms' ? 'SMS' : 'E-mail'}</span>
   to <strong><bdi>${recipient}</bdi></strong> · ${merchantId} · <time datetime="${sentAt.toISOString()}">${sentAt.toISOString()}</time></p>
   ${subject && html`<h2 dir="auto">${subject}</h2>`}<pre dir="auto">${body.trim()}</pre></div></article>`
