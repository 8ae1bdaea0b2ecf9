import { type Html, html } from '../../../../platform/http/html.ts'
import { mayDo, type Operator } from '../../person.ts'
import type { DayRow, DifferenceRow } from '../read/differences.ts'
import type { MoneyServices } from '../services.ts'
import { decision, hidden } from './decide.ts'
import { badge, empty, facts, merchantTag, panel, time } from './parts.ts'
import { inMinor } from './queues/differences.ts'
import { table } from './table.ts'
import { DIFFERENCE_WORDS, DIRECTION_WORDS, reasonText } from './words.ts'

/** The days that were compared with the providers' lists. */
export function daysPage(services: MoneyServices, days: readonly DayRow[]): Html {
  return html`<nav class="tabs" aria-label="Lists"><a href="/operator/money/queue/differences">Open differences</a><a href="/operator/money/days" aria-current="page">Days</a></nav>
   ${
     days.length === 0
       ? empty('No day yet', 'Half an hour after a day ends, the providers’ lists of it are held against the books.')
       : table(
           days,
           [
             { head: 'Day', cell: ({ day }) => day },
             { head: 'Merchant', cell: ({ merchant_id }) => merchantTag(services, merchant_id) },
             { head: 'Account', cell: ({ connection }) => connection },
             { head: 'Lines', cell: ({ lines }) => lines, isSum: true },
             { head: 'Agree', cell: ({ matched }) => matched, isSum: true },
             {
               head: 'Open',
               cell: ({ open }) => (open > 0 ? badge(String(open), 'warning') : badge('none', 'success')),
               isSum: true,
             },
             { head: 'Done', cell: ({ done_at }) => time(done_at), isSum: true },
           ],
           {
             label: 'Days',
             href: ({ merchant_id, connection, day }) =>
               `/operator/money/days/${merchant_id}/${encodeURIComponent(connection)}/${day}`,
           },
         )
   }`
}

export interface DayPage {
  readonly services: MoneyServices
  readonly operator: Operator
  readonly differences: readonly DifferenceRow[]
}

/** A day's differences; a person closes each with a reason. */
export function dayPage({ services, operator, differences }: DayPage): Html {
  const may = mayDo(operator, 'money')
  if (differences.length === 0)
    return empty('The books agree', 'Each line of the provider’s list is in our books, and the other way round.')
  return html`<div class="list">${differences.map((one) => {
    const { id, kind, direction, provider_ref, reference, currency, closed_at, closed_by, resolution } = one
    const page = reference?.startsWith('D') ? 'deposits' : 'withdrawals'
    return html`<div id="difference-${id}" data-row>${panel(
      DIFFERENCE_WORDS[kind] ?? kind,
      html`${facts([
        ['What', DIRECTION_WORDS[direction] ?? direction],
        ['Ours', inMinor(services, one.ours_minor, currency, one.merchant_id) ?? '—'],
        ['Theirs', inMinor(services, one.theirs_minor, currency, one.merchant_id) ?? '—'],
        ['Provider’s number', html`<code>${provider_ref || '—'}</code>`],
        [
          'Order',
          reference && html`<a href="/operator/money/${page}/${reference}" data-open>${reference.split('-')[0]}</a>`,
        ],
        ['Found', time(one.found_at)],
        closed_at && ['Closed', html`${time(closed_at)} by ${closed_by}: ${reasonText(resolution)}`],
      ])}
      ${
        may &&
        !closed_at &&
        html`<div class="actions">${decision({
          ...{ act: 'close-difference', text: 'Close', tone: 'main', fields: { id }, asksWhy: 'Why it is settled' },
          meaning: 'Closing moves no money: say what you have found out, and where.',
        })}</div>`
      }
      ${
        may &&
        closed_at &&
        closed_by !== 'rule' &&
        html`<form method="post" action="/operator/money/acts/reopen-difference">${hidden({ id })}<button>Open again</button></form>`
      }`,
      closed_at ? badge('closed', 'success') : badge('open', 'warning'),
    )}</div>`
  })}</div>`
}
