import { localeByCode } from '@livery/locale/registry'
import type { Merchant } from '@livery/merchant/merchant'
import { type Html, html } from '../../../platform/http/html.ts'
import type { OperatorPage } from '../document.ts'
import { framed } from '../frame.ts'
import { mayDo, type Operator } from '../person.ts'
import { merchantTabs } from './tabs.ts'
import type { WrittenMessage } from './written.ts'

interface MessagesPage {
  readonly operator: Operator
  readonly merchant: Merchant
  readonly merchants: readonly { readonly id: string; readonly name: string }[]
  readonly written: readonly WrittenMessage[]
  /** Identifies the form, so that one that is sent twice writes one message. */
  readonly key: string
  readonly complaint?: string | undefined
  /** The input of a form that was refused. */
  readonly typed?: Readonly<Record<string, string | undefined>> | undefined
}

/** Messages to members: those written so far, and a form for the next one. */
export function messagesPage({
  operator,
  merchant,
  merchants,
  written,
  key,
  complaint,
  typed = {},
}: MessagesPage): OperatorPage {
  return framed({
    operator,
    at: 'messages',
    title: 'Messages to members',
    lead: 'They stand in the inbox of the member centre. What is written to all is one message, however many read it.',
    beside: html`<a class="button" href="/operator/notices?merchant=${merchant.id}">Notices and pop-ups</a>`,
    notice: complaint === undefined ? undefined : { tone: 'danger', text: complaint },
    body: html`<div class="stack">${merchantTabs('/operator/messages', merchants, merchant.id)}
     ${mayDo(operator, 'publish') ? form(merchant, key, typed) : html`<p class="muted">Writing needs the role “publish”.</p>`}
     <h2>Written</h2>${written.length === 0 && html`<p class="muted">Nothing has been written yet.</p>`}
     <div class="list">${written.map((message) => article(merchant, message, mayDo(operator, 'publish')))}</div></div>`,
  })
}

function form({ id, languages }: Merchant, key: string, typed: Readonly<Record<string, string | undefined>>): Html {
  const chosen = typed.audience ?? 'all'
  const option = (value: string, text: string, current = chosen) =>
    html`<option value="${value}"${value === current && html` selected`}>${text}</option>`
  return html`<details class="act"${Object.keys(typed).length > 0 && html` open`}><summary class="button main">Write a message</summary>
   <form method="post" action="/operator/messages/${id}"><input type="hidden" name="key" value="${key}">
   <label>For<select name="audience">${option('all', 'Everybody')}${option('agents', 'Agents')}${option('level', 'A VIP level and above')}
   ${option('language', 'Who reads a language')}${option('list', 'Some accounts, or one')}</select></label>
   <label data-for="level">Lowest level<input name="level" inputmode="numeric" placeholder=" " value="${typed.level}"></label>
   <label data-for="language">Language<select name="language">${languages.map((code) => option(code, nameOf(code), typed.language ?? ''))}</select></label>
   <label data-for="list">Accounts, one a line<textarea name="accounts" rows="2" placeholder=" ">${typed.accounts}</textarea></label>
   ${languages.map((code, index) => texts(code, index === 0 || Boolean(typed[`title.${code}`]), typed))}
   <div class="fields"><label>Written as<select name="format">${option('plain', 'Plain text', typed.format ?? 'plain')}${option('html', 'HTML, which is cleaned', typed.format ?? 'plain')}</select></label>
   <label>Not before (UTC; empty for at once)<input type="datetime-local" name="sendAt" value="${typed.sendAt}"></label></div>
   <button class="main">Send</button></form></details>`
}

const nameOf = (code: string) => `${code} ${localeByCode(code)?.nativeName ?? ''}`

const texts = (code: string, isOpen: boolean, typed: Readonly<Record<string, string | undefined>>) =>
  html`<details${isOpen && html` open`}><summary class="muted">${nameOf(code)}</summary>
   <label>Title<input name="title.${code}" maxlength="120" dir="auto" value="${typed[`title.${code}`]}"></label>
   <label>Text<textarea name="content.${code}" rows="5" maxlength="8000" dir="auto">${typed[`content.${code}`]}</textarea></label></details>`

const AUDIENCES: Readonly<Record<WrittenMessage['audience'], string>> = {
  all: 'everybody',
  agents: 'agents',
  member: 'account',
  level: 'VIP from level',
  language: 'readers of',
  list: 'accounts:',
}

function article({ id: merchant, languages }: Merchant, message: WrittenMessage, mayAct: boolean): Html {
  const { id, title, audience, to, by, sendAt, sentAt, cancelledAt } = message
  const code = languages.find((one) => title[one]) ?? ''
  const [tone, state] = sentAt ? ['success', 'Sent'] : cancelledAt ? ['warning', 'Cancelled'] : ['info', 'Waits']
  return html`<article><div class="body"><div class="badges"><span class="badge" data-tone="${tone}">${state}</span></div>
   <h2 dir="auto">${title[code]}</h2>
   <p class="muted">To ${AUDIENCES[audience]} ${to} · ${Object.keys(title).join(', ')} · <time datetime="${(sentAt ?? sendAt).toISOString()}">${MOMENT.format(sentAt ?? sendAt)} UTC</time> · by ${by}</p>
   ${state === 'Waits' && mayAct && html`<form method="post" action="/operator/messages/${merchant}/${id}/cancel" class="actions"><button>Cancel it</button></form>`}</div></article>`
}

const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
