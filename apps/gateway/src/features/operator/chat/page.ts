import type { ChatRoomState } from '@livery/contract/support/chat-limits'
import type { latestMessages, mutedPeople, openReports } from '../../../members/chat/moderation.ts'
import { FOR_EVER } from '../../../members/chat/people.ts'
import { type Html, html } from '../../../platform/http/html.ts'
import type { OperatorPage } from '../document.ts'
import { framed, type Notice } from '../frame.ts'
import { merchantTabs } from '../messages/tabs.ts'
import { mayDo, type Operator } from '../person.ts'

type Reported = Awaited<ReturnType<typeof openReports>>[number]
type Written = Awaited<ReturnType<typeof latestMessages>>[number]
type Muted = Awaited<ReturnType<typeof mutedPeople>>[number]

/** A room with its present messages. */
interface ShownRoom {
  readonly id: string
  readonly title: string
  readonly state: ChatRoomState
  readonly slowSeconds: number | null
}

interface ChatPage {
  readonly operator: Operator
  readonly merchant: string
  readonly merchants: readonly { readonly id: string; readonly name: string }[]
  readonly rooms: readonly ShownRoom[]
  /** The room whose latest messages are shown. */
  readonly room: string | null
  readonly reports: readonly Reported[]
  readonly latest: readonly Written[]
  readonly muted: readonly Muted[]
  readonly notice?: Notice | undefined
}

const REASONS: Readonly<Record<Reported['reasons'][number], string>> = {
  abuse: 'Abuse',
  spam: 'Spam',
  fraud: 'Fraud',
  personal: 'Personal data',
  other: 'Other',
}
const PAUSES = [0, 5, 10, 30, 60, 300] as const
const MUTES = [
  ['10', '10 minutes'],
  ['60', '1 hour'],
  ['1440', '1 day'],
  ['10080', '7 days'],
  ['ever', 'For ever'],
] as const

/** Reports by members, the rooms with their latest messages, and members who may not write. */
export function chatPage(page: ChatPage): OperatorPage {
  const { operator, merchant, merchants, rooms, reports, muted, notice } = page
  const mayAct = mayDo(operator, 'publish')
  return framed({
    operator,
    at: 'chat',
    title: 'Chat',
    lead: leadOf(reports.length),
    notice,
    body: html`<div class="stack">${merchantTabs('/operator/chat', merchants, merchant)}
     ${rooms.length === 0 && html`<p class="muted">This merchant has no rooms: its file states them under <code>chat.rooms</code>.</p>`}
     ${reports.length > 0 && html`<h2>Reported</h2><div class="list">${reports.map((one) => reported(page, one, mayAct))}</div>`}
     ${rooms.length > 0 && html`<h2>Rooms</h2><div class="list">${rooms.map((one) => roomForm(page, one, mayAct))}</div>`}
     ${page.room && html`<h2>Latest in <bdi>${page.room}</bdi></h2>${latest(page, mayAct)}`}
     ${muted.length > 0 && html`<h2>Muted</h2><div class="list">${muted.map((one) => mutedPerson(page, one, mayAct))}</div>`}</div>`,
  })
}

function leadOf(reports: number): string {
  if (reports === 0) return 'Nothing is reported.'
  return reports === 1
    ? 'A reported message waits for a decision.'
    : `${reports} reported messages wait for a decision.`
}

function reported(page: ChatPage, message: Reported, mayAct: boolean): Html {
  const { room, seq, account, name, text, count, reasons, notes, since, mutedUntil } = message
  return html`<article data-tone="warning" id="m-${room}-${seq}"><div class="body">
   <p><strong><bdi>${name}</bdi></strong> <span class="muted"><bdi>${account}</bdi> in <bdi>${room}</bdi>, reported since ${moment(since)}</span></p>
   <pre dir="auto">${text}</pre>
   <div class="badges"><span class="badge" data-tone="warning">${count === 1 ? '1 report' : `${count} reports`}</span>${reasons.map((reason) => html` <span class="badge">${REASONS[reason]}</span>`)}${mutedUntil && html` <span class="badge" data-tone="danger">muted</span>`}</div>
   ${notes.length > 0 && html`<ul class="notes">${notes.map((note) => html`<li dir="auto">${note}</li>`)}</ul>`}
   ${mayAct && html`<div class="actions">${act(page, room, 'remove', { seq: String(seq) }, 'Remove', true)}${act(page, room, 'keep', { seq: String(seq) }, 'Keep')}${muteForm(page, room, message.memberId)}</div>`}
   </div></article>`
}

function roomForm(page: ChatPage, { id, title, state, slowSeconds }: ShownRoom, mayAct: boolean): Html {
  return html`<article data-tone="${state === 'closed' && 'warning'}"><div class="body">
   <p><a href="/operator/chat?merchant=${page.merchant}&amp;room=${id}"${id === page.room && html` aria-current="true"`}><strong>${title}</strong></a> <span class="muted"><bdi>${id}</bdi></span>
   <span class="badge" data-tone="${state === 'open' ? 'success' : 'warning'}">${state}</span></p>
   ${
     mayAct &&
     html`<form method="post" action="/operator/chat/${page.merchant}/${id}/room" class="actions">
      <label>Pause <select name="slow"><option value="">as the file says</option>${PAUSES.map(
        (seconds) =>
          html`<option value="${seconds}"${seconds === slowSeconds && html` selected`}>${seconds === 0 ? 'none' : `${seconds} seconds`}</option>`,
      )}</select></label>
      <button name="state" value="${state}">Set the pause</button>
      <button name="state" value="${state === 'open' ? 'closed' : 'open'}">${state === 'open' ? 'Close the room' : 'Open the room'}</button></form>`
   }</div></article>`
}

function latest(page: ChatPage, mayAct: boolean): Html {
  if (page.latest.length === 0) return html`<p class="muted">Nobody has written here.</p>`
  return html`<div class="list">${page.latest.map(
    ({ room, seq, account, memberId, name, text, at, removedBy, mutedUntil }) =>
      html`<article><div class="body"><p><strong><bdi>${name}</bdi></strong> <span class="muted"><bdi>${account}</bdi>, ${moment(at)}</span>
     ${removedBy && html`<span class="badge" data-tone="danger">removed by ${removedBy}</span>`}${mutedUntil && html` <span class="badge" data-tone="danger">muted</span>`}</p>
     <pre dir="auto">${text}</pre>
     ${mayAct && html`<div class="actions">${!removedBy && act(page, room, 'remove', { seq: String(seq) }, 'Remove')}${!mutedUntil && muteForm(page, room, memberId)}</div>`}</div></article>`,
  )}</div>`
}

function mutedPerson(page: ChatPage, { memberId, account, until, by }: Muted, mayAct: boolean): Html {
  const ends = until >= FOR_EVER ? 'for ever' : html`until ${moment(until)}`
  return html`<article><div class="body"><p><strong><bdi>${account}</bdi></strong> <span class="muted">${ends}${by && html`, by ${by}`}</span></p>
   ${mayAct && html`<div class="actions">${act(page, '-', 'unmute', { member: memberId }, 'Let write again')}</div>`}</div></article>`
}

function act(
  { merchant }: ChatPage,
  room: string,
  name: string,
  fields: Readonly<Record<string, string>>,
  label: string,
  isMain = false,
): Html {
  return html`<form method="post" action="/operator/chat/${merchant}/${room}/${name}">${Object.entries(fields).map(
    ([field, value]) => html`<input type="hidden" name="${field}" value="${value}">`,
  )}<button${isMain && html` class="main"`}>${label}</button></form>`
}

const muteForm = ({ merchant }: ChatPage, room: string, memberId: string) =>
  html`<form method="post" action="/operator/chat/${merchant}/${room}/mute" class="actions"><input type="hidden" name="member" value="${memberId}">
   <select name="minutes" aria-label="For how long">${MUTES.map(([value, words]) => html`<option value="${value}">${words}</option>`)}</select><button>Mute</button></form>`

const moment = (at: Date) => html`<time datetime="${at.toISOString()}">${MOMENT.format(at)} UTC</time>`

const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
