import { signBody, verifyBody } from '@livery/contract/seamless'
import { WALLET_STATUSES, type WalletAnswer, type WalletStatus } from '@livery/contract/vendor'
import { fieldsOf, json, type Wire } from './wire.ts'

const readSigned = (
  secret: string,
  raw: Buffer,
  headers: Readonly<Record<string, string | undefined>>,
  nowMs: number,
) => (verifyBody(secret, raw, headers, nowMs) ? { request: json(raw) } : null)

/** The arcade's own protocol: JSON, signed by HMAC over the raw body; one address for each action. */
export const ownWire: Wire = {
  id: 'own',
  launchPath: '/v1/launch',
  readLaunch: (secret, raw, headers, nowMs) => (verifyBody(secret, raw, headers, nowMs) ? { launch: json(raw) } : null),
  launchAnswer: (answer) =>
    'url' in answer ? { status: 200, body: answer } : { status: answer.status, body: { code: answer.code } },
  tables: { path: '/v1/tables', read: readSigned },
  prizes: { path: '/v1/prizes', read: readSigned },
  feed: { paths: { fixtures: '/v1/feed', bet: '/v1/bet', bets: '/v1/bets' }, read: readSigned },
  freeRounds: { path: '/v1/free-rounds', read: readSigned },
  walletCall(secret, walletUrl, operation, nowMs) {
    // The action is also in the signed body, so that a call cannot be replayed at another address.
    const body = JSON.stringify(operation)
    return {
      url: `${walletUrl.replace(/\/$/, '')}/${operation.action}`,
      headers: { 'content-type': 'application/json', ...signBody(secret, body, nowMs) },
      body,
    }
  },
  readAnswer(answer) {
    const fields = fieldsOf(answer)
    if (!fields || !WALLET_STATUSES.includes(fields.status as WalletStatus)) return null
    return fields as unknown as WalletAnswer
  },
}
