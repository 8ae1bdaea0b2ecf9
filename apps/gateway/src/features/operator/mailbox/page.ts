import { readFileSync } from 'node:fs'
import { escapeHtml } from '@livery/contract/escape-html'
import { operatorDocument } from '../document.ts'
import type { MailboxMessage } from './messages.ts'

const SCRIPT = readFileSync(new URL('./page-script.js', import.meta.url), 'utf8')

/** The messages that were sent, the newest first; the page reloads itself. */
export function mailboxPage(nonce: string, messages: readonly MailboxMessage[]): string {
  return operatorDocument({
    nonce,
    title: 'Mailbox',
    script: SCRIPT,
    body: `<main><header><div><h1>Mailbox</h1><p class="muted">SMS and e-mails of merchants whose provider is “mailbox”: kept here, sent to nobody.</p></div></header>
     <div role="alert"></div><div class="list" role="log" aria-label="Messages">${messages.map(article).join('')}</div>
     ${messages.length === 0 ? '<p id="empty">Nothing has been sent yet.</p>' : ''}</main>`,
  })
}

const article = ({ id, merchantId, kind, recipient, subject, body, sentAt }: MailboxMessage) =>
  `<article data-id="${id}"><div class="body"><p class="muted"><span class="badge">${kind === 'sms' ? 'SMS' : 'E-mail'}</span>
   to <strong><bdi>${escapeHtml(recipient)}</bdi></strong> · ${escapeHtml(merchantId)} · <time datetime="${sentAt.toISOString()}">${sentAt.toISOString()}</time></p>
   ${subject ? `<h2 dir="auto">${escapeHtml(subject)}</h2>` : ''}<pre dir="auto">${escapeHtml(body.trim())}</pre></div></article>`
