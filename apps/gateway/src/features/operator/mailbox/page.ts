import { readFileSync } from 'node:fs'
import { html } from '../../../platform/http/html.ts'
import type { OperatorPage } from '../document.ts'
import { framed } from '../frame.ts'
import { empty } from '../money/pages/parts.ts'
import type { Operator } from '../person.ts'
import type { MailboxMessage } from './messages.ts'

const SCRIPT = readFileSync(new URL('./page-script.js', import.meta.url), 'utf8')

/** The messages that were sent, the newest first; its script loads new ones. */
export function mailboxPage(operator: Operator | null, messages: readonly MailboxMessage[]): OperatorPage {
  return framed({
    ...{ operator, at: 'mailbox', title: 'Mailbox', scripts: [SCRIPT] },
    lead: 'SMS and e-mails of merchants whose provider is “mailbox”: kept here, sent to nobody.',
    body: html`<div class="list letters" role="log" aria-label="Messages">${messages.map(article)}</div>
     ${messages.length === 0 && html`<div id="empty">${empty('Nothing has been sent yet', 'Codes, links and letters to members appear here by themselves.')}</div>`}`,
  })
}

const article = ({ id, merchantId, kind, recipient, subject, body, sentAt }: MailboxMessage) =>
  html`<article data-id="${id}"><div class="body"><p class="muted"><img src="/operator/merchants/${merchantId}/icon.svg" alt="" width="20" height="20"> <span class="badge">${kind === 'sms' ? 'SMS' : 'E-mail'}</span>
   to <strong><bdi>${recipient}</bdi></strong> · ${merchantId} · <time datetime="${sentAt.toISOString()}">${sentAt.toISOString()}</time></p>
   ${subject && html`<h2 dir="auto">${subject}</h2>`}<pre dir="auto">${body.trim()}</pre></div></article>`
