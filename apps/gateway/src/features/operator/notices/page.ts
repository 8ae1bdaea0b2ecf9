import { AUDIENCES, type Audience } from '@livery/contract/messages/announcements'
import { localeByCode } from '@livery/locale/registry'
import type { Merchant } from '@livery/merchant/merchant'
import { type Html, html } from '../../../platform/http/html.ts'
import type { ListedAnnouncement } from '../../../tenancy/announcements/write.ts'
import type { OperatorPage } from '../document.ts'
import { framed } from '../frame.ts'
import type { Fields } from '../messages/form.ts'
import { merchantTabs } from '../messages/tabs.ts'
import { mayDo, type Operator } from '../person.ts'

interface NoticesPage {
  readonly operator: Operator
  readonly merchant: Merchant
  readonly merchants: readonly { readonly id: string; readonly name: string }[]
  readonly written: readonly ListedAnnouncement[]
  /** Identifies the form, so that one that is sent twice writes one announcement. */
  readonly key: string
  /** The announcement that is being edited. */
  readonly changed?: ListedAnnouncement | undefined
  readonly complaint?: string | undefined
  /** The input of a form that was refused. */
  readonly typed?: Fields | undefined
}

const AUDIENCE_WORDS: Readonly<Record<Audience, string>> = {
  A: 'members',
  F: 'members on their first visit',
  B: 'visitors',
}

/** Notices and pop-ups of a site: those of operators, those of the release, and a form for the next one. */
export function noticesPage(page: NoticesPage): OperatorPage {
  const { operator, merchant, merchants, written, changed, complaint, typed } = page
  const mayAct = mayDo(operator, 'publish')
  const released = [...merchant.notices, ...merchant.popups].length
  return framed({
    operator,
    at: 'notices',
    title: 'Notices and pop-ups',
    lead: 'They are shown to everybody on the site, from their moment to their end. Messages to members are written on a page of their own.',
    beside: html`<a class="button" href="/operator/messages?merchant=${merchant.id}">Messages to members</a>`,
    notice: complaint === undefined ? undefined : { tone: 'danger', text: complaint },
    body: html`<div class="stack">${merchantTabs('/operator/notices', merchants, merchant.id)}
     ${mayAct ? form(page, typed ?? (changed ? fieldsOf(changed) : {})) : html`<p class="muted">Writing needs the role “publish”.</p>`}
     <h2>Written here</h2>${written.length === 0 && html`<p class="muted">Nothing has been written yet.</p>`}
     <div class="list">${written.map((one) => article(merchant, one, mayAct))}</div>
     <p class="muted">${released === 0 ? 'The release has none of its own.' : `${released} more ${released === 1 ? 'stands' : 'stand'} in the merchant’s file and ${released === 1 ? 'is' : 'are'} published with its releases.`}</p></div>`,
  })
}

function form({ merchant: { id, languages }, key, changed }: NoticesPage, typed: Fields): Html {
  const list = typed.list ?? 'notices'
  const option = (value: string, text: string) =>
    html`<option value="${value}"${value === list && html` selected`}>${text}</option>`
  const isOpen = changed !== undefined || Object.keys(typed).length > 0
  const action = changed ? `/operator/notices/${id}/${changed.id}` : `/operator/notices/${id}`
  return html`<details class="act"${isOpen && html` open`}><summary class="button main">${changed ? 'Change it' : 'Write one'}</summary>
   <form method="post" action="${action}"><input type="hidden" name="key" value="${key}">
   <label>Shown<select name="list">${option('notices', 'Among the notices (marquee and bell)')}${option('popups', 'In a pop-up')}</select></label>
   <fieldset><legend>Of a pop-up: to whom</legend>${AUDIENCES.map(
     (one) =>
       html`<label class="check"><input type="checkbox" name="audience.${one}"${typed[`audience.${one}`] === 'on' && html` checked`}> ${AUDIENCE_WORDS[one]}</label>`,
   )}</fieldset>
   ${languages.map((code, index) => texts(code, index === 0 || Boolean(typed[`title.${code}`]), typed))}
   <div class="fields"><label>From (UTC; empty for at once)<input type="datetime-local" name="publishedAt" value="${typed.publishedAt}"></label>
   <label>Until (UTC; empty for no end)<input type="datetime-local" name="endsAt" value="${typed.endsAt}"></label></div>
   <button class="main">${changed ? 'Save the change' : 'Publish'}</button>${changed && html` <a class="button" href="/operator/notices?merchant=${id}">Leave it as it is</a>`}</form></details>`
}

const nameOf = (code: string) => `${code} ${localeByCode(code)?.nativeName ?? ''}`

const texts = (code: string, isOpen: boolean, typed: Fields) =>
  html`<details${isOpen && html` open`}><summary class="muted">${nameOf(code)}</summary>
   <label>Title<input name="title.${code}" maxlength="120" dir="auto" value="${typed[`title.${code}`]}"></label>
   <label>Text; HTML is cleaned<textarea name="content.${code}" rows="5" maxlength="8000" dir="auto">${typed[`content.${code}`]}</textarea></label></details>`

/** The form's values for an announcement that is being edited. */
function fieldsOf({ list, audience, title, content, publishedAt, endsAt }: ListedAnnouncement): Fields {
  const moment = (at: Date) => at.toISOString().slice(0, 16)
  return {
    list,
    publishedAt: moment(publishedAt),
    ...(endsAt && { endsAt: moment(endsAt) }),
    ...Object.fromEntries(audience.map((one) => [`audience.${one}`, 'on'])),
    ...Object.fromEntries(Object.entries(title).map(([code, text]) => [`title.${code}`, text])),
    ...Object.fromEntries(Object.entries(content).map(([code, text]) => [`content.${code}`, text])),
  }
}

function article({ id: merchant, languages }: Merchant, one: ListedAnnouncement, mayAct: boolean): Html {
  const { id, list, audience, title, by, publishedAt, endsAt } = one
  const [tone, state] = stateOf(one)
  const isOver = state === 'Over'
  const code = languages.find((language) => title[language]) ?? ''
  const missing = languages.filter((language) => !title[language])
  return html`<article><div class="body"><div class="badges"><span class="badge" data-tone="${tone}">${state}</span></div>
   <h2 dir="auto">${title[code]}</h2>
   <p class="muted">${list === 'popups' ? `Pop-up for ${audience.map((who) => AUDIENCE_WORDS[who]).join(', ')}` : 'Notice'} · ${Object.keys(title).join(', ')}${missing.length > 0 && ` (not in ${missing.join(', ')})`} · from ${time(publishedAt)}${endsAt && html` until ${time(endsAt)}`} · by ${by}</p>
   ${
     mayAct &&
     !isOver &&
     html`<form method="post" action="/operator/notices/${merchant}/${id}/end" class="actions"><a class="button" href="/operator/notices?merchant=${merchant}&amp;change=${id}">Change or translate</a><button>End it now</button></form>`
   }</div></article>`
}

function stateOf({ publishedAt, endsAt, endedAt }: ListedAnnouncement): readonly [string, string] {
  const now = Date.now()
  if (endedAt || (endsAt && endsAt.getTime() <= now)) return ['warning', 'Over']
  return publishedAt.getTime() > now ? ['info', 'Waits'] : ['success', 'Shown']
}

const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
const time = (at: Date) => html`<time datetime="${at.toISOString()}">${MOMENT.format(at)} UTC</time>`
