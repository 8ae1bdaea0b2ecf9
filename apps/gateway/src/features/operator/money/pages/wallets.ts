import type { OwnMoney, WalletTransferRow } from '../../../../ledger/vendor-wallets/transfers.ts'
import { type Html, html } from '../../../../platform/http/html.ts'
import { mayDo, type Operator } from '../../person.ts'
import type { MoneyServices } from '../services.ts'
import { decision } from './decide.ts'
import { badge, figures, panel, sum, time } from './parts.ts'

/** A player's money in the wallets that vendors keep. */
export interface VendorWallets {
  readonly money: OwnMoney
  readonly transfers: readonly WalletTransferRow[]
}

interface Shown extends VendorWallets {
  readonly services: MoneyServices
  readonly operator: Operator
  readonly merchantId: string
  readonly currency: { readonly code: string; readonly exponent: number }
}

const STATES: Readonly<
  Record<WalletTransferRow['state'], readonly [name: string, tone: 'success' | 'warning' | 'danger' | 'info']>
> = {
  created: ['begun', 'info'],
  sent: ['sent', 'info'],
  unknown: ['no answer', 'warning'],
  done: ['done', 'success'],
  failed: ['refused', 'danger'],
}

/**
 * Money at vendors by our books, money on its way, and the orders that move it; nothing where no vendor keeps a wallet.
 */
export function walletsPanel(shown: Shown): Html | false {
  const { money, transfers, currency } = shown
  const there = [...money.atVendors].filter(([, minor]) => minor !== 0n)
  if (there.length === 0 && money.transit === 0n && transfers.length === 0) return false
  return panel(
    'Wallets at vendors',
    html`<ul class="lines">${there.map(
      ([vendor, minor]) =>
        html`<li><div class="between"><span>${nameOf(shown, vendor)}</span>${sum(minor, currency.exponent, currency.code)}</div></li>`,
    )}${
      money.transit > 0n &&
      html`<li data-tone="warning"><div class="between"><span>On its way to a vendor</span>${sum(money.transit, currency.exponent, currency.code)}</div></li>`
    }${transfers.map((one) => order(shown, one))}</ul>`,
  )
}

function order(shown: Shown, one: WalletTransferRow): Html {
  const [name, tone] = STATES[one.state]
  const isOpen = one.state !== 'done' && one.state !== 'failed'
  return html`<li><div class="between"><span>${one.direction === 'in' ? 'To' : 'From'} ${nameOf(shown, one.vendor_id)}</span>${badge(name, tone)}</div>
   <p class="muted"><code>${one.reference}</code> ${figures(one.amount, one.exponent)} ${one.currency}, ${time(one.requested_at)}${one.reason && html`, ${one.reason}`}</p>
   ${
     isOpen &&
     mayDo(shown.operator, 'money') &&
     html`<div class="actions">${decision({
       ...{ act: 'ask-vendor', text: 'Ask the vendor now', tone: 'main' },
       fields: { merchant: shown.merchantId, reference: one.reference },
       meaning:
         'It is asked what became of this order, and its word is taken at once. What it has never heard of is sent again under the same reference, so nothing moves twice. No other order of this player goes to the vendor before.',
     })}</div>`
   }</li>`
}

const nameOf = ({ services }: Shown, vendor: string) => services.vendors.byId.get(vendor)?.displayName ?? vendor
