import type { Deposit, DepositBonus, DepositInstruction, DepositMethod } from '@livery/contract/cashier/deposits'
import type { DepositKind } from '@livery/contract/payments/method'

/** A plate with two letters, as every way to pay has a picture. */
const logo = (letters: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44"><rect width="44" height="44" rx="8" fill="#205080"/><text x="22" y="28" font-size="16" font-family="sans-serif" fill="#fff" text-anchor="middle">${letters}</text></svg>`)}`

function methodFixture(id: string, kind: DepositKind, replaced: Partial<DepositMethod> = {}): DepositMethod {
  return {
    id,
    name: id,
    logo: logo(id.slice(0, 2).toUpperCase()),
    kind,
    min: '100',
    max: '50000',
    quick: ['200', '500', '1000', '5000'],
    fee: { basisPoints: 0, fixed: '0' },
    usualMinutes: 1,
    longestMinutes: 30,
    expiresAfterMinutes: 15,
    proof: null,
    network: null,
    fields: [],
    closed: false,
    ...replaced,
  }
}

export const METHODS: readonly DepositMethod[] = [
  methodFixture('GCash', 'redirect'),
  methodFixture('QR Ph', 'qr', { usualMinutes: 0 }),
  methodFixture('Card', 'card', { fee: { basisPoints: 150, fixed: '5' } }),
  methodFixture('Bank transfer', 'transfer', {
    usualMinutes: 180,
    longestMinutes: 2880,
    proof: 'transactionNumber',
    fields: [
      { name: 'holder', type: 'name', ownName: true },
      { name: 'wallet', type: 'mobileWallet', country: 'PH' },
    ],
  }),
  methodFixture('Tether', 'onChain', { network: 'TRON' }),
  methodFixture('Maya', 'redirect', { closed: true }),
]

export const BONUSES: readonly DepositBonus[] = [
  {
    ...{ id: 'welcome', title: 'Your first night shines twice', percent: 100, fixed: null, most: '8888' },
    ...{ minDeposit: '200', turnoverTimes: 10, turnoverOf: 'reward' as const },
  },
  {
    ...{ id: 'reload', title: 'Friday reload', percent: 50, fixed: null, most: null },
    ...{ minDeposit: '0', turnoverTimes: 3.5, turnoverOf: 'rewardAndDeposit' as const },
  },
]

const INSTRUCTIONS: { readonly [Kind in DepositKind]: DepositInstruction } = {
  qr: {
    kind: 'qr',
    payload: '00020101021229370016A000000677010111011300660000000005802TH530376454044.226304E469',
    payeeName: 'Aurora Play Incorporated',
    scheme: 'qrph',
  },
  redirect: { kind: 'redirect', url: 'https://pay.example/order/1' },
  transfer: {
    kind: 'transfer',
    bank: 'First Bank of the Isles',
    holder: 'Aurora Play Incorporated',
    account: '0012 3456 7890',
    note: 'DX7K2M',
  },
  voucher: { kind: 'voucher', number: '482019337745', where: '7-Eleven' },
  card: { kind: 'card', url: 'about:blank' },
  onChain: {
    kind: 'onChain',
    network: 'TRON (TRC-20)',
    asset: 'USDT',
    address: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
    uri: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
    amount: '8.9421',
    confirmations: 19,
  },
  inverted: { kind: 'inverted', app: 'Payme', account: 'D4K7Q2' },
}

const MINUTE_MS = 60_000

/** A deposit by a way to pay, begun a minute ago by the server's clock, which is `now`. */
export function depositFixture(kind: DepositKind, replaced: Partial<Deposit> = {}, now = Date.now()): Deposit {
  const at = (minutes: number) => new Date(now + minutes * MINUTE_MS).toISOString()
  return {
    reference: 'D7K2M4Q9XA5TB',
    methodId: kind,
    methodName: METHODS.find((method) => method.kind === kind)?.name ?? kind,
    kind,
    state: 'awaiting',
    currency: 'PHP',
    amount: '500',
    payable: '500',
    received: '0',
    credited: '0',
    fee: '0',
    instruction: INSTRUCTIONS[kind],
    proof: null,
    bonusId: null,
    confirmations: null,
    nextActor: 'you',
    usualMinutes: 1,
    longestMinutes: 30,
    createdAt: at(-1),
    expiresAt: at(14),
    now: at(0),
    canCancel: true,
    steps: [
      { state: 'created', at: at(-1), actor: 'player', reason: null },
      { state: 'awaiting', at: at(-0.9), actor: 'platform', reason: null },
    ],
    ...replaced,
  }
}

/** The same after a further step. */
export function steppedFixture(
  deposit: Deposit,
  state: Deposit['state'],
  reason: string | null = null,
  replaced: Partial<Deposit> = {},
): Deposit {
  const step = { state, at: deposit.now, actor: 'provider' as const, reason }
  return {
    ...deposit,
    state,
    instruction: state === 'awaiting' ? deposit.instruction : null,
    nextActor: null,
    canCancel: false,
    steps: [...deposit.steps, step],
    ...replaced,
  }
}
