import type { HistoryLine, MerchantRecord, OperatorAction, PlannedRelease } from '@livery/contract/operator'
import { dataLine, type GeolocationData, isOld } from '../../../platform/geolocation/geolocation.ts'
import { type Html, html } from '../../../platform/http/html.ts'
import type { OperatorPage } from '../document.ts'
import { framed } from '../frame.ts'
import { empty } from '../money/pages/parts.ts'
import { mayDo, type Operator } from '../person.ts'

export interface StatusPage {
  readonly operator: Operator
  readonly merchants: readonly MerchantRecord[]
  /** How many merchants are left out, because there are too many. */
  readonly more: number
  /** The merchant whose details are open. */
  readonly open?: string | undefined
  /** Why an action was refused. */
  readonly complaint?: string | undefined
  /** The data that visitors' countries are looked up in. */
  readonly countryData: GeolocationData
}

/** The status page: every merchant's releases, faults, plans and history, with the actions for them. */
export function statusPage({ operator, merchants, more, open, complaint, countryData }: StatusPage): OperatorPage {
  const faulty = merchants.filter(({ faults }) => faults.length > 0).length
  const state = faulty === 0 ? 'All files are sound.' : `${faulty} with faults; what was live before them still is.`
  return framed({
    ...{ operator, at: 'releases', title: 'Releases', lead: `${merchants.length + more} merchants. ${state}` },
    notice: complaint ? { tone: 'danger', text: complaint } : undefined,
    body: html`<div class="list merchants">${merchants.map((merchant) => article(merchant, mayDo(operator, 'publish'), merchant.id === open))}</div>
     ${merchants.length === 0 && empty('No merchant yet', 'npm run merchant -- new <id> makes the first one.')}
     ${more > 0 && html`<p class="muted">And ${more} more: npm run merchant -- status</p>`}
     <p class="muted below">Countries of visitors: ${dataLine(countryData)}.${isOld(countryData) && ' They are old: state newer ones as COUNTRY_DATA.'}</p>`,
  })
}

/** The link of a preview, which is shown rather than followed: it leads to a merchant's host. */
export function previewPage(id: string, link: string, expiresAt: string): OperatorPage {
  return {
    title: 'Preview',
    body: html`<main class="narrow"><h1>Preview of ${id}</h1><p class="muted">Shows it to whoever opens the link, until ${time(expiresAt)}.</p>
     <p class="actions"><a class="button main" href="${link}" target="_blank" rel="noreferrer">Open the preview</a>
     <a class="button" href="/operator">Back</a></p><pre>${link}</pre></main>`,
  }
}

type Tone = 'success' | 'warning' | 'danger' | 'info'

function article(record: MerchantRecord, mayAct: boolean, isOpen: boolean): Html {
  const { id, name, hosts, live, canary, isHeld, faults, files, pending } = record
  const waiting = record.plans.filter(({ state }) => state === 'waiting')
  const badges: (readonly [Tone, string])[] = [
    live ? ['success', 'Live'] : ['danger', 'Off the air'],
    ...(canary ? [['info', `${canary.percent} % see a canary`] as const] : []),
    ...(isHeld ? [['warning', 'Held'] as const] : []),
    ...(waiting.length > 0 ? [['info', 'Planned'] as const] : []),
    ...(files === 'differ' ? [['warning', 'Files differ'] as const] : []),
    ...(files === 'faulty' ? [['danger', 'Files have faults'] as const] : []),
  ]
  const tone = files === 'faulty' ? 'danger' : isHeld ? 'warning' : ''
  return html`<article data-tone="${tone}"><details id="merchant-${id}"${isOpen && html` open`}><summary data-row>
    <img class="card" src="/operator/merchants/${id}/card.jpg" alt="" width="160" height="84" loading="lazy">
    <div><h2><img src="/operator/merchants/${id}/icon.svg" alt="" width="24" height="24"> ${name ?? id}</h2><p class="muted">${[id, ...hosts].join(' · ')}</p></div>
    <div class="badges">${badges.map(([kind, text]) => html`<span class="badge" data-tone="${kind}">${text}</span>`)}</div>
    </summary><div class="body">
    ${faults.length > 0 && html`<h3>Faults of the files</h3><pre class="fault">${faults.join('\n')}</pre>`}
    <h3>What visitors see</h3><p>${live ? html`<code>${live}</code> since ${time(record.movedAt)}` : 'Nothing.'}</p>
    ${canary && html`<p><code>${canary.release}</code> for ${canary.percent} % of them.</p>`}
    ${pending && html`<h3>What the files would change</h3><pre>${pending}</pre>`}
    ${waiting.length > 0 && html`<h3>Planned</h3><ol>${waiting.map((plan) => planned(id, plan, mayAct))}</ol>`}
    ${mayAct && html`<div class="actions">${actionsOf(record)}</div>`}
    <h3>History</h3><ol>${record.history.map(line)}</ol></div></details></article>`
}

function actionsOf({ id, previous, canary, isHeld, files }: MerchantRecord): readonly Html[] {
  return [
    ...(files === 'differ'
      ? [
          action(
            id,
            'preview',
            'Preview the files',
            'Opens the site as the files have it, for a day, for whoever has the link.',
            { release: 'files', minutes: 1440 },
          ),
          action(id, 'publish', 'Publish the files', 'Everybody sees what the files say, at once.', {
            release: 'files',
          }),
        ]
      : []),
    ...(canary
      ? [
          action(id, 'publish', 'Publish the canary', 'Everybody sees it, at once.', { release: canary.release }),
          action(id, 'end-canary', 'End the canary', 'Everybody sees what is live.'),
        ]
      : []),
    ...(previous
      ? [
          action(
            id,
            'rollback',
            'Roll back',
            `Everybody sees ${previous} again, at once. Saved files wait from then on.`,
          ),
        ]
      : []),
    isHeld
      ? action(
          id,
          'follow',
          'Follow the files',
          'What the files say is live, at once, and so is what is saved from now on.',
        )
      : action(id, 'hold', 'Hold', 'What is saved from now on waits until it is published.'),
  ]
}

const planned = (merchant: string, { id, release, at, by, note }: PlannedRelease, mayAct: boolean) =>
  html`<li><code>${release}</code> ${time(at)} <span class="muted">by ${by}${note && `: ${note}`}</span>
   ${mayAct && html`<div class="actions">${action(merchant, 'cancel', 'Cancel it', 'It does not go live then.', { plan: id })}</div>`}</li>`

const ACTS: Readonly<Record<string, string>> = {
  'release.files': 'Saved',
  'release.publish': 'Published',
  'release.rollback': 'Rolled back',
  'release.canary': 'Canary',
  'release.canary-end': 'Canary ended',
  'release.hold': 'Held',
  'release.follow': 'Follows its files',
  'release.withdraw': 'Taken off the air',
  'release.schedule': 'Planned',
  'release.cancel': 'Plan cancelled',
  'release.scheduled': 'Published as planned',
  'release.failed': 'A plan failed',
}

const line = ({ act, at, by, release, percent, note, words }: HistoryLine) =>
  html`<li><strong>${ACTS[act] ?? act}</strong> <code>${release}</code>${percent === null ? '' : ` ${percent} %`}
   <span class="muted">${time(at)} by ${by}${note && `: ${note}`}</span>
   ${words && html`<pre>${words}</pre>`}</li>`

/** An action in a form: its explanation and an optional reason come before the button. */
function action(
  merchant: string,
  name: OperatorAction,
  text: string,
  meaning: string,
  fields: Readonly<Record<string, string | number>> = {},
): Html {
  const hidden = Object.entries(fields).map(
    ([key, value]) => html`<input type="hidden" name="${key}" value="${value}">`,
  )
  return html`<details class="act"><summary class="button">${text}</summary>
    <form method="post" action="/operator/merchants/${merchant}/${name}">${hidden}<p class="muted">${meaning}</p>
    ${name !== 'preview' && html`<label>Why (for the history)<input name="note" maxlength="500"></label>`}
    <button class="main">${text}</button></form></details>`
}

const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

const time = (iso: string | null) => iso && html`<time datetime="${iso}">${MOMENT.format(new Date(iso))} UTC</time>`
