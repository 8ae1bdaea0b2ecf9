import type { Thread } from '../../../members/feedback/threads.ts'
import { type Html, html } from '../../../platform/http/html.ts'
import type { OperatorPage } from '../document.ts'
import { framed } from '../frame.ts'
import { merchantTabs } from '../messages/tabs.ts'
import { mayDo, type Operator } from '../person.ts'

interface FeedbackPage {
  readonly operator: Operator
  readonly merchant: string
  readonly merchants: readonly { readonly id: string; readonly name: string }[]
  readonly threads: readonly Thread[]
  /** Identifies the forms, so that one that is sent twice answers once. */
  readonly key: string
  readonly complaint?: string | undefined
}

/** Letters of members to customer service, the unanswered ones first. */
export function feedbackPage({ operator, merchant, merchants, threads, key, complaint }: FeedbackPage): OperatorPage {
  const waiting = threads.filter(({ state }) => state === 'waiting').length
  return framed({
    operator,
    at: 'feedback',
    title: 'Feedback',
    lead: waiting === 0 ? 'Nobody waits for an answer.' : `${waiting} wait for an answer.`,
    notice: complaint === undefined ? undefined : { tone: 'danger', text: complaint },
    body: html`<div class="stack">${merchantTabs('/operator/feedback', merchants, merchant)}
     ${threads.length === 0 && html`<p class="muted">Nobody has written yet.</p>`}
     <div class="list">${threads.map((thread) => article(merchant, thread, key, mayDo(operator, 'publish')))}</div></div>`,
  })
}

const TONES: Readonly<Record<Thread['state'], string>> = { waiting: 'warning', answered: 'success', closed: 'info' }

function article(merchant: string, { id, state, account, posts }: Thread, key: string, mayAct: boolean): Html {
  return html`<article data-tone="${state === 'waiting' && 'warning'}"><details id="thread-${id}"${state === 'waiting' && html` open`}>
   <summary><div><h2><bdi>${account}</bdi></h2><p class="muted" dir="auto">${posts.at(-1)?.content.slice(0, 80)}</p></div>
   <div class="badges"><span class="badge" data-tone="${TONES[state]}">${state}</span></div></summary>
   <div class="body"><ol>${posts.map((post) => line(merchant, post))}</ol>
   ${
     mayAct &&
     state !== 'closed' &&
     html`<form method="post" action="/operator/feedback/${merchant}/${id}"><input type="hidden" name="key" value="${key}">
      <label>Answer<textarea name="content" rows="3" maxlength="2000" dir="auto"></textarea></label>
      <div class="actions"><button class="main" name="act" value="answer">Answer</button><button name="act" value="close">Close</button></div></form>`
   }</div></details></article>`
}

const line = (merchant: string, { author, content, pictures, at }: Thread['posts'][number]) =>
  html`<li><strong>${author === 'member' ? 'Member' : 'We'}</strong> <span class="muted"><time datetime="${at.toISOString()}">${MOMENT.format(at)} UTC</time></span>
   <pre dir="auto">${content}</pre>${pictures.map(
     ({ id, width, height }) =>
       html`<p><a href="/operator/feedback/${merchant}/pictures/${id}" target="_blank" rel="noreferrer">Picture, ${width} × ${height}</a></p>`,
   )}</li>`

const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
