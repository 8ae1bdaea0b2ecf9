import type { OperatorPerson } from '@livery/contract/operator'
import { type Html, html } from '../../../platform/http/html.ts'
import { empty, merchantTag, time } from '../money/pages/parts.ts'
import { table } from '../money/pages/table.ts'
import type { OperatorServices } from '../services.ts'
import type { OperatorActRow } from './operator-acts.ts'

/** Lines of a page. */
export const LINES = 100

export interface AuditPage {
  readonly services: OperatorServices
  readonly acts: readonly OperatorActRow[]
  readonly people: readonly OperatorPerson[]
  readonly who: string
  readonly isLater: boolean
}

/** The acts of operators. */
export function auditPage({ services, acts, people, who, isLater }: AuditPage): Html {
  const shown = acts.slice(0, LINES)
  const last = shown.at(-1)
  const filter = html`<form class="filter"><label>Who<select name="who"><option value="">Everybody</option>${people.map(
    ({ name }) => html`<option${name === who && html` selected`}>${name}</option>`,
  )}</select></label><button>Show</button></form>`
  if (shown.length === 0)
    return html`${filter}${empty('Nothing was done', 'What people do here is listed, with name, time and address.')}`
  return html`${filter}${table(
    shown,
    [
      { head: 'When', cell: ({ at }) => time(at) },
      { head: 'Who', cell: ({ actor }) => actor || 'somebody unknown' },
      { head: 'Did', cell: ({ action }) => html`<code>${action}</code>` },
      { head: 'To', cell: ({ subject }) => html`<code>${subject}</code>` },
      { head: 'Merchant', cell: ({ merchant_id }) => merchant_id && merchantTag(services, merchant_id) },
      { head: 'With', cell: ({ after }) => after && html`<span class="muted">${words(after)}</span>` },
      { head: 'From', cell: ({ ip }) => ip },
    ],
    { label: 'Acts' },
  )}<p class="pages">${isLater && html`<a class="button" href="/operator/audit">To the latest</a>`}
   ${acts.length > LINES && last && html`<a class="button" href="?${new URLSearchParams({ before: last.id, ...(who ? { who } : {}) }).toString()}" data-next>Earlier <kbd>n</kbd></a>`}</p>`
}

const words = (after: NonNullable<OperatorActRow['after']>) =>
  Object.entries(after)
    .flatMap(([name, value]) => (typeof value === 'object' ? [] : `${name} ${value}`))
    .join(' · ')
    .slice(0, 200)
