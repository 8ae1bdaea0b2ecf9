import type { StepRow } from '../../../../ledger/payments/deposits.ts'
import { type Html, html } from '../../../../platform/http/html.ts'
import { panel, stateBadge, time } from './parts.ts'
import { reasonText, STATE_TONES } from './words.ts'

const ACTORS: Readonly<Record<string, string>> = {
  player: 'the player',
  platform: 'by itself',
  provider: 'the provider',
}

/** The history of an order: who, when, why. */
export const steps = (rows: readonly StepRow[]): Html =>
  panel(
    'What has happened',
    html`<ol class="steps">${rows.map(
      ({ state, at, actor, reason, params }) =>
        html`<li data-tone="${STATE_TONES[state] ?? 'info'}"><div>${stateBadge(state)} <span class="muted">${ACTORS[actor] ?? actor}, ${time(at)}</span></div>
         ${documentOf(params)}${reason && !('asks' in params) && html`<p>${reasonText(reason)}</p>`}
         ${figuresOf(params)}</li>`,
    )}</ol>`,
  )

const BECAME: Readonly<Record<string, string>> = {
  wanted: 'Asked for',
  sent: 'Sent',
  accepted: 'Accepted',
  refused: 'Refused',
}
const documentOf = ({ document, became }: StepRow['params']) =>
  document !== undefined && html`<p>${BECAME[String(became)] ?? ''}: ${reasonText(String(document))}</p>`

const NOT_FIGURES: readonly string[] = ['asks', 'proof', 'document', 'became']
const figuresOf = (params: StepRow['params']) => {
  const shown = Object.entries(params).filter(([name]) => !NOT_FIGURES.includes(name))
  return shown.length > 0 && html`<p class="muted">${shown.map(([name, value]) => `${name} ${value}`).join(' · ')}</p>`
}
