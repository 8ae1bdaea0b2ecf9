import { type Html, html } from '../../../../platform/http/html.ts'
import type { Selection } from '../read/place.ts'
import type { MoneyServices } from '../services.ts'
import { empty } from './parts.ts'
import type { Queue } from './queues/queue.ts'
import { queuesOfLine } from './queues/queues.ts'
import { table } from './table.ts'

/** Lines of a page of a list. */
export const LINES = 50

interface QueuePage {
  readonly services: MoneyServices
  readonly queue: Queue
  readonly rows: readonly unknown[]
  readonly selection: Selection
}

/** A queue with its filter, a page at a time. */
export function queuePage({ services, queue, rows, selection }: QueuePage): Html {
  const shown = rows.slice(0, LINES)
  const last = shown.at(-1)
  const query = (changes: Readonly<Record<string, string>>) => {
    const params = new URLSearchParams(selection.merchantId ? { merchant: selection.merchantId } : {})
    for (const [name, value] of Object.entries(changes)) params.set(name, value)
    return `?${params}`
  }
  const isLater = selection.after.name !== ''
  return html`${tabs(queue)}${filter(services, selection, query({ format: 'csv' }))}
   ${
     shown.length === 0
       ? empty(
           ...(isLater || selection.merchantId
             ? (['Nothing here', 'Nothing waits here that fits the filter.'] as const)
             : queue.empty),
         )
       : table(shown, queue.columns(services), { label: queue.title, href: (row) => queue.href(row) })
   }
   <p class="pages">${isLater && html`<a class="button" href="${query({})}">To the beginning</a>`}
   ${rows.length > LINES && last !== undefined && html`<a class="button" href="${query({ after: queue.place(last) })}" data-next>Next ${LINES} <kbd>n</kbd></a>`}</p>`
}

/** The lists of one line of the menu. */
function tabs(queue: Queue): Html | false {
  const beside = queuesOfLine(queue.line)
  return (
    (beside.length > 1 || queue.line === 'days') &&
    html`<nav class="tabs" aria-label="Lists">${beside.map(
      ({ id, tab }) =>
        html`<a href="/operator/money/queue/${id}"${id === queue.id && html` aria-current="page"`}>${tab}</a>`,
    )}${queue.line === 'days' && html`<a href="/operator/money/days">Days</a>`}${
      queue.line === 'orders' && html`<a href="/operator/money/codes">Codes</a>`
    }</nav>`
  )
}

const filter = ({ registry }: MoneyServices, { merchantId }: Selection, csv: string): Html =>
  html`<form class="filter"><label>Merchant<select name="merchant"><option value="">All</option>${registry.ids.map(
    (id) =>
      html`<option value="${id}"${id === merchantId && html` selected`}>${registry.site(id)?.merchant.name ?? id}</option>`,
  )}</select></label><button>Show</button><a class="button plain" href="${csv}" download>CSV</a></form>`
