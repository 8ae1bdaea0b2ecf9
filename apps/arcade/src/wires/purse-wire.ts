import { verifyBody } from '@livery/contract/seamless'
import { toDecimal } from '../money.ts'
import { fieldsOf, json, type LaunchWire } from './wire.ts'

/**
 * The protocol of operators whose players bring money: JSON, signed by HMAC over the raw body, which also names the
 * query. The arcade makes no wallet calls with it; `purse/` answers the operator's calls.
 */
export const PURSE_WIRE = {
  id: 'purse',
  launchPath: '/purse/launch',
  readLaunch(secret, raw, headers, nowMs) {
    if (!verifyBody(secret, raw, headers, nowMs)) return null
    const { question, ...launch } = fieldsOf(json(raw)) ?? {}
    // A purse needs neither a token nor an address for wallet calls.
    return { launch: question === 'launch' ? { ...launch, token: null, walletUrl: NOWHERE } : null }
  },
  launchAnswer: (answer) =>
    'url' in answer ? { status: 200, body: answer } : { status: answer.status, body: { code: answer.code } },
  amount: toDecimal,
} as const satisfies LaunchWire & { readonly amount: typeof toDecimal }

const NOWHERE = 'http://127.0.0.1:9/'
