import { type Html, html } from '../../../../platform/http/html.ts'
import { mayDo, type Operator } from '../../person.ts'
import type { Proposal } from '../acts/proposals.ts'
import { badge, figures, time } from './parts.ts'
import { ACT_WORDS, reasonText } from './words.ts'

type Fields = Readonly<Record<string, string>>

/** A button that explains its act first: its letter opens the explanation, and Enter decides. */
export interface Decision {
  readonly act: string
  readonly letter?: string
  readonly text: string
  readonly meaning: Html | string
  readonly fields: Fields
  readonly tone?: 'main' | 'danger'
  /** The reasons to choose from, besides own words. */
  readonly reasons?: readonly (readonly [code: string, text: string])[]
  /** A reason in own words only. */
  readonly asksWhy?: string
  /** Another field that has to be filled in. */
  readonly asks?: Html
}

export function decision({ act, letter, text, meaning, fields, tone, reasons, asksWhy, asks }: Decision): Html {
  return html`<details class="act" name="decide"><summary class="button ${tone}"${letter && html` data-key="${letter}"`}>${text}${letter && html` <kbd>${letter}</kbd>`}</summary>
   <form method="post" action="/operator/money/acts/${act}">${hidden(fields)}<p>${meaning}</p>${asks}
   ${
     reasons &&
     html`<label>What the player reads, in their language<select name="reason" required><option value="">Choose</option>${reasons.map(
       ([code, words]) => html`<option value="${code}">${words}</option>`,
     )}<option value="own">In my own words</option></select></label>
     <label class="own">Your words, as the player reads them<textarea name="ownReason" rows="2" maxlength="300"></textarea></label>`
   }
   ${asksWhy && html`<label>${asksWhy}<textarea name="reason" rows="2" minlength="3" maxlength="300" required></textarea></label>`}
   <button class="${tone ?? 'main'}">${text}</button></form></details>`
}

export const hidden = (fields: Fields): readonly Html[] =>
  Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)

/** A proposal: another person can confirm it, and everybody may drop it. */
export function proposed(proposal: Proposal, operator: Operator): Html {
  const { id, act, proposed_by: by, proposed_at: at, amount_minor: minor, exponent, currency, fields } = proposal
  const isOwn = by === operator.name
  const may = mayDo(operator, 'money')
  const { merchant: _, connection: __, providerRef: ___, reason, ...others } = fields
  // The page's title already shows the subject.
  const rest = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== proposal.subject))
  return html`<section class="panel proposal"><div class="panel-head"><h2>For a second person</h2>${badge(ACT_WORDS[act] ?? act, 'warning')}</div>
   <p><strong>${by}</strong> has begun it, ${time(at)}: ${figures(minor, exponent)} ${currency}.
   ${Object.entries(rest).map(([name, value]) => html` ${name}: <code>${value}</code>`)}${reason && html` “${reasonText(reason)}”`}</p>
   ${isOwn && html`<p class="muted">Another person has to confirm it. You may drop it.</p>`}
   ${
     may &&
     html`<div class="actions">${!isOwn && button(`confirm/${id}`, 'Confirm', 'a', 'main')}${button(`drop/${id}`, 'Drop', 'x')}</div>`
   }</section>`
}

const button = (path: string, text: string, letter: string, tone = ''): Html =>
  html`<form method="post" action="/operator/money/${path}"><button class="${tone}" data-key="${letter}">${text} <kbd>${letter}</kbd></button></form>`
