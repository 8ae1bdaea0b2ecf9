import { createHmac } from 'node:crypto'
import { isTimely } from '@livery/contract/adapter-parts'
import { constantTimeEqual } from '@livery/contract/constant-time-equal'
import type { WalletOperation, WalletStatus } from '@livery/contract/vendor'
import { launchOfFlat } from './flat-launch.ts'
import { fieldsOf, type Wire } from './wire.ts'

const METHODS: Readonly<Record<WalletOperation['action'], string>> = {
  authenticate: 'authenticate',
  balance: 'balance',
  bet: 'bet',
  win: 'result',
  rollback: 'refund',
  endRound: 'endRound',
}

const VERDICTS = new Map<unknown, WalletStatus>([
  [0, 'OK'],
  [1, 'INSUFFICIENT_FUNDS'],
  [2, 'SESSION_NOT_FOUND'],
  [4, 'INVALID_TOKEN'],
  [5, 'INVALID_SIGNATURE'],
  [6, 'PLAYER_BLOCKED'],
  [7, 'INVALID_REQUEST'],
  [8, 'SESSION_EXPIRED'],
  [9, 'WRONG_CURRENCY'],
  [10, 'ROUND_CLOSED'],
  [11, 'TRANSACTION_CONFLICT'],
  [12, 'TRANSACTION_ROLLED_BACK'],
  [13, 'ROUND_NOT_FOUND'],
  [14, 'LIMIT_EXCEEDED'],
  [15, 'SOURCE_NOT_ALLOWED'],
  [16, 'FREE_ROUNDS_OVER'],
  [100, 'ERROR'],
])

const LAUNCH_ERRORS: Readonly<Record<string, number>> = { INVALID_SIGNATURE: 5, INVALID_REQUEST: 7 }

/** Forms with a hash over their sorted fields, decimal amounts and numeric results. */
export const formWire: Wire = {
  id: 'form',
  launchPath: '/form/launch',
  readLaunch(secret, raw, _headers, nowMs) {
    const form = new URLSearchParams(raw.toString('utf8'))
    if (!constantTimeEqual(form.get('hash') ?? '', hashOf(secret, form)) || !isTimely(form.get('time'), nowMs))
      return null
    return { launch: launchOfFlat(Object.fromEntries(form)) }
  },
  // This protocol's HTTP status means nothing; the number in the body does.
  launchAnswer: (answer) => ({
    status: 200,
    body: 'url' in answer ? { error: 0, gameURL: answer.url } : { error: LAUNCH_ERRORS[answer.code] ?? 100 },
  }),
  walletCall(secret, walletUrl, { action, ...operation }, nowMs) {
    const form = new URLSearchParams({ method: METHODS[action], time: String(nowMs) })
    for (const [name, value] of Object.entries(operation)) {
      if (typeof value === 'boolean') form.set(name === 'roundClosed' ? 'closed' : name, value ? '1' : '0')
      else form.set(name, String(value))
    }
    form.set('hash', hashOf(secret, form))
    return {
      url: `${walletUrl.replace(/\/$/, '')}/${METHODS[action]}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: form.toString(),
    }
  },
  readAnswer(answer) {
    const fields = fieldsOf(answer)
    const status = VERDICTS.get(fields?.error)
    if (!fields || !status) return null
    return { status, ...(typeof fields.cash === 'string' ? { balance: fields.cash } : {}) }
  },
}

function hashOf(secret: string, form: URLSearchParams): string {
  const lines = [...form].filter(([name]) => name !== 'hash').map(([name, value]) => `${name}=${value}`)
  return createHmac('sha256', secret).update(lines.sort().join('&')).digest('hex')
}
