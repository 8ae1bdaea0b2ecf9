import { createHmac } from 'node:crypto'
import { isTimely } from '@livery/contract/adapter-parts'
import { constantTimeEqual } from '@livery/contract/constant-time-equal'
import { WALLET_STATUSES, type WalletOperation, type WalletStatus } from '@livery/contract/vendor'
import { toDecimal, toMinor } from '../money.ts'
import { launchOfFlat } from './flat-launch.ts'
import { fieldsOf, json, type Wire } from './wire.ts'

const METHODS: Readonly<Record<WalletOperation['action'], string>> = {
  authenticate: 'login',
  balance: 'funds',
  bet: 'debit',
  win: 'credit',
  rollback: 'cancel',
  endRound: 'close',
}
const NAMES: Readonly<Record<string, string>> = {
  sessionId: 'session',
  transactionId: 'tx',
  referenceTransactionId: 'refTx',
  roundId: 'round',
  roundClosed: 'last',
}
const SCHEME = 'HMAC-SHA512 '

/** One endpoint for all calls, signed in the authorization header, amounts in whole minor units. */
export const rpcWire: Wire = {
  id: 'rpc',
  launchPath: '/rpc/open',
  readLaunch(secret, raw, headers, nowMs) {
    if (!constantTimeEqual(headers.authorization ?? '', SCHEME + digestOf(secret, raw))) return null
    const call = fieldsOf(json(raw))
    if (!isTimely(call?.at, nowMs)) return null
    return { launch: launchOfFlat(fieldsOf(call?.params) ?? {}) }
  },
  launchAnswer: (answer) =>
    'url' in answer
      ? { status: 200, body: { ok: true, result: { address: answer.url } } }
      : { status: 200, body: { ok: false, code: answer.code } },
  walletCall(secret, walletUrl, { action, ...operation }, nowMs) {
    const params: Record<string, unknown> = {}
    for (const [name, value] of Object.entries(operation)) {
      if (name !== 'amount') params[NAMES[name] ?? name] = value
      else Object.assign(params, minorOf(String(value)))
    }
    const body = JSON.stringify({ method: METHODS[action], at: String(nowMs), params })
    return {
      url: `${walletUrl.replace(/\/$/, '')}/call`,
      headers: { 'content-type': 'application/json', authorization: SCHEME + digestOf(secret, body) },
      body,
    }
  },
  readAnswer(answer) {
    const fields = fieldsOf(answer)
    const status = fields?.ok === true ? 'OK' : WALLET_STATUSES.find((known) => known === fields?.code)
    if (!fields || !status) return null
    const { balance, precision } = fieldsOf(fields.result) ?? {}
    const isBalance = typeof balance === 'string' && /^-?\d{1,24}$/.test(balance) && Number.isInteger(precision)
    return {
      status: status as WalletStatus,
      ...(isBalance ? { balance: toDecimal(BigInt(balance), precision as number) } : {}),
    }
  },
}

/** Decimal text as minor units and their precision. */
function minorOf(amount: string): { readonly amount: string; readonly precision: number } {
  const precision = amount.split('.')[1]?.length ?? 0
  return { amount: String(toMinor(amount, precision)), precision }
}

function digestOf(secret: string, body: string | Buffer): string {
  return createHmac('sha512', secret).update(body).digest('hex')
}
