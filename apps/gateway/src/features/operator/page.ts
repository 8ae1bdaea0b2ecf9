import { readFileSync } from 'node:fs'
import { escapeHtml } from '@livery/contract/escape-html'
import type { HistoryLine, MerchantRecord, PlannedRelease } from '@livery/contract/operator'
import { operatorDocument } from './document.ts'

const SCRIPT = readFileSync(new URL('./page-script.js', import.meta.url), 'utf8')

export interface StatusPage {
  readonly nonce: string
  readonly merchants: readonly MerchantRecord[]
  /** How many merchants are not listed, because there are too many. */
  readonly more: number
}

/** The status page: every merchant's releases, faults, plans and history, with the actions for them. */
export function statusPage({ nonce, merchants, more }: StatusPage): string {
  const faulty = merchants.filter(({ faults }) => faults.length > 0).length
  const state = faulty === 0 ? 'All files are sound.' : `${faulty} with faults; what was live before them still is.`
  return operatorDocument({
    nonce,
    title: 'Releases',
    script: SCRIPT,
    body: `<main><header><div><h1>Releases</h1><p class="muted">${merchants.length + more} merchants. ${state}</p></div>
     <button id="sign-out" type="button">Sign out</button></header><div role="alert"></div>
     <div class="list">${merchants.map(article).join('')}</div>
     ${more > 0 ? `<p class="muted">And ${more} more: npm run merchant -- status</p>` : ''}</main>
     <dialog aria-labelledby="asked"><form method="dialog"><h2 id="asked"></h2><p class="muted"></p>
     <label>Your name<input name="by" required maxlength="80" autocomplete="name"></label>
     <label>Why (for the history)<input name="note" maxlength="500"></label>
     <div class="actions"><button class="main" value="yes">Do it</button>
     <button value="no" formnovalidate>Leave it</button></div></form></dialog>`,
  })
}

type Tone = 'success' | 'warning' | 'danger' | 'info'

function article(record: MerchantRecord): string {
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
  return `<article data-tone="${tone}"><details id="merchant-${escapeHtml(id)}"><summary>
    <div><h2>${escapeHtml(name ?? id)}</h2><p class="muted">${escapeHtml(id)} · ${hosts.map(escapeHtml).join(' · ')}</p></div>
    <div class="badges">${badges.map(([kind, text]) => `<span class="badge" data-tone="${kind}">${text}</span>`).join('')}</div>
    </summary><div class="body">
    ${faults.length > 0 ? `<h3>Faults of the files</h3><pre class="fault">${faults.map(escapeHtml).join('\n')}</pre>` : ''}
    <h3>What visitors see</h3><p>${live ? `<code>${live}</code> since ${time(record.movedAt)}` : 'Nothing.'}</p>
    ${canary ? `<p><code>${canary.release}</code> for ${canary.percent} % of them.</p>` : ''}
    ${pending ? `<h3>What the files would change</h3><pre>${escapeHtml(pending)}</pre>` : ''}
    ${waiting.length > 0 ? `<h3>Planned</h3><ol>${waiting.map((plan) => planned(id, plan)).join('')}</ol>` : ''}
    <div class="actions">${actionsOf(record)}</div>
    <h3>History</h3><ol>${record.history.map(line).join('')}</ol></div></details></article>`
}

function actionsOf({ id, previous, canary, isHeld, files }: MerchantRecord): string {
  return [
    ...(files === 'differ'
      ? [
          button(
            id,
            'preview',
            { release: 'files', minutes: 1440 },
            'Preview the files',
            'Opens the site as the files have it, for a day, for whoever has the link.',
          ),
          button(
            id,
            'publish',
            { release: 'files' },
            'Publish the files',
            'Everybody sees what the files say, at once.',
          ),
        ]
      : []),
    ...(canary
      ? [
          button(id, 'publish', { release: canary.release }, 'Publish the canary', 'Everybody sees it, at once.'),
          button(id, 'end-canary', {}, 'End the canary', 'Everybody sees what is live.'),
        ]
      : []),
    ...(previous
      ? [
          button(
            id,
            'rollback',
            {},
            'Roll back',
            `Everybody sees ${previous} again, at once. Saved files wait from then on.`,
          ),
        ]
      : []),
    isHeld
      ? button(
          id,
          'follow',
          {},
          'Follow the files',
          'What the files say is live, at once, and so is what is saved from now on.',
        )
      : button(id, 'hold', {}, 'Hold', 'What is saved from now on waits until it is published.'),
  ].join('')
}

const planned = (merchant: string, { id, release, at, by, note }: PlannedRelease) =>
  `<li><code>${release}</code> ${time(at)} <span class="muted">by ${escapeHtml(by)}${note ? `: ${escapeHtml(note)}` : ''}</span>
   <div class="actions">${button(merchant, 'cancel', { plan: id }, 'Cancel it', 'It does not go live then.')}</div></li>`

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
  `<li><strong>${ACTS[act] ?? escapeHtml(act)}</strong> <code>${release ?? ''}</code>${percent === null ? '' : ` ${percent} %`}
   <span class="muted">${time(at)} by ${escapeHtml(by)}${note ? `: ${escapeHtml(note)}` : ''}</span>
   ${words ? `<pre>${escapeHtml(words)}</pre>` : ''}</li>`

function button(merchant: string, action: string, request: object, text: string, meaning: string): string {
  return `<button type="button" data-merchant="${escapeHtml(merchant)}" data-action="${action}" data-request="${escapeHtml(JSON.stringify(request))}" data-meaning="${escapeHtml(meaning)}">${text}</button>`
}

const time = (iso: string | null) => (iso ? `<time datetime="${iso}">${iso}</time>` : '')
