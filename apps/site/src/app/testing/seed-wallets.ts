import type { ResponseOf } from '@livery/contract/call'
import type { Calls } from '@livery/contract/calls'
import { PAGES } from '@livery/contract/pages'
import {
  TRANSFER_REASONS,
  WALLET_TRANSFER_STATES,
  type WalletTransferView,
  type WalletVendor,
} from '@livery/contract/wallet/transfers'
import type { Visit } from './open-visit.ts'

type Money = ResponseOf<Calls['walletBalance']>

/** What a story shows of wallets. */
export interface WalletWish {
  /** Vendors that keep wallets: the visit's last ones. */
  readonly own?: number
  /** Values that replace those of the sample answer; `unknown` when the call fails. */
  readonly money?: Partial<Money> | 'unknown'
  readonly hasTransfers?: boolean
}

/** Fills a visit with what a member has in wallets, which no recording has; returns the page's address. */
export function seedWallets(visit: Visit, { own = 2, money = {}, hasTransfers = false }: WalletWish): string {
  const { queries, connection, boot } = visit
  queries.setDefaultOptions({
    queries: { ...queries.getDefaultOptions().queries, staleTime: Number.POSITIVE_INFINITY },
  })
  connection.setState({ live: true })
  const { vendorMarks, merchant } = boot
  const vendors = vendorMarks.map(
    ({ code, name, mono }, at): WalletVendor => ({
      vassalage: code,
      displayName: name,
      icon: mono,
      own: at >= vendorMarks.length - own,
    }),
  )
  const wallets = vendors.filter((one) => one.own).map(({ vassalage }) => ({ ...READY, vassalage }))
  const isSingle = own === 0 ? 1 : 0
  queries.setQueryData(['merchantWallet', {}], { isSingle, currency: merchant.currency.code, vendors })
  if (money !== 'unknown')
    queries.setQueryData(['walletBalance', {}], {
      ...{ currency: merchant.currency.code, total: '1750', main: '1250', held: '0', transit: '0' },
      ...{ wallets, choice: { brings: 'all', amount: null, comesHome: true } },
      ...money,
    } satisfies Money)
  const transfers = hasTransfers
    ? WALLET_TRANSFER_STATES.map((state, at) => transferIn(state, at, vendors.at(-1)!))
    : []
  queries.setQueryData(['walletTransfers', {}], { transfers })
  return PAGES.transferFund.path
}

const READY = { balance: '250', state: 'ready', moving: false } as const

const transferIn = (
  state: WalletTransferView['state'],
  at: number,
  { vassalage }: WalletVendor,
): WalletTransferView => ({
  reference: `T00000000${at + 10}`,
  vassalage,
  direction: at % 2 === 0 ? 'in' : 'out',
  amount: '100',
  state,
  reason: state === 'failed' ? TRANSFER_REASONS[0] : null,
  at: `2026-11-24T08:0${at}:00.000Z`,
})
