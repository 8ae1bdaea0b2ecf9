import { escapeHtml } from '@livery/contract/escape-html'
import { isWrittenWhole } from '@livery/locale/money'
import type { Order } from '../records.ts'
import { textsOf } from './texts.ts'

const STYLE = `
:root { color-scheme: light dark; --ink: #14202e; --quiet: #566577; --ground: #eef2f6; --tile: #fff; --line: #d5dde6; --act: #0b5c4d; --on-act: #fff }
@media (prefers-color-scheme: dark) { :root { --ink: #e8eef4; --quiet: #9fb0c0; --ground: #0d141b; --tile: #16202a; --line: #2a3947; --act: #4cc3a5; --on-act: #06231c } }
* { box-sizing: border-box }
body { margin: 0; min-block-size: 100dvh; display: grid; place-items: center; padding: 1.25rem; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
main { inline-size: min(100%, 26rem); background: var(--tile); border: 1px solid var(--line); border-radius: 1.25rem; padding: 1.5rem; display: grid; gap: 1.25rem }
h1 { margin: 0; font-size: 1.125rem; font-weight: 650 } p { margin: 0 } .quiet { color: var(--quiet); font-size: .875rem }
.sum { font-size: 2.25rem; font-weight: 700; letter-spacing: -.02em; line-height: 1.1; font-variant-numeric: tabular-nums; overflow-wrap: anywhere }
form { display: grid; gap: .875rem } label { display: grid; gap: .25rem; font-size: .875rem; color: var(--quiet) }
input { font: inherit; font-size: 1.0625rem; color: var(--ink); background: transparent; border: 1px solid var(--line); border-radius: .75rem; padding: .75rem .875rem; min-inline-size: 0; inline-size: 100% }
button, .button { font: inherit; font-weight: 650; text-align: center; text-decoration: none; min-block-size: 3rem; padding: .75rem 1rem; border-radius: .75rem; border: 1px solid transparent; background: var(--act); color: var(--on-act); cursor: pointer }
button.plain { background: transparent; color: var(--ink); border-color: var(--line) }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: .875rem }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .625rem } li a { display: flex; justify-content: space-between; gap: 1rem; padding: .875rem; border: 1px solid var(--line); border-radius: .75rem; color: inherit; text-decoration: none; font-variant-numeric: tabular-nums }
`

/** A page of the bank in the payer's language. */
function page(language: Order['language'], title: string, body: string): string {
  const { demo } = textsOf(language.tag)
  return `<!doctype html><html lang="${escapeHtml(language.tag)}" dir="${language.dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>${body}<p class="quiet">${escapeHtml(demo)}</p></main></body></html>`
}

export function payPage(order: Order): string {
  const words = textsOf(order.language.tag)
  const fields = order.instructions.kind === 'card' ? cardFields(words) : amountField(order, words.amount)
  return page(
    order.language,
    words.pay,
    `<h1>${words.payTo} <bdi>${escapeHtml(order.merchantName)}</bdi></h1><p class="sum"><bdi>${escapeHtml(shown(order))}</bdi></p><p class="quiet"><bdi>${escapeHtml(order.reference)}</bdi></p>` +
      `<form method="post">${fields}<button name="do" value="pay">${words.pay}</button><button class="plain" name="do" value="refuse" formnovalidate>${words.refuse}</button></form>`,
  )
}

export function endPage(order: Order, isPaid: boolean): string {
  const words = textsOf(order.language.tag)
  const isHttp = /^https?:/.test(order.returnUrl)
  const back = isHttp && order.instructions.kind !== 'card'
  return page(
    order.language,
    isPaid ? words.paid : words.refused,
    `<h1>${isPaid ? words.paid : words.refused}</h1><p class="sum"><bdi>${escapeHtml(shown(order))}</bdi></p>${back ? `<a class="button" href="${escapeHtml(order.returnUrl)}">${words.back}</a>` : ''}`,
  )
}

/** The phone: orders that wait for payment, the newest first. */
export function phonePage(orders: readonly Order[]): string {
  const language = orders[0]?.language ?? { tag: 'en', dir: 'ltr' as const }
  const words = textsOf(language.tag)
  const list = orders
    .map(
      (order) =>
        `<li><a href="/pay/${escapeHtml(order.id)}"><span><bdi>${escapeHtml(order.merchantName)}</bdi><br><span class="quiet">${escapeHtml(order.reference)}</span></span><b><bdi>${escapeHtml(shown(order))}</bdi></b></a></li>`,
    )
    .join('')
  return page(
    language,
    words.openOrders,
    `<h1>${words.openOrders}</h1>${orders.length > 0 ? `<ul>${list}</ul>` : `<p>${words.none}</p>`}`,
  )
}

function amountField({ amount }: Order, label: string): string {
  return `<label>${label}<input name="amount" inputmode="decimal" dir="ltr" required pattern="[0-9]{1,14}([.][0-9]{1,4})?" value="${escapeHtml(amount)}"></label>`
}

function cardFields({ card, expiry, code }: ReturnType<typeof textsOf>): string {
  const field = (name: string, label: string, value: string, complete: string) =>
    `<label>${label}<input name="${name}" inputmode="numeric" dir="ltr" required autocomplete="${complete}" value="${value}"></label>`
  return `${field('number', card, '4242 4242 4242 4242', 'cc-number')}<div class="pair">${field('expiry', expiry, '12/30', 'cc-exp')}${field('code', code, '123', 'cc-csc')}</div>`
}

function shown({ amount, currency, exponent, language }: Order): string {
  const format = new Intl.NumberFormat(language.tag, {
    style: 'currency',
    currency,
    minimumFractionDigits: exponent,
    maximumFractionDigits: exponent,
    trailingZeroDisplay: isWrittenWhole(currency) ? 'stripIfInteger' : 'auto',
  })
  return format.format(amount as Intl.StringNumericLiteral)
}
