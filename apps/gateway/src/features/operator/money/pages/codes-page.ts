import { textIn } from '@livery/merchant/texts'
import { type Html, html } from '../../../../platform/http/html.ts'
import { mayDo, type Operator } from '../../person.ts'
import type { MoneyServices } from '../services.ts'
import { empty, merchantTag, panel } from './parts.ts'

/** A virtual item, and how many codes of it are left. */
interface Stocked {
  readonly merchantId: string
  readonly itemId: string
  readonly name: string
  readonly free: number
  readonly all: number
}

/**
 * The virtual items of every mall with their codes. Operators add codes, one a line, and cannot read them afterwards.
 */
export function codesPage(services: MoneyServices, operator: Operator, stocked: readonly Stocked[]): Html {
  if (stocked.length === 0)
    return html`${tabs}${empty('No virtual items', 'Items of a mall that are codes are listed here.')}`
  return html`${tabs}${stocked.map((one) =>
    panel(
      one.name,
      html`<p>${merchantTag(services, one.merchantId)} <code>${one.itemId}</code></p>
       <p>${one.free} of ${one.all} codes are left.</p>${mayDo(operator, 'money') && form(one)}`,
    ),
  )}`
}

const tabs = html`<nav class="tabs" aria-label="Lists"><a href="/operator/money/queue/orders">To approve</a><a href="/operator/money/queue/orders-approved">To send</a><a href="/operator/money/queue/orders-sent">Sent</a><a href="/operator/money/codes" aria-current="page">Codes</a></nav>`

const form = ({ merchantId, itemId }: Stocked): Html =>
  html`<details class="act"><summary class="button">Add codes</summary><form method="post" action="/operator/money/acts/add-codes">
   <input type="hidden" name="merchant" value="${merchantId}"><input type="hidden" name="item" value="${itemId}">
   <label>One code a line<textarea name="codes" rows="6" maxlength="130000" required autocomplete="off" spellcheck="false"></textarea></label>
   <button class="main">Add codes</button></form></details>`

/** The virtual items in merchants' files, with the number of codes left. */
export function stockedItems(
  { registry }: MoneyServices,
  counts: ReadonlyMap<string, readonly { readonly itemId: string; readonly free: number; readonly all: number }[]>,
): readonly Stocked[] {
  return registry.ids.flatMap((merchantId) => {
    const merchant = registry.site(merchantId)?.merchant
    const items = merchant?.pointMall?.items.filter(({ kind }) => kind === 'virtual') ?? []
    return items.map(({ id, name }) => {
      const { free = 0, all = 0 } = counts.get(merchantId)?.find(({ itemId }) => itemId === id) ?? {}
      return { merchantId, itemId: id, name: textIn(name, 'EN', merchant!.languages), free, all }
    })
  })
}
