import { createHash, createHmac, randomBytes } from 'node:crypto'
import { constantTimeEqual } from '@livery/contract/constant-time-equal'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { secureCookie } from '../platform/http/prefixed-cookies.ts'
import { derivedKey, derivedKeys, type KeySettings } from '../platform/secrets/derived-key.ts'
import type { LoginAccount } from './login-account.ts'

/** As long as a network is remembered. */
const SECONDS = 180 * 86_400
const PURPOSE = 'known-device'

type Owner = Pick<LoginAccount, 'id' | 'merchantId' | 'account' | 'passwordHash'>

/** One cookie an account; a hash, so that the cookie's name does not reveal it. */
function nameOf(http: FastifyRequest, account: string): string {
  const hash = createHash('sha256').update(account.trim().toLowerCase()).digest('base64url').slice(0, 16)
  return secureCookie(http, `known-${hash}`)
}

/**
 * The name of a device on which this account has signed in with its present password; null for a stranger's. It only
 * gives the device its own limit of wrong passwords (docs/decisions/28): it never signs in.
 */
export function knownDevice(settings: KeySettings, http: FastifyRequest, owner: Owner): string | null {
  const [device = '', proof = ''] = (http.cookies[nameOf(http, owner.account)] ?? '').split('.')
  const isProven = derivedKeys(settings, PURPOSE).some((key) => constantTimeEqual(proof, proofOf(key, owner, device)))
  return device !== '' && isProven ? device : null
}

/** Makes the device known to the account. */
export function knowDevice(settings: KeySettings, http: FastifyRequest, reply: FastifyReply, owner: Owner): void {
  const device = knownDevice(settings, http, owner) ?? randomBytes(16).toString('base64url')
  reply.setCookie(nameOf(http, owner.account), `${device}.${proofOf(derivedKey(settings, PURPOSE), owner, device)}`, {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'strict',
    secure: http.protocol === 'https',
    maxAge: SECONDS,
  })
}

/** The hash of the password is part of it, so that a changed password makes all devices unknown. */
function proofOf(key: Buffer, { merchantId, id, passwordHash }: Owner, device: string): string {
  return createHmac('sha256', key)
    .update(JSON.stringify([merchantId, id, passwordHash, device]))
    .digest('base64url')
}
