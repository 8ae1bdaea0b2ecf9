import type { ExplainedRewards } from '../../../../ledger/rewards/explained.ts'
import { type Html, html } from '../../../../platform/http/html.ts'
import type { Operator } from '../../person.ts'
import type { DepositRow } from '../read/deposits.ts'
import type { Member } from '../read/members.ts'
import type { EarnedRow } from '../read/orders.ts'
import type { EntryRow, PayeeRow, PlayerAccount, PlayerSums, RequirementRow } from '../read/player.ts'
import type { WithdrawalRow } from '../read/withdrawals.ts'
import type { MoneyServices } from '../services.ts'
import { earnedPanel } from './order-page.ts'
import {
  ago,
  badge,
  empty,
  facts,
  figures,
  merchantTag,
  panel,
  stateBadge,
  sum,
  time,
  timesText,
  wayTag,
} from './parts.ts'
import { rewardsPanel } from './rewards.ts'
import { type Column, table } from './table.ts'
import { type VendorWallets, walletsPanel } from './wallets.ts'
import { codeText, movementText, reasonText } from './words.ts'

/** How many movements a page has. */
export const ENTRIES = 50

export interface PlayerPage {
  readonly services: MoneyServices
  readonly operator: Operator
  readonly member: Member
  readonly currency: { readonly code: string; readonly exponent: number }
  readonly accounts: readonly PlayerAccount[]
  readonly sums: PlayerSums
  readonly requirements: readonly RequirementRow[]
  readonly deposits: readonly DepositRow[]
  readonly withdrawals: readonly WithdrawalRow[]
  readonly payees: readonly PayeeRow[]
  readonly entries: readonly EntryRow[]
  readonly wallets: VendorWallets
  readonly rewards: ExplainedRewards
  readonly earned: readonly EarnedRow[]
  readonly isLater: boolean
}

const KINDS: Readonly<Record<number, string>> = {
  0: 'player',
  1: 'agent',
  2: 'agent',
  4: 'trial',
  41: 'agent',
  42: 'agent',
}

/** A player's money with everything about it. */
export function playerPage(page: PlayerPage): Html {
  const { services, member, currency, accounts, sums } = page
  const of = (kind: string) => accounts.find((one) => one.kind === kind)?.balance_minor ?? 0n
  const shown = (minor: bigint) => sum(minor, currency.exponent, currency.code)
  return html`<dl class="figures">
   <div><dt>Balance</dt><dd>${shown(of('player'))}</dd></div><div><dt>Put aside</dt><dd>${shown(of('held'))}</dd></div>
   <div><dt>Bonus</dt><dd>${shown(of('bonus'))}</dd></div><div data-tone="${of('debt') < 0n ? 'danger' : ''}"><dt>Owes</dt><dd>${shown(-of('debt'))}</dd></div></dl>
   <div class="columns"><div>${panel('Movements', movements(page))}
   ${panel('Deposits', orders(page.deposits, depositColumns(services), 'Deposits', 'deposits'))}
   ${panel('Withdrawals', orders(page.withdrawals, withdrawalColumns(services), 'Withdrawals', 'withdrawals'))}</div>
   <div>${panel(
     'The player',
     facts([
       ['Merchant', merchantTag(services, member.merchant_id)],
       ['Number', member.id],
       ['Kind', KINDS[member.kind] ?? 'player'],
       ['Mobile', member.mobile && `••••${member.mobile.slice(-4)}`],
       ['Since', time(member.created_at)],
       ['Paid in', html`${shown(sums.deposited_minor)} <span class="muted">${timesText(sums.deposits)}</span>`],
       ['Taken out', html`${shown(sums.withdrawn_minor)} <span class="muted">${timesText(sums.withdrawals)}</span>`],
       ['Staked', shown(sums.staked_minor)],
       ['Won', shown(sums.won_minor)],
     ]),
     badge(codeText(member.status), member.status === 'active' ? 'success' : 'danger'),
   )}
   ${walletsPanel({ ...page.wallets, services, operator: page.operator, merchantId: member.merchant_id, currency })}
   ${panel('What has to be staked', requirements(page))}
   ${panel('Where withdrawals go', payees(page))}</div></div>
   ${rewardsPanel(page.rewards, currency.exponent)}
   ${earnedPanel(page.earned, currency.exponent)}`
}

function movements({ entries, isLater, currency: { exponent } }: PlayerPage): Html {
  if (entries.length === 0) return html`<p class="muted">Nothing has moved yet.</p>`
  const shown = entries.slice(0, ENTRIES)
  const last = shown.at(-1)
  const columns: readonly Column<EntryRow>[] = [
    { head: 'When', cell: ({ at }) => time(at) },
    { head: 'What', cell: ({ kind }) => movementText(kind) },
    { head: 'Of', cell: ({ meta }) => textOf(meta.reference ?? meta.round ?? meta.providerRef) },
    {
      head: 'Amount',
      cell: ({ amount_minor }) =>
        html`<span data-sign="${amount_minor < 0n ? 'out' : 'in'}">${amount_minor > 0n && '+'}${figures(amount_minor, exponent)}</span>`,
      isSum: true,
    },
    { head: 'Balance', cell: ({ balance_after }) => figures(balance_after, exponent), isSum: true },
  ]
  return html`${table(shown, columns, { label: 'Movements' })}<p class="pages">${isLater && html`<a class="button" href="?">To the latest</a>`}
   ${entries.length > ENTRIES && last && html`<a class="button" href="?before=${last.version}" data-next>Earlier <kbd>n</kbd></a>`}
   <a class="button plain" href="?format=csv" download>CSV</a></p>`
}
const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? html`<code>${value}</code>` : null

const orders = <Row extends { readonly reference: string }>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  label: string,
  path: string,
): Html =>
  rows.length === 0
    ? html`<p class="muted">None yet.</p>`
    : table(rows, columns, { label, href: ({ reference }) => `/operator/money/${path}/${reference}` })

const depositColumns = (services: MoneyServices): readonly Column<DepositRow>[] => [
  { head: 'Deposit', cell: ({ reference }) => reference },
  { head: 'Way', cell: ({ merchant_id, method }) => wayTag(services, merchant_id, method) },
  { head: 'State', cell: ({ state, reason }) => html`${stateBadge(state)} ${reasonText(reason)}` },
  {
    head: 'Asked for',
    cell: ({ payable_minor, exponent, currency }) => sum(payable_minor, exponent, currency),
    isSum: true,
  },
  {
    head: 'Credited',
    cell: ({ credited_minor, exponent, currency }) => sum(credited_minor, exponent, currency),
    isSum: true,
  },
  { head: 'Since', cell: ({ created_at }) => ago(created_at), isSum: true },
]

const withdrawalColumns = (services: MoneyServices): readonly Column<WithdrawalRow>[] => [
  { head: 'Withdrawal', cell: ({ reference }) => reference },
  { head: 'Way', cell: ({ merchant_id, method }) => wayTag(services, merchant_id, method) },
  { head: 'To', cell: ({ masked }) => html`<span class="masked">${masked}</span>` },
  { head: 'State', cell: ({ state }) => stateBadge(state) },
  {
    head: 'Amount',
    cell: ({ amount_minor, exponent, currency }) => sum(amount_minor, exponent, currency),
    isSum: true,
  },
  { head: 'Since', cell: ({ requested_at }) => ago(requested_at), isSum: true },
]

function requirements({ services, member, requirements: rows }: PlayerPage): Html {
  if (rows.length === 0) return html`<p class="muted">Nothing.</p>`
  return html`<ul class="lines">${rows.map((one) => {
    const percent = Number((one.done_minor * 100n) / one.needed_minor)
    return html`<li><div class="between"><span>${codeText(one.source_kind)} ${wayTag(services, member.merchant_id, one.name)}</span>${one.finished_at ? badge('done', 'success') : badge(`${percent} %`)}</div>
     <progress max="100" value="${percent}" aria-label="Staked">${percent} %</progress>
     <p class="muted">${figures(one.done_minor, one.exponent)} of ${figures(one.needed_minor, one.exponent)} ${one.currency}</p></li>`
  })}</ul>`
}

function payees({ services, member, payees: rows }: PlayerPage): Html {
  if (rows.length === 0) return html`<p class="muted">No account is saved.</p>`
  return html`<ul class="lines">${rows.map(
    ({ method, masked, created_at, removed_at }) =>
      html`<li><div class="between"><span>${wayTag(services, member.merchant_id, method)}</span>${removed_at && badge('removed', 'danger')}</div><p class="muted">${masked}, added ${time(created_at)}</p></li>`,
  )}</ul>`
}

/** Players whose account, number or mobile number was searched; how to search where nothing was. */
export function searchPage(services: MoneyServices, q: string, members: readonly Member[]): Html {
  if (q === '')
    return empty(
      'Look for somebody',
      'Type a player’s account, number or mobile number, or an order’s reference, whole.',
    )
  if (members.length === 0)
    return empty(
      'Nobody found',
      `No player has “${q}” as account, number or mobile number, and no order as reference. Write it whole.`,
    )
  return table(
    members,
    [
      { head: 'Player', cell: ({ account }) => account },
      { head: 'Merchant', cell: ({ merchant_id }) => merchantTag(services, merchant_id) },
      { head: 'Number', cell: ({ id }) => id },
      { head: 'Kind', cell: ({ kind }) => KINDS[kind] ?? 'player' },
      { head: 'State', cell: ({ status }) => badge(codeText(status), status === 'active' ? 'success' : 'danger') },
      { head: 'Since', cell: ({ created_at }) => time(created_at), isSum: true },
    ],
    { label: 'Players', href: ({ merchant_id, id }) => `/operator/money/players/${merchant_id}/${id}` },
  )
}
